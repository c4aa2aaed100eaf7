// Device probes: host code that times what the OpenCL runtime does around kernels.
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

/// A probe made ready on a device for one point.
class OpenProbe {
 public:
  OpenProbe() = default;
  virtual ~OpenProbe() = default;
  OpenProbe(const OpenProbe&) = delete;
  OpenProbe& operator=(const OpenProbe&) = delete;

  /// `samples` timed samples of `iterations` iterations each (see RunBatch); a probe may make more of them per sample,
  /// or fewer, where its iterations cost more than what is timed. May throw cl::Error.
  virtual BatchTiming run(int samples, int iterations) = 0;

  /// What is wrong with what the runs did, as a sentence; empty when all is right. Called once, after the last run.
  virtual std::string fault() = 0;
};

struct ProbeInput {
  ImageSize size;
  std::uint64_t seed = 0;  ///< of the random plane
};

/// How a probe is opened that the workload "overheads" has among `onDevice`.
struct DeviceProbe {
  std::string_view name;
  /// Throws PointFailure or cl::Error.
  std::unique_ptr<OpenProbe> (*open)(DeviceSession& session, const ProbeInput& input) = nullptr;
};

const std::vector<DeviceProbe>& deviceProbes();

/// nullptr when there is none of that id.
const DeviceProbe* findProbe(std::string_view id);

}  // namespace headroom
