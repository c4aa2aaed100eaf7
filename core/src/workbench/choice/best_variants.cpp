#include "workbench/choice/best_variants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "workbench/choice/next_trial.hpp"

namespace headroom {
namespace {

using SteadyClock = std::chrono::steady_clock;

/// A trial distinguishes candidates that differ by a tenth; a choice between closer ones hardly matters.
constexpr double kTrialSeconds = 0.05;

MeasureJob jobFor(const NextTrial& trial, const Variant& variant, const ChoicePlan& plan,
                  const DeviceDescription& device) {
  MeasureJob job;
  job.deviceId = device.id;
  job.variant = variant;
  job.size = trial.size;
  job.parameters = valuesFor(findWorkload(variant.workload), plan.parameters);
  job.sampling.warmUps = 1;
  job.sampling.minimumSamples = 3;
  job.sampling.maximumSamples = 20;
  job.sampling.noiseGoal = 0.03;
  job.sampling.rounds = 1;
  job.sampling.timeBudgetSeconds = kTrialSeconds;
  job.round = trial.isFirst ? 0 : 1;
  job.comparesFirst = trial.isFirst;
  job.knownLaunchMs = trial.launchMs;
  return job;
}

/// Returns the row of the trial, whatever its status; nothing if it was stopped.
std::optional<ResultRow> measureTrial(const MeasureJob& job, const DeviceDescription& device, const DoJob& doJob,
                                      const Tell& tell, const std::stop_token& stop) {
  ResultRow row =
      blankRow(findWorkload(job.variant.workload), job.variant, Role::Variant, job.size, job.parameters, &device);
  const JobOutcome outcome = doJob(
      job,
      [&](JobEvent event) {
        if (auto* ready = std::get_if<RowReady>(&event)) row = std::move(ready->row);
        if (auto* note = std::get_if<Note>(&event)) tell(std::move(*note));
      },
      stop);
  if (outcome.kind == JobOutcome::Kind::Cancelled || stop.stop_requested()) return std::nullopt;
  row.device = device.name;
  row.driver = device.driverVersion;
  if (outcome.kind != JobOutcome::Kind::Done) {
    row.status = Status::Failed;
    row.reason = outcome.reason;
  }
  return row;
}

}  // namespace

void BestVariants::learn(const std::string& machine, const std::vector<ResultRow>& rows, const Tell& tell) {
  std::vector<MeasuredTime> times;
  for (const ResultRow& row : rows) {
    if (isWorthKeeping(row)) times.push_back(measuredTimeOf(machine, row, catalogue_.find(row.variant)));
  }
  keep(times, tell);
}

void BestVariants::learnFailure(const Variant& variant, const DeviceDescription& device, ImageSize size,
                                const ParameterValues& parameters, const std::string& reason, const Tell& tell) {
  ResultRow row = blankRow(findWorkload(variant.workload), variant, Role::Variant, size, parameters, &device);
  row.device = device.name;
  row.driver = device.driverVersion;
  row.status = Status::Failed;
  row.reason = reason;
  keep({measuredTimeOf(device.machine.name, row, variant)}, tell);
}

Ranking BestVariants::rank(const ChoicePlan& plan, const DeviceDescription& device, const FindTuned& findTuned,
                           const DoJob& doJob, const Tell& tell, const std::stop_token& stop) {
  const SteadyClock::time_point start = SteadyClock::now();
  const auto seconds = [start] { return std::chrono::duration<double>(SteadyClock::now() - start).count(); };
  std::string note;
  Ranking ranking = rankVariants(plan, catalogue_, device, times_.of(device, &note), findTuned);
  if (!note.empty()) tell(Note{std::move(note)});
  for (std::size_t done = 0; !stop.stop_requested() && seconds() < plan.trialSeconds; ++done) {
    const std::optional<NextTrial> trial = nextTrial(ranking, catalogue_, device, seconds() > plan.trialSeconds / 2);
    if (!trial) break;
    const auto candidate = std::find_if(ranking.candidates.begin(), ranking.candidates.end(),
                                        [&trial](const Candidate& each) { return each.variant == trial->variant; });
    const Variant variant = withConfiguration(catalogue_.find(trial->variant), candidate->configuration);
    tell(Progress{done, ranking.candidates.size(),
                  fmt::format("finding the fastest blur: {} at {}", trial->variant, toText(trial->size))});
    const auto row = measureTrial(jobFor(*trial, variant, plan, device), device, doJob, tell, stop);
    if (!row) break;
    keep({measuredTimeOf(device.machine.name, *row, catalogue_.find(trial->variant))}, tell);
    ranking = rankVariants(plan, catalogue_, device, times_.of(device), findTuned);
  }
  return ranking;
}

void BestVariants::keep(const std::vector<MeasuredTime>& times, const Tell& tell) {
  try {
    times_.keep(times);
  } catch (const Error& error) {
    if (told_ != error.what()) tell(Note{told_ = error.what(), NoteLevel::Loss});
  }
}

}  // namespace headroom
