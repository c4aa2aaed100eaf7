// A run by several workers, without processes, and the parts that they get.
#include "workbench/crew/crew_sweep.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "fake_workers.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"
#include "workbench/crew/crew_parts.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;

const std::vector<std::string> kVariantsOfRun{"blur.conv2d", "blur.separable", "blur.local", "blur.fused"};

class CrewSweepTest : public ::testing::Test {
 protected:
  CrewSweepTest() {
    plan_.devices = {"slurm/"};
    plan_.variants = kVariantsOfRun;
    plan_.sizes = {{500, 500}, {1000, 1000}};
    plan_.ceilings = false;
    plan_.workers = 3;
    for (int i = 1; i <= 3; ++i) {
      DeviceDescription device = someDevice();
      device.id = "slurm/1:0";
      device.machine.name = "node" + std::to_string(i);
      device.machine.bootId = "boot of " + device.machine.name;
      machines_.devices.push_back(device);
    }
    machines_.fate = [this](std::size_t worker, const MeasureJob& job) {
      const std::lock_guard lock(machines_.mutex);
      auto& ofRole = job.role == Role::Ceiling ? ofCeilings_ : ofVariants_;
      ofRole[{job.variant.id, toText(job.size)}].insert(worker);
      return fate_ ? fate_(worker, job) : JobOutcome{};
    };
  }

  RunFinished run(const std::vector<ResultRow>& finished = {}) {
    rows_.clear();
    notes_.clear();
    Crew crew(machines_.devices.size(), plan_.devices.front(),
              [this](std::size_t worker) { return std::make_unique<FakeWorker>(machines_, worker); });
    const Tell tell = [this](decltype(RunEvent::what) what) {
      if (auto* ready = std::get_if<RowReady>(&what)) {
        rows_.push_back(ready->row);
        if (stopsAtARow_) stop_.request_stop();
      }
      if (auto* note = std::get_if<Note>(&what)) notes_.push_back(note->text);
      if (auto* started = std::get_if<RunStarted>(&what)) announced_ = started->points;
      if (auto* ended = std::get_if<SizeFinished>(&what)) finishedSizes_.push_back(toText(ended->size));
    };
    const std::optional<RunContext> context = crew.begin(stop_.get_token());
    EXPECT_TRUE(context);
    const MeasureGroups measure = [&](std::vector<PointGroup> groups, const RunContext& known, const Tell& toRun) {
      sweepWithCrew(crew, std::move(groups), {known, 1, "Continue later."}, toRun, stop_.get_token());
    };
    return runSweep(std::span(&plan_, 1), catalogue_, context.value_or(RunContext()), finished, crew.doJob(), tell,
                    stop_.get_token(), {}, measure);
  }

  [[nodiscard]] std::vector<ResultRow> rowsOf(Role role) const {
    std::vector<ResultRow> rows;
    std::copy_if(rows_.begin(), rows_.end(), std::back_inserter(rows),
                 [role](const ResultRow& row) { return row.role == role; });
    return rows;
  }

  void expectEachPointOnce() const {
    EXPECT_EQ(rows_.size(), announced_);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      EXPECT_EQ(rows_[i].deviceId, "slurm/1:0");
      for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(isSamePoint(rows_[i], rows_[k])) << rows_[i].variant;
    }
  }

  using WorkersOfPoints = std::map<std::pair<std::string, std::string>, std::set<std::size_t>>;

  FakeMachines machines_;
  RunPlan plan_;
  Catalogue catalogue_;
  std::function<JobOutcome(std::size_t worker, const MeasureJob& job)> fate_;
  WorkersOfPoints ofVariants_;
  WorkersOfPoints ofCeilings_;
  std::vector<ResultRow> rows_;
  std::vector<std::string> notes_;
  std::vector<std::string> finishedSizes_;
  std::size_t announced_ = 0;
  std::stop_source stop_;
  bool stopsAtARow_ = false;
};

