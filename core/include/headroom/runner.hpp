// The runner: the process in which OpenCL is called.
#pragma once

namespace headroom {

/// The `worker` command: serves jobs as JSON lines from `jobsIn` to `eventsOut` until its input ends; memory with
/// photos' pixels, and for those of results, comes through the socket `pixels`; where that is -1, pixels come and go
/// between the lines. All are descriptors. What kernels print on stdout becomes events, cut short where it is long,
/// with `passesOnPrinted`; without it, stdout stays as it is. Ends the process.
int serveWorker(int jobsIn, int eventsOut, int pixels, bool passesOnPrinted);

}  // namespace headroom
