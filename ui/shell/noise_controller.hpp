// The A/A check at work: its sweep, and the floor that comes of it.
#pragma once

#include <QObject>
#include <QString>
#include <vector>

#include "bridge/sweep.hpp"

namespace headroom {

class NoiseController : public QObject {
  Q_OBJECT

 public:
  /// The bridge is not owned and outlives this object.
  explicit NoiseController(Bridge* bridge, QObject* parent = nullptr);

  /// Measures each point of the plan in so many pairs. Throws UsageError for a plan that can't be run.
  void start(const RunPlan& plan, int pairs);
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }

 Q_SIGNALS:
  /// The floor of a device, as a sentence; it is remembered from now on.
  void found(const QString& sentence);
  /// Why there is none, or why it could not be remembered.
  void failed(const QString& sentence);
  /// Before what was found.
  void finished(const headroom::RunFinished& finished, qsizetype results);

 private:
  void tellFloors();

  Sweep sweep_;
  RunContext context_;
  std::vector<ResultRow> rows_;
};

}  // namespace headroom
