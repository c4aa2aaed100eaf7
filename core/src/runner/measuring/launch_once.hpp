// A point launched once, for what the driver does then: nothing is timed or checked.
#pragma once

#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// What is launched; the variant's options may be others than its file's.
struct PointOfLaunch {
  const Variant& variant;
  Size size;
  const ParameterValues& parameters;
};

/// Fills the buffers as for a measurement, builds, and launches all passes. Throws PointFailure and cl::Error.
void launchOnceAt(DeviceSession& session, const PointOfLaunch& point, const JobSink& sink);

}  // namespace headroom
