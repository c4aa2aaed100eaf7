// How long to wait for a runner's first line.
#pragma once

#include <algorithm>
#include <chrono>

#include "system/process_state.hpp"

namespace headroom {

/// Counts the silence of a runner that has not greeted. On a busy machine seconds may pass before it gets a processor
/// or its program is read from the disk: of such time only what the runner computed counts. Time in which it is stopped
/// is counted apart, as it may be continued.
class StartPatience {
 public:
  using Time = std::chrono::steady_clock::time_point;
  enum class Verdict { Waits, Silent, Stopped };

  /// However busy the machine is, it takes at most this many times the deadline.
  static constexpr int kMostDeadlines = 10;

  StartPatience(std::chrono::milliseconds deadline, Time start) : deadline_(deadline), start_(start), seen_(start) {}

  /// To be called every few hundredths of a second: the runner was in this state since the last call.
  Verdict look(const ProcessState& state, Time now) {
    const std::chrono::steady_clock::duration passed = now - seen_;
    if (state.isStopped()) {
      stopped_ += passed;
    } else if (state.isReadyOrOnDisk()) {
      silent_ += std::max(state.cpuTime - computed_, std::chrono::milliseconds(0));
    } else {
      silent_ += passed;
    }
    seen_ = now;
    computed_ = state.cpuTime;
    if (stopped_ >= deadline_) return Verdict::Stopped;
    return silent_ >= deadline_ || now - start_ >= kMostDeadlines * deadline_ ? Verdict::Silent : Verdict::Waits;
  }

 private:
  std::chrono::milliseconds deadline_;
  Time start_;
  Time seen_;
  std::chrono::milliseconds computed_{0};
  std::chrono::steady_clock::duration silent_{0};
  std::chrono::steady_clock::duration stopped_{0};
};

}  // namespace headroom
