// The kernel files compiled into this program.
#pragma once

#include <string>
#include <vector>

namespace headroom {

struct EmbeddedKernel {
  std::string name;  ///< file name without .cl; with .clh for a shared piece
  std::string path;  ///< in the source tree, e.g. "kernels/blur/separable.cl"
  std::string text;
};

/// Generated at build time by cmake/EmbedKernels.cmake.
const std::vector<EmbeddedKernel>& embeddedKernels();
/// The .clh files likewise.
const std::vector<EmbeddedKernel>& embeddedPieces();
/// Headroom's own kernels, which are not variants: the .cl files beside the C++ that launches them, in core/src.
const std::vector<EmbeddedKernel>& ownKernels();

}  // namespace headroom
