#include "workbench/analysis/round_spread.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "headroom/values/statistics.hpp"
#include "workbench/analysis/round_figures.hpp"
#include "workbench/analysis/row_kind.hpp"
#include "workbench/analysis/special_functions.hpp"

namespace headroom {
namespace {

// Winsorising: one value at either end per this number of rounds.
constexpr std::size_t kRoundsPerWinsorised = 5;
// A clock's tick: rounds that agree to the tick do not have zero variance.
constexpr double kLeastDeviation = 1e-4;
// With fewer other rows, their variances are not informative.
constexpr std::size_t kFewestLike = 2;
constexpr double kLikeTimes = 4;
// More scattered variances indicate occasional outlier rounds, in all rows alike.
constexpr double kLeastFreedom = 1.5;

struct Known {
  const ResultRow* row = nullptr;
  RowKind kind = RowKind::Other;
  std::optional<RoundVariance> own;
};

/// The mean over many rows is the logarithm of their common variance.
double centredLog(const RoundVariance& known) {
  return std::log(known.variance) - digamma(known.freedom / 2) + std::log(known.freedom / 2);
}

/// For every round of every row the memory is placed again at random: differences of variance between rows are then
/// random, and all share one variance.
RoundVariance priorOfKind(RowKind kind, const std::vector<RoundVariance>& likes) {
  return kind == RowKind::Memory ? pooled(likes) : priorOf(likes);
}

bool isOnHost(const Known& known) {
  return known.kind == RowKind::Host;
}

/// Returns the variances of the rows selected by `isLike`, including the row's own.
template <typename IsLike>
std::vector<RoundVariance> variancesOf(const std::vector<Known>& rows, const IsLike& isLike) {
  std::vector<RoundVariance> variances;
  for (const Known& other : rows) {
    if (other.own && isLike(other)) variances.push_back(*other.own);
  }
  return variances;
}

std::vector<RoundVariance> likesOf(const Known& row, const std::vector<Known>& rows) {
  const std::size_t fewest = kFewestLike + (row.own ? 1 : 0);
  const auto isOfKind = [&row](const Known& other) { return other.kind == row.kind; };
  const auto isNear = [&](const Known& other) {
    const double ratio = other.row->medianMs / row.row->medianMs;
    return isOfKind(other) && ratio < kLikeTimes && ratio > 1 / kLikeTimes;
  };
  std::vector<RoundVariance> likes = variancesOf(rows, isNear);
  if (likes.size() < fewest) likes = variancesOf(rows, isOfKind);
  if (likes.size() < fewest)
    likes = variancesOf(rows, [&row](const Known& other) { return isOnHost(other) == isOnHost(row); });
  return likes;
}

void setIntervalOf(const Known& known, ResultRow& row, const std::vector<RoundVariance>& likes,
                   const TimedWhere& where) {
  const std::size_t rounds = figuresOfRounds(row).size();
  if (rounds == 0 || !std::isfinite(row.highMs)) return;
  const RoundVariance variance = moderated(priorOfKind(known.kind, likes), known.own);
  const double ofRounds =
      variance.freedom > 0 ? reachOfMedian(std::sqrt(variance.variance), variance.freedom, rounds) : 0;
  const double ofSamples = std::isfinite(row.noise) ? std::sqrt(2.0) * row.noise : 0;
  row.runToRun = runToRunReach(row, where);
  const double reach = std::hypot(std::max(ofRounds, ofSamples), row.runToRun);
  row.lowMs = row.medianMs * std::max(0.0, 1 - reach);
  row.highMs = row.medianMs * (1 + reach);
}

}  // namespace

std::optional<RoundVariance> ownVariance(const ResultRow& row) {
  std::vector<double> medians;
  for (const RoundFigures& round : figuresOfRounds(row)) medians.push_back(round.medianMs);
  const std::size_t count = medians.size();
  if (count < 2) return std::nullopt;
  std::sort(medians.begin(), medians.end());
  const std::size_t each = count / kRoundsPerWinsorised;
  for (std::size_t i = 0; i < each; ++i) {
    medians[i] = medians[each];
    medians[count - 1 - i] = medians[count - 1 - each];
  }
  const double mean = std::accumulate(medians.begin(), medians.end(), 0.0) / static_cast<double>(count);
  double squares = 0;
  for (const double median : medians) squares += (median / mean - 1) * (median / mean - 1);
  const double kept = 1 - 2 * static_cast<double>(each) / static_cast<double>(count);
  const double variance = squares / static_cast<double>(count - 1) / (kept * kept);
  return RoundVariance{std::max(variance, kLeastDeviation * kLeastDeviation),
                       static_cast<double>(count - 2 * each - 1)};
}

RoundVariance pooled(std::span<const RoundVariance> variances) {
  RoundVariance all;
  for (const RoundVariance& each : variances) {
    all.freedom += each.freedom;
    all.variance += each.variance * each.freedom;
  }
  if (all.freedom > 0) all.variance /= all.freedom;
  return all;
}

RoundVariance priorOf(std::span<const RoundVariance> ofLikeRows) {
  const RoundVariance asOne = pooled(ofLikeRows);
  if (ofLikeRows.size() <= kFewestLike) return asOne;
  const auto count = static_cast<double>(ofLikeRows.size());
  double mean = 0;
  for (const RoundVariance& like : ofLikeRows) mean += centredLog(like) / count;
  double beyond = 0;
  for (const RoundVariance& like : ofLikeRows) {
    const double deviation = centredLog(like) - mean;
    beyond += deviation * deviation / (count - 1) - trigamma(like.freedom / 2) / count;
  }
  if (beyond <= 0) return asOne;
  const double freedom = 2 * inverseTrigamma(beyond);
  if (freedom >= asOne.freedom) return asOne;
  if (freedom < kLeastFreedom) return {asOne.variance, std::min(kLeastFreedom, asOne.freedom)};
  return {std::exp(mean + digamma(freedom / 2) - std::log(freedom / 2)), freedom};
}

RoundVariance moderated(const RoundVariance& prior, const std::optional<RoundVariance>& own) {
  if (!own) return prior;
  const double freedom = prior.freedom + own->freedom;
  return {(prior.freedom * prior.variance + own->freedom * own->variance) / freedom, freedom};
}

void setIntervals(std::span<ResultRow* const> rows, const TimedWhere& where) {
  std::vector<Known> known;
  for (const ResultRow* row : rows) {
    if (isTimed(*row)) known.push_back({row, kindOf(*row), ownVariance(*row)});
  }
  std::vector<std::vector<RoundVariance>> likes;
  for (const Known& row : known) likes.push_back(likesOf(row, known));
  std::size_t next = 0;
  for (ResultRow* row : rows) {
    if (!isTimed(*row)) continue;
    setIntervalOf(known[next], *row, likes[next], where);
    ++next;
  }
}

}  // namespace headroom
