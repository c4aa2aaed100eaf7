// The runner: the process that calls OpenCL.
#pragma once

namespace headroom {

/// The `worker` command: serves jobs as JSON lines from `jobsIn` to `eventsOut` until its input ends. Memory for
/// photos' pixels and for results passes through the socket `pixels`; if it is -1, pixels are sent between the lines.
/// All are descriptors. With `passesOnPrinted`, kernels' output on stdout becomes events, truncated if long; without
/// it, stdout stays as it is. Ends the process.
int serveWorker(int jobsIn, int eventsOut, int pixels, bool passesOnPrinted);

}  // namespace headroom
