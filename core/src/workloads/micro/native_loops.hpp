// Loops that measure a CPU's own ceilings, with its widest vectors.
#pragma once

#include <cstddef>
#include <vector>

namespace headroom {

/// Chains per pixel, and steps of each, of NativeLoops::chains.
inline constexpr int kNativeChains = 4;
inline constexpr int kNativeRounds = 128;

struct NativeLoops {
  const char* instructionSet;  ///< e.g. "AVX-512"
  /// result = source, `count` floats.
  void (*copy)(const float* source, float* result, std::size_t count);
  /// The same with non-temporal stores, which bypass the caches; nullptr if this build has none.
  void (*stream)(const float* source, float* result, std::size_t count);
  /// The mean of kNativeChains chains of kNativeRounds steps x -> c - 0.96875 x, as in kernels/mad/chains.clh.
  void (*chains)(const float* source, float* result, std::size_t count);
};

/// One for each instruction set that this build and this CPU support, the widest first; never empty.
const std::vector<NativeLoops>& nativeLoops();

}  // namespace headroom
