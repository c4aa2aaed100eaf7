// A workload as its file describes it: kernels/WORKLOAD/workload.toml.
#pragma once

#include <string>
#include <string_view>

#include "headroom/values/workload.hpp"
#include "values/workload_functions.hpp"

namespace headroom {

/// `id`: the name of the file's folder; `origin`: what errors call the file. Throws Error(Stage::KernelFile) with file,
/// line and remedy.
Workload readWorkload(std::string id, std::string_view toml, std::string origin, const WorkloadFunctions& functions);

}  // namespace headroom
