// Sweeps from plan to rows: order, ceilings, cancelling, events.
#include <gmock/gmock.h>

#include <chrono>
#include <future>
#include <limits>
#include <set>

#include "headroom/system/error.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::briefSampling;
using testing::collectRun;
using testing::testOptions;

RunPlan smallPlan() {
  RunPlan plan;
  plan.variants = {"blur.separable", "blur.recursive"};
  plan.sizes = {{640, 480}, {320, 240}};
  plan.sampling = briefSampling();
  return plan;
}

/// At least five rounds, however steady the machine is.
Sampling severalRounds() {
  Sampling sampling;
  sampling.noiseGoal = -1;  // never reached
  sampling.maximumSamples = 45;
  sampling.timeBudgetSeconds = 60;
  sampling.freshRounds = false;
  return sampling;
}

class SweepTest : public testing::DeviceTest {
 protected:
  Workbench workbench_{testOptions()};
};

TEST_F(SweepTest, TellsOneRowForEveryAnnouncedPointAndFinishesOnceAndLast) {
  bool lastWasFinished = false;
  const auto run = collectRun(workbench_, smallPlan(), [&](const RunEvent& event) {
    EXPECT_FALSE(lastWasFinished) << "an event came after RunFinished";
    lastWasFinished = std::holds_alternative<RunFinished>(event.what);
  });
  EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
  EXPECT_EQ(run.finishedCount, 1U);
  EXPECT_EQ(run.rows.size(), run.announcedPoints);
  EXPECT_GT(run.announcedPoints, 2 * 2U);
  EXPECT_FALSE(run.progress.empty());
}

TEST_F(SweepTest, GivesEveryRowItsCeilingFromTheBestCopyAtTheSameSize) {
  const auto run = collectRun(workbench_, smallPlan());
  for (const Size size : smallPlan().sizes) {
    double bestCopy = 0;
    for (const ResultRow& row : run.rows) {
      if (row.workload != "copy" || row.size != size) continue;
      ASSERT_TRUE(gigapixelsPerSecond(row)) << row.variant << ": " << row.reason;
      bestCopy = std::max(bestCopy, *gigapixelsPerSecond(row));
    }
    ASSERT_GT(bestCopy, 0);
    for (const ResultRow& row : run.rows) {
      if (row.workload != "blur" || row.size != size) continue;
      ASSERT_TRUE(row.estimateGigapixelsPerSecond && row.ceilingGigapixelsPerSecond && row.modelFloats);
      EXPECT_NEAR(*row.estimateGigapixelsPerSecond, bestCopy * 2 / *row.modelFloats, 1e-9 * bestCopy);
      EXPECT_LE(*row.ceilingGigapixelsPerSecond, bestCopy * (1 + 1e-9));
      EXPECT_NE(row.boundBy, Bound::Unknown);
    }
  }
}

TEST_F(SweepTest, MeasuresTheCopiesOfThePixelsThatItsVariantsHave) {
  RunPlan plan = smallPlan();
  plan.variants = {"blur.strips-8bit"};
  plan.sizes = {{320, 240}};
  const auto run = collectRun(workbench_, plan);
  double copyRate = 0;
  for (const ResultRow& row : run.rows) {
    if (row.workload != "copy") continue;
    EXPECT_EQ(row.variant, "copy.bytes");
    copyRate = gigapixelsPerSecond(row).value_or(0);
  }
  ASSERT_GT(copyRate, 0);
  const ResultRow& blur = run.rows.back();
  ASSERT_EQ(blur.variant, "blur.strips-8bit");
  EXPECT_NEAR(blur.estimateGigapixelsPerSecond.value(), copyRate, 1e-9 * copyRate) << "a byte in and a byte out";
  EXPECT_LE(blur.ceilingGigapixelsPerSecond.value(), copyRate * (1 + 1e-9));
  EXPECT_NE(blur.boundBy, Bound::Unknown);
}

TEST_F(SweepTest, TellsCeilingRowsFromTheVariantsRows) {
  RunPlan plan = smallPlan();
  plan.variants = {"copy.scalar"};
  plan.sizes = {{320, 240}};
  const auto run = collectRun(workbench_, plan);
  const auto isVariantRow = [](const ResultRow& row) { return row.role == Role::Variant; };
  EXPECT_EQ(std::count_if(run.rows.begin(), run.rows.end(), isVariantRow), 1);
  EXPECT_EQ(run.rows.back().variant, "copy.scalar");
}

