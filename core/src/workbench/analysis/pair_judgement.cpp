#include "workbench/analysis/pair_judgement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

#include "headroom/values/statistics.hpp"
#include "text/number_text.hpp"
#include "workbench/analysis/judgement.hpp"
#include "workbench/analysis/rank_test.hpp"
#include "workbench/analysis/round_figures.hpp"

namespace headroom {
namespace {

// Probability of a random separation of rounds: one pair in 50.
constexpr double kMostMixed = 0.02;
constexpr double kRounding = 1e-9;
// Tolerance for the rounding of a median in a document.
constexpr double kSameMedian = 1e-6;
// In quiet runs on a virtual machine, minutes apart, blurs of 1 MP in 0.3 to 0.5 ms took 1.7 to 3.8 times as long in
// all rounds of one run as in those of another.
constexpr double kShortMs = 1;
// Fewer rounds do not show their scatter.
constexpr std::size_t kFewestToJudge = 3;

/// From the median to the end of the row's interval, in milliseconds.
double halfWidthOf(const ResultRow& row, const PairConditions& conditions) {
  if (!(row.highMs >= row.medianMs)) {
    // Rows of earlier versions lack an interval.
    const Summary summary = summarise(countingSamples(row));
    return summary.count > 0 ? summary.high - summary.median : std::numeric_limits<double>::infinity();
  }
  // A measured floor includes the difference between runs.
  const double within = withinRun(row).highMs - row.medianMs;
  if (conditions.floor.isMeasured) return within;
  if (conditions.where.isOnProcessors || isOfStarts(row, conditions.where))
    return std::hypot(within, runToRunReach(row, conditions.where) * row.medianMs);
  return row.highMs - row.medianMs;
}

std::vector<double> roundsOf(const ResultRow& row) {
  std::vector<double> medians;
  // If the samples do not match the row's figures, as in a document made by hand, the interval is unknown.
  const double median = summarise(countingSamples(row)).median;
  if (std::abs(median - row.medianMs) > kSameMedian * row.medianMs) return medians;
  for (const RoundFigures& round : figuresOfRounds(row)) medians.push_back(round.medianMs);
  return medians;
}

/// A drift of the copies marks all rows of their size. It does not affect a row of arithmetic without drift in its own
/// rounds.
bool isOfOtherRows(Mark mark, const ResultRow& row) {
  return mark == Mark::Drift && kindOf(row) == RowKind::Arithmetic && roundsOf(row).size() >= kFewestToJudge &&
         driftOf(row) == 0;
}

/// Returns a mark that may explain the time by something other than the kernel.
std::optional<Mark> doubtOf(const ResultRow& row) {
  constexpr std::array kDoubts{Mark::Busy, Mark::Drift, Mark::ClocksDisagree, Mark::OverCeiling};
  const auto found = std::find_if(kDoubts.begin(), kDoubts.end(),
                                  [&row](Mark mark) { return hasMark(row, mark) && !isOfOtherRows(mark, row); });
  return found == kDoubts.end() ? std::nullopt : std::optional(*found);
}

std::string_view rowName(bool isBase) {
  return isBase ? "base's" : "new";
}

std::string failureText(bool isBase, const ResultRow& row) {
  std::string text =
      fmt::format("The {} row is {}", rowName(isBase), isValid(row) ? "without a time" : toText(row.status));
  return row.reason.empty() ? text + '.' : text + ": " + row.reason;
}

/// Returns true if the two rows cannot be compared; the point then states the reason.
bool rejected(PointComparison& point) {
  const bool baseFits = isValid(*point.base);
  const bool freshFits = isValid(*point.fresh);
  if (!baseFits || !freshFits) {
    std::string reason = baseFits ? "" : failureText(true, *point.base);
    if (!freshFits) reason += (reason.empty() ? "" : " ") + failureText(false, *point.fresh);
    conclude(point, Difference::NotComparable, std::move(reason));
    return true;
  }
  if (point.base->clock != point.fresh->clock) {
    conclude(point, Difference::NotComparable,
             fmt::format("The base's time is by the {} clock, the new one by the {} clock.", toText(point.base->clock),
                         toText(point.fresh->clock)));
    return true;
  }
  return false;
}

/// The two medians and their intervals.
struct Pair {
  double base = 0;
  double fresh = 0;
  double baseHalf = 0;
  double freshHalf = 0;

  Pair(const PointComparison& point, const PairConditions& conditions)
      : base(point.base->medianMs),
        fresh(point.fresh->medianMs),
        baseHalf(halfWidthOf(*point.base, conditions)),
        freshHalf(halfWidthOf(*point.fresh, conditions)) {}

