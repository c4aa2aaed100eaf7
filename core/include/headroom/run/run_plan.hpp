// Plan of a run: plain values that travel between threads, processes and hosts.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "headroom/values/configuration.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/sampling.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// A sweep: devices x sizes x variants.
struct RunPlan {
  std::vector<std::string> devices;   ///< selectors, see selectDevice; empty: the default device
  std::vector<std::string> variants;  ///< ids, e.g. "blur.separable"
  std::vector<Size> sizes;
  ParameterValues parameters;  ///< requested values; defaults for the others
  bool ceilings = true;        ///< measure copy and MAD peaks at every size: before, between and after the variants
  Caches caches = Caches::Warm;
  /// Number of independent measurements of each point, each as a row of its own: an A/A test. With more than one, the
  /// points of a repeat are interleaved only with each other, and each repeat starts as a separate run would: in a new
  /// runner process, with new memory. The ceilings are measured once for all repeats.
  int repeats = 1;
  Sampling sampling;
  /// Measure end-to-end times beside each device variant's launches: inputs written, kernels, result read back.
  bool transfers = false;
  std::uint64_t seed = 1;  ///< seed of the source data and of the order of variants in a round
  /// Run each variant with its best stored configuration, if there is one: see tuning.hpp.
  bool tuned = false;
  Configuration configuration;  ///< values for the tunables of these names, in place of the default or the best
  /// A point whose launch would take longer, extrapolated from a smaller size of the same variant, becomes a row with
  /// status OverBudget.
  double longestLaunchSeconds = 10;
  /// Number of runners that measure simultaneously, each on a device of its own that is equal to the first one's. A
  /// variant at a size is measured by one of them. For one device selector.
  int workers = 1;
  /// Add warnings about times. Without, only the results are of interest, and reasons are about them alone.
  bool judgesTimes = true;

  bool operator==(const RunPlan&) const = default;
};

/// Returns the parameter values of the plan's variants: each of their parameters with its default if none was
/// requested. For variants unknown to this version, the requested values.
ParameterValues parametersOf(const RunPlan& plan);

/// Puts rows, which several workers return as they measure them, into the order of the plans: their sizes, with the
/// ceilings of each first, and their variants.
void putInOrder(std::vector<ResultRow>& rows, std::span<const RunPlan> plans);

}  // namespace headroom
