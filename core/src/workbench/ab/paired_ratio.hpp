// Ratios of paired times: an estimate, a distribution-free interval, and the times of its tests.
#pragma once

#include <cstddef>
#include <span>

namespace headroom {

struct ShiftInterval {
  double estimate = 0;
  double low = 0;
  double high = 0;
};

/// Requires independent values, distributed symmetrically about a centre. Returns the Hodges-Lehmann estimate of the
/// centre, the median of the means of all pairs (Walsh averages, including each value with itself), and the narrowest
/// interval by signed ranks that holds the centre with a probability of at least 1 - error (Hodges and Lehmann 1963;
/// Hollander, Wolfe and Chicken, Nonparametric Statistical Methods, section 3.3). Infinite if there are too few values.
/// `values`: at least one, finite.
ShiftInterval shiftOf(std::span<const double> values, double error);

/// Number of rounds before the first test, the fewest that can decide anything; then a quarter more before each further
/// test.
inline constexpr std::size_t kFirstLook = 10;
/// Returns the number of rounds for the test after the one at `rounds`.
[[nodiscard]] std::size_t nextLook(std::size_t rounds);

/// Largest error probability of all tests together.
inline constexpr double kErrorOfAllLooks = 0.005;
/// Error probability of test 1, 2, ...: their sum is kErrorOfAllLooks (an error-spending sequence as of Lan and DeMets
/// 1983, without use of the correlation between tests).
[[nodiscard]] double errorOfLook(std::size_t look);

}  // namespace headroom
