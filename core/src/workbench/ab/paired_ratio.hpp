// Ratios of paired times: an estimate, an interval that assumes no distribution, and when to look at it.
#pragma once

#include <cstddef>
#include <span>

namespace headroom {

struct ShiftInterval {
  double estimate = 0;
  double low = 0;
  double high = 0;
};

/// Of values that are spread symmetrically about a centre, and independent: the Hodges-Lehmann estimate of the centre,
/// the median of the means of all pairs (Walsh averages, each value with itself too), and the narrowest interval by
/// signed ranks that holds the centre with a probability of at least 1 - error (Hodges and Lehmann 1963; Hollander,
/// Wolfe and Chicken, Nonparametric Statistical Methods, section 3.3). Infinite where so few values can't tell.
/// `values`: at least one, finite.
ShiftInterval shiftOf(std::span<const double> values, double error);

/// So many rounds a look is worth having after: the fewest that can tell anything, then a quarter more each time.
inline constexpr std::size_t kFirstLook = 10;
/// After the one of `rounds`.
[[nodiscard]] std::size_t nextLook(std::size_t rounds);

/// All looks together err with this probability at most.
inline constexpr double kErrorOfAllLooks = 0.005;
/// Of look 1, 2, ...: their sum is kErrorOfAllLooks (an error-spending sequence as of Lan and DeMets 1983, without use
/// of what looks have in common).
[[nodiscard]] double errorOfLook(std::size_t look);

}  // namespace headroom
