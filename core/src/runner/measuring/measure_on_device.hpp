// One round of a point on a device: its kernels, a device library, or a probe of the runtime.
#pragma once

#include <stop_token>
#include <vector>

#include "headroom/values/result.hpp"
#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/cl/launch.hpp"
#include "runner/measuring/launch_audit.hpp"

namespace headroom {

/// Each fills `row`; the first round of a point checks its result too. Leaves the row unchanged if stopped. Throws
/// PointFailure, cl::Error and Error.
void measureKernels(DeviceSession& session, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                    const std::stop_token& stop, ResultRow& row);
void measureLibrary(DeviceSession& session, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                    const std::stop_token& stop, ResultRow& row);
void measureProbe(DeviceSession& session, const MeasureJob& job, const JobSink& sink, const std::stop_token& stop,
                  ResultRow& row);

/// Fills the session's buffers for the job, without data of an earlier variant; returns the variant's buffers.
std::vector<BufferNeed> fillBuffers(DeviceSession& session, const Workload& workload, const MeasureJob& job,
                                    const JobSink& sink);

/// For the audit of a job's kernels. The references must outlive the returned value.
AuditedLaunch auditedKernels(DeviceSession& session, const PreparedVariant& prepared, const Workload& workload,
                             const MeasureJob& job, const JobSink& sink, const std::stop_token& stop);

}  // namespace headroom