TEST_F(CrewSweepTest, MeasuresEachPointByOneWorkerThatItsRowNames) {
  machines_.together = 3;
  EXPECT_EQ(run().outcome, Outcome::Completed);
  EXPECT_EQ(announced_, 8U);
  expectEachPointOnce();
  std::set<std::string> workers;
  for (const ResultRow& row : rows_) {
    EXPECT_EQ(row.status, Status::Ok) << row.reason;
    EXPECT_GT(row.rounds.size(), 1U);
    workers.insert(row.worker);
  }
  EXPECT_EQ(workers,
            (std::set<std::string>{"1 on node1 (slurm/1:0)", "2 on node2 (slurm/1:0)", "3 on node3 (slurm/1:0)"}));
  EXPECT_EQ(ofVariants_.size(), 8U);
  for (const auto& [point, measuring] : ofVariants_) EXPECT_EQ(measuring.size(), 1U) << point.first;
  EXPECT_EQ(machines_.mostOnOneDevice, 1U);
  EXPECT_EQ(std::set<std::string>(finishedSizes_.begin(), finishedSizes_.end()).size(), 2U);
}

TEST_F(CrewSweepTest, EachWorkerMeasuresTheCeilingsOfItsRowsAndOneRowOfEachIsSent) {
  plan_.ceilings = true;
  machines_.together = 3;
  EXPECT_EQ(run().outcome, Outcome::Completed);
  expectEachPointOnce();
  EXPECT_FALSE(rowsOf(Role::Ceiling).empty());
  ASSERT_FALSE(ofCeilings_.empty());
  for (const auto& [ceiling, measuring] : ofCeilings_) {
    std::set<std::size_t> ofSize;
    for (const auto& [point, workers] : ofVariants_) {
      if (point.second == ceiling.second) ofSize.insert(workers.begin(), workers.end());
    }
    EXPECT_EQ(measuring, ofSize) << ceiling.first << " at " << ceiling.second;
  }
  for (const ResultRow& row : rowsOf(Role::Variant)) EXPECT_TRUE(row.ceilingGigapixelsPerSecond) << row.variant;
}

TEST_F(CrewSweepTest, DealsAgainWhatALostWorkerHadAndTheRowSaysSo) {
  machines_.together = 3;
  int jobs = 0;
  fate_ = [&jobs](std::size_t worker, const MeasureJob&) {
    if (worker != 1 || ++jobs != 2) return JobOutcome{};
    return JobOutcome{JobOutcome::Kind::RunnerDied, "It was preempted."};
  };
  EXPECT_EQ(run().outcome, Outcome::Completed);
  expectEachPointOnce();
  for (const ResultRow& row : rows_) EXPECT_EQ(row.status, Status::Ok) << row.reason;
  EXPECT_THAT(notes_, Contains(AllOf(HasSubstr("Worker 2 on node2"), HasSubstr("to be measured again"),
                                     HasSubstr("It was preempted."))));
  EXPECT_TRUE(std::any_of(rows_.begin(), rows_.end(), [](const ResultRow& row) {
    return row.reason.find("measured again, because worker 2 on node2") != std::string::npos;
  }));
}

TEST_F(CrewSweepTest, APointThatEndsEachWorkerIsCrashedAndTheOthersAreMeasured) {
  plan_.sizes = {{500, 500}, {1000, 1000}, {1500, 1500}, {2000, 2000}};
  plan_.ceilings = true;
  fate_ = [](std::size_t, const MeasureJob& job) {
    if (job.variant.id != kVariantsOfRun[1] || job.size != Size{500, 500}) return JobOutcome{};
    return JobOutcome{JobOutcome::Kind::RunnerDied, "It was killed by SIGSEGV."};
  };
  EXPECT_EQ(run().outcome, Outcome::Completed);
  expectEachPointOnce();
  for (const ResultRow& row : rows_) {
    const bool isFatal = row.variant == kVariantsOfRun[1] && row.size == Size{500, 500};
    EXPECT_EQ(row.status, isFatal ? Status::Crashed : Status::Ok) << row.variant << ": " << row.reason;
    if (!isFatal) continue;
    EXPECT_THAT(row.reason, AllOf(HasSubstr("SIGSEGV"), HasSubstr("tried 3 times")));
  }
}

TEST_F(CrewSweepTest, DoesNotUseUnequalDevices) {
  machines_.devices[1].driverVersion = "550.1";
  // The first one is there first.
  machines_.starts = [this](std::size_t worker) {
    if (worker > 0) machines_.waitUntil([this] { return !machines_.measured.empty(); });
    return true;
  };
  EXPECT_EQ(run().outcome, Outcome::Completed);
  expectEachPointOnce();
  for (const auto& [point, measuring] : ofVariants_) EXPECT_FALSE(measuring.contains(1)) << point.first;
}

