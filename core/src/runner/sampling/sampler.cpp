#include "runner/sampling/sampler.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "headroom/values/statistics.hpp"

namespace headroom {

namespace {

// A batch must end soon after Stop is pressed; the listing's ten iterations are used if they fit.
constexpr double kLongestBatchMs = 100;
constexpr int kListingIterations = 10;
// For shorter samples more launches would only lengthen the queue.
constexpr int kMostLaunchesPerSample = 1000;
// Assumed launch time if the clock shows none.
constexpr double kShortestLaunchMs = 1e-4;
// A launch longer than this many time budgets and milliseconds is a single sample, because repeating it would take
// minutes of a run. Never the first one, which includes compilation on some drivers.
constexpr double kBudgetsWorthRepeating = 2;
constexpr double kShortestOnlySampleMs = 1000;
// A launch that takes this multiple of the limit is not repeated, a long one at a smaller multiple; the first one only
// if compilation cannot be the reason.
constexpr double kTimesHopeless = 13;
constexpr double kTimesHopelessOfLong = 2;
constexpr double kLongestCompilationMs = 5000;
// This many samples that are all too slow are not a coincidence.
constexpr int kFewestTooSlow = 2;
// Warm-up ends when a batch differs from the previous one by at most this, or has taken this share of the round.
constexpr double kStableChange = 0.05;
constexpr double kWarmUpShare = 0.25;

double secondsSince(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// By the device clock if it is plausible, because the host clock includes the wait, which may be many times a short
/// launch.
double launchMsOf(const BatchTiming& batch) {
  return batch.hasBadStamps ? batch.wallMsPerLaunch : summarise(batch.samplesMs).median;
}

class Sampler {
 public:
  Sampler(const Sampling& sampling, const Turn& turn, const RunBatch& runBatch, const std::stop_token& stop)
      : sampling_(sampling),
        turn_(turn),
        runBatch_(runBatch),
        stop_(stop),
        share_(sampling.timeBudgetSeconds / std::max(1, sampling.rounds)) {}

  Timing run() {
    double launchMs = turn_.knownLaunchMs;
    if (turn_.round == 0) {
      const BatchTiming last = warmUp(sampling_.warmUps);
      launchMs = launchMsOf(last);
      if (isHopeless(launchMs) && (isWarm_ || launchMs > kLongestCompilationMs)) return tooSlow(onlySample(last));
      const double longest =
          std::max(kBudgetsWorthRepeating * sampling_.timeBudgetSeconds * 1e3, kShortestOnlySampleMs);
      if (launchMs > longest && sampling_.warmUps > 1) return onlySample(last);
    } else if (sampling_.freshRounds) {  // excludes the additional work of a process's first launch
      warmUp(std::min(sampling_.warmUps, 1));
    }
    chooseBatch(launchMs);
    // A launch that takes the round's share or more is its own warm-up.
    if (isLong(launchMs)) return takeSamples(1);
    // A launch that seems too slow needs no stable state: a few samples decide.
    if (turn_.stopAboveMs > 0 && launchMs > turn_.stopAboveMs) {
      Timing timing;
      addBatch(timing, kFewestTooSlow, std::chrono::steady_clock::now());
      if (isTooSlow(timing)) return tooSlow(std::move(timing));
    }
    // One warm-up launch is not enough: clocks were low and caches cold.
    chooseBatch(becomeStable());
    return takeSamples(kFewestSamples);
  }

 private:
  [[nodiscard]] bool isHopeless(double launchMs) const {
    const double times = isLong(launchMs) ? kTimesHopelessOfLong : kTimesHopeless;
    return turn_.stopAboveMs > 0 && launchMs > times * turn_.stopAboveMs;
  }

  [[nodiscard]] bool isTooSlow(const Timing& timing) const {
    const std::vector<double>& counting = timing.hasBadStamps ? timing.wallSamplesMs : timing.samplesMs;
    return turn_.stopAboveMs > 0 && counting.size() >= static_cast<std::size_t>(kFewestTooSlow) &&
           *std::min_element(counting.begin(), counting.end()) > turn_.stopAboveMs;
  }

  static Timing tooSlow(Timing timing) {
    timing.isTooSlow = true;
    return timing;
  }

  [[nodiscard]] bool isLong(double launchMs) const { return launchMs * 1e-3 > share_; }

  /// The first launch compiles on some drivers; the launch time comes from the last one.
  BatchTiming warmUp(int launches) {
    BatchTiming last = runBatch_(1, 1);
    for (int i = 1; i < launches && !stop_.stop_requested(); ++i) {
      const double launchMs = launchMsOf(last);
      if (isHopeless(launchMs) && launchMs > kLongestCompilationMs) break;
      last = runBatch_(1, 1);
      isWarm_ = true;
    }
    return last;
  }

  void chooseBatch(double knownMs) {
    const double launchMs = std::max(knownMs, kShortestLaunchMs);
    const double shortest = std::max(kShortestSampleMs, kFewestTicksPerSample * turn_.timerResolutionNs * 1e-6);
    if (turn_.launchesPerSample > 0) {
      launches_ = turn_.launchesPerSample;
    } else if (!turn_.isCold) {
      launches_ = std::clamp(static_cast<int>(std::ceil(shortest / launchMs)), 1, kMostLaunchesPerSample);
    }
    samples_ = std::clamp(static_cast<int>(kLongestBatchMs / (launchMs * launches_)), 1, kListingIterations);
  }

  /// Repeats until two batches agree, because of rising clocks, caches and lazy drivers. Returns the launch time then;
  /// if stopped, the time known so far.
  double becomeStable() {
    const auto start = std::chrono::steady_clock::now();
    double before = 0;
    while (!stop_.stop_requested()) {
      const double now = launchMsOf(runBatch_(samples_, launches_));
      if (std::abs(now - before) <= kStableChange * now || secondsSince(start) > kWarmUpShare * share_) return now;
      before = now;
    }
    return before;
  }

  Timing takeSamples(std::size_t fewest) {
    Timing timing;
    const auto start = std::chrono::steady_clock::now();
    while (!stop_.stop_requested()) {
      addBatch(timing, samples_, start);
      if (isTooSlow(timing)) return tooSlow(std::move(timing));
      if (isEnough(timing, fewest)) break;
    }
    return timing;
  }

  void addBatch(Timing& timing, int samples, std::chrono::steady_clock::time_point start) const {
    const BatchTiming batch = runBatch_(samples, launches_);
    timing.launchesPerSample = launches_;
    timing.samplesMs.insert(timing.samplesMs.end(), batch.samplesMs.begin(), batch.samplesMs.end());
    timing.wallSamplesMs.push_back(batch.wallMsPerLaunch);
    timing.hasBadStamps = timing.hasBadStamps || batch.hasBadStamps;
    timing.seconds = secondsSince(start);
  }

  [[nodiscard]] bool isEnough(const Timing& timing, std::size_t fewest) const {
    const std::vector<double>& counting = timing.hasBadStamps ? timing.wallSamplesMs : timing.samplesMs;
    const auto share = [this](int ofAllRounds) {
      return static_cast<std::size_t>(std::ceil(static_cast<double>(ofAllRounds) / std::max(1, sampling_.rounds)));
    };
    if (counting.size() >= share(sampling_.maximumSamples)) return true;
    if (counting.size() >= fewest && timing.seconds >= share_) return true;
    return counting.size() >= share(sampling_.minimumSamples) && summarise(counting).noise <= sampling_.noiseGoal;
  }

  static Timing onlySample(const BatchTiming& launch) {
    Timing timing;
    timing.samplesMs = launch.samplesMs;
    timing.wallSamplesMs = {launch.wallMsPerLaunch};
    timing.seconds = launch.wallMsPerLaunch * 1e-3;
    timing.hasBadStamps = launch.hasBadStamps;
    timing.isSingle = true;
    return timing;
  }

  const Sampling& sampling_;
  const Turn& turn_;
  const RunBatch& runBatch_;
  const std::stop_token& stop_;
  double share_;  // of the time budget, in seconds
  int launches_ = 1;
  int samples_ = 1;
  bool isWarm_ = false;  // more than one launch was made
};

}  // namespace

Timing sample(const Sampling& sampling, const Turn& turn, const RunBatch& runBatch, const std::stop_token& stop) {
  return Sampler(sampling, turn, runBatch, stop).run();
}

}  // namespace headroom
