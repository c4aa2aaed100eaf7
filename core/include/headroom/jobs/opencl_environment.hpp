// The environment in which OpenCL is called.
#pragma once

#include <vector>

#include "headroom/jobs/job_event.hpp"

namespace headroom {

/// Sets what makes devices measure truly, before this process's first OpenCL call (PoCL: one thread per core pinned, a
/// kernel cache of Headroom's own); returns a sentence for each. For a runner, or a program that hosts InProcess.
std::vector<Note> prepareOpenClEnvironment();

}  // namespace headroom