TEST_F(CrewSweepTest, MeasuresHostImplementationsWhenNoWorkerMeasures) {
  const auto peer = std::find_if(catalogue_.variants().begin(), catalogue_.variants().end(),
                                 [](const Variant& each) { return each.isHostPeer() && each.workload == "blur"; });
  if (peer == catalogue_.variants().end()) GTEST_SKIP() << "this build has no host implementation of a blur";
  plan_.variants.insert(plan_.variants.begin(), peer->id);
  std::size_t others = 0;
  fate_ = [&](std::size_t, const MeasureJob& job) {
    if (job.variant.id != peer->id) return JobOutcome{};
    for (const auto& [device, workers] : machines_.measuring) others += workers.size();
    --others;
    return JobOutcome{};
  };
  EXPECT_EQ(run().outcome, Outcome::Completed);
  EXPECT_EQ(rows_.size(), announced_);
  EXPECT_EQ(std::count_if(rows_.begin(), rows_.end(), [&](const ResultRow& row) { return row.variant == peer->id; }),
            2);
  EXPECT_EQ(others, 0U);
}

TEST_F(CrewSweepTest, AStopCancelsThePointsThatAreLeft) {
  plan_.sizes = {{500, 500}, {600, 600}, {700, 700}, {800, 800}, {900, 900}, {1000, 1000}};
  stopsAtARow_ = true;
  EXPECT_EQ(run().outcome, Outcome::Cancelled);
  expectEachPointOnce();
  EXPECT_TRUE(std::any_of(rows_.begin(), rows_.end(), isFinished));
  EXPECT_TRUE(
      std::any_of(rows_.begin(), rows_.end(), [](const ResultRow& row) { return row.status == Status::Cancelled; }));
}

TEST_F(CrewSweepTest, ResumesWithWhatIsMissing) {
  EXPECT_EQ(run().outcome, Outcome::Completed);
  std::vector<ResultRow> finished = rows_;
  const ResultRow missing = finished.back();
  finished.pop_back();
  ofVariants_.clear();
  EXPECT_EQ(run(finished).outcome, Outcome::Completed);
  ASSERT_EQ(rows_.size(), 1U);
  EXPECT_TRUE(isSamePoint(rows_.front(), missing));
  EXPECT_EQ(ofVariants_.size(), 1U);
}

TEST_F(CrewSweepTest, ASentenceEndsItIfAllWorkersAreLost) {
  int starts = 0;
  machines_.starts = [&](std::size_t) {
    const std::lock_guard lock(machines_.mutex);
    return ++starts <= 3;
  };
  fate_ = [](std::size_t, const MeasureJob&) { return JobOutcome{JobOutcome::Kind::RunnerDied, "Connection reset."}; };
  EXPECT_THAT(sentenceOf<NoWorkerError>([this] { run(); }),
              AllOf(HasSubstr("All workers are lost. Worker "), HasSubstr("Its queue is closed. Continue later.")));
}

TEST_F(CrewSweepTest, RefusesPlansThatWorkersCannotMeasure) {
  plan_.workers = 0;
  EXPECT_THAT(sentenceOf<UsageError>([this] { requireRunnable(plan_, catalogue_); }), HasSubstr("Choose from 1 to"));
  plan_.workers = 2;
  requireRunnable(plan_, catalogue_);
  for (const std::vector<std::string>& devices : {std::vector<std::string>{"0:0", "0:1"}, {"slurm/all"}}) {
    plan_.devices = devices;
    EXPECT_THAT(sentenceOf<UsageError>([this] { requireRunnable(plan_, catalogue_); }), HasSubstr("Name one device"));
  }
}

class CrewParts : public ::testing::Test {
 protected:
  CrewParts() {
    for (int i = 0; i < 5; ++i) {
      Variant& variant = variants_.emplace_back();
      variant.id = "blur.v" + std::to_string(i);
    }
  }

  /// The first variant is a ceiling.
  [[nodiscard]] PointGroup groupOf(Size size, int repeats = 1) const {
    PointGroup group;
    group.push_back({.plan = &plan_, .device = &device_, .variant = &variants_[0], .size = size, .isCeiling = true});
    for (std::size_t i = 1; i < variants_.size(); ++i) {
      for (int repeat = 0; repeat < repeats; ++repeat)
        group.push_back({.plan = &plan_, .device = &device_, .variant = &variants_[i], .size = size, .repeat = repeat});
    }
    return group;
  }

