// The conditions of a run, which matter when its numbers are compared with others.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"

namespace headroom {

/// The A/A test of a device: the spread of identical measurements.
struct NoiseFloor {
  double relative = 0;     ///< median times that differ by at most this share of the shorter are never different
  int pairs = 0;           ///< number of pairs behind it: see noiseFloorOf
  std::string measuredAt;  ///< ISO 8601, UTC

  bool operator==(const NoiseFloor&) const = default;
};

/// The identity of a variant's kernel, with the tunables' default values: see ResultRow::configuration.
struct KernelIdentity {
  std::string variant;       ///< id
  std::string sha256;        ///< of the kernel file with its includes, lower case hexadecimal; empty for host code
  std::string buildOptions;  ///< as passed to the compiler

  bool operator==(const KernelIdentity&) const = default;
};

/// Overhead of the OpenCL runtime, in microseconds per launch of an empty kernel: measured once per device at the
/// beginning of a run.
struct LaunchCosts {
  double plainUs = 0;      ///< many launches and one wait, on a queue without profiling
  double profilingUs = 0;  ///< the same with an event each on a profiling queue, as kernels are timed
  double waitUs = 0;       ///< a wait after each launch

  bool operator==(const LaunchCosts&) const = default;
};

/// The conditions on another machine of a run, as in RunContext.
struct MachineContext {
  std::string namedHost;  ///< its name in the user's hosts.toml; empty: the machine that the run was started on
  std::string headroomVersion;
  std::string host;
  std::string operatingSystem;
  std::string processor;
  unsigned processors = 0;
  std::map<std::string, std::string> environment;

  bool operator==(const MachineContext&) const = default;
};

/// The conditions of a run; of the machine of its first device, if it has several.
struct RunContext {
  std::string headroomVersion;
  std::string startedAt;        ///< ISO 8601, UTC: "2026-11-21T08:00:00Z"
  std::string host;             ///< its name
  std::string operatingSystem;  ///< e.g. "Linux 6.1.0 x86_64, Debian GNU/Linux 12 (bookworm)"
  std::string processor;        ///< model name
  unsigned processors = 0;      ///< available to this process
  /// The variables that affect OpenCL, in the process that calls it: POCL_*, OCL_*, CUDA_*...
  std::map<std::string, std::string> environment;
  std::vector<DeviceDescription> devices;  ///< measured devices
  std::vector<KernelIdentity> kernels;
  /// Folders that contributed to `kernels`, absolute and in the order in which each overrides the earlier ones and the
  /// built-in kernels; also empty for runs of versions that did not record them.
  std::vector<std::string> kernelFolders;
  std::map<std::string, LaunchCosts> launchCosts;  ///< by device id
  std::map<std::string, NoiseFloor> noiseFloors;   ///< by device id, if the device had an A/A test
  /// The process that called OpenCL: "runner process" or "in process"; empty for runs of versions that did not record
  /// it.
  std::string hosting;
  /// The host's name in the user's hosts.toml; empty: the machine that the run was started on.
  std::string namedHost;
  std::vector<MachineContext> otherMachines;  ///< machines of further devices, in the devices' order

  bool operator==(const RunContext&) const = default;
};

}  // namespace headroom
