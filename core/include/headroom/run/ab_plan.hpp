// How two versions of kernels are to be compared and what comes of it: plain values that travel between threads.
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
  Variant fresh;  ///< of the new version
};

/// What may be chosen of a plan.
inline constexpr double kSmallestAbMargin = 0.001;
inline constexpr double kLargestAbMargin = 1;
inline constexpr double kLongestAbSeconds = 3600;

struct AbPlan {
  std::string device;    ///< selector, see selectDevice; empty: the default device
  std::string baseName;  ///< of the versions
  std::string freshName;
  std::vector<AbPair> pairs;
  std::vector<Size> sizes;
  ParameterValues parameters;  ///< asked for; the usual ones in place of others
  /// A change of this share of the time, or less, is not worth knowing: 0.02 is 2 %.
  double margin = 0.02;
  double budgetSeconds = 60;  ///< per pair and size at most
  std::uint64_t seed = 1;     ///< of the random source and of who goes first
};

struct AbRound {
  double baseMs = 0;  ///< median of the samples
  double freshMs = 0;
  double ratio = 1;  ///< of new to base: the median of the pairs' ratios
  std::size_t pairs = 0;

  bool operator==(const AbRound&) const = default;
};

/// One pair at one size.
struct AbPoint {
  ResultRow base;  ///< all turns of the version
  ResultRow fresh;
  std::vector<AbRound> rounds;
  /// New time over base time: the Hodges-Lehmann estimate over the rounds' ratios, by their logarithms. 0 as long as it
  /// is not known.
  double ratio = 0;
  /// It holds the true ratio at every look of the measurement, with 99.5 % of all measurements: distribution-free, by
  /// the signed ranks of the rounds' ratios (Hollander, Wolfe and Chicken, Nonparametric Statistical Methods, 3.3).
  /// Look j spends 0.5 % / (j (j + 1)) of the error: together no more than 0.5 %.
  double low = 0;
  double high = std::numeric_limits<double>::infinity();
  Difference difference = Difference::Ambiguous;  ///< Same, Faster, Slower, Ambiguous or NotComparable
  /// The whole interval is on one side of the margin, or within it.
  bool isDecided = false;
  std::string reason;  ///< a sentence
  double seconds = 0;  ///< that it took
};

/// What came of a plan, or is known so far.
struct AbReport {
  std::string baseName;
  std::string freshName;
  std::string device;  ///< name
  double margin = 0;
  double budgetSeconds = 0;
  std::vector<AbPoint> points;  ///< those that were begun
};

/// After every round: what is known so far.
struct AbUpdated {
  AbReport report;
};

/// When all has been measured, or what was when it was stopped.
struct AbDone {
  AbReport report;
};

}  // namespace headroom
