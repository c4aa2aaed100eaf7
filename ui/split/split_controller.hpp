// Shared work under way: the devices, a run from Start to what came of it, and its files.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "bridge/sweep.hpp"
#include "headroom/history.hpp"
#include "split/split_view.hpp"

namespace headroom {

class SplitController : public QObject {
  Q_OBJECT

 public:
  /// Neither is owned; both outlive this object.
  SplitController(Bridge* bridge, SplitView* view, QObject* parent = nullptr);

  void setDevices(const std::vector<DeviceDescription>& devices);
  /// The one that others are compared with. Nothing: there is none.
  void setDevice(const std::optional<DeviceDescription>& device);
  void setParameters(const ParameterValues& values) { parameters_ = values; }
  /// A share is sampled as long as a point of a run; there is no noise goal.
  void setSampling(const Sampling& sampling) { sampling_ = sampling; }
  [[nodiscard]] Sampling sampling() const {
    Sampling ofShare = sampling_;
    ofShare.noiseGoal = -1;
    return ofShare;
  }

  /// Why start() would do nothing now, as a sentence; empty when it would.
  [[nodiscard]] QString whyNotStart() const;
  /// Measures what the view's controls say. failed() follows for a plan that can't be carried out.
  void start();
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }
  /// Something was measured, by a run that has ended.
  [[nodiscard]] bool hasResults() const { return !isRunning() && !report_.points.empty(); }
  /// When it was made, of what and on what, as far as that is known.
  [[nodiscard]] RunSummary summary() const;
  /// Throw Error when the file can't be written.
  void writeCsv(const QString& file) const;
  void writeJson(const QString& file) const;

 Q_SIGNALS:
  void finished(const headroom::RunFinished& finished, qsizetype results);
  void failed(const QString& sentence);
  /// What start() and the exports can do has changed.
  void readinessChanged();

 private:
  void take(const SplitReport& report);
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
  QElapsedTimer shown_;  ///< since the last time
};

}  // namespace headroom
