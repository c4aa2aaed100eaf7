// The conditions under which a run was made: what to know before its numbers are compared with others.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"

namespace headroom {

/// The A/A check of a device: how far apart two measurements of the same thing were there.
struct NoiseFloor {
  double relative = 0;     ///< median times that differ by up to this share of the shorter are never called different
  int pairs = 0;           ///< how many pairs it was taken from: see noiseFloorOf
  std::string measuredAt;  ///< ISO 8601, UTC

  bool operator==(const NoiseFloor&) const = default;
};

/// The very kernel that a variant's rows are of, with the tunables' default values: see ResultRow::configuration.
struct KernelIdentity {
  std::string variant;       ///< id
  std::string sha256;        ///< of the kernel file with what it includes, lower case hexadecimal; empty for host code
  std::string buildOptions;  ///< as given to the compiler

  bool operator==(const KernelIdentity&) const = default;
};

/// What the OpenCL runtime adds to a kernel, in microseconds per launch of one that does nothing: measured once per
/// device at the beginning of a run.
struct LaunchCosts {
  double plainUs = 0;      ///< many launches and one wait, on a queue without profiling
  double profilingUs = 0;  ///< the same with an event each on a queue that stamps every command, as kernels are timed
  double waitUs = 0;       ///< a wait after each launch

  bool operator==(const LaunchCosts&) const = default;
};

/// The conditions of a run.
struct RunContext {
  std::string headroomVersion;
  std::string startedAt;        ///< ISO 8601, UTC: "2026-11-21T08:00:00Z"
  std::string host;             ///< its name
  std::string operatingSystem;  ///< e.g. "Linux 6.1.0 x86_64, Debian GNU/Linux 12 (bookworm)"
  std::string processor;        ///< model name
  unsigned processors = 0;      ///< that this process may use
  /// The variables that steer OpenCL, as the process that calls it has them: POCL_*, OCL_*, CUDA_*...
  std::map<std::string, std::string> environment;
  std::vector<DeviceDescription> devices;  ///< those measured
  std::vector<KernelIdentity> kernels;
  /// The folders of kernel files that some of `kernels` were found in, absolute and in the order in which they are laid
  /// over the built-in ones; empty as well for runs of versions that did not tell.
  std::vector<std::string> kernelFolders;
  std::map<std::string, LaunchCosts> launchCosts;  ///< by device id
  std::map<std::string, NoiseFloor> noiseFloors;   ///< by device id, where an A/A check of that device is known
  /// Where OpenCL was called: "runner process" or "in process"; empty for runs of versions that did not record it.
  std::string hosting;

  bool operator==(const RunContext&) const = default;
};

}  // namespace headroom
