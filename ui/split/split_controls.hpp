// Between what to split work, which work, and in which steps.
#pragma once

#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/split.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "models/settings.hpp"
#include "widgets/run_controls.hpp"

namespace headroom {

/// The one size that the text names, as sizesFromText() reads it. Throws UsageError.
Size splitSizeFromText(const QString& text);

class SplitControls : public RunControls {
  Q_OBJECT

 public:
  /// Catalogue and settings are not owned and outlive this object. `stop` is the window's.
  SplitControls(const Catalogue& catalogue, Settings* settings, QAction* stop, QWidget* parent = nullptr);

  /// Offers the device's parts, and pairs of it with each other device.
  void setDevices(const std::vector<DeviceDescription>& devices, const DeviceDescription& chosen);
  /// The catalogue has other kernels now.
  void reload();
  /// False when that is not offered.
  bool setParts(int parts);

  [[nodiscard]] QString problem() const override;
  /// With everything but parameters. No problem() is left.
  [[nodiscard]] SplitPlan plan() const;

 protected:
  void remember() override;

 private:
  /// What an entry of the first box means.
  struct Between {
    std::vector<std::string> devices;
    int parts = 1;

    bool operator==(const Between&) const = default;
  };

  void addVariants();
  void fillVariants();
  void fillChoices();
  /// Sizes that the chosen kernel's workload takes.
  void followWorkload();
  [[nodiscard]] const Workload& workload() const;
  [[nodiscard]] QString sizeProblem() const;

  const Catalogue& catalogue_;
  Settings* settings_;
  QComboBox* between_;
  VariantBox* variants_;
  QComboBox* sizes_;
  QComboBox* step_;
  std::vector<Between> choices_;
};

}  // namespace headroom