  RunPlan plan_;
  DeviceDescription device_;
  std::vector<Variant> variants_;
};

TEST_F(CrewParts, HaveTheCeilingsAndShareTheVariantsBetweenTheWorkers) {
  const std::vector<PointGroup> groups{groupOf({10, 10}), groupOf({20, 20})};
  const std::vector<CrewPart> few = partsOf(groups, 1);
  ASSERT_EQ(few.size(), 2U);
  EXPECT_EQ(few[1].group, 1U);
  EXPECT_EQ(few[1].points.size(), 5U);
  const std::vector<CrewPart> many = partsOf(groups, 100);
  ASSERT_EQ(many.size(), 8U);
  for (const CrewPart& part : many) {
    ASSERT_EQ(part.points.size(), 2U);
    EXPECT_TRUE(part.points.front().isCeiling);
    EXPECT_FALSE(part.points.back().isCeiling);
  }
  EXPECT_EQ(nameOf(many.front()), "blur.v1 at 10 x 10");
  EXPECT_EQ(nameOf(few.front()), "4 variants at 10 x 10");
}

TEST_F(CrewParts, AreOneForEachWorkerWhereCeilingsTakeAsLongAsVariants) {
  PointGroup group = groupOf({10, 10});
  ASSERT_EQ(partsOf({group}, 1).size(), 2U) << "a ceiling and four variants";
  group.insert(group.begin(), group.front());
  EXPECT_EQ(partsOf({group}, 1).size(), 1U);
  EXPECT_EQ(partsOf({group}, 2).size(), 2U);
}

TEST_F(CrewParts, KeepTheRepeatsOfAVariantTogether) {
  const std::vector<CrewPart> parts = partsOf({groupOf({10, 10}, 3)}, 100);
  ASSERT_EQ(parts.size(), 4U);
  for (const CrewPart& part : parts) EXPECT_EQ(part.points.size(), 4U);
}

TEST_F(CrewParts, AreDividedIntoPartsOfOneVariantAfterALoss) {
  std::vector<CrewPart> parts = partsOf({groupOf({10, 10}, 2)}, 1);
  ASSERT_EQ(parts.size(), 2U);
  parts.front().losses = "It was lost.";
  const std::vector<CrewPart> others = splitPart(parts.front());
  ASSERT_EQ(others.size(), 1U);
  for (const CrewPart& part : {parts.front(), others.front()}) {
    EXPECT_EQ(part.points.size(), 3U) << "a ceiling and two repeats";
    EXPECT_EQ(part.losses, "It was lost.");
  }
  EXPECT_NE(parts.front().points.back().variant, others.front().points.back().variant);
  EXPECT_TRUE(splitPart(parts.front()).empty());
}

TEST_F(CrewParts, OfCeilingsAloneAreOneForEachSize) {
  PointGroup ceilings = groupOf({10, 10});
  ceilings.resize(1);
  const std::vector<CrewPart> parts = partsOf({ceilings, {}}, 4);
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(nameOf(parts.front()), "the ceilings at 10 x 10");
}

TEST(PlannedOrder, IsThatOfSizesCeilingsVariantsAndRepeats) {
  RunPlan plan;
  plan.variants = {"blur.b", "blur.a"};
  plan.sizes = {{20, 20}, {10, 10}};
  const auto row = [](const char* variant, Size size, Role role, int repeat) {
    ResultRow made;
    made.variant = variant;
    made.size = size;
    made.role = role;
    made.repeat = repeat;
    return made;
  };
  const std::vector<ResultRow> wanted{
      row("copy.float", {20, 20}, Role::Ceiling, 0), row("blur.b", {20, 20}, Role::Variant, 0),
      row("blur.b", {20, 20}, Role::Variant, 1),     row("blur.a", {20, 20}, Role::Variant, 0),
      row("copy.float", {10, 10}, Role::Ceiling, 0), row("blur.a", {10, 10}, Role::Variant, 0),
      row("blur.other", {10, 10}, Role::Variant, 0)};
  std::vector<ResultRow> rows(wanted.rbegin(), wanted.rend());
  putInOrder(rows, std::span(&plan, 1));
  ASSERT_EQ(rows.size(), wanted.size());
  for (std::size_t i = 0; i < rows.size(); ++i) EXPECT_TRUE(isSamePoint(rows[i], wanted[i])) << i << rows[i].variant;
}

}  // namespace
}  // namespace headroom
