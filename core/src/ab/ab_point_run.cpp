#include "ab/ab_point_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ab/ab_point.hpp"
#include "ab/paired_ratio.hpp"
#include "headroom/statistics.hpp"
#include "measure/judgement.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

/// Of each version in a round: with so many one of each is hardly ever disturbed.
constexpr int kTurnsOfRound = 3;
/// Launches from so long make a turn long by themselves: there and back again would be a third as many rounds.
constexpr double kLongLaunchMs = 100;

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
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
  std::optional<End> end;
  while (!end) end = takeNextRound(tellSoFar);
  finish(*end);
  return failure_;
}

RowInWork AbPointRun::emptyWork(const Variant& variant, Size size) const {
  return {emptyRow({&state_.sweep, &state_.device, &variant, size}), {}};
}

/// How it ended, where it did.
std::optional<AbPointRun::End> AbPointRun::takeNextRound(const std::function<void()>& tellSoFar) {
  if (isStopped()) return End::Stopped;
  const auto start = std::chrono::steady_clock::now();
  const bool isWhole = takeRound();
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

/// By what the last round took: the first one compiles and validates.
std::optional<AbPointRun::End> AbPointRun::endOfTime(double lastRoundSeconds) const {
  const double left = state_.plan.budgetSeconds - secondsSince(start_);
  if (lastRoundSeconds > left) return End::Budget;
  const std::size_t rounds = point_.rounds.size();
  const bool isPredictable = rounds > 1 && rounds < kFirstLook;
  if (isPredictable && static_cast<double>(kFirstLook - rounds) * lastRoundSeconds > left) return End::TooLong;
  return {};
}

/// False when there is no use in another one: it was stopped, or a version cannot be measured.
bool AbPointRun::takeRound() {
  state_.doJob(
      FreshStartJob{}, [](const JobEvent& /*event*/) {}, state_.stop);
  std::array<Side*, 2> order = sides();
  if (state_.coin() % 2 == 0) std::swap(order[0], order[1]);
  int turns = 0;
  for (bool isLong = false; turns < kTurnsOfRound && !isLong; ++turns) {
    // Both, whatever becomes of the first: what fails is not a matter of who goes first.
    const bool isFirstWhole = takeTurnOf(*order[0], *order[1]);
    if (isStopped() || failure_) return false;
    if (!takeTurnOf(*order[1], *order[0]) || !isFirstWhole) return false;
    isLong = std::max(base_.work.row.medianMs, fresh_.work.row.medianMs) > kLongLaunchMs;
    std::swap(order[0], order[1]);
  }
  turnsOfRounds_.push_back(turns);
  return true;
}

/// Whether the turn has a time that counts. Both versions are sampled alike: so many launches per sample, in batches of
/// the size that suits the slower one.
bool AbPointRun::takeTurnOf(Side& side, const Side& other) {
  MeasureJob job;
  job.deviceId = state_.device.id;
  job.variant = *side.variant;
  job.size = size_;
  job.sigma = state_.plan.sigma;
  job.sampling = state_.sweep.sampling;
  job.seed = state_.plan.seed;
  const ResultRow& beside = other.work.row;
  job.knownLaunchMs = beside.medianMs;
  job.launchesPerSample = beside.rounds.empty() ? 0 : beside.rounds.front().launches;
  const std::size_t before = side.work.row.rounds.size();
  const JobOutcome outcome = takeTurn(
      side.work, std::move(job), nullptr, secondsSince(state_.start), state_.doJob,
      [this](JobEvent event) {
        if (auto* note = std::get_if<Note>(&event)) state_.tell(std::move(*note));
      },
      state_.stop);
  if (outcome.noDevice) failure_ = RunFinished{Outcome::Failed, outcome.reason, true};
  const ResultRow& row = side.work.row;
  return outcome.kind != JobOutcome::Kind::Cancelled && isValid(row) && row.rounds.size() > before;
}

/// Where the host's clock has to count for one version, it counts for both, in all rounds.
void AbPointRun::countByOneClock() {
  for (Side* side : sides()) judgeClocks(side->work.row, state_.launchCosts, side->variant->passes.size());
  if (base_.work.row.clock == fresh_.work.row.clock) return;
  for (Side* side : sides()) {
    if (side->work.row.clock == Clock::Device) countByHost(side->work.row);
  }
}

/// From the samples of the clock that counts.
void AbPointRun::gatherRounds() {
  std::vector<AbRound> rounds(turnsOfRounds_.size());
  const auto gather = [&](const Side& side, std::vector<double> AbRound::*times) {
    const std::vector<std::span<const double>> turns = samplesByRound(side.work.row);
    std::size_t turn = 0;
    for (std::size_t i = 0; i < rounds.size(); ++i) {
      for (int taken = 0; taken < turnsOfRounds_[i] && turn < turns.size(); ++taken, ++turn) {
        const double ms = summarise(turns[turn]).median;
        if (ms > 0) (rounds[i].*times).push_back(ms);
      }
    }
  };
  gather(base_, &AbRound::baseMs);
  gather(fresh_, &AbRound::freshMs);
  std::erase_if(rounds, [](const AbRound& round) { return round.baseMs.empty() || round.freshMs.empty(); });
  point_.rounds = std::move(rounds);
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
  // What rounds there are since the last look count as well.
  if (!point_.isDecided && point_.rounds.size() > std::max(looked_, kFirstLook)) look();
  OtherLoad load;
  for (Side* side : sides()) load.add(side->work.row);
  for (Side* side : sides()) {
    if (state_.device.type == DeviceType::Cpu || side->variant->isHostPeer())
      judgeLoad(side->work.row, load, state_.processors);
  }
  copyRows();
  judge(point_, state_.plan.margin);
  if (point_.difference != Difference::NotComparable) point_.reason += remarks(end);
}

/// What to know of it, or to do about it.
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
  return isBusy ? text + " Both versions were affected, because they take turns." : text;
}

}  // namespace headroom
