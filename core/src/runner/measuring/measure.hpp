// Measures one point: build, warm up, sample, validate. Failures become the row's status.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Throws PointFailure(Unsupported) when the device or the host lacks what the variant needs, or a parameter is outside
/// its range. `session` is nothing for a host peer.
void requireSupported(const Variant& variant, const ParameterValues& parameters, const DeviceSession* session);

/// The same with the device's names in it; `session` is nothing for a host peer.
ResultRow beginRow(DeviceSession* session, const MeasureJob& job);

/// Does the work of a job of the row; a failure becomes the row's status and reason.
void recordingFailures(ResultRow& row, DeviceSession* session, const MeasureJob& job,
                       const std::function<void()>& work);

/// `session` is the point's device; nothing for a host peer. Empty when stopped.
std::optional<ResultRow> measure(DeviceSession* session, const MeasureJob& job, const JobSink& sink,
                                 const std::stop_token& stop);

}  // namespace headroom
