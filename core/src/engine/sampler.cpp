#include "engine/sampler.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "headroom/statistics.hpp"

namespace headroom {

namespace {

// A batch must end soon after Stop is pressed; the listing's ten iterations where they fit.
constexpr double kLongestBatchMs = 100;
constexpr int kListingIterations = 10;
// Under a sample this short the launch count would only grow the queue.
constexpr int kMostLaunchesPerSample = 1000;
// However long one launch takes, a median needs more than one opinion.
constexpr std::size_t kFewestSamples = 3;
// A launch so many time budgets long, and so many milliseconds, stands for itself: repeating it would cost a sweep
// minutes. Never the first one, which holds compilation on some drivers.
constexpr double kBudgetsWorthRepeating = 2;
constexpr double kShortestOnlySampleMs = 1000;

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// The reason to stop now, or empty.
std::string stopReason(const Sampling& sampling, const std::vector<double>& samplesMs, double seconds) {
  const auto count = samplesMs.size();
  if (count >= static_cast<std::size_t>(sampling.minimumSamples) && summarise(samplesMs).noise <= sampling.noiseGoal) {
    return "noise goal";
  }
  if (count >= static_cast<std::size_t>(sampling.maximumSamples)) return "sample limit";
  if (count >= kFewestSamples && seconds >= sampling.timeBudgetSeconds) return "time budget";
  return {};
}

/// A launch that takes many times the budget stands for itself.
Timing onlySample(const BatchTiming& launch) {
  Timing timing;
  timing.samplesMs = launch.samplesMs;
  timing.wallMs = launch.wallMsPerLaunch;
  timing.stoppedBy = "time budget";
  timing.complaint = launch.complaint.empty()
                         ? "One launch takes longer than the time budget allows to repeat: this is a single sample, "
                           "of unknown noise."
                         : launch.complaint;
  return timing;
}

}  // namespace

Timing sample(const Sampling& sampling, const RunBatch& runBatch, const std::stop_token& stop) {
  Timing timing;
  // The first launch compiles on some drivers; only the last warm-up tells how long a launch takes.
  double launchMs = 0;
  for (int i = 0; i < std::max(1, sampling.warmUps) && !stop.stop_requested(); ++i) {
    // By the device's clock: the host's counts the wait as well, many times a short launch.
    const BatchTiming warmUp = runBatch(1, 1);
    launchMs = warmUp.samplesMs.front();
    const double longest = std::max(kBudgetsWorthRepeating * sampling.timeBudgetSeconds * 1e3, kShortestOnlySampleMs);
    if (i > 0 && launchMs > longest) return onlySample(warmUp);
  }
  launchMs = std::max(launchMs, 1e-4);
  const int launches = std::clamp(static_cast<int>(std::ceil(kShortestSampleMs / launchMs)), 1, kMostLaunchesPerSample);
  const int samples = std::clamp(static_cast<int>(kLongestBatchMs / (launchMs * launches)), 1, kListingIterations);

  const auto start = std::chrono::steady_clock::now();
  std::vector<double> wallMs;
  while (timing.stoppedBy.empty() && !stop.stop_requested()) {
    BatchTiming batch = runBatch(samples, launches);
    timing.samplesMs.insert(timing.samplesMs.end(), batch.samplesMs.begin(), batch.samplesMs.end());
    wallMs.push_back(batch.wallMsPerLaunch);
    if (!batch.complaint.empty()) timing.complaint = std::move(batch.complaint);
    timing.stoppedBy = stopReason(sampling, timing.samplesMs, secondsSince(start));
  }
  timing.wallMs = summarise(wallMs).median;
  return timing;
}

}  // namespace headroom
