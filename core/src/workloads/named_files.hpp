// The files beside a description that a point reads.
#pragma once

#include <set>
#include <string>

#include "headroom/values/variant.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// Returns their names, relative to the workload's folder: contents of buffers, expected results, masks, and values of
/// arguments. None for a workload without a folder, and for a point whose names have no value, which measuring reports.
[[nodiscard]] std::set<std::string> namedFiles(const Workload& workload, const Variant& variant, Size size,
                                               const ParameterValues& parameters);

}  // namespace headroom
