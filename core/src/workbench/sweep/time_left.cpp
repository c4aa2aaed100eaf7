#include "workbench/sweep/time_left.hpp"

#include <algorithm>

namespace headroom {
namespace {

/// Below this many measured seconds, the model has more weight than the measurements.
constexpr double kTrustedSeconds = 4;
/// Limit of the correction, because a first round may include waiting for a compiler or a disk.
constexpr double kMostCorrection = 4;
/// Share of a change that is displayed at a time, for smoothing.
constexpr double kShareOfChange = 0.25;

/// Less predicted work than this is a rest of sums and differences.
constexpr double kNoWorkSeconds = 1e-6;

}  // namespace

void TimeLeft::done(double predictedSeconds, double seconds) {
  predictedSeconds_ += predictedSeconds;
  takenSeconds_ += seconds;
}

double TimeLeft::seconds(double underWaySeconds, Clock::time_point now) {
  const double correction = std::clamp((takenSeconds_ + kTrustedSeconds) / (predictedSeconds_ + kTrustedSeconds),
                                       1 / kMostCorrection, kMostCorrection);
  const double predicted = std::max(0.0, underWaySeconds + laterSeconds_);
  const double known = predicted * correction;
  if (predicted < kNoWorkSeconds) {
    shownSeconds_ = 0;
  } else if (shownSeconds_) {
    const double passed = std::chrono::duration<double>(now - shownAt_).count();
    const double expected = std::max(0.0, *shownSeconds_ - passed);
    shownSeconds_ = expected + kShareOfChange * (known - expected);
  } else {
    shownSeconds_ = known;
  }
  shownAt_ = now;
  return *shownSeconds_;
}

}  // namespace headroom
