#include "runner/measuring/launch_once.hpp"

#include <fmt/format.h>

#include "headroom/workloads.hpp"
#include "runner/cl/launch.hpp"
#include "runner/measuring/measure_on_device.hpp"

namespace headroom {

void launchOnceAt(DeviceSession& session, const PointOfLaunch& point, const JobSink& sink) {
  const Workload& workload = findWorkload(point.variant.workload);
  MeasureJob job;
  job.variant = point.variant;
  job.size = point.size;
  job.parameters = point.parameters;
  fillBuffers(session, workload, job, sink);
  sink(Activity{fmt::format("launching {} at {}", point.variant.id, toText(point.size)), 0, Phase::Building});
  const PreparedVariant prepared = prepare(session, workload, point.variant, point.size, point.parameters);
  restore(session.queue(), prepared);
  launchOnce(session.queue(), prepared, nullptr, nullptr);
  session.queue().finish();
}

}  // namespace headroom
