// Preferences dialog. Changes apply immediately, that of the language at the next start.
#pragma once

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGroupBox>
#include <QPushButton>
#include <QSpinBox>

#include "headroom/advice.hpp"
#include "models/preferences.hpp"
#include "widgets/fitted_dialog.hpp"

namespace headroom {

class PreferencesDialog : public FittedDialog {
  Q_OBJECT

 public:
  /// Preferences are not owned and outlive this object.
  explicit PreferencesDialog(Preferences* preferences, QWidget* parent = nullptr);

  /// Opens the dialog or brings it to the front, with the focus on the control of this setting.
  void showAt(AdviceSetting setting);

 private:
  [[nodiscard]] QGroupBox* measuring();
  [[nodiscard]] QGroupBox* appearance();
  void fillControls();
  void fillBuilds();
  void showSampling(const Sampling& sampling);
  void takeSampling();
  void takeUnits();

  Preferences* preferences_;
  QDoubleSpinBox* timeBudget_;
  QSpinBox* rounds_;
  QDoubleSpinBox* noiseGoal_;
  QPushButton* restore_;
  QSpinBox* builds_;
  QComboBox* theme_;
  QComboBox* language_;
  QComboBox* speed_;
  QComboBox* bytes_;
};

}  // namespace headroom
