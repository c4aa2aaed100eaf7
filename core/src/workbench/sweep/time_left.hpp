// Remaining time of a run: the model's prediction, corrected by the durations of completed work.
#pragma once

#include <chrono>
#include <optional>

namespace headroom {

class TimeLeft {
 public:
  using Clock = std::chrono::steady_clock;

  /// Adds work to be done later.
  void add(double predictedSeconds) { laterSeconds_ += predictedSeconds; }
  /// Moves this amount from later work to work in progress.
  void begin(double predictedSeconds) { laterSeconds_ -= predictedSeconds; }
  /// Completes a part of the work in progress.
  void done(double predictedSeconds, double seconds);

  /// `underWaySeconds`: the model's prediction for the rest of the work in progress. Changes little between calls
  /// beside the elapsed time. 0 without any work left.
  double seconds(double underWaySeconds, Clock::time_point now = Clock::now());

 private:
  double laterSeconds_ = 0;
  double predictedSeconds_ = 0;
  double takenSeconds_ = 0;
  std::optional<double> shownSeconds_;
  Clock::time_point shownAt_;
};

}  // namespace headroom
