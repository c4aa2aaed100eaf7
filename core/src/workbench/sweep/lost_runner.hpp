// Jobs of a machine that is gone: after some attempts to reach it, the rest fails at once.
#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>

#include "headroom/run/run_event.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// A host that is off may take a deadline for each attempt to reach it, and a run has hundreds of points. No attempt is
/// made after kMostLostJobs in a row without a runner, if at least `patience` has passed since the first of them: a
/// connection that comes back earlier is used again.
class LostRunner {
 public:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t kMostLostJobs = 4;
  static constexpr std::chrono::seconds kPatience{60};

  explicit LostRunner(const DoJob& doJob, Clock::duration patience = kPatience) : doJob_(doJob), patience_(patience) {}

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop);

 private:
  [[nodiscard]] bool isGivenUp() const;

  const DoJob& doJob_;
  Clock::duration patience_;
  std::size_t lost_ = 0;  ///< jobs in a row
  Clock::time_point first_;
  Clock::time_point last_;
  JobOutcome outcome_;  ///< of the last of them
};

}  // namespace headroom
