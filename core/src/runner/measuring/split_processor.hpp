// One turn of a job whose rows are split between devices.
#pragma once

#include <span>
#include <stop_token>

#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/measuring/split_data.hpp"

namespace headroom {

class SplitProcessor {
 public:
  /// `sessions`: of the job's parts, no two the same. What fails is told by the status. What was measured before a stop
  /// is not to be used.
  SplitMeasured process(std::span<DeviceSession* const> sessions, const SplitJob& job, const JobSink& sink,
                        const std::stop_token& stop);

 private:
  SplitData data_;  // kept from turn to turn
};

}  // namespace headroom
