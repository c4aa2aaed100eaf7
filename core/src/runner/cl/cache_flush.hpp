// Cold caches on request: a buffer larger than the last level cache, written between launches.
#pragma once

#include "runner/cl/device_session.hpp"

namespace headroom {

class CacheFlush {
 public:
  /// Returns the buffer to add to a job's buffers: twice the device's last-level caches, of which drivers sometimes
  /// report only a lower level (so at least 64 MiB), and at most a quarter of the device's memory.
  static BufferNeed need(const DeviceSession& session);

  /// The session's buffers must have been required with need() among them.
  explicit CacheFlush(DeviceSession& session);

  /// Reads and writes the whole buffer on the whole device and waits, which evicts earlier launches' data from the
  /// caches.
  void run();

 private:
  DeviceSession& session_;
  cl::Kernel kernel_;
  cl::NDRange global_;
};

}  // namespace headroom
