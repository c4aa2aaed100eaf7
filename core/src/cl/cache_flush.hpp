// Cold caches on request: a buffer larger than the last level cache, written between launches.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>

#include "cl/device_session.hpp"

namespace headroom {

/// The last level caches of these processors together, in bytes: a machine has one for each socket, or for each few
/// cores of one. `folder` is laid out as /sys/devices/system/cpu is; 0 when it does not tell. A cache that does not say
/// which processors share it counts once for all that have one like it.
std::uint64_t lastLevelCacheBytes(const std::filesystem::path& folder, std::span<const int> processors);

/// Those of the processors that this process may use, as Linux tells them.
std::uint64_t hostLastLevelCacheBytes();

class CacheFlush {
 public:
  /// What it adds to a job's buffers: twice the device's last level caches, of which drivers sometimes tell only a
  /// lower level (so never under 64 MiB), within a quarter of what the device can allocate.
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
