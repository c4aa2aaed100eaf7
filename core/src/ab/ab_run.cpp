#include "ab/ab_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <random>
#include <set>
#include <utility>

#include "ab/ab_point.hpp"
#include "ab/paired_ratio.hpp"
#include "engine/sweep.hpp"
#include "engine/turn.hpp"
#include "headroom/error.hpp"
#include "headroom/statistics.hpp"
#include "headroom/workload.hpp"
#include "headroom/workload_sizes.hpp"
#include "measure/judgement.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

/// A turn samples for so long: short beside what happens on a machine, long beside a launch and the job's own costs.
constexpr double kTurnSeconds = 0.03;
/// Of each version in a round: with so many one of each is hardly ever disturbed.
constexpr int kTurnsOfRound = 3;
constexpr int kMostSamplesOfTurn = 200;
/// More turns than any budget has room for; each has its share of what a plan's sampling says of all together.
constexpr int kManyTurns = 10'000;
/// Launches from so long make a turn long by themselves: there and back again would be half as many rounds.
constexpr double kLongLaunchMs = 100;

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
  sweep.sigma = plan.sigma;
  sweep.sampling = samplingOfTurns();
  sweep.seed = plan.seed;
  sweep.ceilings = false;
  return sweep;
}

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// What all points of a run share.
struct AbState {
  const AbPlan& plan;
  const RunPlan& sweep;
  const DeviceDescription& device;
  LaunchCosts launchCosts;
  unsigned processors = 1;
  const DoJob& doJob;
  const Tell& tell;
  const std::stop_token& stop;
  std::mt19937_64 coin;
  std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

/// One pair at one size, round by round.
class AbPointRun {
 public:
  AbPointRun(AbState& state, const AbPair& pair, Size size, AbPoint& point)
      : state_(state),
        point_(point),
        base_{&pair.base, emptyWork(pair.base, size)},
        fresh_{&pair.fresh, emptyWork(pair.fresh, size)},
        size_(size) {
    copyRows();
  }

  /// `tellSoFar(round)` hears of every round. Returns what ended the run as a whole, such as a device that is gone.
  template <typename TellSoFar>
  std::optional<RunFinished> run(const TellSoFar& tellSoFar) {
    std::size_t look = 0;
    std::size_t nextRounds = nextLook(0);
    while (!isStopped()) {
      if (!takeRound()) break;
      if (point_.rounds.size() == nextRounds) {
        lookAt(point_, ++look);
        nextRounds = nextLook(nextRounds);
      }
      const bool isOver = secondsSince(start_) + secondsOfRound() > state_.plan.budgetSeconds;
      // What rounds there are since the last look count as well.
      if (isOver && point_.rounds.size() >= kFirstLook && nextRounds != nextLook(point_.rounds.size())) {
        lookAt(point_, ++look);
      }
      copyRows();
      judge(point_, state_.plan.margin, isOver);
      tellSoFar();
      if (point_.isDecided || isOver) break;
    }
    finish();
    return failure_;
  }

 private:
  struct Side {
    const Variant* variant;
    RowInWork work;
  };

  RowInWork emptyWork(const Variant& variant, Size size) const {
    return {emptyRow({&state_.sweep, &state_.device, &variant, size}), {}};
  }
  [[nodiscard]] bool isStopped() const { return state_.stop.stop_requested(); }
  [[nodiscard]] double secondsOfRound() const {
    return secondsSince(start_) / static_cast<double>(std::max<std::size_t>(1, point_.rounds.size()));
  }

  /// False when there is no use in another one: it was stopped, or a version cannot be measured.
  bool takeRound() {
    state_.doJob(
        FreshStartJob{}, [](const JobEvent& /*event*/) {}, state_.stop);
    const bool isLong = std::max(base_.work.row.medianMs, fresh_.work.row.medianMs) > kLongLaunchMs;
    std::array<Side*, 2> order{&base_, &fresh_};
    if (state_.coin() % 2 == 0) std::swap(order[0], order[1]);
    AbRound round;
    for (int turn = 0; turn < (isLong ? 1 : kTurnsOfRound); ++turn) {
      for (Side* side : order) {
        const std::optional<double> ms = takeTurnOf(*side);
        if (!ms) return false;
        (side == &base_ ? round.baseMs : round.freshMs).push_back(*ms);
      }
      std::swap(order[0], order[1]);
    }
    point_.rounds.push_back(std::move(round));
    return true;
  }

