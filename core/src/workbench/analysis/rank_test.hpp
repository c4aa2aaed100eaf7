// Whether the values of two groups stand apart, whatever their distribution.
#pragma once

#include <span>

namespace headroom {

/// The two-sided test of H. B. Mann and D. R. Whitney, "On a test of whether one of two random variables is
/// stochastically larger than the other", Annals of Mathematical Statistics 18 (1947): how probable it is that two
/// groups of values from one and the same distribution are at least as far from being mixed as these. Exact for up to
/// 40 values, by their normal approximation beyond. Equal values count half. 1 where either group is empty.
double mixedProbability(std::span<const double> one, std::span<const double> other);

/// What mixedProbability is at least for groups of these sizes: that of groups that do not overlap.
double leastMixedProbability(std::size_t one, std::size_t other);

}  // namespace headroom
