// Controller of the A/A test: its sweep, and the resulting noise floor.
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

  /// Returns why no A/A test can start now, as a sentence; empty if it can.
  [[nodiscard]] QString whyNotStart() const { return choice_->whyNoPlan(); }
  /// Opens the dialog, and starts the test when it is accepted.
  void ask();
  [[nodiscard]] bool isRunning() const { return sweep_.isRunning(); }

 Q_SIGNALS:
  /// The floor of a device, as a sentence; it is stored.
  void found(const QString& sentence);
  /// Why there is no floor, or why it could not be stored.
  void failed(const QString& sentence);
  /// Emitted before found().
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