  /// The turn's median; nothing when there is none that counts.
  std::optional<double> takeTurnOf(Side& side) {
    MeasureJob job;
    job.deviceId = state_.device.id;
    job.variant = *side.variant;
    job.size = size_;
    job.sigma = state_.plan.sigma;
    job.sampling = state_.sweep.sampling;
    job.seed = state_.plan.seed;
    const std::size_t before = side.work.row.rounds.size();
    const JobOutcome outcome = takeTurn(
        side.work, std::move(job), nullptr, secondsSince(state_.start), state_.doJob,
        [this](JobEvent event) {
          if (auto* note = std::get_if<Note>(&event)) state_.tell(std::move(*note));
        },
        state_.stop);
    const ResultRow& row = side.work.row;
    if (outcome.noDevice) failure_ = RunFinished{Outcome::Failed, outcome.reason, true};
    if (outcome.kind == JobOutcome::Kind::Cancelled || !isValid(row) || row.rounds.size() == before) return {};
    const double ms = summarise(samplesByRound(row).back()).median;
    return ms > 0 ? std::optional(ms) : std::nullopt;
  }

  void copyRows() {
    point_.base = withoutSamples(base_.work.row);
    point_.fresh = withoutSamples(fresh_.work.row);
    point_.seconds = secondsSince(start_);
  }

  void finish() {
    OtherLoad load;
    for (Side* side : {&base_, &fresh_}) load.add(side->work.row);
    for (Side* side : {&base_, &fresh_}) {
      judgeClocks(side->work.row, state_.launchCosts, side->variant->passes.size());
      if (state_.device.type == DeviceType::Cpu || side->variant->isHostPeer())
        judgeLoad(side->work.row, load, state_.processors);
    }
    copyRows();
    judge(point_, state_.plan.margin, true);
    if (isStopped() && !point_.isDecided && point_.difference != Difference::NotComparable)
      point_.reason = "The run was stopped. " + point_.reason;
    if (hasMark(point_.base, Mark::Busy))
      point_.reason += " Other programs used the processors meanwhile; taking turns, both versions met that alike.";
  }

  AbState& state_;
  AbPoint& point_;
  Side base_;
  Side fresh_;
  Size size_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::optional<RunFinished> failure_;
};

WorkloadSizes sizesOf(const AbPlan& plan, const AbPair& pair) {
  return sizesFor(findWorkload(pair.base.workload), plan.sizes);
}

std::size_t countPoints(const AbPlan& plan) {
  std::size_t points = 0;
  for (const AbPair& pair : plan.pairs) points += sizesOf(plan, pair).sizes.size();
  return points;
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
          fmt::format("taking turns with {} at {}, round {}{}", pairText(point), rowSizeText(point.base),
                      point.rounds.size() + 1, known)};
}

/// Each pair at each size. How the run ended where it could not go on.
std::optional<RunFinished> measureAll(AbState& state, AbReport& report) {
  const AbPlan& plan = state.plan;
  const std::size_t points = countPoints(plan);
  for (const AbPair& pair : plan.pairs) {
    for (const Size size : sizesOf(plan, pair).sizes) {
      if (state.stop.stop_requested()) return {};
      AbPoint& point = report.points.emplace_back();
      AbPointRun run(state, pair, size, point);
      state.tell(progressOf(report, points));
      const auto failure = run.run([&] {
        state.tell(AbUpdated{report});
        state.tell(progressOf(report, points));
      });
      if (failure) return failure;
      state.tell(AbUpdated{report});
    }
  }
  return {};
}

}  // namespace

void requireRunnable(const AbPlan& plan) {
  if (plan.pairs.empty()) throw UsageError("There is nothing to compare. Name two versions of a kernel.");
  if (plan.sizes.empty()) throw UsageError("A comparison needs at least one size, e.g. 4MP.");
  if (!(plan.margin >= kSmallestAbMargin && plan.margin <= kLargestAbMargin)) {
    throw UsageError(fmt::format("The margin is from {} to {} of the time.", shareText(kSmallestAbMargin),
                                 shareText(kLargestAbMargin)));
  }
  if (!(plan.budgetSeconds >= 1 && plan.budgetSeconds <= kLongestAbSeconds)) {
    throw UsageError(fmt::format("The budget is from 1 to {} seconds for each pair and size.", kLongestAbSeconds));
  }
  if (!std::isfinite(plan.sigma)) throw UsageError("Sigma must be a number of pixels.");
  for (const AbPair& pair : plan.pairs) {
    const Workload& workload = findWorkload(pair.base.workload);
    if (workload.usesSigma) requireSigma(workload, plan.sigma);
    for (const Size size : sizesOf(plan, pair).sizes) requireSize(workload, size);
  }
}

RunFinished runAb(const AbPlan& plan, RunContext context, const DoJob& doJob, const Tell& tell,
                  const std::stop_token& stop) {
  std::vector<DeviceDescription> devices;
  const RunFinished found = findDevices(devices, doJob, tell, stop);
  if (found.outcome != Outcome::Completed) return found;
  const DeviceDescription* device = nullptr;
  try {
    device = &selectDevice(devices, plan.device);
  } catch (const NoDeviceError& error) {
    return {Outcome::Failed, error.what(), true};
  }
  tell(RunStarted{countPoints(plan)});
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
  if (const auto failure = measureAll(state, report)) return *failure;
  tell(AbDone{std::move(report)});
  return {stop.stop_requested() ? Outcome::Cancelled : Outcome::Completed, {}, false};
}

}  // namespace headroom