TEST_F(SweepTest, StopsLongBeforeItsEndAndMarksWhatWasNotMeasured) {
  RunPlan plan = smallPlan();
  plan.sizes = {{4000, 3000}, {3000, 4000}};
  plan.sampling = Sampling();
  // Rounds are in random order and their number depends on the machine's load, so only the updates show which points
  // were measured.
  std::set<std::string> measured;
  std::set<std::string> measuredLater;
  const auto run = collectRun(workbench_, plan, [&](const RunEvent& event) {
    const auto* update = std::get_if<RowUpdated>(&event.what);
    if (update == nullptr) return;
    (measured.size() < 2 ? measured : measuredLater).insert(update->row.variant);
    if (measured.size() == 2) workbench_.cancel(event.run);
  });
  EXPECT_EQ(run.finished.outcome, Outcome::Cancelled);
  EXPECT_EQ(run.rows.size(), run.announcedPoints);
  EXPECT_THAT(measuredLater, ::testing::IsEmpty()) << "a turn that began after the stop";
  for (const ResultRow& row : run.rows) {
    const bool isMeasured = row.size == plan.sizes.front() && measured.contains(row.variant);
    EXPECT_EQ(row.status, isMeasured ? Status::Ok : Status::Cancelled) << row.variant << ": " << row.reason;
  }
}

TEST_F(SweepTest, CancelsARunThatStillWaits) {
  const RunId first = workbench_.start(smallPlan(), [](const RunEvent&) {});
  const auto second = testing::collect([&](EventSink sink) {
    const RunId id = workbench_.start(smallPlan(), std::move(sink));
    workbench_.cancel(id);
    workbench_.cancel(first);
    return id;
  });
  EXPECT_EQ(second.finished.outcome, Outcome::Cancelled);
  EXPECT_EQ(second.finishedCount, 1U);
}

TEST_F(SweepTest, InterleavesTheVariantsOfASizeBetweenFirstAndLastRoundsOfTheCeilings) {
  RunPlan plan = smallPlan();
  plan.sizes = {{320, 240}};
  plan.sampling = severalRounds();
  const auto run = collectRun(workbench_, plan);
  double lastOpening = 0;
  double firstClosing = 1e9;
  double firstVariant = 1e9;
  double lastVariant = 0;
  std::vector<std::pair<double, std::string>> turns;
  for (const ResultRow& row : run.rows) {
    ASSERT_EQ(row.status, Status::Ok) << row.reason;
    ASSERT_GE(row.rounds.size(), row.role == Role::Ceiling ? 1U : 3U) << row.variant;
    if (row.role == Role::Ceiling) {
      lastOpening = std::max(lastOpening, row.rounds.front().startSeconds);
      // Candidates far below the ceiling have no closing round.
      if (row.stoppedBy == "not the ceiling") continue;
      firstClosing = std::min(firstClosing, row.rounds.back().startSeconds);
      continue;
    }
    firstVariant = std::min(firstVariant, row.rounds.front().startSeconds);
    lastVariant = std::max(lastVariant, row.rounds.back().startSeconds);
    for (const Round& round : row.rounds) turns.emplace_back(round.startSeconds, row.variant);
  }
  EXPECT_LT(lastOpening, firstVariant);
  EXPECT_GT(firstClosing, lastVariant);
  std::sort(turns.begin(), turns.end());
  for (std::size_t i = 0; i < 6; i += 2) {
    EXPECT_NE(turns[i].second, turns[i + 1].second) << "each has its turn before any has its next";
  }
}

TEST_F(SweepTest, TheSeedDecidesWhoGoesFirst) {
  const auto orderOf = [&](std::uint64_t seed) {
    RunPlan plan = smallPlan();
    plan.ceilings = false;
    plan.variants = {"copy.scalar", "copy.vector4", "blur.separable", "blur.recursive", "mad.mad3"};
    plan.sizes = {{64, 48}};
    plan.sampling = severalRounds();
    plan.seed = seed;
    std::vector<std::string> order;
    for (const ResultRow& update : collectRun(workbench_, plan).updates) order.push_back(update.variant);
    order.resize(plan.variants.size());  // the first round
    return order;
  };
  const std::vector<std::string> once = orderOf(1);
  EXPECT_EQ(std::set(once.begin(), once.end()).size(), once.size()) << "each once";
  EXPECT_EQ(orderOf(1), once);
  EXPECT_NE(orderOf(2), once);
}

