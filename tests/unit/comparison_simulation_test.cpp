// Error rates of comparisons by simulation: the user guide's claims, on noise of known size.
#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "headroom/analysis/comparison.hpp"
#include "headroom/analysis/noise_floors.hpp"
#include "noisy_device.hpp"
#include "workbench/analysis/round_spread.hpp"

namespace headroom {
namespace {

constexpr int kPoints = 3000;

std::pair<RunDocument, RunDocument> measuredTwice(const Noise& noise, double slowdown, int points = kPoints) {
  NoisyDevice device(noise, 20261121);
  std::pair<RunDocument, RunDocument> runs;
  for (int point = 1; point <= points; ++point) {
    runs.first.rows.push_back(device.measure(2, point));
    runs.second.rows.push_back(device.measure(2 * slowdown, point));
  }
  return runs;
}

double share(const Comparison& comparison, Difference difference) {
  return static_cast<double>(count(comparison, difference)) / static_cast<double>(comparison.points.size());
}

double falseDifferences(const Comparison& comparison) {
  return share(comparison, Difference::Slower) + share(comparison, Difference::Faster);
}

std::vector<Noise> kindsOfNoise() {
  std::vector<Noise> kinds;
  kinds.push_back({0.01, 0, 0, 0.03, 5, 10});
  kinds.push_back({0.003, 0.01, 0, 0.03, 5, 10});
  kinds.push_back({0.01, 0.01, 0, 0.03, 5, 10});
  kinds.push_back({0.01, 0.005, 0, 0.1, 5, 20});
  kinds.push_back({0.05, 0.01, 0, 0.05, 5, 20});
  kinds.push_back({0.01, 0.03, 0, 0.05, 5, 10});
  kinds.push_back({0.01, 0.01, 0, 0.03, 3, 3});
  kinds.push_back({0.003, 0.01, 0, 0.03, 2, 10});
  kinds.push_back({0.2, 0.05, 0, 0.1, 5, 4});
  return kinds;
}

TEST(ComparisonSimulation, CallsAtMostOneInAHundredUnchangedPointsDifferent) {
  for (const Noise& noise : kindsOfNoise()) {
    const auto [base, fresh] = measuredTwice(noise, 1);
    EXPECT_LE(falseDifferences(compareRuns(base, fresh)), 0.01)
        << noise.withinRounds << ", " << noise.betweenRounds << ", " << noise.rounds << " rounds";
  }
}

TEST(ComparisonSimulation, HoldsThatWithoutTheHelpOfAFloor) {
  for (const Noise& noise : kindsOfNoise()) {
    auto [base, fresh] = measuredTwice(noise, 1);
    fresh.context.noiseFloors["0:0"] = {0, 100, ""};
    EXPECT_LE(falseDifferences(compareRuns(base, fresh)), 0.01)
        << noise.withinRounds << ", " << noise.betweenRounds << ", " << noise.rounds << " rounds";
  }
}

TEST(ComparisonSimulation, FindsAPlantedSlowdownOfFivePerCentInNoiseOfOne) {
  for (const Noise& noise :
       {Noise{0.01, 0, 0, 0.03, 5, 10}, Noise{0.003, 0.01, 0, 0.03, 5, 10}, Noise{0.01, 0.01, 0, 0.03, 5, 10}}) {
    const auto [base, fresh] = measuredTwice(noise, 1.05);
    const Comparison comparison = compareRuns(base, fresh);
    EXPECT_GE(share(comparison, Difference::Slower), 0.95) << noise.withinRounds << ", " << noise.betweenRounds;
    EXPECT_EQ(count(comparison, Difference::Faster), 0U);
    const Comparison reversed = compareRuns(fresh, base);
    EXPECT_EQ(count(reversed, Difference::Faster), count(comparison, Difference::Slower));
  }
}

TEST(ComparisonSimulation, CallsMostUnchangedPointsOfAQuietDeviceTheSame) {
  const auto [base, fresh] = measuredTwice({0.01, 0.003, 0, 0.03, 5, 10}, 1);
  EXPECT_GE(share(compareRuns(base, fresh), Difference::Same), 0.95);
}

TEST(ComparisonSimulation, CallsNoiseThatHidesFivePerCentAmbiguous) {
  const auto [base, fresh] = measuredTwice({0.1, 0.1, 0, 0.1, 5, 10}, 1.05);
  const Comparison comparison = compareRuns(base, fresh);
  EXPECT_GE(share(comparison, Difference::Ambiguous), 0.95);
}

TEST(ComparisonSimulation, AFewPairsGiveAFloorForWhatARunCanNotTell) {
  // Each run is steady in itself and differs from the next by 1%, which only the A/A test reveals.
  const Noise noise{0.003, 0.001, 0.01, 0.03, 5, 10};
  auto [base, fresh] = measuredTwice(noise, 1);
  EXPECT_GT(falseDifferences(compareRuns(base, fresh)), 0.1) << "the assumed floor should not be enough here";
  double falsely = 0;
  constexpr int kChecks = 50;
  for (int check = 0; check < kChecks; ++check) {
    NoisyDevice device(noise, static_cast<std::uint64_t>(check) + 1);
    std::vector<ResultRow> rows;
    for (int repeat = 0; repeat < 20; ++repeat) rows.push_back(device.measure(2, 1, repeat));
    base.context.noiseFloors["0:0"] = noiseFloorOf(rows);
    falsely += falseDifferences(compareRuns(base, fresh)) / kChecks;
  }
  EXPECT_LE(falsely, 0.02) << "ten pairs";

  std::vector<ResultRow> rows;
  NoisyDevice device(noise, 3);
  for (int repeat = 0; repeat < 600; ++repeat) rows.push_back(device.measure(2, 1, repeat));
  base.context.noiseFloors["0:0"] = noiseFloorOf(rows);
  EXPECT_LE(falseDifferences(compareRuns(base, fresh)), 0.015) << "three hundred pairs";
}

/// Two runs of groups of rows with interleaved rounds, whose intervals are set together.
struct GroupedRuns {
  RunDocument base;
  RunDocument fresh;
};

/// `slowdown` applies to the new run's rows.
GroupedRuns groupedRuns(const Noise& noise, Bound bound, double slowdown, int groups = 500, int rowsOfGroup = 6) {
  NoisyDevice device(noise, 20261125);
  GroupedRuns runs;
  const auto measureGroupOf = [&](RunDocument& document, int group, double factor) {
    const std::size_t first = document.rows.size();
    for (int i = 0; i < rowsOfGroup; ++i) {
      document.rows.push_back(device.measure(2 * factor, group * rowsOfGroup + i + 1));
      document.rows.back().boundBy = bound;
    }
    std::vector<ResultRow*> rows;
    for (std::size_t i = first; i < document.rows.size(); ++i) rows.push_back(&document.rows[i]);
    setIntervals(rows, {});
  };
  for (int group = 0; group < groups; ++group) {
    measureGroupOf(runs.base, group, 1);
    measureGroupOf(runs.fresh, group, slowdown);
  }
  return runs;
}

double coverageOf(const GroupedRuns& runs) {
  double held = 0;
  for (std::size_t i = 0; i < runs.base.rows.size(); ++i) {
    const ResultRow& row = runs.base.rows[i];
    const double median = runs.fresh.rows[i].medianMs;
    held += row.lowMs <= median && median <= row.highMs ? 1 : 0;
  }
  return held / static_cast<double>(runs.base.rows.size());
}

TEST(GroupSimulation, CallsAtMostOneInAHundredDifferentWhereMemoryLiesInOneOfTwoPlaces) {
  for (const double share : {0.05, 0.2, 0.35, 0.5}) {
    for (const int rounds : {3, 5, 8}) {
      const Noise noise{0.005, 0.01, 0, 0.03, rounds, 10, share};
      const GroupedRuns runs = groupedRuns(noise, Bound::Memory, 1);
      EXPECT_LE(falseDifferences(compareRuns(runs.base, runs.fresh)), 0.01) << share << ", " << rounds << " rounds";
    }
  }
}

TEST(GroupSimulation, CallsAtMostOneInAHundredDifferentBesideBurstsOfAnotherProgram) {
  for (const Bound bound : {Bound::Compute, Bound::Unknown}) {
    for (const int rounds : {3, 4, 5, 8}) {
      Noise noise{0.003, 0.003, 0, 0.03, rounds, 10, 0.25};
      noise.badPlaceTimes = 1.5;
      const GroupedRuns runs = groupedRuns(noise, bound, 1);
      EXPECT_LE(falseDifferences(compareRuns(runs.base, runs.fresh)), 0.01)
          << toText(bound) << ", " << rounds << " rounds";
    }
  }
}

TEST(GroupSimulation, HoldsTheMedianOfARepetitionInNineOfTen) {
  for (const Noise& noise : kindsOfNoise()) {
    EXPECT_GE(coverageOf(groupedRuns(noise, Bound::Compute, 1)), 0.9)
        << noise.withinRounds << ", " << noise.betweenRounds << ", " << noise.rounds << " rounds";
  }
}

TEST(GroupSimulation, FindsFivePerCentWhereArithmeticIsTheLimit) {
  for (const int rounds : {3, 4, 5}) {
    const Noise noise{0.003, 0.004, 0.003, 0.03, rounds, 10};
    const GroupedRuns slower = groupedRuns(noise, Bound::Compute, 1.05);
    EXPECT_GE(share(compareRuns(slower.base, slower.fresh), Difference::Slower), 0.95) << rounds << " rounds";
    const GroupedRuns same = groupedRuns(noise, Bound::Compute, 1);
    EXPECT_LE(falseDifferences(compareRuns(same.base, same.fresh)), 0.005) << rounds << " rounds";
    EXPECT_GE(coverageOf(same), 0.95) << rounds << " rounds";
  }
}

TEST(IntervalSimulation, HoldsTheMedianOfARepetitionInNineOfTen) {
  for (const Noise& noise : kindsOfNoise()) {
    const auto [first, second] = measuredTwice(noise, 1);
    int held = 0;
    for (std::size_t i = 0; i < first.rows.size(); ++i) {
      const double median = second.rows[i].medianMs;
      held += first.rows[i].lowMs <= median && median <= first.rows[i].highMs ? 1 : 0;
    }
    EXPECT_GE(held, kPoints * 9 / 10) << noise.withinRounds << ", " << noise.betweenRounds << ", " << noise.rounds
                                      << " rounds";
  }
}

}  // namespace
}  // namespace headroom
