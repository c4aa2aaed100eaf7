// Runs photos through a blur variant, plane by plane, and keeps the planes of the last photo on the device.
#pragma once

#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/photo/device_pixels.hpp"
#include "runner/photo/photo_planes.hpp"

namespace headroom {

class PhotoProcessor {
 public:
  /// `session` is null for a host implementation. Returns nothing if stopped. Throws Error, cl::Error.
  std::optional<ImageReady> process(DeviceSession* session, const ImageJob& job, const JobSink& sink,
                                    const std::stop_token& stop);

 private:
  /// Data of one job on a device.
  struct DeviceWork {
    DeviceWork(DeviceSession& onSession, const Workload& ofWorkload, const ImageJob& toDo);

    /// The buffers of the launch for one plane.
    [[nodiscard]] std::vector<BufferNeed> buffersOf(std::size_t plane) const;

    DeviceSession& session;
    const Workload& workload;
    const ImageJob& job;
    Variant variant;  ///< the job's variant, with the program for the job's parameters, which may take long and is
                      ///< built once
    DevicePixels pixels;
    std::vector<std::string> sources;  ///< buffers of planes, one for each launch
    std::vector<std::string> results;
    bool keepsSources = true;       ///< if memory is short, results overwrite them
    std::vector<BufferNeed> needs;  ///< all buffers, each once

   private:
    [[nodiscard]] std::vector<BufferNeed> allBuffers() const;
  };

  PhotoPlanes runOnDevice(DeviceSession& session, const Workload& workload, const ImageJob& job, const JobSink& sink,
                          const std::stop_token& stop, PixelMemory& room, ResultRow& row, PhotoTimes& times);
  void sortUnlessThere(DeviceWork& work, PhotoTimes& times);
  void launch(DeviceWork& work, std::size_t plane, ResultRow& row, PhotoTimes& times);

  std::uint64_t sorted_ = 0;    // identity of the image in the session's source planes
  std::string sortedOn_;        // that session's device id
  std::set<std::string> warm_;  // launched before, and therefore compiled
};

}  // namespace headroom
