// Plan and report of an A/B comparison of kernels: plain values that travel between threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "headroom/values/difference.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Two variants that do the same work.
struct AbPair {
  Variant base;
  Variant fresh;  ///< variant of the new version
};

/// Limits of a plan's values.
inline constexpr double kSmallestAbMargin = 0.001;
inline constexpr double kLargestAbMargin = 1;
inline constexpr double kLongestAbSeconds = 3600;

struct AbPlan {
  std::string device;    ///< selector, see selectDevice; empty: the default device
  std::string baseName;  ///< name of the base version
  std::string freshName;
  std::vector<AbPair> pairs;
  std::vector<Size> sizes;
  ParameterValues parameters;  ///< requested values; defaults for the others
  /// Relative change of the time up to which two versions are the same: 0.02 is 2%.
  double margin = 0.02;
  double budgetSeconds = 60;  ///< per pair and size, at most
  std::uint64_t seed = 1;     ///< seed of the source data and of the order within pairs
  /// Number of runners that measure simultaneously, each on a device of its own that is equal to the others'. A pair at
  /// a size is measured by one of them.
  int workers = 1;
};

struct AbRound {
  double baseMs = 0;  ///< median of the samples
  double freshMs = 0;
  double ratio = 1;  ///< new time over base time: the median of the pairs' ratios
  std::size_t pairs = 0;

  bool operator==(const AbRound&) const = default;
};

/// One pair at one size.
struct AbPoint {
  ResultRow base;  ///< all rounds of the version
  ResultRow fresh;
  std::vector<AbRound> rounds;
  /// New time over base time: the Hodges-Lehmann estimate over the rounds' ratios, by their logarithms. 0 while
  /// unknown.
  double ratio = 0;
  /// The interval holds the true ratio at every test of the measurement, in 99.5% of all measurements:
  /// distribution-free, by the signed ranks of the rounds' ratios (Hollander, Wolfe and Chicken, Nonparametric
  /// Statistical Methods, 3.3). Test j spends 0.5% / (j (j + 1)) of the error, at most 0.5% in total.
  double low = 0;
  double high = std::numeric_limits<double>::infinity();
  Difference difference = Difference::Ambiguous;  ///< Same, Faster, Slower, Ambiguous or NotComparable
  /// The whole interval is on one side of the margin, or within it.
  bool isDecided = false;
  std::string reason;  ///< a sentence
  double seconds = 0;  ///< measuring time
};

/// Results of a plan, complete or so far.
struct AbReport {
  std::string baseName;
  std::string freshName;
  std::string device;  ///< name
  double margin = 0;
  double budgetSeconds = 0;
  std::vector<AbPoint> points;  ///< started points
};

/// Sent after every round: the results so far.
struct AbUpdated {
  AbReport report;
};

/// Sent at the end: all results, or those before a stop.
struct AbDone {
  AbReport report;
};

}  // namespace headroom