  [[nodiscard]] double shorter() const { return std::min(base, fresh); }
  /// As a share of the shorter.
  [[nodiscard]] double apart() const { return std::abs(fresh - base) / shorter(); }
  [[nodiscard]] double allowance() const { return noiseBetween(baseHalf, freshHalf) / shorter(); }
};

/// The measured floor is a difference between two runs too.
void setRatio(PointComparison& point, const Pair& pair, const FloorUsed& floor) {
  const RatioRange range = ratioOf({pair.fresh, pair.freshHalf}, {pair.base, pair.baseHalf});
  const double ratio = pair.fresh / pair.base;
  const double most = 1 + (floor.isMeasured ? floor.relative : 0);
  point.ratioLow = std::min(range.low, ratio / most);
  point.ratioHigh = std::max(range.high, ratio * most);
}

/// Sets the ratio to unknown.
void doubt(PointComparison& point, std::string reason) {
  point.ratioLow = 0;
  point.ratioHigh = std::numeric_limits<double>::infinity();
  conclude(point, Difference::Ambiguous, std::move(reason));
}

std::string differText(double apart) {
  return fmt::format("The medians differ by {} of the shorter", shareText(apart));
}

/// Decides a pair without a difference: SAME or AMBIGUOUS.
void judgeUndecided(PointComparison& point, const Pair& pair) {
  const double apart = pair.apart();
  const std::string medians = differText(apart);
  if (point.allowance > std::max(kLargestUsefulAllowance, point.floor)) {
    return conclude(point, Difference::Ambiguous,
                    fmt::format("{}, but noise alone can reach {}, which is too much to decide. {}", medians,
                                shareText(point.allowance), kTakeTurns));
  }
  if (apart <= point.floor) {
    return conclude(point, Difference::Same,
                    fmt::format("{}, no more than the A/A floor of {}.", medians, shareText(point.floor)));
  }
  if (apart > std::min(pair.baseHalf, pair.freshHalf) / pair.shorter()) {
    return conclude(
        point, Difference::Ambiguous,
        fmt::format("{}: only one of the two intervals excludes the other's median. {}", medians, kTakeTurns));
  }
  conclude(point, Difference::Same,
           fmt::format("{}, less than the {} that a repetition may differ by.", medians, shareText(point.allowance)));
}

/// Returns true if these two rows cannot support a difference beyond the floor; the point then states the reason.
bool doubted(PointComparison& point, double apart) {
  const std::optional<Mark> baseDoubt = doubtOf(*point.base);
  const std::optional<Mark> mark = baseDoubt ? baseDoubt : doubtOf(*point.fresh);
  if (!mark) return false;
  doubt(point, fmt::format("{}, but the {} row is marked \"{}\". Measure again.", differText(apart),
                           rowName(baseDoubt.has_value()), toText(*mark)));
  return true;
}

/// One round, or rounds of one process, see one placement of the memory, which arithmetic-bound rows hardly depend on.
bool seesOnePlace(const ResultRow& row, std::size_t rounds, bool isOfOneProcess) {
  if (row.stoppedBy == kStoppedByRace && rounds < kFewestToJudge) return true;
  return kindOf(row) == RowKind::Memory && (rounds == 1 || (rounds > 0 && isOfOneProcess));
}

/// Short launches on CPUs work in the caches, where the effects of other programs and of page placement last for
/// minutes.
bool isShortOnProcessors(const ResultRow& row, const PairConditions& conditions) {
  return conditions.where.isOnProcessors && !conditions.floor.isMeasured && row.medianMs < kShortMs &&
         kindOf(row) != RowKind::Arithmetic;
}

/// Returns true if the rounds of the two rows do not confirm the difference; the point then states the reason.
bool contradicted(PointComparison& point, double apart, const PairConditions& conditions) {
  if (isShortOnProcessors(*point.base, conditions) || isShortOnProcessors(*point.fresh, conditions)) {
    doubt(point,
          fmt::format("{}, but launches of under {:g} ms on a CPU differ by more from run to run where the noise "
                      "floor has not been measured. {}",
                      differText(apart), kShortMs, kTakeTurns));
    return true;
  }
  const std::vector<double> base = roundsOf(*point.base);
  const std::vector<double> fresh = roundsOf(*point.fresh);
  const bool isBase = seesOnePlace(*point.base, base.size(), conditions.isOfOneProcess);
  if (isBase || seesOnePlace(*point.fresh, fresh.size(), conditions.isOfOneProcess)) {
    doubt(point,
          fmt::format("{}, but the {} row has too few rounds in processes of their own to show what differs from "
                      "run to run. {}",
                      differText(apart), rowName(isBase), kTakeTurns));
    return true;
  }
  if (base.size() < 2 || fresh.size() < 2) return false;
  const double most = std::max(kMostMixed, leastMixedProbability(base.size(), fresh.size()));
  if (mixedProbability(base, fresh) <= most * (1 + kRounding)) return false;
  doubt(point, fmt::format("{}, but the rounds of the two runs overlap. {}", differText(apart), kTakeTurns));
  return true;
}

}  // namespace

void conclude(PointComparison& point, Difference difference, std::string reason) {
  point.difference = difference;
  point.reason = std::move(reason);
}

void judgePair(PointComparison& point, const PairConditions& conditions) {
  point.floor = conditions.floor.relative;
  if (rejected(point)) return;
  const Pair pair(point, conditions);
  point.change = pair.fresh / pair.base - 1;
  point.speedRatio = pair.base / pair.fresh;
  point.allowance = pair.allowance();
  if (!std::isfinite(point.allowance)) {
    return doubt(point, fmt::format("{}, but the {} row has too few samples to estimate its noise.",
                                    differText(pair.apart()), rowName(!std::isfinite(pair.baseHalf))));
  }
  setRatio(point, pair, conditions.floor);
  if (pair.apart() > point.floor && doubted(point, pair.apart())) return;
  if (pair.apart() <= std::max(point.floor, point.allowance)) return judgeUndecided(point, pair);
  if (contradicted(point, pair.apart(), conditions)) return;
  const bool isSlower = pair.fresh > pair.base;
  const std::string change = shareText(std::abs(point.change));
  conclude(point, isSlower ? Difference::Slower : Difference::Faster,
           fmt::format("{}; a repetition may differ by {} of the shorter time, the A/A floor is {}.",
                       isSlower ? fmt::format("It takes {} more time than the base", change)
                                : fmt::format("It takes {} less time than the base", change),
                       shareText(point.allowance), shareText(point.floor)));
}

}  // namespace headroom
