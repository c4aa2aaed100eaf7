// What to measure: plain values that travel between threads, processes and hosts.
#pragma once

#include <cstdint>
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
  ParameterValues parameters;  ///< asked for; the usual ones in place of others
  bool ceilings = true;        ///< measure copy and MAD peaks at every size: before, among and after the variants
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

/// The values that its variants are measured at, each parameter of theirs with the usual one where none was asked for.
/// Of variants that this version does not know, what was asked for.
ParameterValues parametersOf(const RunPlan& plan);

}  // namespace headroom
