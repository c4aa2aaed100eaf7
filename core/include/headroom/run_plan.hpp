// What to measure: plain values that travel between threads, processes and hosts.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "headroom/allowance.hpp"
#include "headroom/configuration.hpp"
#include "headroom/image.hpp"
#include "headroom/result.hpp"
#include "headroom/size.hpp"

namespace headroom {

/// When a point has been measured well enough.
struct Sampling {
  int warmUps = 2;          ///< untimed launches at least, as in the guide's Listing 14-1; more until times are stable
  int minimumSamples = 10;  ///< the listing's iterations
  int maximumSamples = 1000;
  /// Stop when the median's relative 95 % half-width is at most this; negative: never for that.
  double noiseGoal = 0.01;
  /// Of all rounds together. A default run takes a minute with it; more narrows intervals somewhat: in one run each on a
  /// noisy CPU their median half-width was 6.4% with 0.5 s and 4.6% with 1 s.
  double timeBudgetSeconds = 0.5;
  int rounds = 5;  ///< turns that the variants of one size take, each with its share of the budget
  /// Each round in a runner process and in memory of its own: what changes from one run to the next, such as where
  /// memory lies, then changes between rounds too, and the interval tells it. Costs a start of the runner each.
  bool freshRounds = true;

  bool operator==(const Sampling&) const = default;
};

/// Plans beyond these are refused: they are mistakes, and would not end.
inline constexpr int kMostWarmUps = 1000;
inline constexpr int kMostSamples = 1'000'000;
inline constexpr int kMostRepeats = 2000;

/// A sweep: devices x sizes x variants.
struct RunPlan {
  std::vector<std::string> devices;   ///< selectors, see selectDevice; empty: the default device
  std::vector<std::string> variants;  ///< ids, e.g. "blur.separable"
  std::vector<Size> sizes;
  double sigma = 5;      ///< standard deviation in pixels, for workloads that use it
  bool ceilings = true;  ///< measure copy and MAD peaks at every size: before, among and after the variants
  Caches caches = Caches::Warm;
  /// How often each point is measured anew, as a row of its own: the A/A check. With more than one, the points of a
  /// repeat take turns with each other alone, and each repeat starts afresh, as a run of its own would: in a new runner
  /// process, with new memory. The ceilings are measured once for all of them.
  int repeats = 1;
  Sampling sampling;
  /// Time whole operations beside each device variant's launches: inputs written, kernels, result read back.
  bool transfers = false;
  std::uint64_t seed = 1;  ///< of the random source plane and of the order in which variants take turns
  /// Each variant with the configuration that tuning found best for it, where one is kept: see tuning.hpp.
  bool tuned = false;
  Configuration configuration;  ///< values for the tunables of these names, whatever is the default or the best
  /// A point whose launch would take longer, by a smaller size of the same variant, is a row that is OverBudget.
  double longestLaunchSeconds = 10;

  bool operator==(const RunPlan&) const = default;
};

/// How many pixels a sample of a blurred photo has (ImagePlan::checkSample).
inline constexpr std::int64_t kSamplePixels = 512 * 512;

/// One photo through one blur variant.
struct ImagePlan {
  std::string device;   ///< selector
  std::string variant;  ///< id, of a workload that uses sigma; empty: the best, see best_variant.hpp
  double sigma = 5;
  Image image;
  bool validate = false;                           ///< compare with the host reference (slow on large photos)
  Allowance allowance = Allowance::VisuallyExact;  ///< of the best variant
  /// Sigma is likely to change again at once: nothing is measured to find the best variant, and it is one whose program
  /// serves every sigma.
  bool isSigmaMoving = false;
  /// Compare a sample of the result with the true Gaussian: parts of the photo, some kSamplePixels in all.
  bool checkSample = false;
};

}  // namespace headroom
