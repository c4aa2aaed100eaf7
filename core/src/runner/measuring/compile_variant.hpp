// Compiles a variant's kernels for a device and reports the result.
#pragma once

#include "headroom/values/compiled.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// Builds the variant's program for the point from source and collects the facts about each kernel from the driver, its
/// compiler's log and the code. PoCL compiles at the first launch: on it the kernels are launched once. A failed build
/// or launch is a failure in the program. Throws Error.
CompiledProgram compileVariant(DeviceSession& session, const CompileJob& job, const JobSink& sink);

}  // namespace headroom
