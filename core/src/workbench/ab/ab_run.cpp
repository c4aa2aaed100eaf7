#include "workbench/ab/ab_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "catalogue/kernel_identity.hpp"
#include "headroom/ab.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/run/workers.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "text/number_text.hpp"
#include "workbench/ab/ab_point_run.hpp"
#include "workbench/ab/crew_ab.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {
namespace {

/// Sampling time of a version alone, which gives its launch time and checks its result.
constexpr double kTurnSeconds = 0.03;
/// More rounds than any budget allows; each has its share of the time in a plan's sampling.
constexpr int kManyTurns = kMostRoundsOfPoint;
constexpr int kMostSamplesOfTurn = 200;

Sampling samplingOfTurns() {
  Sampling sampling;
  sampling.rounds = kManyTurns;
  sampling.timeBudgetSeconds = kTurnSeconds * kManyTurns;
  sampling.maximumSamples = kMostSamplesOfTurn * kManyTurns;
  sampling.noiseGoal = -1;
  return sampling;
}

RunPlan sweepOf(const AbPlan& plan) {
  RunPlan sweep;
  sweep.sizes = plan.sizes;
  sweep.parameters = plan.parameters;
  sweep.sampling = samplingOfTurns();
  sweep.seed = plan.seed;
  sweep.ceilings = false;
  return sweep;
}

/// Of listed sizes, such as the launches of merged captures, none is as good as another: all are compared.
WorkloadSizes sizesOf(const AbPlan& plan, const AbPair& pair) {
  const Workload& workload = findWorkload(pair.base.workload);
  WorkloadSizes found = sizesFor(workload, plan.sizes);
  if (found.note.empty() || !hasListedSizesOnly(workload)) return found;
  return {workload.usualOnCpus,
          fmt::format("{} is compared at all sizes that it lists: {}.", workload.id, inShort(workload.usualOnCpus))};
}

std::set<std::string> notesOnSizes(const AbPlan& plan) {
  std::set<std::string> notes;
  for (const AbPair& pair : plan.pairs) notes.insert(sizesOf(plan, pair).note);
  notes.erase("");
  return notes;
}

RunContext withKernels(RunContext context, const AbPlan& plan, const DeviceDescription& device) {
  context.devices = {device};
  context.kernels.clear();
  context.kernelFolders.clear();
  for (const AbPair& pair : plan.pairs) {
    for (const Variant* variant : {&pair.base, &pair.fresh}) {
      const KernelIdentity identity = identityOf(*variant);
      const bool isKnown = std::find(context.kernels.begin(), context.kernels.end(), identity) != context.kernels.end();
      if (!isKnown) context.kernels.push_back(identity);
    }
  }
  return context;
}

Progress progressOf(const AbReport& report, std::size_t points) {
  const AbPoint& point = report.points.back();
  const std::string known = point.ratio > 0 ? fmt::format(", {} ({})", changeText(point), intervalText(point)) : "";
  return {report.points.size() - 1, points,
          fmt::format("taking turns with {} at {}, round {}{}", pairText(point), toText(point.base.size),
                      point.rounds.size() + 1, known)};
}

/// Each pair at each size.
std::vector<AbPlace> placesOf(const AbPlan& plan) {
  std::vector<AbPlace> places;
  for (const AbPair& pair : plan.pairs) {
    for (const Size size : sizesOf(plan, pair).sizes) places.push_back({&pair, size});
  }
  return places;
}

/// Measures one after the other. Returns the end of the run if it could not continue.
std::optional<RunFinished> measureAll(AbState& state, std::span<const AbPlace> places, AbReport& report) {
  for (const AbPlace& place : places) {
    if (state.stop.stop_requested()) return {};
    AbPoint& point = report.points.emplace_back();
    AbPointRun run(state, *place.pair, place.size, point);
    state.tell(progressOf(report, places.size()));
    const auto failure = run.run([&] {
      state.tell(AbUpdated{report});
      state.tell(progressOf(report, places.size()));
    });
    state.tell(AbUpdated{report});
    if (failure) return failure;
  }
  return {};
}

}  // namespace

std::size_t countPoints(const AbPlan& plan) {
  std::size_t points = 0;
  for (const AbPair& pair : plan.pairs) points += sizesOf(plan, pair).sizes.size();
  return points;
}

void requireAbLimits(double margin, double budgetSeconds) {
  if (!(margin >= kSmallestAbMargin && margin <= kLargestAbMargin)) {
    throw UsageError(fmt::format("The margin is from {} to {} of the time.", shareText(kSmallestAbMargin),
                                 shareText(kLargestAbMargin)));
  }
  if (!(budgetSeconds >= 1 && budgetSeconds <= kLongestAbSeconds)) {
    throw UsageError(fmt::format("The budget is from 1 to {} seconds for each pair and size.", kLongestAbSeconds));
  }
}

void requireRunnable(const AbPlan& plan) {
  requireWorkers(plan.workers);
  if (plan.pairs.empty()) throw UsageError("There is nothing to compare. Name two versions of a kernel.");
  if (plan.sizes.empty()) throw UsageError("A comparison needs at least one size, e.g. 4MP.");
  requireAbLimits(plan.margin, plan.budgetSeconds);
  for (const AbPair& pair : plan.pairs) {
    const Workload& workload = findWorkload(pair.base.workload);
    requirePoints(workload, plan.parameters, sizesOf(plan, pair).sizes);
  }
}

RunFinished runAb(const AbPlan& plan, RunContext context, const DoJob& doJob, const Tell& tell,
                  const std::stop_token& stop, Crew* crew) {
  std::optional<DeviceDescription> device;
  const RunFinished found = findDevice(plan.device, device, doJob, tell, stop);
  if (!device) return found;
  const std::vector<AbPlace> places = placesOf(plan);
  tell(RunStarted{places.size()});
  for (const std::string& note : notesOnSizes(plan)) tell(Note{note, NoteLevel::Routine});
  const RunPlan sweep = sweepOf(plan);
  AbState state{
      plan, sweep, *device, {}, std::max(1U, context.processors), doJob, tell, stop, std::mt19937_64(plan.seed)};
  if (const auto costs = launchCostsOf(*device, doJob, tell, stop)) {
    state.launchCosts = *costs;
    context.launchCosts = {{device->id, *costs}};
  }
  tell(ContextKnown{withKernels(std::move(context), plan, *device)});
  AbReport report{plan.baseName, plan.freshName, device->name, plan.margin, plan.budgetSeconds, {}};
  const std::optional<RunFinished> failure =
      crew != nullptr ? measureWithCrew(*crew, state, places, report) : measureAll(state, places, report);
  tell(AbDone{std::move(report)});
  if (failure) return *failure;
  return {stop.stop_requested() ? Outcome::Cancelled : Outcome::Completed, {}, false};
}

}  // namespace headroom
