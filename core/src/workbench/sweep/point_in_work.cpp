#include "workbench/sweep/point_in_work.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "headroom/values/sampling.hpp"
#include "workbench/sweep/ceiling_race.hpp"

namespace headroom {
namespace {

// With fewer rounds their scatter is unknown.
constexpr int kFewestRounds = 3;
// Largest width of the interval in noise goals, because samples may agree although the rounds do not. At the usual goal
// of 1% two rows then resolve a difference of 5%, as a comparison requires (kLargestUsefulAllowance).
constexpr double kGoalsOfInterval = 3.5;
// Limit of additional rounds for persistent differences, as a multiple of the requested rounds.
constexpr int kMostTimesRounds = 2;

double secondsSpent(const ResultRow& row) {
  double seconds = 0;
  for (const Round& round : row.rounds) seconds += round.seconds;
  return seconds;
}

}  // namespace

int roundsWanted(const PointInWork& work) {
  return std::max(1, work.point->plan->sampling.rounds);
}

std::string stopReason(const PointInWork& work) {
  const ResultRow& row = work.row;
  const Sampling& sampling = work.point->plan->sampling;
  if (row.stoppedBy == kStoppedBySlowness) return row.stoppedBy;
  if (hasMark(row, Mark::SingleSample)) return "time budget";
  const std::size_t count = countingSamples(row).size();
  const auto rounds = static_cast<int>(row.rounds.size());
  const bool hasEnough = count >= static_cast<std::size_t>(std::max(1, sampling.minimumSamples));
  if (rounds >= std::min(kFewestRounds, roundsWanted(work)) && hasEnough && row.noise <= sampling.noiseGoal) {
    if (row.highMs - row.medianMs <= kGoalsOfInterval * sampling.noiseGoal * row.medianMs) return "noise goal";
    if (rounds >= kMostTimesRounds * roundsWanted(work)) return "round limit";
  }
  if (count >= static_cast<std::size_t>(sampling.maximumSamples)) return "sample limit";
  if (count >= kFewestSamples && secondsSpent(row) >= sampling.timeBudgetSeconds) return "time budget";
  return {};
}

void appendRound(ResultRow& row, ResultRow&& later) {
  row.samplesMs.insert(row.samplesMs.end(), later.samplesMs.begin(), later.samplesMs.end());
  row.wallSamplesMs.insert(row.wallSamplesMs.end(), later.wallSamplesMs.begin(), later.wallSamplesMs.end());
  row.rounds.insert(row.rounds.end(), later.rounds.begin(), later.rounds.end());
  if (hasMark(later, Mark::BadStamps)) markBadStamps(row);
  if (hasMark(later, Mark::Crashed) && !hasMark(row, Mark::Crashed)) {
    row.marks.push_back(Mark::Crashed);
    addSentence(row, later.reason);
  }
  summariseSamples(row);
  if (isNondeterministic(later)) noteNondeterminism(row);
  if (later.ownError && (!row.ownError || later.ownError->maxAbs > row.ownError->maxAbs)) {
    row.error = later.error;
    row.ownError = later.ownError;
  }
  if (later.status == Status::Ok || later.status == row.status) return;
  row.status = later.status;
  // The sentences of the marks that it has stay.
  const bool isTold = row.reason.empty() || later.reason.find(row.reason) != std::string::npos;
  row.reason = isTold ? std::move(later.reason) : row.reason + ' ' + later.reason;
  row.log = std::move(later.log);
}

bool mayHaveAnotherTurn(const PointInWork& work) {
  return isTimed(work.row) && !hasMark(work.row, Mark::SingleSample) && roundsWanted(work) > 1 &&
         work.row.stoppedBy != kStoppedByRace;
}

double secondsLeftOf(const PointInWork& work) {
  const auto rounds = static_cast<int>(work.row.rounds.size());
  const bool isLastOfCeiling = work.isDone && work.point->isCeiling && mayHaveAnotherTurn(work);
  if (work.isDone) return isLastOfCeiling ? work.costs.laterSeconds : 0;
  if (rounds == 0) return work.costs.seconds();
  return work.costs.laterSeconds * std::max(1, work.costs.turns - rounds);
}

}  // namespace headroom
