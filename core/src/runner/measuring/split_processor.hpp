// One round of a job whose rows are split between devices.
#pragma once

#include <span>
#include <stop_token>

#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/measuring/split_data.hpp"

namespace headroom {

class SplitProcessor {
 public:
  /// `sessions`: those of the job's parts, all different. The status reports failures. Results measured before a stop
  /// must not be used.
  SplitMeasured process(std::span<DeviceSession* const> sessions, const SplitJob& job, const JobSink& sink,
                        const std::stop_token& stop);

 private:
  SplitData data_;  // kept between rounds
};

}  // namespace headroom
