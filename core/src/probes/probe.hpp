// Device probes: host code that times what the OpenCL runtime does around kernels. Listed and measured like variants.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/sampler.hpp"
#include "headroom/size.hpp"
#include "headroom/variant.hpp"

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
  Size size;
  std::uint64_t seed = 0;  ///< of the random plane
};

struct DeviceProbe {
  std::string workload;
  std::string name;
  std::string title;
  std::string summary;
  int rank = 0;
  GuideNotes guide;
  std::string iteration;  ///< what one iteration is: "launch", "transfer"...
  /// Floats per pixel that an iteration moves between host and device; 0 when it does not move the plane.
  double movedFloats = 0;
  /// Throws PointFailure or cl::Error.
  std::unique_ptr<OpenProbe> (*open)(DeviceSession& session, const ProbeInput& input) = nullptr;
  std::set<DeviceType> story = {};  ///< see Variant::story
};

const std::vector<DeviceProbe>& deviceProbes();

/// nullptr when there is none of that id.
const DeviceProbe* findProbe(const std::string& id);

}  // namespace headroom
