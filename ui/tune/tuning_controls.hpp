// What to tune, at which size, how and for how long.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QToolButton>
#include <QWidget>
#include <optional>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/tuning/tuning.hpp"
#include "models/settings.hpp"
#include "widgets/variant_box.hpp"

namespace headroom {

/// The one size that the text names, as sizesFromText() reads it. Throws UsageError.
Size tuningSizeFromText(const QString& text);
/// "20 s", "2 min" or "90". Throws UsageError.
double budgetFromText(const QString& text);

class TuningControls : public QWidget {
  Q_OBJECT

 public:
  /// The settings are not owned and outlive this object. `stop` is the window's.
  TuningControls(const Catalogue& catalogue, Settings* settings, QAction* stop, QWidget* parent = nullptr);

  [[nodiscard]] QString variant() const;
  /// False when it has no tunables or is not known.
  [[nodiscard]] bool offers(const QString& id) const;
  bool setVariant(const QString& id);
  void setSize(const QString& text);
  void setBudget(const QString& text);
  /// Unless one was chosen before: the size that the device's results of seconds come from.
  void proposeSize(double megapixels);

  /// Why the choices can't be carried out, as a sentence; empty when they can.
  [[nodiscard]] QString problem() const;
  /// With everything but device and sigma. No problem() is left.
  [[nodiscard]] TuningPlan plan() const;
  /// Why Start would do nothing, as a sentence; empty when it can be pressed.
  void setWhyNot(const QString& whyNot);
  /// While a tuning runs nothing can be chosen.
  void setRunning(bool running);
  /// Where nothing is kept there is nothing to go on with.
  void setKeeping(bool keeping);

 Q_SIGNALS:
  void variantChanged();
  /// Something else was chosen.
  void changed();
  void startAsked();

 private:
  QWidget* labelled(const QString& title, QComboBox* box);
  void fillVariants(const Catalogue& catalogue);
  void fillChoices();
  void remember();
  void tellChanged();

  Settings* settings_;
  VariantBox* variant_;
  QComboBox* size_;
  QComboBox* search_;
  QComboBox* budget_;
  QCheckBox* resume_;
  QToolButton* start_;
  QLabel* whyNot_;
  bool isSizeChosen_ = false;
  bool isRunning_ = false;
  bool isKeeping_ = true;
};

}  // namespace headroom