TEST_F(SweepTest, RepeatsArePointsOfTheirOwn) {
  RunPlan plan = smallPlan();
  plan.ceilings = false;
  plan.variants = {"blur.separable"};
  plan.sizes = {{64, 48}};
  plan.repeats = 3;
  const auto run = collectRun(workbench_, plan);
  ASSERT_EQ(run.rows.size(), 3U);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(run.rows[static_cast<std::size_t>(i)].repeat, i);
}

TEST_F(SweepTest, ColdLaunchesAreOneToASampleAndSaySo) {
  RunPlan plan = smallPlan();
  plan.variants = {"copy.scalar", "blur.opencv"};
  plan.sizes = {{64, 48}};
  plan.caches = Caches::Cold;
  // Before each sample caches are emptied, which takes longer than all else.
  plan.sampling.maximumSamples = 1;
  plan.ceilings = false;
  const auto run = collectRun(workbench_, plan);
  ASSERT_EQ(run.rows.size(), 2U);
  for (const ResultRow& row : run.rows) {
    EXPECT_EQ(row.status, Status::Ok) << row.reason;
    EXPECT_EQ(row.caches, Caches::Cold) << row.variant;
  }
}

TEST_F(SweepTest, TellsTheCommandsOfAFewLaunchesInTheOrderOfTheQueue) {
  RunPlan plan = smallPlan();
  plan.ceilings = false;
  plan.variants = {"blur.separable"};
  plan.sizes = {{64, 48}};
  const auto run = collectRun(workbench_, plan);
  ASSERT_EQ(run.rows.size(), 1U);
  const std::vector<CommandStamp>& timeline = run.rows.front().timeline;
  ASSERT_GT(timeline.size(), 6U);
  EXPECT_EQ(timeline.front().name, "map result");
  EXPECT_EQ(timeline.back().name, "unmap result");
  std::uint64_t lastEnd = 0;
  for (const CommandStamp& stamp : timeline) {
    EXPECT_LE(stamp.queuedNs, stamp.submittedNs) << stamp.name;
    EXPECT_LE(stamp.submittedNs, stamp.startNs) << stamp.name;
    EXPECT_LE(stamp.startNs, stamp.endNs) << stamp.name;
    EXPECT_GE(stamp.startNs, lastEnd) << stamp.name;
    lastEnd = stamp.endNs;
  }
}

TEST_F(SweepTest, TellsItsConditions) {
  RunPlan plan = smallPlan();
  plan.variants = {"blur.separable"};
  plan.ceilings = false;
  const auto run = collectRun(workbench_, plan);
  ASSERT_EQ(run.context.devices.size(), 1U);
  ASSERT_EQ(run.context.kernels.size(), 1U);
  EXPECT_EQ(run.context.kernels.front().variant, "blur.separable");
  EXPECT_EQ(run.context.kernels.front().sha256.size(), 64U);
  EXPECT_THAT(run.context.kernels.front().buildOptions, ::testing::HasSubstr("-cl-std=CL1.2"));
  const LaunchCosts& costs = run.context.launchCosts.at(run.context.devices.front().id);
  EXPECT_GT(costs.plainUs, 0);
  EXPECT_GT(costs.profilingUs, 0);
  EXPECT_GT(costs.waitUs, 0);
}

TEST_F(SweepTest, IsTheSameInProcess) {
  const testing::OwnOpenClEnvironment environment;
  WorkbenchOptions options = testOptions();
  options.hosting = Hosting::InProcess;
  Workbench inProcess(options);
  const auto here = collectRun(inProcess, smallPlan());
  const auto there = collectRun(workbench_, smallPlan());
  ASSERT_EQ(here.rows.size(), there.rows.size());
  for (std::size_t i = 0; i < here.rows.size(); ++i) {
    EXPECT_EQ(here.rows[i].variant, there.rows[i].variant);
    EXPECT_EQ(here.rows[i].status, there.rows[i].status);
    // The same data and the same kernel give exactly the same error.
    EXPECT_EQ(here.rows[i].ownError->maxAbs, there.rows[i].ownError->maxAbs) << here.rows[i].variant;
  }
}

