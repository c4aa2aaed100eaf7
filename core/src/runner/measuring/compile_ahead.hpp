// One variant's program built for another process, which finds it in a cache.
#pragma once

#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// See CompileAheadJob. A session whose driver failed is marked broken.
void compileAhead(DeviceSession& session, const CompileAheadJob& job, const JobSink& sink);

}  // namespace headroom
