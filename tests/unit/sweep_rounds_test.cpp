// The turns that points take, without a device: jobs are done by a function that knows what they would measure.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/measure.hpp"
#include "engine/sweep.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

class SweepRounds : public testing::Test {
 protected:
  /// What a launch takes in milliseconds, asked for every round of every point.
  using LaunchMs = std::function<double(const MeasureJob&)>;

  std::vector<ResultRow> sweep(const RunPlan& plan, const LaunchMs& launchMs, std::vector<ResultRow> finished = {}) {
    std::vector<ResultRow> rows;
    const DoJob doJob = [&](const Job& job, const JobSink& sink, const std::stop_token&) {
      if (std::holds_alternative<ListDevicesJob>(job)) {
        DeviceDescription device;
        device.id = "0:0";
        sink(DevicesFound{{device}});
      } else if (const auto* asked = std::get_if<MeasureJob>(&job)) {
        jobs_.push_back(asked->variant.id);
        sink(RowReady{roundOf(*asked, launchMs(*asked))});
      }
      return JobOutcome{};
    };
    const Tell tell = [&](decltype(RunEvent::what) what) {
      if (auto* ready = std::get_if<RowReady>(&what)) rows.push_back(ready->row);
      if (auto* started = std::get_if<RunStarted>(&what)) announced_ = started->points;
    };
    runSweep(std::span(&plan, 1), catalogue_, RunContext(), finished, doJob, tell, {});
    return rows;
  }

  static ResultRow roundOf(const MeasureJob& job, double ms) {
    ResultRow row = blankRow(findWorkload(job.variant.workload), job.variant, job.role, job.size, job.sigma);
    for (int i = 0; i < 10; ++i) row.samplesMs.push_back(ms * (1 + 0.0005 * i));
    row.wallSamplesMs = {ms * 1.01};
    row.rounds = {{0, 0.01, 10, 1, 0}};
    summariseSamples(row);
    return row;
  }

  RunPlan plan() const {
    RunPlan plan;
    plan.variants = {"blur.separable", "blur.local"};
    plan.sizes = {{1000, 1000}};
    return plan;
  }

  Catalogue catalogue_;
  std::vector<std::string> jobs_;
  std::size_t announced_ = 0;
};

TEST_F(SweepRounds, SamplesOfAllRoundsMakeTheRow) {
  const auto rows = sweep(plan(), [](const MeasureJob& job) { return 10.0 + 0.02 * job.round; });
  const ResultRow& row = rows.back();
  ASSERT_EQ(row.rounds.size(), 3U);
  EXPECT_EQ(row.samplesMs.size(), 30U);
  EXPECT_NEAR(row.minMs, 10, 1e-9);
  EXPECT_EQ(row.stoppedBy, "noise goal");
  EXPECT_NE(row.lowMs, 0) << "three rounds tell how rounds differ";
  EXPECT_GT(row.highMs - row.lowMs, 0.1) << "and these differ by 0.02 ms each, of three";
}

TEST_F(SweepRounds, ACeilingThatIsSlowerAtTheEndMarksAllRowsOfTheSize) {
  int ceilingRounds = 0;
  const auto rows = sweep(plan(), [&](const MeasureJob& job) {
    const bool isCopy = job.variant.workload == "copy";
    if (isCopy) ++ceilingRounds;
    return isCopy && job.round >= 3 ? 2.0 : 1.0;  // the fourth round of a ceiling is its last
  });
  ASSERT_GT(ceilingRounds, 0);
  for (const ResultRow& row : rows) {
    EXPECT_TRUE(hasMark(row, Mark::Drift)) << row.variant;
    EXPECT_THAT(row.reason, HasSubstr("slower at the end"));
  }
}

TEST_F(SweepRounds, AnUndisturbedSweepMarksNothing) {
  for (const ResultRow& row : sweep(plan(), [](const MeasureJob&) { return 1.0; })) {
    EXPECT_TRUE(row.marks.empty()) << row.variant << ": " << row.reason;
  }
}

TEST_F(SweepRounds, WhatIsFinishedIsNotMeasuredAgain) {
  const auto always = [](const MeasureJob&) { return 1.0; };
  const std::vector<ResultRow> all = sweep(plan(), always);
  jobs_.clear();
  EXPECT_TRUE(sweep(plan(), always, all).empty());
  EXPECT_TRUE(jobs_.empty());
  EXPECT_EQ(announced_, 0U);

  std::vector<ResultRow> most = all;
  most.pop_back();
  const std::vector<ResultRow> rest = sweep(plan(), always, most);
  ASSERT_EQ(rest.size(), 1U);
  EXPECT_EQ(announced_, 1U);
  EXPECT_EQ(rest.front().variant, all.back().variant);
  EXPECT_TRUE(rest.front().ceilingGigapixelsPerSecond) << "the ceilings were measured again for its sake";
  EXPECT_EQ(std::count(jobs_.begin(), jobs_.end(), all[all.size() - 2].variant), 0) << "the finished variant was not";
}

}  // namespace
}  // namespace headroom
