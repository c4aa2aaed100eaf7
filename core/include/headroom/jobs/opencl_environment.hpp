// The environment for OpenCL calls.
#pragma once

#include <vector>

#include "headroom/jobs/job_event.hpp"

namespace headroom {

/// Sets variables for accurate timing, before this process's first OpenCL call (PoCL: one pinned thread per core, and a
/// kernel cache of Headroom's own); returns a sentence for each. For a runner, or a program that uses InProcess.
std::vector<Note> prepareOpenClEnvironment();

}  // namespace headroom
