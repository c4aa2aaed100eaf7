// The sampler: the guide's Listing 14-1 (warm-ups, then iterations with one wait at the end), repeated until the median
// is known precisely enough. Independent of OpenCL, so that host implementations are sampled by the same rules.
#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
#include <vector>

#include "headroom/values/sampling.hpp"

namespace headroom {

/// Times of one batch of launches.
struct BatchTiming {
  std::vector<double> samplesMs;  ///< per launch, by the device clock if it has one
  double wallMsPerLaunch = 0;     ///< by the host clock around the whole batch
  bool hasBadStamps = false;      ///< some of the device's timestamps were zero or reversed
};

/// Makes `samples` timed samples of `launchesPerSample` launches each and waits for them once, at the end.
using RunBatch = std::function<BatchTiming(int samples, int launchesPerSample)>;

/// A sample shorter than this many milliseconds consists of several launches, because a launch alone costs several
/// microseconds.
inline constexpr double kShortestSampleMs = 0.1;
/// The same for one shorter than this many ticks of the device clock, so that a tick is at most 1% of it.
inline constexpr double kFewestTicksPerSample = 100;

/// One round of a point: its share of Sampling's numbers.
struct Turn {
  int round = 0;
  double knownLaunchMs = 0;      ///< launch time from an earlier round; 0 in the first
  int launchesPerSample = 0;     ///< same as in earlier rounds, so that all samples of a row are comparable; 0 in the
                                 ///< first
  double timerResolutionNs = 0;  ///< of the device clock
  bool isCold = false;           ///< samples of one launch each, whatever their time, because the caches are emptied in
                                 ///< between
  double stopAboveMs = 0;        ///< see MeasureJob; 0: never
};

struct Timing {
  std::vector<double> samplesMs;
  std::vector<double> wallSamplesMs;  ///< one per batch
  double seconds = 0;                 ///< sampling time, without warm-ups
  int launchesPerSample = 1;
  bool hasBadStamps = false;
  bool isSingle = false;   ///< one launch takes many times the budget: it is the only sample
  bool isTooSlow = false;  ///< sampling ended early by Turn::stopAboveMs
};

/// Warms up until two batches agree, then samples until the noise goal is met or the round's share of the time budget
/// or of the samples is used up. If stopped, returns the samples so far. With Turn::stopAboveMs, one launch that takes
/// many times as long is a single sample, and sampling ends when the fastest two samples both exceed the limit.
Timing sample(const Sampling& sampling, const Turn& turn, const RunBatch& runBatch, const std::stop_token& stop);

}  // namespace headroom
