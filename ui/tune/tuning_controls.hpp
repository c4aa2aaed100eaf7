// Controls of a tuning run: kernel, size, strategy and budget.
#pragma once

#include <QCheckBox>
#include <QSpinBox>
#include <QToolButton>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/tuning/tuning.hpp"
#include "models/settings.hpp"
#include "widgets/run_controls.hpp"

namespace headroom {

/// Returns the only size in the text, read as by sizesFromText(). Throws UsageError.
Size tuningSizeFromText(const QString& text);
/// Accepts "20 s", "2 min" or "90", and returns seconds. Throws UsageError.
double budgetFromText(const QString& text);

class TuningControls : public RunControls {
  Q_OBJECT

 public:
  /// The settings are not owned and outlive this object.
  TuningControls(const Catalogue& catalogue, Settings* settings, QWidget* parent = nullptr);

  /// The catalogue's kernels changed.
  void reload(const Catalogue& catalogue);

  void setSize(const QString& text) override;
  void setBudget(const QString& text);
  /// Sets a size at which the device measures in seconds, unless the user chose one.
  void proposeSize(double megapixels);

  [[nodiscard]] QString problem() const override;
  /// Returns a plan without device and parameters. Precondition: problem() is empty.
  [[nodiscard]] TuningPlan plan() const;
  void setRunning(bool running) override;
  /// Shows the number of workers: for a device of a host, which may have more of them.
  void offerWorkers(bool offered);
  /// If nothing is stored, there is nothing to resume.
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
  QSpinBox* workers_;
  QCheckBox* resume_;
  QToolButton* import_;
  bool isSizeChosen_ = false;
  bool isRunning_ = false;
  bool isKeeping_ = true;
  bool areWorkersOffered_ = false;
};

}  // namespace headroom
