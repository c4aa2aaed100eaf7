// Controls of a split: the devices, the kernel, the size and the steps.
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

/// Returns the only size in the text, read as by sizesFromText(). Throws UsageError.
Size splitSizeFromText(const QString& text);

class SplitControls : public RunControls {
  Q_OBJECT

 public:
  /// Catalogue and settings are not owned and outlive this object.
  SplitControls(const Catalogue& catalogue, Settings* settings, QWidget* parent = nullptr);

  /// Offers the device's parts, and its pairs with each other device.
  void setDevices(const std::vector<DeviceDescription>& devices, const DeviceDescription& chosen);
  /// The catalogue's kernels changed.
  void reload();
  /// Returns false if that number is not on offer.
  bool setParts(int parts);

  [[nodiscard]] QString problem() const override;
  /// Returns a plan without parameters. Precondition: problem() is empty.
  [[nodiscard]] SplitPlan plan() const;

 protected:
  void remember() override;

 private:
  /// Value of an entry of the first box.
  struct Between {
    std::vector<std::string> devices;
    int parts = 1;

    bool operator==(const Between&) const = default;
  };

  void addVariants();
  void fillVariants();
  void fillChoices();
  /// Offers the sizes of the chosen kernel's workload.
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
