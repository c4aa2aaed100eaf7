// What a device's compiler makes of a variant's kernels.
#pragma once

#include "headroom/values/compiled.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Builds the variant's program for the point from its source and collects what the driver, its compiler's log and the
/// code say of each kernel. PoCL compiles at the first launch: on it the kernels are launched once. What can't be
/// built, or not launched, is a failure in the program. Throws Error.
CompiledProgram compileVariant(DeviceSession& session, const CompileJob& job, const JobSink& sink);

}  // namespace headroom
