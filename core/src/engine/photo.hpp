// Runs photos through a blur variant, plane by plane, keeping the upload of the last photo on the device.
#pragma once

#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "cl/device_session.hpp"
#include "engine/job.hpp"
#include "engine/photo_planes.hpp"
#include "headroom/workload.hpp"

namespace headroom {

class PhotoProcessor {
 public:
  /// `session` is nothing for a host peer. Empty when stopped. Throws Error, cl::Error.
  std::optional<ImageReady> process(DeviceSession* session, const ImageJob& job, const JobSink& sink,
                                    const std::stop_token& stop);

 private:
  void upload(DeviceSession& session, const ImageJob& job, PhotoTimes& times);
  PhotoPlanes runOnDevice(DeviceSession& session, const Workload& workload, const ImageJob& job, const JobSink& sink,
                          const std::stop_token& stop, ResultRow& row, PhotoTimes& times);

  std::uint64_t uploaded_ = 0;  // identity of the image in the session's channel planes
  std::string uploadedTo_;      // that session's device id
  std::set<std::string> warm_;  // what has been launched before, and so is compiled
};

}  // namespace headroom
