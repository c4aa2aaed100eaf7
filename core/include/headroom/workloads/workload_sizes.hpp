// User-given sizes for a workload: its own, or those of other workloads, converted to the same memory size.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "headroom/values/size.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// Returns whether the workload has values for its listed sizes only, such as the launches of merged captures.
[[nodiscard]] bool hasListedSizesOnly(const Workload& workload);

/// Returns the square image that takes as much memory, read and written once each, as the workload's buffers at this
/// size.
[[nodiscard]] ImageSize imageOfAsMuchMemory(const Workload& workload, Size size);
/// Returns the size at which the workload's buffers hold about this number of numbers: a square image, or the same
/// value, a multiple of 16, for every size parameter.
[[nodiscard]] Size sizeOfAsMuchMemory(const Workload& workload, double numbers);

/// Returns the size as one of the workload's, see sizesFor; unchanged if it does not fit, for requireSize to report.
[[nodiscard]] Size fittedSize(const Workload& workload, Size given);

struct WorkloadSizes {
  std::vector<Size> sizes;
  std::string note;  ///< a sentence on the conversion; empty if there was none
};

/// Returns the given sizes that have as many values as the workload has size parameters; a single value applies to
/// every parameter unless these are pixels. If no size fits, returns all, each converted to the workload's size with
/// the same memory.
[[nodiscard]] WorkloadSizes sizesFor(const Workload& workload, std::span<const Size> given);

}  // namespace headroom
