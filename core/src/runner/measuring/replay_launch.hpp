// One launch of a variant's kernels on given contents, and the memory contents after it.
#pragma once

#include <optional>
#include <stop_token>

#include "headroom/values/result.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Fills the buffers as for a measurement, one of them with other bytes if the job requests it, launches once and
/// writes the contents of the job's buffers to files. The row states how the launch ended; for a launch on the usual
/// contents also whether the result is as expected, and writes outside buffers. Nothing if stopped.
std::optional<ResultRow> replayLaunch(DeviceSession& session, const ReplayJob& job, const JobSink& sink,
                                      const std::stop_token& stop);

}  // namespace headroom
