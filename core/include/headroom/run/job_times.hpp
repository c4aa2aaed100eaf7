// Where the time of a brief measurement went.
#pragma once

namespace headroom {

/// In milliseconds by the host's clock.
struct JobTimes {
  double buildMs = 0;     ///< compiling, or loading the binary
  double timingMs = 0;    ///< warm-up and samples
  double checkingMs = 0;  ///< the result against the reference
  double totalMs = 0;     ///< of all of its jobs, filling memory and talking to the runner included
};

}  // namespace headroom
