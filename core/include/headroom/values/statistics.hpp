// Robust statistics over timing samples.
#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace headroom {

/// A value's place by Tukey's fences: mild beyond 1.5 and up to 3 interquartile ranges from the quartiles, severe
/// beyond 3.
enum class Outlier { None, Mild, Severe };

[[nodiscard]] Outlier outlierOf(double value, double q1, double q3);

/// Order statistics of a set of samples, in the samples' own unit; all zero when there are none.
struct Summary {
  std::size_t count = 0;
  double median = 0;
  double min = 0;
  double q1 = 0;
  double q3 = 0;
  /// See Outlier.
  std::size_t mildOutliers = 0;
  std::size_t severeOutliers = 0;
  /// Half-width of the median's 95 % confidence interval relative to the median, from binomial order statistics
  /// (Conover, Practical Nonparametric Statistics); infinite under 6 samples, where no such interval exists.
  double noise = 0;
  /// Where the median of a repetition of the whole measurement is expected with 95 % probability: see summarise.
  double low = 0;
  double high = 0;
};

/// The samples of each round; `roundSizes`: how many of them, in order, are of each. Where there are fewer samples than
/// that, the last rounds are shorter or empty.
std::vector<std::span<const double>> splitRounds(std::span<const double> samples,
                                                 std::span<const std::size_t> roundSizes);

/// How far, relative to it, the median of one measurement of so many rounds is from that of another, with 95 %
/// probability: t(0.975, freedom) x deviation x sqrt(pi / (rounds + 1/2)). deviation: relative standard deviation of
/// rounds' medians, known with so many degrees of freedom (under 1 counts as 1); t: Student's quantile. The median of n
/// normally distributed values has a variance of pi / 2 / (n + 1/2) of theirs, within 1 % for odd n; here are two such
/// medians.
double reachOfMedian(double deviation, double freedom, std::size_t rounds);

/// By how much two medians may differ without any change, from the distance of each to the end of its interval: the
/// square root of the sum of their squares, for errors that are independent of each other.
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

/// The interval of the quotient of two values that are measured independently of each other: all ratios r with
/// |over - r x under| <= sqrt(over's half-width^2 + (r x under's)^2), after E. C. Fieller, "Some problems in interval
/// estimation", Journal of the Royal Statistical Society B 16 (1954). [0, infinity] where the interval of `under`
/// reaches zero, or either is unknown.
RatioRange ratioOf(const Measured& over, const Measured& under);

/// `roundSizes`: how many of the samples, in order, are of each round; empty for one round. The interval [low, high] is
/// the median x (1 -+ h), h the larger of
///   sqrt(2) x noise                       both measurements err by what their samples vary within a round, and
///   reachOfMedian(s, R - 1, R)            by what the medians of R >= 2 rounds vary: s their relative standard
///   deviation.
/// It is [0, infinity] when neither can be told. Two rounds tell little, and give a wide interval. What changes from
/// one run to the next, but not within one, no run can tell: that is what an A/A check is for (noise_floors.hpp).
Summary summarise(std::span<const double> samples, std::span<const std::size_t> roundSizes = {});

}  // namespace headroom
