// When to stop timing: the guide's Listing 14-1 (warm-ups, then iterations with one wait at the end), repeated until
// the median is known well enough. Knows nothing of OpenCL, so host peers are sampled by the same rules.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/run_plan.hpp"

namespace headroom {

/// What one batch of launches took.
struct BatchTiming {
  std::vector<double> samplesMs;  ///< per launch, by the device's clock where it has one
  double wallMsPerLaunch = 0;     ///< by the host's clock around the whole batch
  std::string complaint;          ///< a sentence when the device's clock was unusable and the host's stands in
};

/// Makes `samples` timed samples of `launchesPerSample` launches each and waits for them once, at the end.
using RunBatch = std::function<BatchTiming(int samples, int launchesPerSample)>;

struct Timing {
  std::vector<double> samplesMs;
  double wallMs = 0;  ///< median over batches
  std::string stoppedBy;
  std::string complaint;
};

/// A sample shorter than this many milliseconds is made of several launches: event clocks tick in up to 1 us, and a
/// launch alone costs several.
inline constexpr double kShortestSampleMs = 0.1;

/// Returns what was sampled so far when asked to stop.
Timing sample(const Sampling& sampling, const RunBatch& runBatch, const std::stop_token& stop);

}  // namespace headroom
