// A/B measurements without a device: a function computes the result of each job.
#include "workbench/ab/ab_run.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <optional>
#include <random>
#include <thread>
#include <utility>
#include <vector>

#include "headroom/ab.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "workbench/analysis/judgement.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;

/// A device that other programs disturb: some samples take 50% longer.
struct Disturbed {
  double slowdown = 1;      ///< of the new version
  double deviation = 0.03;  ///< of samples
  double process = 0.02;    ///< a process's effect on both versions
  double bursts = 0;        ///< share of the samples
  std::uint64_t seed = 1;
};

class AbRun : public ::testing::Test {
 protected:
  AbRun() {
    const Variant& copy = catalogue_.find("copy.scalar");
    AbPair pair{copy, copy};
    pair.fresh.options.emplace_back("-DNEW");
    plan_.pairs = {pair};
    plan_.sizes = {{64, 48}};
    plan_.baseName = "base";
    plan_.freshName = "new";
    plan_.budgetSeconds = 3600;
  }

  static bool isNew(const Variant& variant) { return !variant.options.empty(); }

  static constexpr int kPairs = 9;

  /// Returns the time of a sample, in milliseconds.
  using TurnMs = std::function<double(const MeasureJob& job)>;

  AbReport run(const TurnMs& turnMs) {
    const DoJob doJob = [&](const Job& job, const JobSink& sink, const std::stop_token&) {
      if (std::holds_alternative<ListDevicesJob>(job)) {
        DeviceDescription device;
        device.id = "0:0";
        device.name = "Fake";
        sink(DevicesFound{{device}});
      } else if (std::holds_alternative<FreshStartJob>(job)) {
        order_.push_back('|');
      } else if (const auto* asked = std::get_if<MeasureJob>(&job)) {
        order_.push_back(isNew(asked->variant) ? 'B' : 'A');
        if (failAt_ > 0 && --failAt_ == 0) return JobOutcome{JobOutcome::Kind::Failed, "It is gone.", true};
        deliver(*asked, {turnMs(*asked)}, sink);
      } else if (const auto* pair = std::get_if<PairJob>(&job)) {
        order_.push_back('P');
        if (failAt_ > 0 && --failAt_ == 0) return JobOutcome{JobOutcome::Kind::Failed, "It is gone.", true};
        if (dieTogether_) return JobOutcome{JobOutcome::Kind::RunnerDied, "The runner crashed."};
        std::vector<double> baseMs;
        std::vector<double> freshMs;
        for (int i = 0; i < kPairs; ++i) {
          baseMs.push_back(turnMs(pair->base));
          freshMs.push_back(turnMs(pair->fresh));
        }
        deliver(pair->base, baseMs, sink);
        deliver(pair->fresh, freshMs, sink);
      }
      return JobOutcome{};
    };
    std::optional<AbReport> report;
    const Tell tell = [&](decltype(RunEvent::what) what) {
      if (const auto* done = std::get_if<AbDone>(&what)) report = done->report;
      if (const auto* known = std::get_if<ContextKnown>(&what)) context_ = known->context;
      if (const auto* started = std::get_if<RunStarted>(&what)) announced_ = started->points;
      if (std::holds_alternative<AbUpdated>(what) && ++updates_ == stopAfter_) stop_.request_stop();
    };
    finished_ = runAb(plan_, RunContext(), doJob, tell, stop_.get_token());
    return report.value_or(AbReport{});
  }

  AbPoint measured(const Disturbed& disturbed) {
    std::mt19937_64 generator(disturbed.seed);
    std::normal_distribution<double> normal;
    std::uniform_real_distribution<double> uniform;
    order_.clear();
    double process = 1;
    std::size_t jobs = 0;
    const AbReport report = run([&](const MeasureJob& job) {
      if (std::exchange(jobs, order_.size()) != order_.size())
        process = std::exp(disturbed.process * normal(generator));
      const double burst = uniform(generator) < disturbed.bursts ? 1 + 0.5 * uniform(generator) : 1;
      return 2 * process * burst * std::exp(disturbed.deviation * normal(generator)) *
             (isNew(job.variant) ? disturbed.slowdown : 1);
    });
    return report.points.at(0);
  }

  void deliver(const MeasureJob& job, const std::vector<double>& samplesMs, const JobSink& sink) {
    ResultRow row = blankRow(findWorkload(job.variant.workload), job.variant, job.role, job.size, job.parameters);
    row.samplesMs = samplesMs;
    for (const double ms : samplesMs) row.wallSamplesMs.push_back(ms * 1.01);
    const auto samples = static_cast<int>(samplesMs.size());
    row.rounds = {{0, 0.01, samples, samples, 0, 1}};
    summariseSamples(row);
    if (change_) change_(job, row);
    sink(RowReady{std::move(row)});
  }

