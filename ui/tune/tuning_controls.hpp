// What to tune, at which size, how and for how long.
#pragma once

#include <QCheckBox>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/tuning/tuning.hpp"
#include "models/settings.hpp"
#include "widgets/run_controls.hpp"

namespace headroom {

/// The one size that the text names, as sizesFromText() reads it. Throws UsageError.
Size tuningSizeFromText(const QString& text);
/// "20 s", "2 min" or "90". Throws UsageError.
double budgetFromText(const QString& text);

class TuningControls : public RunControls {
  Q_OBJECT

 public:
  /// The settings are not owned and outlive this object. `stop` is the window's.
  TuningControls(const Catalogue& catalogue, Settings* settings, QAction* stop, QWidget* parent = nullptr);

  /// It has other kernels now.
  void reload(const Catalogue& catalogue);

  void setSize(const QString& text) override;
  void setBudget(const QString& text);
  /// Unless one was chosen before: the size that the device's results of seconds come from.
  void proposeSize(double megapixels);

  [[nodiscard]] QString problem() const override;
  /// With everything but device and parameters. No problem() is left.
  [[nodiscard]] TuningPlan plan() const;
  void setRunning(bool running) override;
  /// Where nothing is kept there is nothing to go on with.
  void setKeeping(bool keeping);

 Q_SIGNALS:
  void importAsked();

 protected:
  void remember() override;

 private:
  void addVariants(const Catalogue& catalogue);
  void fillVariants(const Catalogue& catalogue);
  void fillChoices();

  Settings* settings_;
  VariantBox* variants_;
  QComboBox* search_;
  QComboBox* budget_;
  QCheckBox* resume_;
  QToolButton* import_;
  bool isSizeChosen_ = false;
  bool isRunning_ = false;
  bool isKeeping_ = true;
};

}  // namespace headroom
