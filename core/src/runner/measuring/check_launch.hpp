// One launch of a variant's kernels for a simulator, without timing and without Headroom's own kernels.
#pragma once

#include <optional>
#include <stop_token>

#include "headroom/values/result.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Fills only the inputs, so that uninitialised reads are detected, and launches once. -> Launched when the launch
/// completed. The row states whether the result is correct, unless that needs another kernel. Nothing if stopped.
std::optional<ResultRow> checkLaunch(DeviceSession& session, const CheckJob& job, const JobSink& sink,
                                     const std::stop_token& stop);

}  // namespace headroom
