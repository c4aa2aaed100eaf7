// The runner: the process in which OpenCL is called.
#pragma once

namespace headroom {

/// The `worker` command: serves jobs as JSON lines from `jobsIn` to `eventsOut` until its input ends; memory with
/// photos' pixels, and for those of results, comes through the socket `pixels`. Descriptors; -1 for no pixels. Returns
/// the exit code.
int serveWorker(int jobsIn, int eventsOut, int pixels);

}  // namespace headroom
