// A run on devices of several machines, without a device: a function computes the result of each job.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::Each;
using ::testing::HasSubstr;

class MachineSweepsTest : public ::testing::Test {
 protected:
  static DeviceDescription device(const std::string& id, const std::string& bootId) {
    DeviceDescription made;
    made.id = id;
    made.name = "GPU";
    made.machine = {"name", "processor", std::string(hostInId(id)), bootId};
    return made;
  }

  /// Devices of the machine that the job names.
  DevicesFound devicesOf(const std::string& selector) const {
    DevicesFound found;
    for (const DeviceDescription& each : devices_) {
      if (hostInId(each.id) == hostInId(selector)) found.devices.push_back(each);
    }
    return found;
  }

  JobOutcome measure(const MeasureJob& job, const JobSink& sink) {
    const auto found = std::find_if(devices_.begin(), devices_.end(),
                                    [&job](const DeviceDescription& each) { return each.id == job.deviceId; });
    const std::string machine = found == devices_.end() ? "unknown" : found->machine.bootId;
    {
      std::unique_lock lock(mutex_);
      EXPECT_EQ(++busy_[machine], 1) << "two measurements on one machine at the same time";
      mostAtOnce_ = std::max<std::size_t>(
          mostAtOnce_, static_cast<std::size_t>(std::count_if(busy_.begin(), busy_.end(),
                                                              [](const auto& each) { return each.second > 0; })));
      changed_.notify_all();
      // Both machines are given the time to meet.
      if (waits_) changed_.wait_for(lock, 20s, [this] { return mostAtOnce_ > 1; });
    }
    sink(Activity{"timing", 0, Phase::Timing});
    if (hostInId(job.deviceId) != lost_ || lost_.empty()) {
      RowReady ready{blankRow(findWorkload(job.variant.workload), job.variant, job.role, job.size, job.parameters)};
      for (int i = 0; i < 10; ++i) ready.row.samplesMs.push_back(1 + 0.001 * i);
      ready.row.wallSamplesMs = {1.01};
      ready.row.rounds = {{0, 0.01, 10, 1, 0, 3}};
      summariseSamples(ready.row);
      sink(std::move(ready));
    }
    const std::lock_guard lock(mutex_);
    --busy_[machine];
    if (hostInId(job.deviceId) == lost_ && !lost_.empty()) return {JobOutcome::Kind::Failed, "The connection is lost."};
    return {};
  }

  RunFinished run(const std::vector<std::string>& selectors) {
    RunPlan plan;
    plan.devices = selectors;
    plan.variants = {"blur.separable"};
    plan.sizes = {{100, 100}, {200, 100}};
    plan.ceilings = false;
    const DoJob doJob = [this](const Job& job, const JobSink& sink, const std::stop_token&) {
      if (const auto* list = std::get_if<ListDevicesJob>(&job)) sink(devicesOf(list->selector));
      const auto* point = std::get_if<MeasureJob>(&job);
      return point != nullptr ? measure(*point, sink) : JobOutcome{};
    };
    const Tell tell = [this](decltype(RunEvent::what) what) {
      if (auto* ready = std::get_if<RowReady>(&what)) rows_.push_back(ready->row);
      if (auto* started = std::get_if<RunStarted>(&what)) announced_ = started->points;
      if (auto* known = std::get_if<ContextKnown>(&what)) context_ = known->context;
      if (auto* progress = std::get_if<Progress>(&what)) progress_.push_back(*progress);
    };
    return runSweep(std::span(&plan, 1), catalogue_, RunContext(), {}, doJob, tell, {});
  }

  Catalogue catalogue_;
  std::vector<DeviceDescription> devices_;
  std::string lost_;    ///< host whose points fail
  bool waits_ = false;  ///< the first point waits for one of another machine
  std::vector<ResultRow> rows_;
  std::vector<Progress> progress_;
  RunContext context_;
  std::size_t announced_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::string, int> busy_;  ///< jobs in progress, by machine
  std::size_t mostAtOnce_ = 0;
};

TEST_F(MachineSweepsTest, MachinesMeasureAtTheSameTimeAndEachOneDeviceAtATime) {
  devices_ = {device("0:0", "here"), device("a/0:0", "one"), device("a/0:1", "one"), device("b/0:0", "two")};
  waits_ = true;
  EXPECT_EQ(run({"a/all", "CPU", "b/"}).outcome, Outcome::Failed) << "this machine has no CPU";
  EXPECT_EQ(run({"a/all", "0:0", "b/"}).outcome, Outcome::Completed);
  EXPECT_GE(mostAtOnce_, 2U);
  EXPECT_EQ(announced_, 8U);
  ASSERT_EQ(rows_.size(), 8U);
  for (const DeviceDescription& each : devices_) {
    EXPECT_EQ(std::count_if(rows_.begin(), rows_.end(),
                            [&each](const ResultRow& row) {
                              return row.deviceId == each.id && row.host == hostInId(each.id) && isValid(row);
                            }),
              2)
        << each.id;
  }
  EXPECT_EQ(context_.devices.size(), 4U);
  EXPECT_EQ(progress_.back().total, 8U);
  EXPECT_EQ(progress_.back().done, 8U);
}

TEST_F(MachineSweepsTest, HostsThatAreOneMachineTakeTurns) {
  devices_ = {device("a/0:0", "one"), device("b/0:0", "one")};
  EXPECT_EQ(run({"a/", "b/"}).outcome, Outcome::Completed);
  EXPECT_EQ(mostAtOnce_, 1U);
  EXPECT_EQ(rows_.size(), 4U);
}

TEST_F(MachineSweepsTest, ALostMachineIsARowAndOthersGoOn) {
  devices_ = {device("a/0:0", "one"), device("b/0:0", "two")};
  lost_ = "a";
  EXPECT_EQ(run({"a/", "b/"}).outcome, Outcome::Completed);
  ASSERT_EQ(rows_.size(), 4U);
  for (const ResultRow& row : rows_) {
    EXPECT_EQ(isValid(row), row.host == "b") << row.deviceId;
    EXPECT_EQ(row.reason.find("The connection is lost.") != std::string::npos, row.host == "a") << row.reason;
  }
}

TEST_F(MachineSweepsTest, ProgressNamesTheMachineOfItsActivity) {
  devices_ = {device("a/0:0", "one"), device("b/0:0", "two")};
  run({"a/", "b/"});
  std::vector<std::string> activities;
  for (const Progress& progress : progress_) {
    if (!progress.activity.empty()) activities.push_back(progress.activity);
  }
  EXPECT_FALSE(activities.empty());
  EXPECT_THAT(activities, Each(::testing::AnyOf(HasSubstr(" on a"), HasSubstr(" on b"))));
}

}  // namespace
}  // namespace headroom
