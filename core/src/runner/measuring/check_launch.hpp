// One launch of a variant's kernels for a simulator to watch: nothing is timed, no kernel of Headroom's runs.
#pragma once

#include <optional>
#include <stop_token>

#include "headroom/values/result.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Fills the inputs and nothing else, so that what nobody has written shows, and launches once. -> Launched when that
/// came to its end. The row says whether the result is right, where that takes no other kernel. Nothing when stopped.
std::optional<ResultRow> checkLaunch(DeviceSession& session, const CheckJob& job, const JobSink& sink,
                                     const std::stop_token& stop);

}  // namespace headroom
