// Cold caches on request: a buffer larger than the last level cache, written between launches.
#pragma once

#include "runner/cl/device_session.hpp"

namespace headroom {

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
