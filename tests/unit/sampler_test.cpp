#include "engine/sampler.hpp"

#include <gtest/gtest.h>

namespace headroom {
namespace {

/// A launch that always takes `ms`, and counts.
struct Launches {
  double ms = 1;
  int batches = 0;
  int largestLaunchesPerSample = 0;

  RunBatch batch() {
    return [this](int samples, int launchesPerSample) {
      ++batches;
      largestLaunchesPerSample = std::max(largestLaunchesPerSample, launchesPerSample);
      BatchTiming timing;
      timing.samplesMs.assign(static_cast<std::size_t>(samples), ms);
      timing.wallMsPerLaunch = ms * 1.5;
      return timing;
    };
  }
};

TEST(Sampler, StopsAtTheNoiseGoalOnceItHasTheMinimumOfSamples) {
  Launches launches;
  Sampling sampling;
  sampling.minimumSamples = 20;
  const Timing timing = sample(sampling, launches.batch(), {});
  EXPECT_EQ(timing.stoppedBy, "noise goal");
  EXPECT_GE(timing.samplesMs.size(), 20U);
  EXPECT_LT(timing.samplesMs.size(), 40U);
  EXPECT_DOUBLE_EQ(timing.wallMs, 1.5);
}

TEST(Sampler, LeavesWarmUpsOutOfTheSamples) {
  int calls = 0;
  Sampling sampling;
  sampling.warmUps = 3;
  const Timing timing = sample(sampling,
                               [&](int samples, int) {
                                 // Only warm-ups are slow, as launches that compile are.
                                 const double ms = ++calls <= 3 ? 1000.0 : 20.0;
                                 return BatchTiming{std::vector<double>(static_cast<std::size_t>(samples), ms), ms, {}};
                               },
                               {});
  for (const double ms : timing.samplesMs) EXPECT_EQ(ms, 20.0);
}

TEST(Sampler, StopsAtTheTimeBudgetWhenTheNoiseStaysHigh) {
  Sampling sampling;
  sampling.timeBudgetSeconds = 0;
  double ms = 30;
  const Timing timing = sample(sampling,
                               [&](int samples, int) {
                                 ms = ms == 30 ? 90 : 30;
                                 return BatchTiming{std::vector<double>(static_cast<std::size_t>(samples), ms), ms, {}};
                               },
                               {});
  EXPECT_EQ(timing.stoppedBy, "time budget");
  EXPECT_GE(timing.samplesMs.size(), 3U);
}

TEST(Sampler, PutsManyShortLaunchesIntoOneSample) {
  Launches launches;
  launches.ms = 0.002;
  sample(Sampling(), launches.batch(), {});
  EXPECT_GE(launches.largestLaunchesPerSample * launches.ms * 1.5, kShortestSampleMs * 0.99);
}

TEST(Sampler, EndsAtOnceWhenAskedToStop) {
  std::stop_source stop;
  Launches launches;
  Sampling sampling;
  sampling.noiseGoal = -1;  // never reached
  sample(
      sampling,
      [&](int samples, int launchesPerSample) {
        if (launches.batches == 4) stop.request_stop();
        return launches.batch()(samples, launchesPerSample);
      },
      stop.get_token());
  EXPECT_EQ(launches.batches, 5);
}

TEST(Sampler, PassesOnWhatIsWrongWithTheDevicesClock) {
  const Timing timing = sample(
      Sampling(),
      [](int samples, int) {
        return BatchTiming{std::vector<double>(static_cast<std::size_t>(samples), 1.0), 1, "The clock stood still."};
      },
      {});
  EXPECT_EQ(timing.complaint, "The clock stood still.");
}

TEST(Sampler, ALaunchFarLongerThanTheBudgetIsMeasuredOnceAfterOneWarmUpAndSaysSo) {
  Launches launches;
  launches.ms = 5000;
  Sampling sampling;
  sampling.timeBudgetSeconds = 1;
  const Timing timing = sample(sampling, launches.batch(), {});
  EXPECT_EQ(launches.batches, 2);
  EXPECT_EQ(timing.samplesMs, std::vector<double>{5000});
  EXPECT_EQ(timing.stoppedBy, "time budget");
  EXPECT_NE(timing.complaint.find("single sample"), std::string::npos);
}

TEST(Sampler, AFirstLaunchThatCompilesForSecondsIsNoSample) {
  int calls = 0;
  Sampling sampling;
  sampling.timeBudgetSeconds = 0.01;
  const Timing timing = sample(sampling,
                               [&](int samples, int) {
                                 const double ms = ++calls == 1 ? 11000.0 : 20.0;
                                 return BatchTiming{std::vector<double>(static_cast<std::size_t>(samples), ms), ms, {}};
                               },
                               {});
  EXPECT_GE(timing.samplesMs.size(), 3U);
  for (const double ms : timing.samplesMs) EXPECT_EQ(ms, 20.0);
}

}  // namespace
}  // namespace headroom
