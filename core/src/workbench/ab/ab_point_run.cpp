#include "workbench/ab/ab_point_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "headroom/values/statistics.hpp"
#include "headroom/workloads.hpp"
#include "text/number_text.hpp"
#include "values/launch_cost.hpp"
#include "workbench/ab/ab_point.hpp"
#include "workbench/ab/paired_ratio.hpp"
#include "workbench/analysis/judgement.hpp"

namespace headroom {
namespace {

/// Sampling time of each round's pairs: as long as a fresh process takes to start.
constexpr double kPairsSeconds = 0.3;

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

JobSink notesOf(const AbState& state) {
  return [&state](JobEvent event) {
    if (auto* note = std::get_if<Note>(&event)) state.tell(std::move(*note));
  };
}

}  // namespace

AbPointRun::AbPointRun(AbState& state, const AbPair& pair, Size size, AbPoint& point)
    : state_(state),
      point_(point),
      base_{&pair.base, emptyWork(pair.base, size)},
      fresh_{&pair.fresh, emptyWork(pair.fresh, size)},
      size_(size) {
  copyRows();
}

std::optional<RunFinished> AbPointRun::run(const std::function<void()>& tellSoFar) {
  std::optional<End> end = takeFirstTurns();
  while (!end) end = takeNextRound(tellSoFar);
  finish(*end);
  return failure_;
}

RowInWork AbPointRun::emptyWork(const Variant& variant, Size size) const {
  return {emptyRow({&state_.sweep, &state_.device, &variant, size}), {}};
}

/// Measures each version alone: compiles it, checks its result and measures its launch time. Measures both whatever the
/// first result, so that failures do not depend on the order. Returns the end of the point, if it ended.
std::optional<AbPointRun::End> AbPointRun::takeFirstTurns() {
  if (isStopped()) return End::Stopped;
  startAfresh();
  bool areWhole = true;
  for (Side* side : sides()) {
    areWhole = takeTurnOf(*side) && areWhole;
    if (isStopped()) return End::Stopped;
    if (failure_) return End::Failed;
  }
  copyRows();
  return areWhole ? std::nullopt : std::optional(End::Failed);
}

std::optional<AbPointRun::End> AbPointRun::takeNextRound(const std::function<void()>& tellSoFar) {
  const auto start = std::chrono::steady_clock::now();
  const bool isWhole = takePairs();
  const double seconds = secondsSince(start);
  if (isStopped()) return End::Stopped;
  if (!isWhole) return End::Failed;
  lastRoundSeconds_ = seconds;
  countByOneClock();
  gatherRounds();
  if (point_.rounds.size() >= nextLook(looked_)) look();
  copyRows();
  judge(point_, state_.plan.margin);
  tellSoFar();
  if (point_.isDecided) return End::Decided;
  return endOfTime(seconds);
}

/// Based on the duration of the last round.
std::optional<AbPointRun::End> AbPointRun::endOfTime(double lastRoundSeconds) const {
  const double left = state_.plan.budgetSeconds - secondsSince(start_);
  if (lastRoundSeconds > left) return End::Budget;
  const std::size_t rounds = point_.rounds.size();
  if (rounds<kFirstLook&& static_cast<double>(kFirstLook - rounds) * lastRoundSeconds> left) return End::TooLong;
  return {};
}

void AbPointRun::startAfresh() {
  state_.doJob(
      FreshStartJob{state_.device.id}, [](const JobEvent& /*event*/) {}, state_.stop);
}

MeasureJob AbPointRun::jobOf(const Side& side) const {
  MeasureJob job;
  job.deviceId = state_.device.id;
  job.variant = *side.variant;
  job.size = size_;
  job.parameters = valuesFor(findWorkload(job.variant.workload), state_.plan.parameters);
  job.sampling = state_.sweep.sampling;
  job.seed = state_.plan.seed;
  return job;
}

/// Returns whether the round has a valid time.
bool AbPointRun::takeTurnOf(Side& side) {
  const std::size_t before = side.work.row.rounds.size();
  const JobOutcome outcome =
      takeTurn(side.work, jobOf(side), nullptr, secondsSince(state_.start), state_.doJob, notesOf(state_), state_.stop);
  if (outcome.noDevice) failure_ = RunFinished{Outcome::Failed, outcome.reason, true};
  const ResultRow& row = side.work.row;
  return outcome.kind != JobOutcome::Kind::Cancelled && isValid(row) && row.rounds.size() > before;
}

/// Returns false if another round is pointless: the run was stopped, or a version cannot be measured.
bool AbPointRun::takePairs() {
  startAfresh();
  const JobOutcome outcome = takePairTurn(base_.work, fresh_.work, PairJob{jobOf(base_), jobOf(fresh_), kPairsSeconds},
                                          secondsSince(state_.start), state_.doJob, notesOf(state_), state_.stop);
  if (isStopped() || outcome.kind == JobOutcome::Kind::Cancelled) return false;
  if (outcome.noDevice) failure_ = RunFinished{Outcome::Failed, outcome.reason, true};
  if (failure_) return false;
  if (outcome.kind != JobOutcome::Kind::Done) {
    findWhoFails(outcome);
    return false;
  }
  roundsOfPairs_.push_back(base_.work.row.rounds.size() - 1);
  return isValid(base_.work.row) && isValid(fresh_.work.row);
}

/// A crash does not show which version caused it: measures each alone again.
void AbPointRun::findWhoFails(const JobOutcome& together) {
  bool areWhole = true;
  for (Side* side : sides()) {
    areWhole = takeTurnOf(*side) && areWhole;
    if (isStopped() || failure_) return;
  }
  if (!areWhole) return;
  for (Side* side : sides()) recordOutcome(side->work.row, together);
}

/// If one version must be timed by the host clock, both are, in all rounds.
void AbPointRun::countByOneClock() {
  for (Side* side : sides()) judgeClocks(side->work.row, state_.launchCosts, side->variant->passes.size());
  if (base_.work.row.clock == fresh_.work.row.clock) return;
  for (Side* side : sides()) {
    if (side->work.row.clock == Clock::Device) countByHost(side->work.row);
  }
}

/// From the samples of the rows' clock.
void AbPointRun::gatherRounds() {
  const auto base = samplesByRound(base_.work.row);
  const auto fresh = samplesByRound(fresh_.work.row);
  point_.rounds.clear();
  for (const std::size_t round : roundsOfPairs_) {
    std::vector<double> baseMs;
    std::vector<double> freshMs;
    for (std::size_t i = 0; i < std::min(base.at(round).size(), fresh.at(round).size()); ++i) {
      if (!(base[round][i] > 0 && fresh[round][i] > 0)) continue;
      baseMs.push_back(base[round][i]);
      freshMs.push_back(fresh[round][i]);
    }
    if (!baseMs.empty()) point_.rounds.push_back(roundOf(baseMs, freshMs));
  }
}

void AbPointRun::look() {
  looked_ = point_.rounds.size();
  lookAt(point_, ++looks_);
}

void AbPointRun::copyRows() {
  point_.base = withoutSamples(base_.work.row);
  point_.fresh = withoutSamples(fresh_.work.row);
  point_.seconds = secondsSince(start_);
}

void AbPointRun::finish(End end) {
  // Uses the rounds since the last test too.
  if (!point_.isDecided && point_.rounds.size() > std::max(looked_, kFirstLook)) look();
  OtherLoad load;
  for (Side* side : sides()) load.add(side->work.row);
  for (Side* side : sides()) {
    if (state_.device.type == DeviceType::Cpu || side->variant->isHostPeer())
      judgeLoad(side->work.row, load, state_.processors);
    judgeLaunchCost(side->work.row, state_.launchCosts);
  }
  copyRows();
  judge(point_, state_.plan.margin);
  if (point_.difference != Difference::NotComparable) point_.reason += remarks(end);
}

/// Remarks on the point, with remedies.
std::string AbPointRun::remarks(End end) const {
  std::string text;
  if (end == End::Stopped) text += " The run was stopped.";
  if (end == End::Budget && !point_.isDecided)
    text += " The budget ended: give it more time, or choose a wider margin.";
  if (end == End::TooLong) {
    text += fmt::format(" {} rounds take about {} s: give it that budget.", kFirstLook,
                        plainText(std::ceil(kFirstLook * lastRoundSeconds_), 3));
  }
  for (const ResultRow* row : {&point_.base, &point_.fresh}) {
    const bool isSaid = row->reason.empty() || text.find(row->reason) != std::string::npos;
    if (!isSaid) text += fmt::format(" {} version: {}", row == &point_.base ? "Base" : "New", row->reason);
  }
  const bool isBusy = hasMark(point_.base, Mark::Busy) || hasMark(point_.fresh, Mark::Busy);
  return isBusy ? text + " Both versions were affected, because their rounds are interleaved." : text;
}

}  // namespace headroom