  Catalogue catalogue_;
  AbPlan plan_;
  std::function<void(const MeasureJob& job, ResultRow& row)> change_;
  std::string order_;
  RunContext context_;
  RunFinished finished_;
  std::size_t announced_ = 0;
  int updates_ = 0;
  int stopAfter_ = -1;
  int failAt_ = 0;  ///< the device disappears at this job
  bool dieTogether_ = false;
  std::stop_source stop_;
};

TEST_F(AbRun, BothHaveATurnAloneAndThenTurnsTogetherInFreshProcesses) {
  const AbReport report = run([](const MeasureJob& job) { return isNew(job.variant) ? 2.0 : 1.0; });
  ASSERT_EQ(report.points.size(), 1U);
  const AbPoint& point = report.points[0];
  EXPECT_EQ(point.difference, Difference::Slower);
  EXPECT_EQ(point.rounds.size(), 10U) << "the first look decides";
  EXPECT_EQ(point.rounds[0].pairs, static_cast<std::size_t>(kPairs));
  EXPECT_NEAR(point.ratio, 2, 1e-9);
  EXPECT_EQ(announced_, 1U);
  EXPECT_EQ(order_, "|AB|P|P|P|P|P|P|P|P|P|P");
  ASSERT_EQ(context_.kernels.size(), 2U);
  EXPECT_NE(context_.kernels[0].buildOptions, context_.kernels[1].buildOptions);
}

TEST_F(AbRun, VersionsThatFailOnlyTogetherAreNotComparable) {
  dieTogether_ = true;
  const AbReport report = run([](const MeasureJob&) { return 1.0; });
  EXPECT_EQ(order_, "|AB|PAB") << "each has another turn alone, to see whose fault it is";
  EXPECT_EQ(report.points[0].difference, Difference::NotComparable);
  EXPECT_EQ(report.points[0].reason,
            "The base version is Crashed: The runner crashed. The new version is Crashed: The runner crashed.");
}

TEST_F(AbRun, TheVersionThatCrashesInATurnAloneIsTheOneThatFails) {
  dieTogether_ = true;
  int turns = 0;
  change_ = [&](const MeasureJob& job, ResultRow& row) {
    if (!isNew(job.variant) || ++turns == 1) return;
    row.status = Status::WrongResult;
    row.reason = "Its result differs.";
  };
  const AbReport report = run([](const MeasureJob&) { return 1.0; });
  EXPECT_EQ(report.points[0].reason, "The new version is WrongResult: Its result differs.");
}

TEST_F(AbRun, FindsAPlantedSlowdownOfFivePerCentAndNothingElse) {
  for (const double bursts : {0.0, 0.25}) {
    int found = 0;
    int wrong = 0;
    int same = 0;
    int covered = 0;
    constexpr int kMeasurements = 200;
    // No limit: the test stops the run after as many rounds as a minute has.
    plan_.budgetSeconds = 1e9;
    for (std::uint64_t seed = 1; seed <= kMeasurements; ++seed) {
      plan_.seed = seed;
      stopAfter_ = updates_ + 90;
      stop_ = {};
      const AbPoint slower = measured({1.05, 0.03, 0.02, bursts, seed});
      found += slower.difference == Difference::Slower ? 1 : 0;
      covered += slower.low <= 1.05 && slower.high >= 1.05 ? 1 : 0;
      stopAfter_ = updates_ + 90;
      stop_ = {};
      const AbPoint equal = measured({1, 0.03, 0.02, bursts, seed + 1000});
      wrong += equal.difference == Difference::Slower || equal.difference == Difference::Faster ? 1 : 0;
      same += equal.difference == Difference::Same ? 1 : 0;
      covered += equal.low <= 1 && equal.high >= 1 ? 1 : 0;
    }
    EXPECT_GE(found, kMeasurements * 95 / 100) << bursts;
    EXPECT_LE(wrong, kMeasurements / 200) << bursts;
    EXPECT_GE(covered, 2 * kMeasurements * 99 / 100) << bursts;
    if (bursts == 0) {
      EXPECT_GE(same, kMeasurements * 95 / 100);
    }
  }
}

TEST_F(AbRun, EndsWhenTheBudgetIsOver) {
  plan_.budgetSeconds = 1;
  const AbReport report = run([](const MeasureJob&) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    return 1.0;
  });
  EXPECT_EQ(report.points[0].difference, Difference::Ambiguous);
  EXPECT_LT(report.points[0].rounds.size(), 10U);
  EXPECT_THAT(report.points[0].reason, HasSubstr("give it "));
  EXPECT_EQ(finished_.outcome, Outcome::Completed);
}

