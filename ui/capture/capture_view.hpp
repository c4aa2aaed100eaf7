// Capture view: a command line, the kernels that the program launches while it runs, and the captured launches.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QWidget>
#include <cstdint>
#include <vector>

#include "capture/capture_controls.hpp"
#include "capture/captured_kernels.hpp"
#include "capture/captured_launches.hpp"
#include "capture/captured_table.hpp"
#include "samples/timeline_chart.hpp"

namespace headroom {

class CaptureView : public QWidget {
  Q_OBJECT

 public:
  explicit CaptureView(Settings* settings, QWidget* parent = nullptr);

  [[nodiscard]] CaptureControls* controls() const { return controls_; }
  [[nodiscard]] CapturedLaunches* launches() const { return launches_; }
  void setFigures(const CaptureFigures& figures);
  /// Removes all figures, for another program.
  void clear();
  void setState(const QString& sentence);
  void setProblem(const QString& sentence);
  /// The selected kernels, each once, with the launches that are entered.
  [[nodiscard]] std::vector<DumpRequest> selectedDumps() const;
  void setRunning(bool running);

 Q_SIGNALS:
  /// Emitted to run the program again and capture the selectedDumps().
  void captureAsked();

 private:
  [[nodiscard]] std::vector<std::uint64_t> chosenLaunches() const;
  void updateButton();

  CaptureControls* controls_;
  QLabel* state_;
  CapturedKernels* kernels_;
  CapturedTable* table_;
  QToolButton* capture_;
  QLineEdit* numbers_;  // of the launches to capture
  TimelineChart* timeline_;
  CapturedLaunches* launches_;
  bool isRunning_ = false;
};

}  // namespace headroom
