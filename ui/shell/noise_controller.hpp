// The A/A check at work: its sweep, and the floor that comes of it.
#pragma once

#include <QObject>
#include <QString>
#include <vector>

#include "bridge/sweep.hpp"
#include "controls/sweep_choice.hpp"

namespace headroom {

class NoiseController : public QObject {
  Q_OBJECT

 public:
  /// None is owned; all outlive this object.
  NoiseController(Bridge* bridge, const SweepChoice* choice, QWidget* window, QObject* parent = nullptr);

  /// Why nothing can be measured now, as a sentence; empty when it can.
  [[nodiscard]] QString whyNotStart() const { return choice_->whyNoPlan(); }
  /// What to measure: measured when that is answered.
  void ask();
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }

 Q_SIGNALS:
  /// The floor of a device, as a sentence; it is remembered from now on.
  void found(const QString& sentence);
  /// Why there is none, or why it could not be remembered.
  void failed(const QString& sentence);
  /// Before what was found.
  void finished(const headroom::RunFinished& finished, qsizetype results);

 private:
  void start(bool ofTicked, int pairs);
  void tellFloors();

  Bridge* bridge_;
  const SweepChoice* choice_;
  QWidget* window_;
  Sweep sweep_;
  RunContext context_;
  std::vector<ResultRow> rows_;
};

}  // namespace headroom
