// Defaults of a run: the workload's default variants on the device (its "story"), at sizes that suit both. Also lists
// the variants that the device cannot run.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>
#include <span>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/device.hpp"
#include "models/settings.hpp"
#include "models/variant_model.hpp"
#include "widgets/sizes_box.hpp"

namespace headroom {

class StoryController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  StoryController(const Catalogue& catalogue, VariantModel* variants, SizesBox* sizes, Settings* settings,
                  QObject* parent = nullptr);

  /// Lists the workload's variants with the ticks that the user chose, or otherwise with its default ones.
  void setWorkload(const QString& id);
  /// The catalogue's kernels changed.
  void reload();
  /// No value if no device is known; only variants that the user chose are then ticked.
  void setDevice(const std::optional<DeviceDescription>& device);
  void setParameters(const ParameterValues& values);
  /// Drops the user's ticks, and ticks the defaults.
  void tickStory();
  /// Returns the default variants, from plain to best; empty until a device is known.
  [[nodiscard]] QStringList story() const;
  /// Returns why the device cannot run a variant, as a sentence; empty if it can.
  [[nodiscard]] QString whyNot(const QString& id) const;
  /// Returns the approximate duration of the plan on its devices, such as "about 50 s".
  [[nodiscard]] QString durationOf(const RunPlan& plan, std::span<const DeviceDescription> devices) const;
  /// Saves the ticks for the next start.
  void remember();

 Q_SIGNALS:
  void storyChanged(const QStringList& ids);

 private:
  /// Stores the current ticks as the user's choice, unless they are the defaults.
  void followTicks();
  /// Lets `change` edit the list without storing the ticks as a choice.
  template <typename Change>
  void quietly(Change change);
  void showSupport();
  void showTicks();
  void proposeSizes();

  const Catalogue& catalogue_;
  VariantModel* variants_;
  SizesBox* sizes_;
  Settings* settings_;
  std::optional<DeviceDescription> device_;
  ParameterValues parameters_;
  bool isQuiet_ = false;
  std::map<QString, std::optional<QStringList>> chosen_;  ///< by workload: the user's ticks
};

}  // namespace headroom
