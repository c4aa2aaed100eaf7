#include "runner/measuring/compile_ahead.hpp"

#include <fmt/format.h>

#include "headroom/workloads.hpp"
#include "runner/cl/launch.hpp"
#include "runner/cl/pocl_code.hpp"
#include "runner/measuring/launch_once.hpp"
#include "runner/measuring/measure.hpp"
#include "runner/sampling/point_failure.hpp"

namespace headroom {

void compileAhead(DeviceSession& session, const CompileAheadJob& job, const JobSink& sink) {
  try {
    requireSupported(job.variant, job.parameters, &session);
    const Workload& workload = findWorkload(job.variant.workload);
    requireConditions(workload, job.variant, job.size, job.parameters);
    sink(Activity{fmt::format("building {} at {} ahead", job.variant.id, toText(job.size)), 0, Phase::Building});
    if (isPocl(session.description())) {
      launchOnceAt(session, {.variant = job.variant, .size = job.size, .parameters = job.parameters}, sink);
    } else {
      static_cast<void>(session.builder().build(specialised(workload, job.variant, job.size, job.parameters)));
    }
  } catch (const PointFailure&) {
    // The measurement of the point reports it.
  } catch (const cl::Error&) {
    session.markBroken();
  }
}

}  // namespace headroom
