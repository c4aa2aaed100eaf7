// Compilation facts that depend on a launch, and those that belong to a measured result.
#pragma once

#include <cstdint>

#include "headroom/values/compiled.hpp"
#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Returns the pass's group size, x first; zeros if the driver chooses it, or it is unknown before a launch.
GroupShape groupOf(const Pass& pass, const Symbols& symbols);

/// Returns the bytes of local memory of the pass's arguments, without those that are known only at a launch.
std::uint64_t localArgumentBytesOf(const Pass& pass, const Symbols& symbols);

/// For the job's kernels, whose program the session has. Nothing if the driver's queries fail.
std::optional<CompiledSummary> summaryOf(DeviceSession& session, const Workload& workload, const MeasureJob& job);

}  // namespace headroom
