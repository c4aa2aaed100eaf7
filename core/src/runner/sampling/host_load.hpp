// Load of other programs on the processors during a measurement: it distorts the times of a device that consists of
// them.
#pragma once

#include <chrono>

namespace headroom {

/// Measures from its construction on. Counts the processors available to this process, from /proc/stat, in hundredths
/// of a second each: a short interval is imprecise, a sum over many is accurate.
class HostLoad {
 public:
  HostLoad();

  /// Returns the average number of processors that other programs, the system or other virtual machines (steal) have
  /// kept busy since. It may be negative because of the resolution: clamping it would bias a mean over intervals. 0 if
  /// the system does not report it, or within a hundredth of a second.
  [[nodiscard]] double otherProcessors() const;

 private:
  std::chrono::steady_clock::time_point start_;
  double busySeconds_;  // of all programs on those processors
  double ownSeconds_;   // of this process
};

}  // namespace headroom
