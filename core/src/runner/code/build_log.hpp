// What NVIDIA's compiler writes about kernels into a build log where it was asked to (-cl-nv-verbose).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace headroom {

/// Of one kernel; nothing where the log does not say.
struct LoggedFacts {
  std::optional<std::uint64_t> registers;        ///< of a work-item
  std::optional<std::uint64_t> stackBytes;       ///< of a work-item
  std::optional<std::uint64_t> spillStoreBytes;  ///< that instructions store
  std::optional<std::uint64_t> spillLoadBytes;
  std::optional<std::uint64_t> localBytes;  ///< shared memory of a group
};

/// By kernel. Reads lines as ptxas writes them:
///
///   ptxas info    : Compiling entry function 'scale' for 'sm_90'
///   ptxas info    : Function properties for scale
///       0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
///   ptxas info    : Used 10 registers, used 1 barriers, 4096 bytes smem, 372 bytes cmem[0]
///
/// Other lines are passed over.
[[nodiscard]] std::map<std::string, LoggedFacts> factsInBuildLog(const std::string& log);

}  // namespace headroom
