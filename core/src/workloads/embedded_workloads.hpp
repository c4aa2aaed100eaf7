// The workloads' files compiled into this program.
#pragma once

#include <string>
#include <vector>

namespace headroom {

struct EmbeddedWorkload {
  std::string id;    ///< the folder's name
  std::string path;  ///< in the source tree, e.g. "kernels/blur/workload.toml"
  std::string text;
};

/// Generated at build time by cmake/EmbedKernels.cmake.
const std::vector<EmbeddedWorkload>& embeddedWorkloads();

}  // namespace headroom
