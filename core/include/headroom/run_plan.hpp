// What to measure: plain values that travel between threads, processes and hosts.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "headroom/image.hpp"
#include "headroom/size.hpp"

namespace headroom {

/// When a point has been measured well enough.
struct Sampling {
  int warmUps = 2;          ///< untimed launches, as in the guide's Listing 14-1
  int minimumSamples = 10;  ///< the listing's iterations
  int maximumSamples = 1000;
  double noiseGoal = 0.01;  ///< stop when the median's relative 95 % half-width is at most this
  double timeBudgetSeconds = 1.0;

  bool operator==(const Sampling&) const = default;
};

/// A sweep: devices x sizes x variants.
struct RunPlan {
  std::vector<std::string> devices;   ///< selectors, see selectDevice; empty: the default device
  std::vector<std::string> variants;  ///< ids, e.g. "blur.separable"
  std::vector<Size> sizes;
  double sigma = 5;      ///< standard deviation in pixels, for workloads that use it
  bool ceilings = true;  ///< measure copy and MAD peaks at every size first
  Sampling sampling;
  std::uint64_t seed = 1;  ///< of the random source plane
  /// A point whose launch would take longer, by a smaller size of the same variant, is a row that is OverBudget.
  double longestLaunchSeconds = 10;

  bool operator==(const RunPlan&) const = default;
};

/// One photo through one blur variant.
struct ImagePlan {
  std::string device;   ///< selector
  std::string variant;  ///< id, of a workload that uses sigma
  double sigma = 5;
  Image image;
  bool validate = false;  ///< compare with the host reference (slow on large photos)
};

}  // namespace headroom
