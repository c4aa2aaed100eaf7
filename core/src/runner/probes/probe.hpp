// Device probes: host code that times the OpenCL runtime around kernels.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/size.hpp"
#include "runner/sampling/sampler.hpp"

namespace headroom {

class DeviceSession;

/// A probe prepared on a device for one point.
class OpenProbe {
 public:
  OpenProbe() = default;
  virtual ~OpenProbe() = default;
  OpenProbe(const OpenProbe&) = delete;
  OpenProbe& operator=(const OpenProbe&) = delete;

  /// Makes `samples` timed samples of `iterations` iterations each (see RunBatch); a probe may use more or fewer
  /// iterations per sample if their untimed part is expensive. May throw cl::Error.
  virtual BatchTiming run(int samples, int iterations) = 0;

  /// Returns a fault in the runs' results, as a sentence; empty if there is none. Called once, after the last run.
  virtual std::string fault() = 0;
};

struct ProbeInput {
  ImageSize size;
  std::uint64_t seed = 0;  ///< seed of the random plane
};

/// The function that opens a probe of the workload "overheads" in `onDevice`.
struct DeviceProbe {
  std::string_view name;
  /// Throws PointFailure or cl::Error.
  std::unique_ptr<OpenProbe> (*open)(DeviceSession& session, const ProbeInput& input) = nullptr;
};

const std::vector<DeviceProbe>& deviceProbes();

/// Returns nullptr if there is none of that id.
const DeviceProbe* findProbe(std::string_view id);

}  // namespace headroom
