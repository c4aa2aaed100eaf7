// Controller of splits: the devices, the run and its results, and their files.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "bridge/background.hpp"
#include "bridge/sweep.hpp"
#include "headroom/history.hpp"
#include "headroom/history/stored_report.hpp"
#include "headroom/pages/page.hpp"
#include "split/split_view.hpp"

namespace headroom {

class SplitController : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  SplitController(Bridge* bridge, SplitView* view, QObject* parent = nullptr);

  void setDevices(const std::vector<DeviceDescription>& devices);
  /// Sets the device that others are compared with. No value if there is none.
  void setDevice(const std::optional<DeviceDescription>& device);
  void setParameters(const ParameterValues& values) { parameters_ = values; }
  /// A share is sampled like a point of a run, but without a noise goal.
  void setSampling(const Sampling& sampling) { sampling_ = sampling; }
  [[nodiscard]] Sampling sampling() const {
    Sampling ofShare = sampling_;
    ofShare.noiseGoal = -1;
    return ofShare;
  }

  /// Returns why start() would do nothing now, as a sentence; empty if it would start.
  [[nodiscard]] QString whyNotStart() const;
  /// Measures the choices of the view's controls; emits failed() if the plan is invalid.
  void start();
  /// Shows a split of the history. Emits failed() for any other file, and during a measurement.
  void openResults(const QString& file);
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// True if there are results and the run has ended.
  [[nodiscard]] bool hasResults() const { return !isRunning() && !report_.points.empty(); }
  /// Returns the shown split with its conditions; nothing without results.
  [[nodiscard]] std::optional<StoredReport> shown() const;
  /// Shows the split of a session, or none.
  void show(const std::optional<StoredReport>& stored);
  /// Returns the time, the workload and the devices of the last run, as far as they are known.
  [[nodiscard]] RunSummary summary() const;
  /// These functions throw Error if the file cannot be written.
  void writeCsv(const QString& file) const;
  void writeJson(const QString& file) const;
  /// A page of the shown split. Its kernels' sources are in it if they are still what was measured.
  [[nodiscard]] Page report() const;

 Q_SIGNALS:
  void finished(const headroom::RunFinished& finished, qsizetype results);
  void failed(const QString& sentence);
  /// whyNotStart() or the available exports may have changed.
  void readinessChanged();
  /// Results from a file are shown.
  void opened();

 private:
  void take(const SplitReport& report);
  void showStored(const StoredReport& stored);
  /// `origin` says where a split of that time is from.
  void showSplit(const SplitReport& split, const RunContext& context, const QString& origin);
  void end(const RunFinished& finished);
  void offerDevices();
  void showReadiness();

  Bridge* bridge_;
  SplitView* view_;
  Sweep sweep_;
  std::vector<DeviceDescription> devices_;
  std::optional<DeviceDescription> device_;
  ParameterValues parameters_;
  Sampling sampling_;
  RunContext context_;
  SplitReport report_;
  QElapsedTimer updated_;  ///< time since the view was last updated
  Background background_;  ///< reads files
};

}  // namespace headroom
