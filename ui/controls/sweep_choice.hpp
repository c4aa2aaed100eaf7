// The sweep that the bar above and the panel beside ask for: chosen, remembered, and as a run of the history had it.
#pragma once

#include <QObject>
#include <QString>
#include <optional>

#include "bridge/bridge.hpp"
#include "controls/control_bar.hpp"
#include "controls/side_panel.hpp"
#include "controls/story_controller.hpp"
#include "headroom/run/run_document.hpp"
#include "models/settings.hpp"
#include "models/variant_model.hpp"

namespace headroom {

class SweepChoice : public QObject {
  Q_OBJECT

 public:
  /// Where the choices are made.
  struct Parts {
    VariantModel* variants;
    ControlBar* bar;
    SidePanel* side;
  };

  /// None is owned; all outlive this object.
  SweepChoice(Bridge* bridge, const Parts& parts, Settings* settings, QObject* parent = nullptr);

  void setDevice(const std::optional<DeviceDescription>& device);
  void setParameters(const ParameterValues& values) { story_->setParameters(values); }
  void setSampling(const Sampling& sampling);
  [[nodiscard]] const Sampling& sampling() const { return sampling_; }
  /// The parameters to choose are this workload's; those of the side panel's where there is none.
  void offerParametersOf(const Workload* workload);
  /// Ticks these variants of the workload, and no others: "story", "all", or a comma-separated list of names or ids.
  /// Throws UsageError, also for one that the device cannot run.
  void tick(const QString& names);
  /// The catalogue has other kernels now.
  void reload();
  void setWorkload(const QString& id) { parts_.side->setWorkload(id); }
  [[nodiscard]] const Workload& workload() const;
  [[nodiscard]] VariantModel* variants() const { return parts_.variants; }
  [[nodiscard]] ControlBar* bar() const { return parts_.bar; }
  [[nodiscard]] qsizetype ticked() const { return parts_.variants->ticked().size(); }
  void timeTransfers() { parts_.bar->transfers()->setChecked(true); }
  /// As they were for a run that is about to be shown, so that Run measures it again.
  void chooseAsIn(const RunDocument& run);

  [[nodiscard]] const std::optional<DeviceDescription>& device() const { return device_; }
  /// Why there is nothing to run now, as a sentence; empty where plan() can be run.
  [[nodiscard]] QString whyNotRun() const;
  /// Likewise, whatever is ticked.
  [[nodiscard]] QString whyNoPlan() const;
  /// Those that are ticked, by their ids.
  [[nodiscard]] std::vector<std::string> tickedVariants() const;
  /// whyNoPlan() is empty.
  [[nodiscard]] RunPlan plan() const;
  /// How long plan() takes, about.
  [[nodiscard]] QString duration() const { return story_->durationOf(bridge_->asLimited(plan())); }

  /// Choices of the last session, but for the sizes and parameters that are given.
  void restore(const QString& sizes, const ParameterValues& parameters);
  void remember() const;

 Q_SIGNALS:
  /// The side panel lists the variants of another workload.
  void workloadChanged();
  /// Something else was chosen.
  void changed();

 private:
  void takeWorkload(const QString& id);

  Bridge* bridge_;
  Parts parts_;
  Settings* settings_;
  StoryController* story_;
  std::optional<DeviceDescription> device_;
  Sampling sampling_;
};

}  // namespace headroom
