// Sizes as a user gives them, for a workload: its own, or those of others that take as much memory.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "headroom/values/size.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// The square image that takes as much memory, read and written once each, as the workload's buffers at this size.
[[nodiscard]] ImageSize imageOfAsMuchMemory(const Workload& workload, Size size);
/// The size at which the workload's buffers hold about so many numbers: a square image, or the same value, a multiple
/// of 16, for every size parameter.
[[nodiscard]] Size sizeOfAsMuchMemory(const Workload& workload, double numbers);

/// The size as the workload's, see sizesFor; as it is where it does not fit, for requireSize to tell.
[[nodiscard]] Size fittedSize(const Workload& workload, Size given);

struct WorkloadSizes {
  std::vector<Size> sizes;
  std::string note;  ///< a sentence on what was converted; empty where nothing was
};

/// Of the given sizes those with as many values as the workload has size parameters; a single value is that of every
/// parameter where these are not pixels. Where no size fits, all, each as the workload's size that takes as much
/// memory.
[[nodiscard]] WorkloadSizes sizesFor(const Workload& workload, std::span<const Size> given);

}  // namespace headroom
