// What of a kernel's compilation a launch shows, and what belongs to a measured result.
#pragma once

#include <cstdint>

#include "headroom/values/compiled.hpp"
#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// The pass's groups, x first; zeros where the driver chooses them, or what is known before a launch does not say.
GroupShape groupOf(const Pass& pass, const Symbols& symbols);

/// Bytes of local memory that the pass's arguments bring; without those that only a launch knows.
std::uint64_t localArgumentBytesOf(const Pass& pass, const Symbols& symbols);

/// Of the job's kernels, whose program the session has. Nothing where the driver does not answer.
std::optional<CompiledSummary> summaryOf(DeviceSession& session, const Workload& workload, const MeasureJob& job);

}  // namespace headroom
