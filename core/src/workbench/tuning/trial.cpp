#include "workbench/tuning/trial.hpp"

#include <chrono>
#include <utility>

#include "headroom/values/configuration.hpp"
#include "text/utc_time.hpp"

namespace headroom {

namespace {

using SteadyClock = std::chrono::steady_clock;

double msSince(SteadyClock::time_point start) {
  return std::chrono::duration<double, std::milli>(SteadyClock::now() - start).count();
}

/// Sorts a job's time by what it says that it is doing.
class PhaseClock {
 public:
  explicit PhaseClock(TuningTimes& times) : times_(times) {}

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

  TuningTimes& times_;
  Phase phase_ = Phase::Other;
  SteadyClock::time_point since_ = SteadyClock::now();
};

/// The job, its phases timed.
DoJob timed(const DoJob& doJob, TuningTimes& times) {
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

}  // namespace

std::optional<TuningResult> tryConfiguration(const TrialBench& bench, const Configuration& configuration) {
  TuningResult result;
  result.configuration = configuration;
  result.triedAt = utcText(std::chrono::system_clock::now());
  const Variant variant = withConfiguration(bench.variant, configuration);
  const DoJob doJob = timed(bench.doJob, result.times);
  const Tell take = [&](decltype(RunEvent::what) what) {
    if (auto* ready = std::get_if<RowReady>(&what)) result.row = std::move(ready->row);
    if (auto* note = std::get_if<Note>(&what)) bench.tell(std::move(*note));
  };
  SweepState state{doJob, take, bench.stop, {}, bench.launchCosts, std::mt19937_64(bench.plan.seed)};
  state.totalPoints = 1;
  state.processors = bench.processors;
  measureGroup(state, {{&bench.plan, &bench.target.device, &variant, bench.target.size}});
  if (bench.stop.stop_requested() || !isFinished(result.row)) return std::nullopt;
  return result;
}

}  // namespace headroom
