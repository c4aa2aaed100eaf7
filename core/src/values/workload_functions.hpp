// C++ functions of a workload, beside the description in its file.
#pragma once

#include <vector>

#include "headroom/values/workload.hpp"

namespace headroom {

/// C++ functions that a workload's file may name.
struct WorkloadFunctions {
  std::vector<ReferenceMethod> references;
  std::vector<HostPeer> peers;
  std::vector<ArrayBinding> arrays;
  std::vector<IntegerBinding> integers;
  std::vector<OnDevice> onDevice = {};
};

}  // namespace headroom
