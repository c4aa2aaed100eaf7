#include "workbench/sweep/time_left.hpp"

#include <algorithm>

namespace headroom {
namespace {

/// Until so many seconds were measured, the model counts more than they do.
constexpr double kTrustedSeconds = 4;
/// The model is not wrong by more than that; a first turn that waited for a compiler or a disk may be.
constexpr double kMostCorrection = 4;
/// Of a change in what is known, this share is shown at a time, so that the number does not jump.
constexpr double kShareOfChange = 0.25;

}  // namespace

void TimeLeft::done(double predictedSeconds, double seconds) {
  predictedSeconds_ += predictedSeconds;
  takenSeconds_ += seconds;
}

double TimeLeft::seconds(double underWaySeconds, Clock::time_point now) {
  const double correction = std::clamp((takenSeconds_ + kTrustedSeconds) / (predictedSeconds_ + kTrustedSeconds),
                                       1 / kMostCorrection, kMostCorrection);
  const double known = std::max(0.0, underWaySeconds + laterSeconds_) * correction;
  if (shownSeconds_) {
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
