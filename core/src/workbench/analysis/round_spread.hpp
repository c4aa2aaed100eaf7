// Interval of a row's median between runs: from the row's own rounds, and from those of similar rows.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "headroom/values/result.hpp"
#include "workbench/analysis/row_kind.hpp"

namespace headroom {

/// A variance of rounds, relative to their row's median, with its degrees of freedom.
struct RoundVariance {
  double variance = 0;
  double freedom = 0;
};

/// From one row's rounds alone: winsorised, a fifth at either end (Tukey and McLaughlin 1963), because the median of
/// five rounds or more does not follow a single outlier, but still follows two. Nothing below 2 rounds.
std::optional<RoundVariance> ownVariance(const ResultRow& row);

/// Pools estimates of one common variance.
RoundVariance pooled(std::span<const RoundVariance> variances);

/// Returns the prior of a row's variance from similar rows: a scaled inverse chi-square distribution with `variance` as
/// its scale and `freedom` degrees of freedom, as in G. K. Smyth, "Linear models and empirical Bayes methods for
/// assessing differential expression in microarray experiments", Statistical Applications in Genetics and Molecular
/// Biology 3 (2004), section 6.2: from the mean of the logarithms of their variances and from their scatter beyond that
/// expected for so few rounds. They are pooled if there is no scatter beyond that, and if there are two or fewer; the
/// prior never has more degrees of freedom than all their rounds together. If the fit has fewer than 1.5 degrees of
/// freedom, rounds have occasional outliers, in all rows alike: the result is the pooled variance with 1.5.
RoundVariance priorOf(std::span<const RoundVariance> ofLikeRows);

/// Combines prior and own rounds: (d0 s0^2 + d s^2) / (d0 + d) with d0 + d degrees of freedom.
RoundVariance moderated(const RoundVariance& prior, const std::optional<RoundVariance>& own);

/// Sets the intervals of interleaved rows, in place of those from their samples alone. Each is the median x (1 -+
/// sqrt(w^2 + r^2)), with w the larger of
///   sqrt(2) x noise             the scatter of samples within a round, and
///   reachOfMedian(s, d0 + d, R) the scatter of its R rounds, s the square root of the moderated variance,
/// and r = runToRunReach for differences that rounds of one run cannot show. Rows are similar if they have the same
/// limit (RowKind) and their medians are within a factor of four. With fewer than two such others, all rows with that
/// limit are used; with too few of these, all rows except host implementations. Rows limited by memory have the pooled
/// variance as their prior. Rows without samples or without an interval stay unchanged.
void setIntervals(std::span<ResultRow* const> rows, const TimedWhere& where);

}  // namespace headroom
