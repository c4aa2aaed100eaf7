// One round of a point of a host implementation, without OpenCL.
#pragma once

#include <stop_token>

#include "headroom/values/result.hpp"
#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Fills `row`; the first round checks the result too. Leaves the row unchanged if stopped. Throws PointFailure,
/// std::bad_alloc and Error.
void measureOnHost(const Workload& workload, const MeasureJob& job, const JobSink& sink, const std::stop_token& stop,
                   ResultRow& row);

}  // namespace headroom
