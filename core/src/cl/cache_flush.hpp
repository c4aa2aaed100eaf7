// Cold caches on request: a buffer larger than the last level cache, written between launches.
#pragma once

#include <cstdint>

#include "cl/device_session.hpp"

namespace headroom {

/// The largest cache that the host's processors share, in bytes, as Linux tells it; 0 when it does not.
std::uint64_t hostLastLevelCacheBytes();

class CacheFlush {
 public:
  /// What it adds to a job's buffers: twice the device's last level cache, of which drivers sometimes tell only a lower
  /// level (so never under 64 MiB), within a quarter of what the device can allocate.
  static BufferNeed need(const DeviceSession& session);

  /// The session's buffers must have been required with need() among them.
  explicit CacheFlush(DeviceSession& session);

  /// Reads and writes all of the buffer on all of the device and waits: what earlier launches left in the caches is
  /// gone.
  void run();

 private:
  DeviceSession& session_;
  cl::Kernel kernel_;
  cl::NDRange global_;
};

}  // namespace headroom
