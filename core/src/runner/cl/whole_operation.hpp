// Whole operations, as a program makes them whose data are on the host: write the inputs, launch, read the result.
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

/// How often, and what is done around each operation.
struct WholeOperationPlan {
  bool isRepeated = true;        ///< false: once, of kernels too long to be repeated
  CacheFlush* flush = nullptr;   ///< empties the caches before each operation; may be null
  std::function<void()> onNext;  ///< before each operation: a sign of life
};

/// What a buffer of the device held when it was read.
struct HostBytes {
  std::string buffer;
  std::vector<std::uint8_t> bytes;
};

struct WholeOperations {
  WholeOperation timing;
  std::vector<HostBytes> results;  ///< what came back last: the outputs
};

/// The session's buffers hold the inputs, and `prepared` is ready to be launched on them. The same inputs are written
/// from ordinary memory of the host, with all the kernels' arguments as they are. At least three operations are timed,
/// after an untimed one, and more until kWholeOperationsSeconds are over. Without samples when asked to stop before the
/// first. Throws cl::Error or std::bad_alloc.
WholeOperations timeWholeOperations(DeviceSession& session, const PreparedVariant& prepared, const Workload& workload,
                                    const Variant& variant, Size size, const WholeOperationPlan& plan,
                                    const std::stop_token& stop);

inline constexpr double kWholeOperationsSeconds = 0.3;

}  // namespace headroom
