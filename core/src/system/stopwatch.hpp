// Durations of consecutive steps.
#pragma once

#include <chrono>

namespace headroom {

class LapTimer {
 public:
  /// Returns milliseconds since the last lap, or since construction.
  double lap() {
    const auto now = std::chrono::steady_clock::now();
    const std::chrono::duration<double, std::milli> elapsed = now - last_;
    last_ = now;
    return elapsed.count();
  }

 private:
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace headroom
