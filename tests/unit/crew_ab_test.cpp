// A/B measurements by several workers, without processes.
#include <gmock/gmock.h>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "fake_workers.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "workbench/ab/ab_run.hpp"
#include "workbench/crew/crew.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

const std::vector<std::string> kComparedByCrew{"blur.conv2d", "blur.separable", "blur.local"};

class CrewAbTest : public ::testing::Test {
 protected:
  CrewAbTest() {
    const Catalogue catalogue;
    for (const std::string& id : kComparedByCrew) plan_.pairs.push_back({catalogue.find(id), catalogue.find(id)});
    plan_.device = "slurm/";
    plan_.sizes = {{500, 500}, {1000, 1000}};
    plan_.budgetSeconds = 3600;
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
      measuring_[{job.variant.id, toText(job.size)}].insert(worker);
      return fate_ ? fate_(worker, job) : JobOutcome{};
    };
  }

  AbReport run() {
    Crew crew(machines_.devices.size(), plan_.device,
              [this](std::size_t worker) { return std::make_unique<FakeWorker>(machines_, worker); });
    std::optional<AbReport> report;
    const Tell tell = [&](decltype(RunEvent::what) what) {
      if (const auto* done = std::get_if<AbDone>(&what)) report = done->report;
      if (const auto* note = std::get_if<Note>(&what)) notes_ += note->text + '\n';
      if (std::holds_alternative<AbUpdated>(what) && stopsAtAPoint_) stop_.request_stop();
    };
    std::optional<RunContext> context = crew.begin(stop_.get_token());
    EXPECT_TRUE(context);
    finished_ = runAb(plan_, context.value_or(RunContext()), crew.doJob(), tell, stop_.get_token(), &crew);
    EXPECT_TRUE(report);
    return report.value_or(AbReport());
  }

  FakeMachines machines_;
  AbPlan plan_;
  std::function<JobOutcome(std::size_t worker, const MeasureJob& job)> fate_;
  std::map<std::pair<std::string, std::string>, std::set<std::size_t>> measuring_;  // workers by point
  std::string notes_;
  RunFinished finished_;
  std::stop_source stop_;
  bool stopsAtAPoint_ = false;
};

TEST_F(CrewAbTest, EachPointAlternatesOnOneWorkerAndAllAreInTheirOrder) {
  machines_.together = 3;
  const AbReport report = run();
  EXPECT_EQ(finished_.outcome, Outcome::Completed) << finished_.reason;
  ASSERT_EQ(report.points.size(), 6U);
  std::set<std::string> workers;
  for (std::size_t i = 0; i < report.points.size(); ++i) {
    const AbPoint& point = report.points[i];
    EXPECT_EQ(point.fresh.variant, kComparedByCrew[i / 2]);
    EXPECT_EQ(point.fresh.size, plan_.sizes[i % 2]);
    EXPECT_EQ(point.fresh.deviceId, "slurm/1:0");
    EXPECT_EQ(point.difference, Difference::Same) << point.reason;
    EXPECT_EQ(point.base.worker, point.fresh.worker);
    workers.insert(point.fresh.worker);
  }
  EXPECT_EQ(workers,
            (std::set<std::string>{"1 on node1 (slurm/1:0)", "2 on node2 (slurm/1:0)", "3 on node3 (slurm/1:0)"}));
  EXPECT_EQ(measuring_.size(), 6U);
  for (const auto& [point, measuring] : measuring_) EXPECT_EQ(measuring.size(), 1U) << point.first;
  EXPECT_EQ(machines_.mostOnOneDevice, 1U);
}

TEST_F(CrewAbTest, DealsAgainWhatALostWorkerHadAndThePointSaysSo) {
  bool isLost = false;
  fate_ = [&isLost](std::size_t, const MeasureJob& job) {
    const bool isTheOne = job.variant.id == "blur.local" && job.size == Size{500, 500} && job.round > 0;
    if (!isTheOne || std::exchange(isLost, true)) return JobOutcome{};
    return JobOutcome{JobOutcome::Kind::RunnerDied, "Its node was taken away."};
  };
  const AbReport report = run();
  EXPECT_EQ(finished_.outcome, Outcome::Completed) << finished_.reason;
  ASSERT_EQ(report.points.size(), 6U);
  EXPECT_THAT(notes_, AllOf(HasSubstr("lost blur.local at 500 x 500, to be measured again."),
                            HasSubstr("Its node was taken away.")));
  for (const AbPoint& point : report.points) EXPECT_EQ(point.difference, Difference::Same) << point.reason;
  EXPECT_THAT(report.points[4].reason, HasSubstr("It was measured again, because worker "));
}

TEST_F(CrewAbTest, APointThatEndsEachWorkerCannotBeComparedAndTheOthersCan) {
  fate_ = [](std::size_t, const MeasureJob& job) {
    if (job.variant.id != "blur.separable") return JobOutcome{};
    return JobOutcome{JobOutcome::Kind::RunnerDied, "It crashed."};
  };
  plan_.sizes = {{500, 500}};
  const AbReport report = run();
  EXPECT_EQ(finished_.outcome, Outcome::Completed) << finished_.reason;
  ASSERT_EQ(report.points.size(), 3U);
  EXPECT_EQ(report.points[0].difference, Difference::Same) << report.points[0].reason;
  EXPECT_EQ(report.points[1].difference, Difference::NotComparable);
  EXPECT_EQ(report.points[1].fresh.status, Status::Crashed);
  EXPECT_THAT(report.points[1].reason, AllOf(HasSubstr("It crashed."), HasSubstr("tried 3 times")));
  EXPECT_EQ(report.points[2].difference, Difference::Same) << report.points[2].reason;
}

TEST_F(CrewAbTest, AStopKeepsFinishedPoints) {
  stopsAtAPoint_ = true;
  const AbReport report = run();
  EXPECT_EQ(finished_.outcome, Outcome::Cancelled);
  EXPECT_GE(report.points.size(), 1U);
  EXPECT_LT(report.points.size(), 6U);
}

TEST_F(CrewAbTest, EndsWithWhatIsKnownIfAllWorkersAreLost) {
  fate_ = [](std::size_t, const MeasureJob&) { return JobOutcome{JobOutcome::Kind::RunnerDied, "The farm burns."}; };
  std::map<std::size_t, int> starts;
  machines_.starts = [&](std::size_t worker) {
    const std::lock_guard lock(machines_.mutex);
    return ++starts[worker] == 1;
  };
  const AbReport report = run();
  EXPECT_EQ(finished_.outcome, Outcome::Failed);
  EXPECT_TRUE(finished_.noWorker);
  EXPECT_THAT(finished_.reason, AllOf(HasSubstr("All workers are lost. Worker "), HasSubstr("Measure again.")));
  EXPECT_TRUE(report.points.empty());
}

}  // namespace
}  // namespace headroom
