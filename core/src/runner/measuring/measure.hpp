// Measures one point: build, warm up, sample, validate. Failures become the row's status.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Throws PointFailure(Unsupported) if the device or the host lacks a feature that the variant needs, or a parameter is
/// outside its range. `session` is null for a host implementation.
void requireSupported(const Variant& variant, const ParameterValues& parameters, const DeviceSession* session);

/// Returns a row with the device's names; `session` is null for a host implementation.
ResultRow beginRow(DeviceSession* session, const MeasureJob& job);

/// Executes work for the row; a failure becomes the row's status and reason.
void recordingFailures(ResultRow& row, DeviceSession* session, const MeasureJob& job,
                       const std::function<void()>& work);

/// `session` is the point's device; null for a host implementation. Returns nothing if stopped.
std::optional<ResultRow> measure(DeviceSession* session, const MeasureJob& job, const JobSink& sink,
                                 const std::stop_token& stop);

}  // namespace headroom
