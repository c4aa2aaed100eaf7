// A run on devices of several machines, without a device: a function computes the result of each job.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::Each;
using ::testing::StartsWith;

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

  /// A job's time on its machine.
  struct Span {
    std::string machine;
    std::string host;
    std::chrono::steady_clock::time_point begin;
    std::chrono::steady_clock::time_point end;
  };

  /// Returns the time that jobs of a machine, or of all, shared.
  [[nodiscard]] std::chrono::nanoseconds overlap(bool ofOneMachine) const {
    std::chrono::nanoseconds shared{0};
    for (std::size_t i = 0; i < spans_.size(); ++i) {
      for (std::size_t k = i + 1; k < spans_.size(); ++k) {
        if (ofOneMachine && spans_[i].machine != spans_[k].machine) continue;
        const auto both = std::min(spans_[i].end, spans_[k].end) - std::max(spans_[i].begin, spans_[k].begin);
        shared += std::max(std::chrono::nanoseconds(both), std::chrono::nanoseconds(0));
      }
    }
    return shared;
  }

  JobOutcome measure(const MeasureJob& job, const JobSink& sink) {
    const auto begin = std::chrono::steady_clock::now();
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
    std::this_thread::sleep_for(jobTakes_);
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
    spans_.push_back({machine, std::string(hostInId(job.deviceId)), begin, std::chrono::steady_clock::now()});
    if (hostInId(job.deviceId) == lost_ && !lost_.empty()) return {JobOutcome::Kind::Failed, "The connection is lost."};
    return {};
  }

  RunFinished run(const std::vector<std::string>& selectors) {
    RunPlan plan;
    plan.devices = selectors;
    plan.variants = {"blur.separable"};
    plan.sizes = sizes_;
    plan.ceilings = false;
    const DoJob doJob = [this](const Job& job, const JobSink& sink, const std::stop_token&) {
      if (const auto* list = std::get_if<ListDevicesJob>(&job)) sink(devicesOf(list->selector));
      const auto* point = std::get_if<MeasureJob>(&job);
      return point != nullptr ? measure(*point, sink) : JobOutcome{};
    };
    const Tell tell = [this](decltype(RunEvent::what) what) {
      if (isHeard_) isHeard_(what);
      if (auto* ready = std::get_if<RowReady>(&what)) rows_.push_back(ready->row);
      if (auto* started = std::get_if<RunStarted>(&what)) announced_ = started->points;
      if (auto* known = std::get_if<ContextKnown>(&what)) context_ = known->context;
      if (auto* progress = std::get_if<Progress>(&what)) progress_.push_back(*progress);
    };
    return runSweep(std::span(&plan, 1), catalogue_, RunContext(), {}, doJob, tell, stop_.get_token());
  }

  Catalogue catalogue_;
  std::vector<DeviceDescription> devices_;
  std::vector<Size> sizes_{{100, 100}, {200, 100}};
  std::chrono::milliseconds jobTakes_{0};
  std::vector<Span> spans_;
  std::string lost_;    ///< host whose points fail
  bool waits_ = false;  ///< the first point waits for one of another machine
  std::function<void(const decltype(RunEvent::what)& what)> isHeard_;
  std::stop_source stop_;
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

/// Many short points, so that two lanes on one machine would meet.
std::vector<Size> manySizes() {
  std::vector<Size> sizes;
  for (int width = 100; width < 130; ++width) sizes.push_back({width, 100});
  return sizes;
}

TEST_F(MachineSweepsTest, HostsThatAreOneMachineTakeTurns) {
  sizes_ = manySizes();
  jobTakes_ = 2ms;
  devices_ = {device("a/0:0", "one"), device("b/0:0", "one")};
  EXPECT_EQ(run({"a/", "b/"}).outcome, Outcome::Completed);
  EXPECT_EQ(rows_.size(), 60U);
  EXPECT_GE(spans_.size(), 60U);
  EXPECT_EQ(overlap(true).count(), 0) << "two measurements on one machine at the same time";
}

