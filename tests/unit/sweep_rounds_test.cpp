// Interleaved rounds of points, without a device: a function computes the result of each job.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {
namespace {

using testing::HasSubstr;

class SweepRounds : public testing::Test {
 protected:
  /// Returns the time of a launch in milliseconds; called for every round of every point.
  using LaunchMs = std::function<double(const MeasureJob&)>;

  std::vector<ResultRow> sweep(const RunPlan& plan, const LaunchMs& launchMs, std::vector<ResultRow> finished = {}) {
    std::vector<ResultRow> rows;
    const DoJob doJob = [&](const Job& job, const JobSink& sink, const std::stop_token&) {
      if (std::holds_alternative<ListDevicesJob>(job)) {
        DeviceDescription device;
        device.id = "0:0";
        sink(DevicesFound{{device}});
      } else if (std::holds_alternative<FreshStartJob>(job)) {
        jobs_.push_back("fresh start");
      } else if (std::holds_alternative<LaunchCostsJob>(job)) {
        sink(launchCosts_);
      } else if (const auto* asked = std::get_if<MeasureJob>(&job)) {
        jobs_.push_back(asked->variant.id);
        order_.push_back("timed " + toText(asked->size));
        ResultRow row = roundOf(*asked, launchMs(*asked));
        if (change_) change_(*asked, row);
        sink(RowReady{std::move(row)});
      }
      return JobOutcome{};
    };
    const Tell tell = [&](decltype(RunEvent::what) what) {
      if (const auto* ready = std::get_if<RowReady>(&what)) order_.push_back("row of " + toText(ready->row.size));
      if (const auto* done = std::get_if<SizeFinished>(&what)) {
        order_.push_back(done->deviceId + " finished " + toText(done->size));
        if (stopAfterASize_) stop_.request_stop();
      }
      if (auto* ready = std::get_if<RowReady>(&what)) rows.push_back(ready->row);
      if (auto* started = std::get_if<RunStarted>(&what)) announced_ = started->points;
      if (auto* update = std::get_if<RowUpdated>(&what)) updated_.insert(update->row.variant);
    };
    runSweep(std::span(&plan, 1), catalogue_, RunContext(), finished, doJob, tell, stop_.get_token());
    return rows;
  }

