// What a test of the window watches besides its subject: warnings of Qt, busy times of the window's thread, memory.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

namespace headroom::testing {

/// Records the warnings of Qt during its lifetime, from any thread; one object at a time. They are printed, too.
class QtWarnings {
 public:
  QtWarnings();
  ~QtWarnings();
  QtWarnings(const QtWarnings&) = delete;
  QtWarnings& operator=(const QtWarnings&) = delete;

  /// Returns those that are about the program: some are about the environment of the tests.
  [[nodiscard]] QStringList texts() const;
};

/// Returns the CPU time of this thread in milliseconds.
double threadCpuMs();

/// Measures how long the thread of the window handles no event, from start() on.
///
/// Each stretch between two looks has two times. The clock's contains the time of other programs and of the device's
/// threads, so it has no limit that holds on a busy machine. The CPU time of the thread does not contain them.
class BusyTimes {
 public:
  BusyTimes();

  void start();
  /// Names what happens from now on.
  void setStep(const QString& step) {
    look();
    step_ = step;
  }
  /// Ends the current stretch, for example before the test waits without events.
  void look();

  [[nodiscard]] double longestCpuMs() const { return longestCpuMs_; }
  [[nodiscard]] double longestClockMs() const { return longestClockMs_; }
  /// Returns the step with the longest CPU time.
  [[nodiscard]] QString longestStep() const { return longestStep_; }

 private:
  QTimer timer_;
  QString step_;
  QString longestStep_;
  double cpuMs_ = 0;
  double clockMs_ = 0;
  double longestCpuMs_ = 0;
  double longestClockMs_ = 0;
};

/// Returns the memory of this process in bytes that no file backs, after unused memory was given back.
qint64 ownMemory();

}  // namespace headroom::testing
