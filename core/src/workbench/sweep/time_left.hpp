// How long the rest of a sweep takes: what the model predicted, corrected by how long what is done took.
#pragma once

#include <chrono>
#include <optional>

namespace headroom {

class TimeLeft {
 public:
  using Clock = std::chrono::steady_clock;

  /// More that is to be done later.
  void add(double predictedSeconds) { laterSeconds_ += predictedSeconds; }
  /// So much of that is under way now.
  void begin(double predictedSeconds) { laterSeconds_ -= predictedSeconds; }
  /// A part of what is under way is done.
  void done(double predictedSeconds, double seconds);

  /// `underWaySeconds`: what the model predicts for the rest of what is under way. Changes little from one call to the
  /// next beside the time that went by.
  double seconds(double underWaySeconds, Clock::time_point now = Clock::now());

 private:
  double laterSeconds_ = 0;
  double predictedSeconds_ = 0;
  double takenSeconds_ = 0;
  std::optional<double> shownSeconds_;
  Clock::time_point shownAt_;
};

}  // namespace headroom
