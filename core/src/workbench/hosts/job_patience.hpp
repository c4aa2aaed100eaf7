// How long to wait for the next line of a job, and for its end.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "jobs/job.hpp"

namespace headroom {

/// Counts the silence of a runner with a job, and its signs of life: one that sends nothing else for ever is as stuck
/// as a silent one.
class JobPatience {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// A job is ended after this many times the deadline, beside the times of its sampling and of the host work that its
  /// runner announced. Sound jobs have a few phases, each of which may be silent for almost the deadline.
  static constexpr int kMostDeadlines = 20;
  /// Of host work, whatever the runner announces.
  static constexpr std::chrono::hours kMostHostWork{24};

  /// `sampling`: time that the job spends on samples, which are signs of life.
  JobPatience(std::chrono::milliseconds deadline, std::chrono::milliseconds sampling, Time start)
      : deadline_(deadline), most_(kMostDeadlines * deadline + sampling), heard_(start) {}

  /// A line of this job, except output of its kernels, which may be endless. Of a longer silence, in which this program
  /// was stopped, the deadline counts.
  void hear(Time now) {
    spent_ += std::min<Time::duration>(now - heard_, deadline_ + hostWork_);
    heard_ = now;
  }
  /// Work on the host takes this long from now on, in seconds, see Activity::hostWorkSeconds.
  void allow(double hostWorkSeconds) {
    const double most = std::chrono::duration<double>(kMostHostWork).count();
    hostWork_ = std::chrono::milliseconds(static_cast<std::int64_t>(std::clamp(hostWorkSeconds, 0.0, most) * 1000));
    allHostWork_ = std::min<std::chrono::milliseconds>(allHostWork_ + hostWork_, kMostHostWork);
  }

  /// The time left for the next sign of life; 0 or less if there is none.
  [[nodiscard]] std::chrono::milliseconds left(Time now) const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(heard_ + deadline_ + hostWork_ - now);
  }
  /// It had time enough, whatever it sent.
  [[nodiscard]] bool isOver() const { return spent_ >= most_ + allHostWork_; }

 private:
  std::chrono::milliseconds deadline_;
  std::chrono::milliseconds most_;
  Time heard_;
  Time::duration spent_{0};  ///< until the last sign
  std::chrono::milliseconds hostWork_{0};
  std::chrono::milliseconds allHostWork_{0};
};

/// Returns an upper bound of the time that a job spends on samples, those of end-to-end times too.
[[nodiscard]] std::chrono::milliseconds samplingTimeOf(const Job& job);

}  // namespace headroom
