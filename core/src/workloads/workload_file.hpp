// A workload as its file describes it: kernels/WORKLOAD/workload.toml.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/workload.hpp"

namespace headroom {

/// What C++ supplies for a workload's file to name.
struct WorkloadFunctions {
  std::vector<ReferenceMethod> references;
  std::vector<HostPeer> peers;
  std::vector<ArrayBinding> arrays;
  std::vector<IntegerBinding> integers;
};

/// `id`: the name of the file's folder; `origin`: what errors call the file. Throws Error(Stage::KernelFile) with file,
/// line and remedy.
Workload readWorkload(std::string id, std::string_view toml, std::string origin, const WorkloadFunctions& functions);

}  // namespace headroom