TEST_F(MachineSweepsTest, HostsThatAreTwoMachinesDoNotWaitForEachOther) {
  sizes_ = manySizes();
  jobTakes_ = 2ms;
  devices_ = {device("a/0:0", "one"), device("b/0:0", "two")};
  EXPECT_EQ(run({"a/", "b/"}).outcome, Outcome::Completed);
  EXPECT_EQ(overlap(true).count(), 0);
  EXPECT_GT(overlap(false).count(), 0) << "the same points, of which the test before measures no overlap";
}

TEST_F(MachineSweepsTest, AMachineWithoutAnIdentityIsKnownByItsName) {
  sizes_ = manySizes();
  jobTakes_ = 2ms;
  devices_ = {device("a/0:0", "one"), device("b/0:0", "")};
  EXPECT_EQ(run({"a/", "b/"}).outcome, Outcome::Completed);
  EXPECT_EQ(overlap(false).count(), 0) << "one network name, and nothing that says that it is of two";
  spans_.clear();
  devices_[1].machine.name = "another";
  EXPECT_EQ(run({"a/", "b/"}).outcome, Outcome::Completed);
  EXPECT_GT(overlap(false).count(), 0);
}

TEST_F(MachineSweepsTest, NothingOfOtherMachinesIsHeardInTheMiddleOfAJobHere) {
  sizes_ = manySizes();
  jobTakes_ = 2ms;
  devices_ = {device("0:0", "here"), device("b/0:0", "two")};
  const std::thread::id here = std::this_thread::get_id();
  isHeard_ = [&](const decltype(RunEvent::what)& what) {
    EXPECT_EQ(std::this_thread::get_id(), here);
    const auto* ready = std::get_if<RowReady>(&what);
    const auto* progress = std::get_if<Progress>(&what);
    const bool isOfOther = (ready != nullptr && ready->row.host == "b") ||
                           (progress != nullptr && progress->activity.find(" on b") != std::string::npos);
    const std::lock_guard lock(mutex_);
    EXPECT_FALSE(isOfOther && busy_["here"] > 0);
  };
  EXPECT_EQ(run({"0:0", "b/"}).outcome, Outcome::Completed);
  EXPECT_EQ(rows_.size(), 60U);
}

TEST_F(MachineSweepsTest, NoTimeIsLeftAtTheEndWhicheverMachineEndsFirst) {
  devices_ = {device("a/0:0", "one"), device("a/0:1", "one"), device("b/0:0", "two")};
  jobTakes_ = 5ms;
  EXPECT_EQ(run({"a/all", "b/"}).outcome, Outcome::Completed);
  ASSERT_FALSE(progress_.empty());
  EXPECT_EQ(progress_.back().done, 6U);
  ASSERT_TRUE(progress_.back().secondsLeft);
  EXPECT_EQ(*progress_.back().secondsLeft, 0);
}

TEST_F(MachineSweepsTest, AStopEndsAllMachines) {
  sizes_ = manySizes();
  jobTakes_ = 2ms;
  devices_ = {device("0:0", "here"), device("a/0:0", "one"), device("b/0:0", "two")};
  isHeard_ = [this](const decltype(RunEvent::what)& what) {
    if (std::holds_alternative<RowReady>(what)) stop_.request_stop();
  };
  EXPECT_EQ(run({"0:0", "a/", "b/"}).outcome, Outcome::Cancelled);
  for (const DeviceDescription& each : devices_) {
    EXPECT_TRUE(std::any_of(rows_.begin(), rows_.end(), [&each](const ResultRow& row) {
      return row.deviceId == each.id && row.status == Status::Cancelled;
    })) << each.id;
  }
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
  EXPECT_THAT(activities, Each(::testing::AnyOf(StartsWith("on a: "), StartsWith("on b: "))));
}

}  // namespace
}  // namespace headroom
