// Time of each step of a brief measurement.
#pragma once

namespace headroom {

/// In milliseconds by the host clock.
struct JobTimes {
  double buildMs = 0;     ///< compiling, or loading the binary
  double timingMs = 0;    ///< warm-up and samples
  double checkingMs = 0;  ///< comparison of the result with the reference
  double totalMs = 0;     ///< all of its jobs, including filling memory and communication with the runner
};

}  // namespace headroom
