// Measures one point: build, warm up, sample, validate. Failures become the row's status.
#pragma once

#include <optional>
#include <stop_token>

#include "cl/device_session.hpp"
#include "engine/job.hpp"
#include "headroom/workload.hpp"

namespace headroom {

/// A row with everything known before measuring: identity and costs, on this device.
ResultRow blankRow(const Workload& workload, const Variant& variant, Role role, Size size, double sigma,
                   const DeviceDescription* device = nullptr);

/// Throws PointFailure(Unsupported) when the device or the host lacks what the variant needs, or sigma is outside its
/// range.
/// `session` is nothing for a host peer.
void requireSupported(const Variant& variant, double sigma, const DeviceSession* session);

/// `session` is the point's device; nothing for a host peer. Empty when stopped.
std::optional<ResultRow> measure(DeviceSession* session, const MeasureJob& job, const JobSink& sink,
                                 const std::stop_token& stop);

}  // namespace headroom
