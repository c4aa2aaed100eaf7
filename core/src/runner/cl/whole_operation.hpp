// End-to-end operations, as in a program with its data on the host: write the inputs, launch, read the result.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/values/result.hpp"
#include "runner/cl/cache_flush.hpp"
#include "runner/cl/launch.hpp"

namespace headroom {

/// Repetitions, and actions around each operation.
struct WholeOperationPlan {
  bool isRepeated = true;        ///< false: once, for kernels too long to repeat
  CacheFlush* flush = nullptr;   ///< empties the caches before each operation; may be null
  std::function<void()> onNext;  ///< before each operation: a sign of life
};

/// Contents of a device buffer that was read.
struct HostBytes {
  std::string buffer;
  std::vector<std::uint8_t> bytes;
};

struct WholeOperations {
  WholeOperation timing;
  std::vector<HostBytes> results;  ///< the last outputs read back
};

/// The session's buffers must hold the inputs, and `prepared` be ready for a launch on them. Writes the same inputs
/// from ordinary host memory, with all kernel arguments unchanged. Times at least three operations, after an untimed
/// one, and more until kWholeOperationsSeconds have passed. Returns no samples if stopped before the first. Throws
/// cl::Error or std::bad_alloc.
WholeOperations timeWholeOperations(DeviceSession& session, const PreparedVariant& prepared, const Workload& workload,
                                    const Variant& variant, Size size, const ParameterValues& parameters,
                                    const WholeOperationPlan& plan, const std::stop_token& stop);

inline constexpr double kWholeOperationsSeconds = 0.3;

}  // namespace headroom
