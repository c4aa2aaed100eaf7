// NVIDIA's kernel statistics in a build log (option -cl-nv-verbose).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace headroom {

/// Statistics of one kernel; nothing where the log has none.
struct LoggedFacts {
  std::optional<std::uint64_t> registers;        ///< per work-item
  std::optional<std::uint64_t> stackBytes;       ///< per work-item
  std::optional<std::uint64_t> spillStoreBytes;  ///< bytes of spill stores
  std::optional<std::uint64_t> spillLoadBytes;
  std::optional<std::uint64_t> localBytes;  ///< shared memory per group
};

/// Returns statistics by kernel. Reads ptxas's lines:
///
///   ptxas info    : Compiling entry function 'scale' for 'sm_90'
///   ptxas info    : Function properties for scale
///       0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
///   ptxas info    : Used 10 registers, used 1 barriers, 4096 bytes smem, 372 bytes cmem[0]
///
/// Other lines are skipped.
[[nodiscard]] std::map<std::string, LoggedFacts> factsInBuildLog(const std::string& log);

}  // namespace headroom
