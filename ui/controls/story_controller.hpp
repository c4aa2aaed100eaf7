// What a run measures unless somebody chooses otherwise: the story of workload and device, at sizes that suit both. And
// which variants the device cannot run.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <map>
#include <optional>

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

  /// Lists the workload's variants: with the ticks chosen for it, else with its story's.
  void setWorkload(const QString& id);
  /// The catalogue has other kernels now.
  void reload();
  /// Nothing: no device is known, and nothing is ticked but by choice.
  void setDevice(const std::optional<DeviceDescription>& device);
  void setParameters(const ParameterValues& values);
  /// Forgets what was ticked by choice: by anybody but this object.
  void tickStory();
  /// Plain to best; empty until a device is known.
  [[nodiscard]] QStringList story() const;
  /// Why the device cannot run a variant, as a sentence; empty if it can.
  [[nodiscard]] QString whyNot(const QString& id) const;
  /// How long the plan takes on the device, about: "about 50 s"; empty until a device is known.
  [[nodiscard]] QString durationOf(const RunPlan& plan) const;
  /// For the next start.
  void remember();

 Q_SIGNALS:
  void storyChanged(const QStringList& ids);

 private:
  /// Takes what is ticked now for a choice, unless it is the story.
  void followTicks();
  /// Lets `change` the list without taking that for a choice.
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
  std::map<QString, std::optional<QStringList>> chosen_;  ///< by workload: ticked by choice
};

}  // namespace headroom
