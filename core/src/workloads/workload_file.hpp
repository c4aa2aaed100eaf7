// Reader of workload files: kernels/WORKLOAD/workload.toml.
#pragma once

#include <string>
#include <string_view>

#include "headroom/values/workload.hpp"
#include "system/toml_reader.hpp"
#include "values/workload_functions.hpp"

namespace headroom {

/// `id`: the name of the file's folder; `origin`: the file's name in errors. Throws Error(Stage::KernelFile) with file,
/// line and remedy.
Workload readWorkload(std::string id, std::string_view toml, std::string origin, const WorkloadFunctions& functions);

/// Reads the workload in a single kernel's own description, for that kernel alone. Scratch buffers, scalars, and names
/// that use constants and tunables are left to the kernel. Throws likewise.
Workload readOwnWorkload(std::string id, const TomlReader& reader, const std::string& title,
                         const std::string& summary);

/// Default rank of a user's workloads.
inline constexpr int kRankOfUsers = 1000;

}  // namespace headroom
