#include "workbench/tuning/trial.hpp"

#include <fmt/format.h>

#include <chrono>
#include <utility>

#include "headroom/values/configuration.hpp"
#include "text/number_text.hpp"
#include "text/utc_time.hpp"
#include "workbench/sweep/timed_jobs.hpp"

namespace headroom {

namespace {

// A configuration slower than the best by this factor cannot be the best by the scatter of a few samples.
constexpr double kTimesTooSlow = 1.5;

}  // namespace

std::optional<TuningResult> tryConfiguration(const TrialBench& bench, const Configuration& configuration,
                                             double bestMs) {
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
  measureGroup(state, {{.plan = &bench.plan,
                        .device = &bench.target.device,
                        .variant = &variant,
                        .size = bench.target.size,
                        .stopAboveMs = kTimesTooSlow * bestMs}});
  if (bench.stop.stop_requested() || !isFinished(result.row)) return std::nullopt;
  if (isAbandoned(result.row)) {
    addSentence(result.row, fmt::format("Timing was abandoned early: {} times as long as the best so far.",
                                        plainText(result.row.medianMs / bestMs, 3)));
  }
  return result;
}

}  // namespace headroom
