// Distribution-free test of whether the values of two groups are separated.
#pragma once

#include <span>

namespace headroom {

/// The two-sided test of H. B. Mann and D. R. Whitney, "On a test of whether one of two random variables is
/// stochastically larger than the other", Annals of Mathematical Statistics 18 (1947): the probability that two groups
/// of values from one distribution are at least as separated as these. Exact for up to 40 values, by their normal
/// approximation beyond. Equal values count half. 1 if either group is empty.
double mixedProbability(std::span<const double> one, std::span<const double> other);

/// Returns the smallest possible mixedProbability for groups of these sizes: that of groups without overlap.
double leastMixedProbability(std::size_t one, std::size_t other);

}  // namespace headroom
