// The runner: the process that calls OpenCL.
#pragma once

#include <string>
#include <vector>

namespace headroom {

/// The `worker` command: serves jobs as JSON lines from `jobsIn` to `eventsOut` until its input ends. Memory for
/// photos' pixels and for results passes through the socket `pixels`; if it is -1, pixels are sent between the lines.
/// All are descriptors. With `passesOnPrinted`, kernels' output on stdout becomes events, truncated if long; without
/// it, stdout stays as it is. Ends the process.
int serveWorker(int jobsIn, int eventsOut, int pixels, bool passesOnPrinted);

/// The `worker` command of a host: starts this program again with these arguments, argv[0] first, as the process that
/// serves jobs, and stands between it and the standard streams. A line that asks for a new process replaces it without
/// a new connection. At the input's end that process ends within two seconds, also while it hangs in a driver. Ends as
/// that process ends.
[[noreturn]] void superviseWorker(std::vector<std::string> arguments);

}  // namespace headroom
