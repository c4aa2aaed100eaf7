#include "workbench/tuning/trial.hpp"

#include <chrono>
#include <utility>

#include "headroom/values/configuration.hpp"
#include "text/utc_time.hpp"
#include "workbench/sweep/timed_jobs.hpp"

namespace headroom {

std::optional<TuningResult> tryConfiguration(const TrialBench& bench, const Configuration& configuration) {
  TuningResult result;
  result.configuration = configuration;
  result.triedAt = utcText(std::chrono::system_clock::now());
  const Variant variant = withConfiguration(bench.variant, configuration);
  const DoJob doJob = timedJobs(bench.doJob, result.times);
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
