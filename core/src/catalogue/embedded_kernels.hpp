// The kernel files that were compiled into this program.
#pragma once

#include <string>
#include <vector>

namespace headroom {

struct EmbeddedKernel {
  std::string name;  ///< file name without .cl
  std::string path;  ///< in the source tree, e.g. "kernels/blur/separable.cl"
  std::string text;
};

/// Generated at build time by cmake/EmbedKernels.cmake.
const std::vector<EmbeddedKernel>& embeddedKernels();

}  // namespace headroom
