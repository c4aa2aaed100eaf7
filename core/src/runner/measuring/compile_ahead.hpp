// Builds one variant's program for another process, which finds it in a cache.
#pragma once

#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// See CompileAheadJob. Marks a session whose driver failed as broken.
void compileAhead(DeviceSession& session, const CompileAheadJob& job, const JobSink& sink);

}  // namespace headroom
