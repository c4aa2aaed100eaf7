// Robust statistics over timing samples.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace headroom {

/// A value's class by Tukey's fences: mild beyond 1.5 and up to 3 interquartile ranges from the quartiles, severe
/// beyond 3.
enum class Outlier { None, Mild, Severe };

[[nodiscard]] Outlier outlierOf(double value, double q1, double q3);

/// Order statistics of a set of samples, in the samples' own unit; all zero without samples.
struct Summary {
  std::size_t count = 0;
  double median = 0;
  double min = 0;
  double q1 = 0;
  double q3 = 0;
  /// See Outlier.
  std::size_t mildOutliers = 0;
  std::size_t severeOutliers = 0;
  /// Half-width of the median's 95% confidence interval relative to the median, from binomial order statistics
  /// (Conover, Practical Nonparametric Statistics); infinite with fewer than 6 samples, for which no such interval
  /// exists.
  double noise = 0;
  /// 95% interval of the median if the whole measurement were repeated: see summarise.
  double low = 0;
  double high = 0;
};

/// Returns the samples of each round; `roundSizes`: the number of samples, in order, of each round. If there are fewer
/// samples, the last rounds are shorter or empty.
std::vector<std::span<const double>> splitRounds(std::span<const double> samples,
                                                 std::span<const std::size_t> roundSizes);

/// Returns the relative 95% distance between the medians of two measurements with this number of rounds: t(0.975,
/// freedom) x deviation x sqrt(pi / (rounds + 1/2)). deviation: relative standard deviation of rounds' medians,
/// estimated with this many degrees of freedom (at least 1); t: Student's quantile. The median of n normally
/// distributed values has a variance of pi / 2 / (n + 1/2) of theirs, within 1% for odd n; here are two such medians.
double reachOfMedian(double deviation, double freedom, std::size_t rounds);

/// Returns the largest difference of two medians without any change, from the distance of each to the end of its
/// interval: the square root of the sum of their squares, for independent errors.
double noiseBetween(double oneHalfWidth, double otherHalfWidth);

/// A value and the distance to the end of its interval.
struct Measured {
  double value = 0;
  double halfWidth = 0;
};

struct RatioRange {
  double low = 0;
  double high = std::numeric_limits<double>::infinity();
};

/// Returns the interval of the quotient of two independently measured values: all ratios r with
/// |over - r x under| <= sqrt(over's half-width^2 + (r x under's)^2), after E. C. Fieller, "Some problems in interval
/// estimation", Journal of the Royal Statistical Society B 16 (1954). [0, infinity] if the interval of `under` reaches
/// zero, or either is unknown.
RatioRange ratioOf(const Measured& over, const Measured& under);

/// Summarises samples. `roundSizes`: the number of samples, in order, of each round; empty for one round. The interval
/// [low, high] is the median x (1 -+ h), h the larger of
///   sqrt(2) x noise                       the scatter of samples within a round, in both measurements, and
///   reachOfMedian(s, R - 1, R)            the scatter of the medians of R >= 2 rounds, s their relative standard
///                                         deviation.
/// It is [0, infinity] if neither is known. Two rounds are little evidence, and give a wide interval. A run cannot show
/// differences between runs that do not occur within one; an A/A test measures them (noise_floors.hpp).
Summary summarise(std::span<const double> samples, std::span<const std::size_t> roundSizes = {});

}  // namespace headroom
