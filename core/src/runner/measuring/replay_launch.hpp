// One launch of a variant's kernels on given contents, and what memory holds after it.
#pragma once

#include <optional>
#include <stop_token>

#include "headroom/values/result.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Fills the buffers as for a measurement, one of them with other bytes where the job says so, launches once and writes
/// what the job's buffers hold then. The row says how the launch ended; of one on the usual contents also whether the
/// result is as expected, and what was written outside of buffers. Nothing when stopped.
std::optional<ResultRow> replayLaunch(DeviceSession& session, const ReplayJob& job, const JobSink& sink,
                                      const std::stop_token& stop);

}  // namespace headroom