TEST_F(SweepTest, RefusesPlansThatCanNotBeRun) {
  const auto start = [&](auto change) {
    RunPlan plan = smallPlan();
    change(plan);
    return workbench_.start(plan, [](const RunEvent&) {});
  };
  EXPECT_THROW(start([](RunPlan& plan) { plan.sizes.clear(); }), UsageError);
  EXPECT_THROW(start([](RunPlan& plan) { plan.sizes = {{0, 5}}; }), UsageError);
  EXPECT_THROW(start([](RunPlan& plan) { plan.variants = {"blur.nothing"}; }), UsageError);
  for (const int bad : {-1, 1'000'000'000}) {
    EXPECT_THROW(start([bad](RunPlan& plan) { plan.sampling.warmUps = bad; }), UsageError) << bad;
    EXPECT_THROW(start([bad](RunPlan& plan) { plan.sampling.minimumSamples = bad; }), UsageError) << bad;
    EXPECT_THROW(start([bad](RunPlan& plan) { plan.sampling.maximumSamples = bad; }), UsageError) << bad;
    EXPECT_THROW(start([bad](RunPlan& plan) { plan.repeats = bad; }), UsageError) << bad;
    EXPECT_THROW(start([bad](RunPlan& plan) { plan.sampling.rounds = bad; }), UsageError) << bad;
  }
  // Each of these numbers alone would be sound.
  EXPECT_THROW(start([](RunPlan& plan) {
                 plan.sizes.assign(1000, {64, 48});
                 plan.repeats = 1000;
               }),
               UsageError);
  EXPECT_THROW(start([](RunPlan& plan) { plan.sampling.minimumSamples = 0; }), UsageError);
  EXPECT_THROW(start([](RunPlan& plan) { plan.sampling.minimumSamples = 4; }), UsageError) << "more than at most";
  for (const double sigma : {0.0, -1.0, 1e9, std::nan("")}) {
    EXPECT_THROW(start([sigma](RunPlan& plan) { plan.parameters = {{"sigma", sigma}}; }), UsageError) << sigma;
  }
}

TEST_F(SweepTest, RefusesNumbersThatAreNone) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double bad : {std::nan(""), infinity}) {
    RunPlan plan = smallPlan();
    plan.variants = {"copy.scalar"};
    plan.parameters = {{"sigma", bad}};
    EXPECT_THROW(workbench_.start(plan, [](const RunEvent&) {}), UsageError);
    plan = smallPlan();
    plan.sampling.timeBudgetSeconds = bad;
    EXPECT_THROW(workbench_.start(plan, [](const RunEvent&) {}), UsageError);
    plan = smallPlan();
    plan.sampling.noiseGoal = bad;
    EXPECT_THROW(workbench_.start(plan, [](const RunEvent&) {}), UsageError);
  }
}

TEST_F(SweepTest, EndsWithNoDeviceWhenNoneMatches) {
  RunPlan plan = smallPlan();
  plan.devices = {"abacus"};
  const auto run = collectRun(workbench_, plan);
  EXPECT_EQ(run.finished.outcome, Outcome::Failed);
  EXPECT_TRUE(run.finished.noDevice);
  EXPECT_THAT(run.finished.reason, ::testing::HasSubstr("abacus"));
}

TEST_F(SweepTest, ReportsASizeBeyondTheDeviceAsARowAndGoesOn) {
  RunPlan plan = smallPlan();
  plan.ceilings = false;
  plan.variants = {"copy.scalar"};
  plan.sizes = {{65536, 65536}, {64, 64}};
  const auto run = collectRun(workbench_, plan);
  ASSERT_EQ(run.rows.size(), 2U);
  EXPECT_EQ(run.rows[0].status, Status::DeviceLimit);
  EXPECT_THAT(run.rows[0].reason, ::testing::HasSubstr("smaller size"));
  EXPECT_EQ(run.rows[1].status, Status::Ok) << run.rows[1].reason;
}

TEST(ClosingTheWorkbench, DuringASweepIsQuickAndStillFinishesEveryRun) {
  std::atomic<int> finished = 0;
  std::chrono::steady_clock::time_point closing;
  {
    Workbench workbench(testOptions());
    RunPlan plan = smallPlan();
    plan.sizes = {{4000, 4000}};
    std::promise<void> working;
    workbench.start(plan, [&, told = false](const RunEvent& event) mutable {
      if (std::holds_alternative<RunFinished>(event.what)) ++finished;
      if (!told && std::holds_alternative<Progress>(event.what)) {
        told = true;
        working.set_value();
      }
    });
    workbench.start(plan, [&](const RunEvent& event) {
      if (std::holds_alternative<RunFinished>(event.what)) ++finished;
    });
    ASSERT_EQ(working.get_future().wait_for(std::chrono::minutes(4)), std::future_status::ready);
    closing = std::chrono::steady_clock::now();
  }
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - closing;
  EXPECT_LT(taken.count(), 10) << "the two runs would take longer";
  EXPECT_EQ(finished, 2);
}

}  // namespace
}  // namespace headroom
