#include "workbench/sweep/timed_jobs.hpp"

#include <chrono>
#include <utility>

namespace headroom {
namespace {

using SteadyClock = std::chrono::steady_clock;

double msSince(SteadyClock::time_point start) {
  return std::chrono::duration<double, std::milli>(SteadyClock::now() - start).count();
}

/// Attributes a job's time to the phases that it reports.
class PhaseClock {
 public:
  explicit PhaseClock(JobTimes& times) : times_(times) {}

  void enter(Phase phase) {
    book();
    phase_ = phase;
    since_ = SteadyClock::now();
  }

 private:
  void book() {
    const double ms = msSince(since_);
    if (phase_ == Phase::Building) times_.buildMs += ms;
    if (phase_ == Phase::Timing) times_.timingMs += ms;
    if (phase_ == Phase::Checking) times_.checkingMs += ms;
  }

  JobTimes& times_;
  Phase phase_ = Phase::Other;
  SteadyClock::time_point since_ = SteadyClock::now();
};

}  // namespace

DoJob timedJobs(const DoJob& doJob, JobTimes& times) {
  return [&doJob, &times](const Job& job, const JobSink& sink, const std::stop_token& stop) {
    const SteadyClock::time_point start = SteadyClock::now();
    PhaseClock clock(times);
    const JobOutcome outcome = doJob(
        job,
        [&](JobEvent event) {
          if (const auto* activity = std::get_if<Activity>(&event)) clock.enter(activity->phase);
          sink(std::move(event));
        },
        stop);
    clock.enter(Phase::Other);
    times.totalMs += msSince(start);
    return outcome;
  };
}

}  // namespace headroom
