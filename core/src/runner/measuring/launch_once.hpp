// Launches a point once for the driver's side effects, without timing or checking.
#pragma once

#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// The launched point; the variant's options may differ from its file's.
struct PointOfLaunch {
  const Variant& variant;
  Size size;
  const ParameterValues& parameters;
};

/// Fills the buffers as for a measurement, builds, and launches all passes. Throws PointFailure and cl::Error.
void launchOnceAt(DeviceSession& session, const PointOfLaunch& point, const JobSink& sink);

}  // namespace headroom
