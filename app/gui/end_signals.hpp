// The signals that ask a program to end: Ctrl+C in the terminal that it was started from, that terminal's end, and
// termination, as when a session ends.
#pragma once

#include <QSocketNotifier>

namespace headroom {

/// While there is one, the first of those signals closes all windows as their owner would, so that settings and what
/// was measured are kept; a second one ends the program at once. One at a time.
class EndSignals {
 public:
  EndSignals();
  ~EndSignals();
  EndSignals(const EndSignals&) = delete;
  EndSignals& operator=(const EndSignals&) = delete;

 private:
  QSocketNotifier arrival_;
};

}  // namespace headroom
