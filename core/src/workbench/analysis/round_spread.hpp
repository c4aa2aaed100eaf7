// How far a row's median may be from that of another run: from the row's own rounds, and from those of rows like it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// A variance of rounds, relative to their row's median, known with so many degrees of freedom.
struct RoundVariance {
  double variance = 0;
  double freedom = 0;
};

/// Of one row's rounds alone: winsorised, a fifth at either end (Tukey and McLaughlin 1963), because the median of five
/// rounds or more does not follow a single one that went astray, but still follows two. Nothing under 2 rounds.
std::optional<RoundVariance> ownVariance(const ResultRow& row);

/// All taken for one variance.
RoundVariance pooled(std::span<const RoundVariance> variances);

/// What rows like a row say of its variance before its own rounds do: a scaled inverse chi-square distribution with
/// `variance` as its scale and `freedom` degrees of freedom, as in G. K. Smyth, "Linear models and empirical Bayes
/// methods for assessing differential expression in microarray experiments", Statistical Applications in Genetics and
/// Molecular Biology 3 (2004), section 6.2: from the mean of the logarithms of their variances and from how far these
/// vary beyond what so few rounds make them vary. They are pooled where they vary no further than that, and where there
/// are two or fewer; it is never surer than all their rounds are together. Where the fit has fewer than 1.5 degrees of
/// freedom, the variances are of rounds that now and then go astray, in all rows alike: the pooled variance with 1.5.
RoundVariance priorOf(std::span<const RoundVariance> ofLikeRows);

/// Prior and own rounds together: (d0 s0^2 + d s^2) / (d0 + d) with d0 + d degrees of freedom.
RoundVariance moderated(const RoundVariance& prior, const std::optional<RoundVariance>& own);

/// Sets the intervals of rows that took turns, in place of those that their samples alone give. Each is
/// the median x (1 -+ sqrt(w^2 + r^2)), with w the larger of
///   sqrt(2) x noise             by what samples vary within a round, and
///   reachOfMedian(s, d0 + d, R) by what its R rounds vary, s the square root of the moderated variance,
/// and r = runToRunReach for what rounds of one run cannot show.
/// Rows are alike when they have the same limit (RowKind) and their medians are within a factor of four. Where fewer
/// than two others are, all with that limit count; where these are too few, all rows but host peers. Rows limited by
/// memory have the pooled variance as their prior. Rows without samples or without an interval are left alone.
void setIntervals(std::span<ResultRow* const> rows, bool isOnProcessors);

}  // namespace headroom
