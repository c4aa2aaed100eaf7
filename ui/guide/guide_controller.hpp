// The guide at work: the chosen device and size, the experiments' runs, and what came of them.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <map>
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

namespace headroom {

using ExperimentList = std::vector<const Experiment*>;

/// Every experiment of the guide.
ExperimentList allExperiments();

/// The first of those that the point is one of; nullptr when it is of none.
const Experiment* experimentOf(const PointInProgress& point, const ExperimentList& wanted, const Catalogue& catalogue,
                               Size asked);

class GuideController : public QObject {
  Q_OBJECT

 public:
  /// The bridge is not owned and outlives this object. `history`: the folder of runs from which earlier results are
  /// read, empty for none.
  explicit GuideController(Bridge* bridge, std::filesystem::path history = {}, QObject* parent = nullptr);

  [[nodiscard]] const Catalogue& catalogue() const { return bridge_->catalogue(); }
  [[nodiscard]] const std::optional<DeviceDescription>& device() const { return device_; }
  void setDevice(const std::optional<DeviceDescription>& device);
  /// Of runs: see guideSampling.
  void setSampling(const Sampling& usual) { sampling_ = usual; }
  [[nodiscard]] const Sampling& sampling() const { return sampling_; }
  /// The size that experiments derive theirs from.
  [[nodiscard]] Size asked() const { return asked_; }
  void setAsked(Size size);

  /// The chosen device's; empty without one.
  [[nodiscard]] const std::vector<ResultRow>& rows() const;
  /// At the chosen size.
  [[nodiscard]] std::vector<LabelledRow> rowsOf(const Experiment& experiment) const;
  /// When the oldest and the newest of the runs began that rows of the experiment are of; nothing when it has none.
  [[nodiscard]] std::optional<TimeSpan> measuredAt(const Experiment& experiment) const;
  /// While what was measured before on the chosen device is being read: that there are no rows says nothing yet.
  [[nodiscard]] bool isReadingEarlier() const;
  /// Of an experiment's points at the chosen size the one that was measured last under conditions other than today's,
  /// where most of them were; else nothing.
  [[nodiscard]] std::optional<OutdatedPoint> outdatedOf(const Experiment& experiment) const;
  [[nodiscard]] GuideState stateOf(const Experiment& experiment) const;
  [[nodiscard]] GuideState stateOf(const GuideStep& step) const;
  /// For one of rows().
  [[nodiscard]] std::vector<Advice> adviceFor(const ResultRow& row) const;
  /// All of the chosen device's results at the chosen size, as one page.
  [[nodiscard]] std::string reportHtml() const;

  /// Why run() would do nothing now, as a sentence; empty when it would.
  [[nodiscard]] QString whyNotRun(const ExperimentList& experiments) const;
  /// Measures all of them in one sweep.
  void run(const ExperimentList& experiments);
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// The one that is measured now; nullptr between two, and when the guide is not running.
  [[nodiscard]] const Experiment* running() const { return isRunning() ? running_ : nullptr; }
  /// The engine's activity, with the experiment that it is for and how far the sweep is.
  [[nodiscard]] Progress describe(const Progress& progress) const;

 Q_SIGNALS:
  /// Device, size or results: everything shown may be another. Not while a sweep is timed.
  void changed();
  /// Some states are others.
  void progressed();
  /// What can be run now has changed.
  void readinessChanged();
  void compilerSaid(const QString& variant, const QString& log);
  void finished(const headroom::RunFinished& finished, qsizetype results);
  void failed(const QString& sentence);

 private:
  /// What the history tells of a device beside its rows.
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
  std::map<std::string, Earlier> earlier_;  ///< by names and drivers of the devices that it was asked of
  bool isChangeUntold_ = false;             ///< since a sweep was timed
  ExperimentList wanted_;                   ///< of the newest sweep
  const Experiment* running_ = nullptr;     ///< that the newest activity is for
  qsizetype received_ = 0;                  ///< rows of the sweep that runs
  Background background_;                   // last: what it calls uses all of the above
};

}  // namespace headroom
