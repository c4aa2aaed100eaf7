// What other programs do with the processors meanwhile: a device that consists of them is then measured wrong.
#pragma once

#include <chrono>

namespace headroom {

/// From its construction on. Counts the processors that this process may run on, as /proc/stat does, in hundredths of a
/// second each: a short interval tells little, a sum over many of them the truth.
class HostLoad {
 public:
  HostLoad();

  /// Processors that other programs, the system or other virtual machines (steal) kept busy since, on average. Under 0
  /// when the hundredths fall so: a mean over intervals would be too large without those. 0 where the system does not
  /// tell, or within a hundredth of a second.
  [[nodiscard]] double otherProcessors() const;

 private:
  std::chrono::steady_clock::time_point start_;
  double busySeconds_;  // of all programs on those processors
  double ownSeconds_;   // of this process
};

}  // namespace headroom
