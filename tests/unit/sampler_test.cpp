#include "runner/sampling/sampler.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace headroom {
namespace {

/// Counts launches that always take `ms`.
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

const std::stop_token kNeverStops;

/// A batch of samples that all take `ms`, by both clocks.
BatchTiming steady(int samples, double ms) {
  return {std::vector<double>(static_cast<std::size_t>(samples), ms), ms, false};
}

Sampling oneRound() {
  Sampling sampling;
  sampling.rounds = 1;
  return sampling;
}

TEST(Sampler, StopsAtTheNoiseGoalOnceItHasTheMinimumOfSamples) {
  Launches launches;
  Sampling sampling = oneRound();
  sampling.minimumSamples = 20;
  const Timing timing = sample(sampling, {}, launches.batch(), kNeverStops);
  EXPECT_GE(timing.samplesMs.size(), 20U);
  EXPECT_LT(timing.samplesMs.size(), 40U);
  ASSERT_EQ(timing.wallSamplesMs.size(), 2U) << "one per batch";
  EXPECT_DOUBLE_EQ(timing.wallSamplesMs.front(), 1.5);
}

TEST(Sampler, ARoundTakesItsShareOfTheSamples) {
  Launches launches;
  Sampling sampling;
  sampling.timeBudgetSeconds = 60;
  sampling.noiseGoal = -1;  // never reached
  sampling.maximumSamples = 1000;
  sampling.rounds = 10;
  EXPECT_EQ(sample(sampling, {}, launches.batch(), kNeverStops).samplesMs.size(), 100U);
}

TEST(Sampler, LeavesWarmUpsOutOfTheSamples) {
  int calls = 0;
  Sampling sampling = oneRound();
  sampling.warmUps = 3;
  // Only warm-ups are slow, like launches that compile.
  const auto batch = [&](int samples, int) { return steady(samples, ++calls <= 3 ? 100.0 : 20.0); };
  for (const double ms : sample(sampling, {}, batch, kNeverStops).samplesMs) EXPECT_EQ(ms, 20.0);
}

TEST(Sampler, WarmsUpUntilTwoBatchesAgree) {
  double ms = 40;
  // A clock frequency that rises under load: each batch is faster than the one before, down to 10 ms.
  const auto batch = [&](int samples, int) {
    ms = std::max(10.0, ms * 0.8);
    return steady(samples, ms);
  };
  for (const double sampled : sample(oneRound(), {}, batch, kNeverStops).samplesMs) EXPECT_EQ(sampled, 10.0);
}

TEST(Sampler, ALaterRoundTrustsWhatTheFirstOneLearned) {
  Launches launches;
  launches.ms = 700;
  Turn turn;
  turn.round = 1;
  turn.knownLaunchMs = 700;
  Sampling sampling;
  sampling.freshRounds = false;
  const Timing timing = sample(sampling, turn, launches.batch(), kNeverStops);
  EXPECT_GE(launches.batches, 1);
  EXPECT_EQ(timing.samplesMs.size(), static_cast<std::size_t>(launches.batches)) << "no launch is left out";
}

TEST(Sampler, TheFirstLaunchOfALaterRoundsOwnProcessIsNoSample) {
  int calls = 0;
  Turn turn;
  turn.round = 1;
  turn.knownLaunchMs = 700;
  const auto batch = [&](int samples, int) { return steady(samples, ++calls == 1 ? 900.0 : 700.0); };
  for (const double ms : sample(Sampling(), turn, batch, kNeverStops).samplesMs) EXPECT_EQ(ms, 700.0);
}

TEST(Sampler, StopsAtTheTimeBudgetWhenTheNoiseStaysHigh) {
  Sampling sampling = oneRound();
  sampling.timeBudgetSeconds = 1e-4;
  double ms = 0.05;
  const auto batch = [&](int samples, int) {
    ms = ms == 0.05 ? 0.09 : 0.05;
    return steady(samples, ms);
  };
  const Timing timing = sample(sampling, {}, batch, kNeverStops);
  EXPECT_GE(timing.samplesMs.size(), 3U);
  EXPECT_LT(timing.samplesMs.size(), 1000U);
}

TEST(Sampler, PutsManyShortLaunchesIntoOneSample) {
  Launches launches;
  launches.ms = 0.002;
  sample(oneRound(), {}, launches.batch(), kNeverStops);
  EXPECT_GE(launches.largestLaunchesPerSample * launches.ms, kShortestSampleMs * 0.99);
}

TEST(Sampler, CountsLaunchesBySamplesThatAreStable) {
  // The warm-up's single launches run at a low clock frequency: 1 ms instead of 0.01 ms.
  int calls = 0;
  const auto batch = [&](int samples, int) { return steady(samples, ++calls <= 2 ? 1.0 : 0.01); };
  EXPECT_EQ(sample(oneRound(), {}, batch, kNeverStops).launchesPerSample, 10);
}

TEST(Sampler, ALaterRoundMakesSamplesOfAsManyLaunchesAsTheFirst) {
  Launches launches;
  launches.ms = 0.01;
  Turn turn;
  turn.round = 2;
  turn.knownLaunchMs = 0.02;
  turn.launchesPerSample = 7;
  EXPECT_EQ(sample(oneRound(), turn, launches.batch(), kNeverStops).launchesPerSample, 7);
  EXPECT_EQ(launches.largestLaunchesPerSample, 7);
}

TEST(Sampler, SamplesAreLongAgainstTheTicksOfTheDevicesClock) {
  Launches launches;
  launches.ms = 0.1;
  Turn turn;
  turn.timerResolutionNs = 10'000;
  sample(oneRound(), turn, launches.batch(), kNeverStops);
  EXPECT_EQ(launches.largestLaunchesPerSample, 10) << "100 ticks of 10 us are 1 ms";
}

TEST(Sampler, ColdSamplesAreOfOneLaunchEach) {
  Launches launches;
  launches.ms = 0.002;
  Turn turn;
  turn.isCold = true;
  sample(oneRound(), turn, launches.batch(), kNeverStops);
  EXPECT_EQ(launches.largestLaunchesPerSample, 1);
}

TEST(Sampler, EndsAtOnceWhenAskedToStop) {
  std::stop_source stop;
  Launches launches;
  Sampling sampling = oneRound();
  sampling.noiseGoal = -1;  // never reached
  const auto batch = [&](int samples, int launchesPerSample) {
    if (launches.batches == 6) stop.request_stop();
    return launches.batch()(samples, launchesPerSample);
  };
  sample(sampling, {}, batch, stop.get_token());
  EXPECT_EQ(launches.batches, 7);
}

TEST(Sampler, WithBadStampsTheHostsClockDecides) {
  const auto batch = [](int samples, int) {
    return BatchTiming{std::vector<double>(static_cast<std::size_t>(samples), 0.0), 1, true};
  };
  const Timing timing = sample(oneRound(), {}, batch, kNeverStops);
  EXPECT_TRUE(timing.hasBadStamps);
  EXPECT_GE(timing.wallSamplesMs.size(), 10U) << "as many as are wanted of samples";
}

TEST(Sampler, ALaunchFarLongerThanTheBudgetIsMeasuredOnceAfterOneWarmUpAndSaysSo) {
  Launches launches;
  launches.ms = 5000;
  const Timing timing = sample(Sampling(), {}, launches.batch(), kNeverStops);
  EXPECT_EQ(launches.batches, 2);
  EXPECT_EQ(timing.samplesMs, std::vector<double>{5000});
  EXPECT_TRUE(timing.isSingle);
}

TEST(Sampler, AFirstLaunchThatCompilesForSecondsIsNoSample) {
  int calls = 0;
  Sampling sampling = oneRound();
  sampling.timeBudgetSeconds = 0.01;
  const auto batch = [&](int samples, int) { return steady(samples, ++calls == 1 ? 11000.0 : 20.0); };
  const Timing timing = sample(sampling, {}, batch, kNeverStops);
  EXPECT_FALSE(timing.isSingle);
  for (const double ms : timing.samplesMs) EXPECT_EQ(ms, 20.0);
}

/// Limits a turn to launches of 10 ms.
Turn limited() {
  Turn turn;
  turn.stopAboveMs = 10;
  return turn;
}

TEST(Sampler, TwoSamplesThatAreTooSlowEndTheSampling) {
  Launches launches{.ms = 20};
  const Timing timing = sample(oneRound(), limited(), launches.batch(), kNeverStops);
  EXPECT_TRUE(timing.isTooSlow);
  EXPECT_FALSE(timing.isSingle);
  EXPECT_EQ(timing.samplesMs.size(), 2U);
  EXPECT_EQ(launches.batches, 3) << "two warm-ups and a batch";
}

TEST(Sampler, OneFastSampleKeepsTheSamplingGoing) {
  int calls = 0;
  // Other work delayed the first launches.
  const auto batch = [&](int samples, int) {
    BatchTiming timing = steady(samples, ++calls <= 2 ? 60.0 : 20.0);
    timing.samplesMs.back() = calls <= 2 ? 60.0 : 8.0;
    return timing;
  };
  const Timing timing = sample(oneRound(), limited(), batch, kNeverStops);
  EXPECT_FALSE(timing.isTooSlow);
  EXPECT_GE(timing.samplesMs.size(), 3U);
}

TEST(Sampler, NothingIsTooSlowWithinTheLimitOrWithoutOne) {
  Launches launches{.ms = 9.9};
  EXPECT_FALSE(sample(oneRound(), limited(), launches.batch(), kNeverStops).isTooSlow);
  Launches slow{.ms = 1000};
  EXPECT_FALSE(sample(oneRound(), {}, slow.batch(), kNeverStops).isTooSlow);
}

TEST(Sampler, AHopelessLaunchIsNotRepeated) {
  Launches launches{.ms = 200};
  const Timing timing = sample(oneRound(), limited(), launches.batch(), kNeverStops);
  EXPECT_TRUE(timing.isTooSlow);
  EXPECT_TRUE(timing.isSingle);
  EXPECT_EQ(launches.batches, 2) << "the first may have compiled";
  Launches longer{.ms = 20000};
  EXPECT_TRUE(sample(oneRound(), limited(), longer.batch(), kNeverStops).isTooSlow);
  EXPECT_EQ(longer.batches, 1) << "no compiler takes that long";
}

}  // namespace
}  // namespace headroom
