// The signals that ask a program to end: Ctrl+C in the terminal that it was started from, that terminal's end, and
// termination, as when a session ends.
#pragma once

#include <QSocketNotifier>

namespace headroom {

/// The first of those signals closes all windows as their owner would, so that settings and what was measured are kept;
/// one that comes a second later ends the program at once. Has to outlive the windows: terminals that end send their
/// signal twice. One in a program.
class EndSignals {
 public:
  EndSignals();
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;

 private:
  QSocketNotifier arrival_;
};

}  // namespace headroom