  static ResultRow roundOf(const MeasureJob& job, double ms) {
    ResultRow row = blankRow(findWorkload(job.variant.workload), job.variant, job.role, job.size, job.parameters);
    for (int i = 0; i < 10; ++i) row.samplesMs.push_back(ms * (1 + 0.0005 * i));
    row.wallSamplesMs = {ms * 1.01};
    row.rounds = {{0, 0.01, 10, 1, 0, job.launchesPerSample > 0 ? job.launchesPerSample : 3 + job.round}};
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
  std::function<void(const MeasureJob& job, ResultRow& row)> change_;  ///< adjusts a round's row
  LaunchCosts launchCosts_;
  std::vector<std::string> jobs_;
  std::vector<std::string> order_;  ///< order of turns, rows and ends of sizes
  std::stop_source stop_;
  bool stopAfterASize_ = false;
  std::set<std::string> updated_;
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

TEST_F(SweepRounds, BetweenTheRowsOfASizeAndTheNextSizeIsAPauseOfWhichTheListenerHears) {
  RunPlan two = plan();
  two.sizes = {{1000, 1000}, {2000, 2000}};
  sweep(two, [](const MeasureJob&) { return 1.0; });
  std::vector<std::string> phases = order_;
  phases.erase(std::unique(phases.begin(), phases.end()), phases.end());
  EXPECT_THAT(phases, testing::ElementsAre("timed 1000 x 1000", "row of 1000 x 1000", "0:0 finished 1000 x 1000",
                                           "timed 2000 x 2000", "row of 2000 x 2000", "0:0 finished 2000 x 2000"));
}

TEST_F(SweepRounds, TheSizeOfMatrixProductsIsFinishedAndNotThatOfTheirCeilings) {
  RunPlan products = plan();
  products.variants = {"matmul.naive"};
  products.sizes = {{64, 64, 64}};
  sweep(products, [](const MeasureJob&) { return 1.0; });
  EXPECT_EQ(order_.back(), "0:0 finished 64 x 64 x 64");
}

TEST_F(SweepRounds, ARunThatIsBeingStoppedDoesNotPause) {
  RunPlan two = plan();
  two.sizes = {{1000, 1000}, {2000, 2000}};
  stopAfterASize_ = true;
  const auto rows = sweep(two, [](const MeasureJob&) { return 1.0; });
  EXPECT_EQ(rows.back().status, Status::Cancelled);
  EXPECT_EQ(std::count(order_.begin(), order_.end(), "0:0 finished 1000 x 1000"), 1);
  EXPECT_EQ(std::count(order_.begin(), order_.end(), "0:0 finished 2000 x 2000"), 0);
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

TEST_F(SweepRounds, RowsOfLaunchesThatMostlyStartAreMarked) {
  launchCosts_ = {4, 5, 20};
  const auto rows = sweep(plan(), [](const MeasureJob& job) { return job.variant.id == "blur.local" ? 0.007 : 0.009; });
  ASSERT_FALSE(rows.empty());
  for (const ResultRow& row : rows)
    EXPECT_EQ(hasMark(row, Mark::LaunchCost), row.variant == "blur.local") << row.variant;
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

TEST_F(SweepRounds, WhatTheRestOfARunMeasuresAgainIsNotTold) {
  const auto always = [](const MeasureJob&) { return 1.0; };
  std::vector<ResultRow> most = sweep(plan(), always);
  const std::string last = most.back().variant;
  most.pop_back();
  updated_.clear();
  sweep(plan(), always, most);
  EXPECT_EQ(updated_, std::set<std::string>{last});
}

TEST_F(SweepRounds, ADeviceThatIsSlowerInTheRestOfARunMarksItsRows) {
  std::vector<ResultRow> most = sweep(plan(), [](const MeasureJob&) { return 1.0; });
  most.pop_back();
  const std::vector<ResultRow> rest = sweep(
      plan(), [](const MeasureJob&) { return 1.2; }, most);
  ASSERT_EQ(rest.size(), 1U);
  EXPECT_TRUE(hasMark(rest.front(), Mark::Drift));
  EXPECT_THAT(rest.front().reason, HasSubstr("20% slower than in the part of the run before"));
}

TEST_F(SweepRounds, EveryRoundButTheFirstBeginsWithAFreshStart) {
  RunPlan fresh = plan();
  fresh.ceilings = false;
  const std::vector<ResultRow> rows = sweep(fresh, [](const MeasureJob&) { return 1.0; });
  ASSERT_EQ(rows.size(), 2U);
  ASSERT_EQ(rows.front().rounds.size(), 3U);
  ASSERT_EQ(jobs_.size(), 8U);
  for (std::size_t i = 0; i < jobs_.size(); ++i) EXPECT_EQ(jobs_[i] == "fresh start", i == 2 || i == 5) << i;
}

TEST_F(SweepRounds, RoundsShareOneProcessOnRequest) {
  RunPlan shared = plan();
  shared.sampling.freshRounds = false;
  sweep(shared, [](const MeasureJob&) { return 1.0; });
  EXPECT_EQ(std::count(jobs_.begin(), jobs_.end(), "fresh start"), 0);
}

TEST_F(SweepRounds, RepeatsFollowEachOtherWithAFreshStartBeforeEach) {
  RunPlan repeated = plan();
  repeated.ceilings = false;
  repeated.repeats = 3;
  repeated.sampling.freshRounds = false;
  const std::vector<ResultRow> rows = sweep(repeated, [](const MeasureJob&) { return 1.0; });
  EXPECT_EQ(rows.size(), 6U);
  EXPECT_EQ(std::count(jobs_.begin(), jobs_.end(), "fresh start"), 3);
  EXPECT_EQ(jobs_.front(), "fresh start");
  // Between two process starts are all rounds of both points, for one repeat each.
  ASSERT_EQ(jobs_.size() % 3, 0U);
  for (std::size_t i = 0; i < jobs_.size(); ++i) {
    EXPECT_EQ(jobs_[i] == "fresh start", i % (jobs_.size() / 3) == 0) << i;
  }
}

TEST_F(SweepRounds, ManyRepeatsHaveTheCeilingsOfTheirSizeOnce) {
  RunPlan repeated = plan();
  const auto always = [](const MeasureJob&) { return 1.0; };
  const auto ceilingRounds = [this] {
    return std::count_if(jobs_.begin(), jobs_.end(),
                         [](const std::string& id) { return id != "fresh start" && !id.starts_with("blur."); });
  };
  sweep(repeated, always);
  const auto once = ceilingRounds();
  jobs_.clear();
  repeated.repeats = 4;
  const std::vector<ResultRow> rows = sweep(repeated, always);
  EXPECT_EQ(ceilingRounds(), once);
  for (const ResultRow& row : rows) EXPECT_TRUE(row.ceilingGigapixelsPerSecond) << row.variant << " " << row.repeat;
}

TEST_F(SweepRounds, RoundsThatDifferAreRepeatedUntilTheIntervalTellsSomething) {
  RunPlan once = plan();
  once.ceilings = false;
  // Rounds are 2% apart: three rounds give an interval of over 4%, although their samples are within 1%.
  const auto rows = sweep(once, [](const MeasureJob& job) { return job.round == 0 ? 10.2 : 10.0; });
  for (const ResultRow& row : rows) {
    EXPECT_GT(row.rounds.size(), 3U);
    EXPECT_LT(row.rounds.size(), 10U);
    EXPECT_EQ(row.stoppedBy, "noise goal");
    EXPECT_LE(row.highMs / row.medianMs - 1, 0.035);
  }
}

TEST_F(SweepRounds, RoundsThatKeepDifferingEndAtTheRoundLimit) {
  RunPlan once = plan();
  once.ceilings = false;
  // One round in five is 40% slower: the samples' median is precise, but a repeat's median is not.
  const auto rows = sweep(once, [](const MeasureJob& job) { return job.round % 5 == 1 ? 14.0 : 10.0; });
  for (const ResultRow& row : rows) {
    EXPECT_EQ(row.rounds.size(), 10U);
    EXPECT_EQ(row.stoppedBy, "round limit");
  }
}

TEST_F(SweepRounds, AllRoundsOfARowHaveTheLaunchesPerSampleOfItsFirst) {
  for (const ResultRow& row : sweep(plan(), [](const MeasureJob&) { return 1.0; })) {
    for (const Round& round : row.rounds) EXPECT_EQ(round.launches, 3) << row.variant;
  }
}

TEST_F(SweepRounds, APlanThatJudgesNoTimesHasReasonsOfResultsAlone) {
  launchCosts_ = {4, 6, 30};
  change_ = [](const MeasureJob& job, ResultRow& row) {
    if (job.role == Role::Variant) addMark(row, Mark::Unchecked, "Nothing checks it.");
  };
  RunPlan judged = plan();
  judged.ceilings = false;
  const auto brief = [](const MeasureJob&) { return 0.001; };
  for (const ResultRow& row : sweep(judged, brief)) EXPECT_TRUE(hasMark(row, Mark::LaunchCost)) << row.reason;
  judged.judgesTimes = false;
  for (const ResultRow& row : sweep(judged, brief)) EXPECT_EQ(row.reason, "Nothing checks it.");
}

TEST_F(SweepRounds, AWrongResultOfALaterRoundIsTheRows) {
  change_ = [](const MeasureJob& job, ResultRow& row) {
    if (job.variant.id != "blur.local") return;
    if (job.round == 0) addMark(row, Mark::BadStamps, "The stamps were zero.");
    if (job.round != 1) return;
    row.status = Status::WrongResult;
    row.reason = "What was timed was not done.";
  };
  const auto rows = sweep(plan(), [](const MeasureJob&) { return 1.0; });
  EXPECT_EQ(rows.back().variant, "blur.local");
  EXPECT_EQ(rows.back().status, Status::WrongResult);
  EXPECT_EQ(rows.back().reason, "The stamps were zero. What was timed was not done.");
}

}  // namespace
}  // namespace headroom
