// A worker's device under the id that all rows of a run have.
#pragma once

#include <stop_token>
#include <string>

#include "headroom/values/device.hpp"
#include "jobs/job.hpp"
#include "jobs/job_devices.hpp"

namespace headroom {

struct LabelledDevice {
  DeviceDescription device;  ///< with the label as its id
  std::string ownId;

  LabelledDevice(const DeviceDescription& own, const std::string& label) : device(own), ownId(own.id) {
    device.id = label;
  }
  /// Sends jobs to the worker under the device's own id. `doJob` must outlive the result.
  [[nodiscard]] DoJob withOwnId(const DoJob& doJob) const {
    return [&doJob, id = ownId](const Job& job, const JobSink& sink, const std::stop_token& stop) {
      Job there = job;
      for (std::string* each : deviceIdsOf(there)) *each = id;
      return doJob(there, sink, stop);
    };
  }
};

}  // namespace headroom
