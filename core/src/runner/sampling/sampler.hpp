// How long to time: the guide's Listing 14-1 (warm-ups, then iterations with one wait at the end), repeated until the
// median is known well enough. Knows nothing of OpenCL, so host peers are sampled by the same rules.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "headroom/values/sampling.hpp"

namespace headroom {

/// What one batch of launches took.
struct BatchTiming {
  std::vector<double> samplesMs;  ///< per launch, by the device's clock where it has one
  double wallMsPerLaunch = 0;     ///< by the host's clock around the whole batch
  bool hasBadStamps = false;      ///< some of the device's stamps were zero or reversed
};

/// Makes `samples` timed samples of `launchesPerSample` launches each and waits for them once, at the end.
using RunBatch = std::function<BatchTiming(int samples, int launchesPerSample)>;

/// A sample shorter than this many milliseconds is made of several launches: a launch alone costs several microseconds.
inline constexpr double kShortestSampleMs = 0.1;
/// And one shorter than this many ticks of the device's clock: a tick is then 1 % of it at most.
inline constexpr double kFewestTicksPerSample = 100;

/// One round of a point: its share of Sampling's numbers.
struct Turn {
  int round = 0;
  double knownLaunchMs = 0;      ///< what an earlier round says that a launch takes; 0 in the first
  int launchesPerSample = 0;     ///< as in the rounds before, so that all samples of a row are alike; 0 in the first
  double timerResolutionNs = 0;  ///< of the device's clock
  bool isCold = false;           ///< samples of one launch each, whatever they take: the caches are emptied in between
  double stopAboveMs = 0;        ///< see MeasureJob; 0: never
};

struct Timing {
  std::vector<double> samplesMs;
  std::vector<double> wallSamplesMs;  ///< one per batch
  double seconds = 0;                 ///< that the samples took, warm-ups left out
  int launchesPerSample = 1;
  bool hasBadStamps = false;
  bool isSingle = false;   ///< one launch takes many times the budget: it stands for itself
  bool isTooSlow = false;  ///< sampling ended early by Turn::stopAboveMs
};

/// Warms up until two batches agree, then samples until the noise goal is met or the round's share of the time budget
/// or of the samples is used up. Returns what was sampled so far when asked to stop. With Turn::stopAboveMs, one launch
/// many times as long stands for itself, and two samples, the fastest ones, that are both longer end the sampling.
Timing sample(const Sampling& sampling, const Turn& turn, const RunBatch& runBatch, const std::stop_token& stop);

}  // namespace headroom
