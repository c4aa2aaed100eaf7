// Runs on several machines that go on without some of them. A function lists the devices.
#include "workbench/sweep/reduced_plans.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "headroom/values/device_place.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

RunPlan planFor(std::vector<std::string> devices) {
  RunPlan plan;
  plan.devices = std::move(devices);
  return plan;
}

TEST(ReducedPlans, AreForDevicesOfTheOtherMachines) {
  const std::vector<LeftOut> leftOut{{"lost", "It is off."}};
  const std::vector<RunPlan> plans{planFor({"lost/all"}), planFor({"0:0", "lost/0:0", "far/GPU"}), planFor({})};
  const std::vector<RunPlan> reduced = plansWithout(plans, leftOut);
  ASSERT_EQ(reduced.size(), 2U) << "a plan without devices would be for another one";
  EXPECT_THAT(reduced[0].devices, ElementsAre("0:0", "far/GPU"));
  EXPECT_THAT(reduced[1].devices, IsEmpty());
  EXPECT_THAT(plansWithout(plans, std::vector<LeftOut>{{"", "No runner."}}).size(), 2U)
      << "the default device is of this machine";
}

TEST(ReducedPlans, HaveTheConditionsOfTheOtherMachines) {
  RunContext begun;
  begun.namedHost = "lost";
  begun.host = "node1";
  begun.processors = 8;
  begun.otherMachines = {{"far", "0.2.0", "node2", "Linux", "a CPU", 4, {{"POCL_AFFINITY", "1"}}}, {}};
  for (const char* id : {"lost/0:0", "far/0:0", "0:0"}) begun.devices.emplace_back().id = id;
  const RunContext reduced = contextWithout(begun, std::vector<LeftOut>{{"lost", "It is off."}});
  EXPECT_EQ(reduced.namedHost, "far");
  EXPECT_EQ(reduced.host, "node2");
  EXPECT_EQ(reduced.processors, 4U);
  EXPECT_EQ(reduced.environment.at("POCL_AFFINITY"), "1");
  ASSERT_EQ(reduced.otherMachines.size(), 1U);
  EXPECT_EQ(reduced.otherMachines.front().namedHost, "") << "this machine";
  ASSERT_EQ(reduced.devices.size(), 2U);
  EXPECT_EQ(reduced.devices.front().id, "far/0:0");
  const RunContext other = contextWithout(begun, std::vector<LeftOut>{{"far", "It is off."}});
  EXPECT_EQ(other.host, "node1");
  EXPECT_EQ(other.otherMachines.size(), 1U);
  EXPECT_EQ(contextWithout(begun, {}), begun);
}

TEST(ReducedPlans, EndWithASentenceForEachMachine) {
  const std::vector<LeftOut> leftOut{{"lost", "lost is off."}, {"gone", "gone is away."}};
  const RunFinished ended = finishedWithout(leftOut, {});
  EXPECT_EQ(ended.outcome, Outcome::Failed);
  EXPECT_THAT(ended.reason, AllOf(HasSubstr("lost is off. gone is away."), HasSubstr("other machines")));
  EXPECT_EQ(finishedWithout({}, {}).outcome, Outcome::Completed);
  EXPECT_EQ(finishedWithout(leftOut, {Outcome::Cancelled, {}, false}).outcome, Outcome::Cancelled);
}

class DevicesOfEachTest : public ::testing::Test {
 protected:
  RunFinished find(const std::vector<std::string>& selectors) {
    const DoJob doJob = [this](const Job& job, const JobSink& sink, const std::stop_token&) -> JobOutcome {
      const std::string host(hostInId(std::get<ListDevicesJob>(job).selector));
      const auto known = devices_.find(host);
      if (known == devices_.end()) return {JobOutcome::Kind::RunnerDied, "The driver of " + host + " crashed."};
      DevicesFound found;
      for (int device = 0; device < known->second; ++device) {
        found.devices.emplace_back();
        found.devices.back().id = placedId(host, "0:" + std::to_string(device));
      }
      sink(std::move(found));
      return {};
    };
    found_.clear();
    leftOut_.clear();
    return findDevicesOfEach(selectors, found_, leftOut_, doJob, [](const auto&) {}, {});
  }

  std::map<std::string, int> devices_{{"", 1}, {"far", 2}, {"bare", 0}};
  std::vector<DeviceDescription> found_;
  std::vector<LeftOut> leftOut_;
};

TEST_F(DevicesOfEachTest, ListsThoseOfMachinesThatHaveSome) {
  EXPECT_EQ(find({"far/all", "bare/all", "0:0", "broken/GPU", "far/0:0"}).outcome, Outcome::Completed);
  EXPECT_EQ(found_.size(), 3U);
  ASSERT_EQ(leftOut_.size(), 2U);
  EXPECT_THAT(leftOut_[0].reason, HasSubstr("Host bare has no OpenCL device."));
  EXPECT_EQ(leftOut_[1].reason, "The driver of broken crashed.");
}

TEST_F(DevicesOfEachTest, FailsWhereNoMachineHasAny) {
  const RunFinished failed = find({"bare/all", "broken/GPU"});
  EXPECT_EQ(failed.outcome, Outcome::Failed);
  EXPECT_EQ(find({"broken/all"}).reason, "The driver of broken crashed.");
  EXPECT_EQ(find({"bare/all"}).outcome, Outcome::Completed) << "what it means is up to the caller";
  EXPECT_TRUE(leftOut_.empty());
}

}  // namespace
}  // namespace headroom
