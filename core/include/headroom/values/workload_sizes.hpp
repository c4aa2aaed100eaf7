// Sizes of the one kind, images or matrix products, for workloads of the other.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "headroom/values/size.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// The square image that takes as much memory, read and written once each, as the product reads and writes.
[[nodiscard]] Size imageOfAsMuchMemory(Size product);
/// The square product that takes about as much memory as an image read and written once: N is a multiple of 16.
[[nodiscard]] Size productOfAsMuchMemory(Size image);

struct WorkloadSizes {
  std::vector<Size> sizes;
  std::string note;  ///< a sentence on what was converted; empty where nothing was
};

/// Of the given sizes those of the workload's own kind; where there are none, all, each as the size of that kind that
/// takes as much memory.
[[nodiscard]] WorkloadSizes sizesFor(const Workload& workload, std::span<const Size> given);

}  // namespace headroom
