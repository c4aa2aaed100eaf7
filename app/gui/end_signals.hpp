// Termination signals: Ctrl+C in the program's terminal, the end of that terminal, and termination, as at the end of a
// session.
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
