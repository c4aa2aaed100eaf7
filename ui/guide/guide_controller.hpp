// Controller of the guide: the chosen device and size, the runs of experiments and their results.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bridge/background.hpp"
#include "bridge/sweep.hpp"
#include "guide/guide_rows.hpp"
#include "guide/guide_state.hpp"
#include "headroom/advice.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/guide/guide_history.hpp"
#include "headroom/guide/guide_report.hpp"
#include "headroom/run/run_document.hpp"

namespace headroom {

using ExperimentList = std::vector<const Experiment*>;

/// Every experiment of the guide.
ExperimentList allExperiments();

/// Returns the first of the experiments that include the point; nullptr if none does.
const Experiment* experimentOf(const PointInProgress& point, const ExperimentList& wanted, const Catalogue& catalogue,
                               Size asked);

class GuideController : public QObject {
  Q_OBJECT

 public:
  /// The bridge is not owned and outlives this object. `history` is the folder of runs with earlier results; empty for
  /// none.
  explicit GuideController(Bridge* bridge, std::filesystem::path history = {}, QObject* parent = nullptr);

  [[nodiscard]] const Catalogue& catalogue() const { return bridge_->catalogue(); }
  [[nodiscard]] const std::optional<DeviceDescription>& device() const { return device_; }
  void setDevice(const std::optional<DeviceDescription>& device);
  /// Sampling of guide runs is derived from these settings, see guideSampling.
  void setSampling(const Sampling& usual) { sampling_ = usual; }
  [[nodiscard]] const Sampling& sampling() const { return sampling_; }
  /// The size from which experiments derive theirs.
  [[nodiscard]] Size asked() const { return asked_; }
  void setAsked(Size size);

  /// Rows of the chosen device; empty without one.
  [[nodiscard]] const std::vector<ResultRow>& rows() const;
  /// Rows of the experiment at the chosen size.
  [[nodiscard]] std::vector<LabelledRow> rowsOf(const Experiment& experiment) const;
  /// Returns the start times of the oldest and the newest run that contributed rows to the experiment; no value if it
  /// has no rows.
  [[nodiscard]] std::optional<TimeSpan> measuredAt(const Experiment& experiment) const;
  /// True while earlier results of the chosen device are being read. Until then, missing rows do not mean that nothing
  /// was measured.
  [[nodiscard]] bool isReadingEarlier() const;
  /// Returns the newest of the experiment's points at the chosen size that were measured under other conditions than
  /// today's; no value if fewer than half of its points were.
  [[nodiscard]] std::optional<OutdatedPoint> outdatedOf(const Experiment& experiment) const;
  [[nodiscard]] GuideState stateOf(const Experiment& experiment) const;
  [[nodiscard]] GuideState stateOf(const GuideStep& step) const;
  /// `row` is one of rows().
  [[nodiscard]] std::vector<Advice> adviceFor(const ResultRow& row) const;
  /// Returns all results of the chosen device at the chosen size as one page.
  [[nodiscard]] std::string reportHtml() const;

  /// Returns the results of the chosen device as runs: one for each time at which some of them were measured.
  [[nodiscard]] std::vector<std::shared_ptr<const RunDocument>> runs() const;
  /// Replaces the results of the devices of these runs. Returns sentences on devices that are not the chosen one.
  QStringList show(const std::vector<std::shared_ptr<const RunDocument>>& runs);
  /// Returns why run() would do nothing now, as a sentence; empty if it would start.
  [[nodiscard]] QString whyNotRun(const ExperimentList& experiments) const;
  /// Measures all of the experiments in one sweep.
  void run(const ExperimentList& experiments);
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// The experiment that is being measured; nullptr between two experiments, and while no guide run is in progress.
  [[nodiscard]] const Experiment* running() const { return isRunning() ? running_ : nullptr; }
  /// Returns the engine's activity with the title of its experiment and the progress of the sweep.
  [[nodiscard]] Progress describe(const Progress& progress) const;

 Q_SIGNALS:
  /// The device, the size or the results changed. Not emitted while a sweep is timed.
  void changed();
  /// States of steps or experiments changed.
  void progressed();
  /// whyNotRun() may have changed.
  void readinessChanged();
  void compilerSaid(const QString& variant, const QString& log);
  void finished(const headroom::RunFinished& finished, qsizetype results);
  void failed(const QString& sentence);

 private:
  /// Data of a device from the history, other than its rows.
  struct Earlier {
    bool isRead = false;
    std::vector<OutdatedPoint> outdated;
  };

  void follow(const Progress& progress);
  void readEarlier();
  void takeEarlier(const DeviceDescription& device, const EarlierGuide& earlier);

  Bridge* bridge_;
  Sweep sweep_;
  std::optional<DeviceDescription> device_;
  std::optional<DeviceDescription> sweptDevice_;
  std::string sweepStart_;
  Size asked_ = squareOf(1);
  Sampling sampling_;
  GuideRows rows_;
  std::filesystem::path history_;
  std::map<std::string, Earlier> earlier_;  ///< by names and drivers of the devices looked up so far
  bool isChangeUntold_ = false;             ///< changed() is due when the timed sweep ends
  ExperimentList wanted_;                   ///< experiments of the newest sweep
  const Experiment* running_ = nullptr;     ///< experiment of the newest activity
  qsizetype received_ = 0;                  ///< number of rows of the current sweep
  Background background_;                   // Declared last because its callbacks use all members above.
};

}  // namespace headroom