TEST_F(AbRun, AVersionThatFailsEndsItsPointAndSaysWhy) {
  plan_.sizes = {{64, 48}, {100, 30}};
  change_ = [](const MeasureJob& job, ResultRow& row) {
    if (!isNew(job.variant) || job.size[0] != 64) return;
    row.status = Status::WrongResult;
    row.reason = "Its result differs.";
  };
  const AbReport report = run([](const MeasureJob& job) { return isNew(job.variant) ? 1.0 : 1.1; });
  ASSERT_EQ(report.points.size(), 2U);
  EXPECT_EQ(report.points[0].difference, Difference::NotComparable);
  EXPECT_EQ(report.points[0].reason, "The new version is WrongResult: Its result differs.");
  EXPECT_EQ(report.points[1].difference, Difference::Faster) << "what comes after it is measured";
}

TEST_F(AbRun, BothVersionsAreMeasuredBeforeOneThatFailsEndsThePoint) {
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    plan_.seed = seed;
    change_ = [](const MeasureJob& job, ResultRow& row) {
      row.status = isNew(job.variant) ? Status::BuildFailed : Status::WrongResult;
      row.samplesMs.clear();
      row.reason = isNew(job.variant) ? "It does not compile." : "It is wrong.";
    };
    const AbReport report = run([](const MeasureJob&) { return 1.0; });
    EXPECT_EQ(report.points[0].reason,
              "The base version is WrongResult: It is wrong. The new version is BuildFailed: It does not compile.");
    EXPECT_TRUE(regressions(report).empty()) << "whoever went first";
  }
}

TEST_F(AbRun, WhereTheHostsClockHasToCountItCountsForBothInAllRounds) {
  int turns = 0;
  change_ = [&](const MeasureJob& job, ResultRow& row) {
    // By the device clock, the new version is twice as fast, and the audit finds the error late.
    row.wallSamplesMs.assign(row.wallSamplesMs.size(), 1.0);
    if (isNew(job.variant) && ++turns == 5) markBadStamps(row);
  };
  const AbReport report =
      run([](const MeasureJob& job) { return isNew(job.variant) ? 0.999 + 1e-6 * job.round : 1.0; });
  const AbPoint& point = report.points[0];
  EXPECT_EQ(point.base.clock, point.fresh.clock);
  EXPECT_EQ(point.difference, Difference::Same) << point.reason;
}

TEST_F(AbRun, ADeviceThatIsGoneEndsTheRunWithWhatIsKnown) {
  failAt_ = 4;
  const AbReport report = run([](const MeasureJob&) { return 1.0; });
  EXPECT_EQ(finished_.outcome, Outcome::Failed);
  EXPECT_TRUE(finished_.noDevice);
  ASSERT_EQ(report.points.size(), 1U);
  EXPECT_EQ(report.points[0].rounds.size(), 1U);
}

TEST_F(AbRun, AStopKeepsWhatIsKnown) {
  stopAfter_ = 3;
  const AbReport report = run([](const MeasureJob&) { return 1.0; });
  EXPECT_EQ(finished_.outcome, Outcome::Cancelled);
  ASSERT_EQ(report.points.size(), 1U);
  EXPECT_EQ(report.points[0].rounds.size(), 3U);
  EXPECT_THAT(report.points[0].reason, HasSubstr("The run was stopped."));
}

TEST_F(AbRun, OfAWorkloadThatListsItsSizesComparesAllUnlessOneIsNamed) {
  addWorkload(readUserWorkload("listed",
                               "title = \"Listed\"\nsummary = \"s\"\nrank = 1\n[size]\nL = [1, 5]\n[let]\n"
                               "n = { by = \"L\", values = { 1 = 1000, 5 = 4000000 } }\n[buffer]\n"
                               "a = { type = \"float\", count = \"n\", use = \"out\" }\n",
                               "listed/workload.toml", "listed"));
  plan_.pairs.front().base.workload = plan_.pairs.front().fresh.workload = "listed";
  EXPECT_EQ(countPoints(plan_), 2U);
  plan_.sizes = {{5}};
  EXPECT_EQ(countPoints(plan_), 1U);
  plan_.sizes = {{7}};
  EXPECT_THROW(requireRunnable(plan_), UsageError);
}

TEST_F(AbRun, RefusesPlansThatMakeNoSense) {
  const auto refuses = [this](auto change) {
    AbPlan plan = plan_;
    change(plan);
    EXPECT_THROW(requireRunnable(plan), UsageError);
  };
  refuses([](AbPlan& plan) { plan.pairs.clear(); });
  refuses([](AbPlan& plan) { plan.sizes.clear(); });
  refuses([](AbPlan& plan) { plan.margin = 0; });
  refuses([](AbPlan& plan) { plan.margin = NAN; });
  refuses([](AbPlan& plan) { plan.budgetSeconds = 0.5; });
  refuses([](AbPlan& plan) { plan.parameters = {{"sigma", INFINITY}}; });
  EXPECT_NO_THROW(requireRunnable(plan_));
}

}  // namespace
}  // namespace headroom
