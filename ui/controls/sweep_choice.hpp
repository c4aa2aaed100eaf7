// The sweep that the control bar and the side panel describe: chosen, saved, and restored from a run of the history.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <optional>

#include "bridge/bridge.hpp"
#include "controls/control_bar.hpp"
#include "controls/other_devices.hpp"
#include "controls/side_panel.hpp"
#include "controls/story_controller.hpp"
#include "headroom/run/run_document.hpp"
#include "models/settings.hpp"
#include "models/variant_model.hpp"

namespace headroom {

/// The choices of a sweep, as a value.
struct SweepChoices {
  QString workload;
  QStringList variants;  ///< ticked, even if the device cannot run them
  QString sizes;         ///< as typed
  ParameterValues parameters;
  Caches caches = Caches::Warm;
  bool transfers = false;
  bool tuned = false;
  QStringList otherDevices;  ///< selectors, see OtherDevices

  bool operator==(const SweepChoices&) const = default;
};

class SweepChoice : public QObject {
  Q_OBJECT

 public:
  /// Widgets with the choices.
  struct Parts {
    VariantModel* variants;
    ControlBar* bar;
    SidePanel* side;
    OtherDevices* otherDevices;
  };

  /// None is owned; all outlive this object.
  SweepChoice(Bridge* bridge, const Parts& parts, Settings* settings, QObject* parent = nullptr);

  void setDevice(const std::optional<DeviceDescription>& device);
  void setParameters(const ParameterValues& values) { story_->setParameters(values); }
  void setSampling(const Sampling& sampling);
  [[nodiscard]] const Sampling& sampling() const { return sampling_; }
  /// Offers the parameters of the side panel's workload.
  void offerParameters();
  /// Ticks exactly these variants of the workload: "story", "all", or a comma-separated list of names or ids. Throws
  /// UsageError, also if the device cannot run a variant.
  void tick(const QString& names);
  /// The catalogue's kernels changed.
  void reload();
  void setWorkload(const QString& id) { parts_.side->setWorkload(id); }
  [[nodiscard]] const Workload& workload() const;
  [[nodiscard]] VariantModel* variants() const { return parts_.variants; }
  [[nodiscard]] ControlBar* bar() const { return parts_.bar; }
  [[nodiscard]] qsizetype ticked() const { return parts_.variants->ticked().size(); }
  void timeTransfers() { parts_.bar->transfers()->setChecked(true); }
  /// Restores the choices of a run that is about to be shown, so that Run repeats it. Returns sentences on devices that
  /// do not exist here.
  QStringList chooseAsIn(const RunDocument& run);
  [[nodiscard]] SweepChoices choices() const;
  /// Makes these choices again, as far as their devices exist.
  void choose(const SweepChoices& choices);

  [[nodiscard]] const std::optional<DeviceDescription>& device() const { return device_; }
  [[nodiscard]] OtherDevices* otherDevices() const { return parts_.otherDevices; }
  /// Returns the devices of plan(): device() first. Precondition: there is a device.
  [[nodiscard]] std::vector<DeviceDescription> devices() const;
  /// Returns why there is nothing to run now, as a sentence; empty if plan() can be run.
  [[nodiscard]] QString whyNotRun() const;
  /// Does the same, but ignores the ticks.
  [[nodiscard]] QString whyNoPlan() const;
  /// Returns the ids of the ticked variants.
  [[nodiscard]] std::vector<std::string> tickedVariants() const;
  /// Precondition: whyNoPlan() is empty.
  [[nodiscard]] RunPlan plan() const;
  /// Returns the approximate duration of plan().
  [[nodiscard]] QString duration() const { return story_->durationOf(bridge_->asLimited(plan()), devices()); }

  /// Restores the choices of the previous start, except sizes and parameters that are given.
  void restore(const QString& sizes, const ParameterValues& parameters);
  void remember() const;

 Q_SIGNALS:
  /// The side panel lists another workload's variants.
  void workloadChanged();
  /// A choice changed.
  void changed();

 private:
  void takeWorkload(const QString& id);
  /// Returns sentences on those that do not exist here.
  QStringList chooseDevicesOf(const RunDocument& run);

  Bridge* bridge_;
  Parts parts_;
  Settings* settings_;
  StoryController* story_;
  std::optional<DeviceDescription> device_;
  Sampling sampling_;
};

}  // namespace headroom
