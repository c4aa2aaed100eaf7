// Programs built by other processes than the one that measures: available when needed, harmless otherwise.
#include <gmock/gmock.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>

#include "../unit/test_folder.hpp"
#include "process_tree.hpp"
#include "workbench/hosts/ahead_runners.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::collect;
using testing::Collected;
using testing::testOptions;

constexpr std::chrono::seconds kPatience{120};

class CompileAhead : public testing::DeviceTest {
 protected:
  void SetUp() override {
    testing::DeviceTest::SetUp();
    options_ = testOptions();
    options_.kernelFolders = {HEADROOM_TUNING_KERNELS};
    Workbench workbench(options_);
    const Collected found = collect([&](EventSink sink) { return workbench.listDevices(std::move(sink)); });
    for (const DeviceDescription& device : found.devices) {
      if (device_.id.empty()) device_ = device;
    }
  }

  CompileAheadJob jobFor(const std::string& variant, const Configuration& configuration) const {
    return {
        device_.id, withConfiguration(Catalogue(options_.kernelFolders).find(variant), configuration), {64, 48}, {}};
  }
  [[nodiscard]] bool isPocl() const { return device_.platform.find("Portable") != std::string::npos; }

  /// Returns the number of compiled kernels of the test; there is one per group size.
  std::size_t compiledKernels() const {
    std::size_t count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(cache_.path())) {
      const bool isOfTest = entry.path().string().find("/copyTunable/") != std::string::npos;
      if (isOfTest && entry.path().extension() == ".so") ++count;
    }
    return count;
  }

  TestFolder cache_;
  ScopedVariable poclCache_{"POCL_CACHE_DIR", cache_.path().string()};
  WorkbenchOptions options_;
  DeviceDescription device_;
};

TEST_F(CompileAhead, WhatOneProcessBuildsIsThereForTheNext) {
  if (!isPocl()) GTEST_SKIP() << "what is looked at here is PoCL's cache";
  const Configuration fast{{"KIND", 0}, {"WORK", 1}};
  AheadRunners runners(options_.runner, kPatience, 2);
  const std::vector jobs{jobFor("copy.tunable", fast), jobFor("copy.tunable", {{"KIND", 0}, {"WORK", 900}})};
  const auto took = runners.build(jobs, {});
  ASSERT_EQ(took.size(), 2U);
  EXPECT_TRUE(took[0].has_value() && took[1].has_value());
  EXPECT_EQ(compiledKernels(), 2U);
  runners.rest();
  // Measures as another process would: nothing is compiled again.
  AttemptPlan plan;
  plan.device = device_.id;
  plan.variant = jobs.front().variant;
  plan.size = {64, 48};
  Workbench workbench(options_);
  const Collected measured = collect([&](EventSink sink) { return workbench.attempt(plan, std::move(sink)); });
  EXPECT_EQ(measured.finished.outcome, Outcome::Completed) << measured.finished.reason;
  EXPECT_EQ(compiledKernels(), 2U);
}

TEST_F(CompileAhead, AKernelThatCrashesCostsNothingButItsOwnBuild) {
  AheadRunners runners(options_.runner, kPatience, 2);
  const std::vector jobs{jobFor("copy.tunable", {{"KIND", 5}, {"WORK", 1}}),
                         jobFor("copy.tunable", {{"KIND", 3}, {"WORK", 1}}),
                         jobFor("copy.tunable", {{"KIND", 0}, {"WORK", 1}})};
  const auto took = runners.build(jobs, {});
  ASSERT_EQ(took.size(), 3U);
  EXPECT_EQ(took[0].has_value(), !isPocl()) << "PoCL launches it once";
  EXPECT_TRUE(took[1].has_value()) << "a failed build is a build that has ended";
  EXPECT_TRUE(took[2].has_value());
}

TEST_F(CompileAhead, StopEndsOneThatHangsAndItsProcess) {
  if (!isPocl()) GTEST_SKIP() << "nothing is launched elsewhere";
  AheadRunners runners(options_.runner, kPatience, 1);
  std::stop_source stop;
  std::jthread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    stop.request_stop();
  });
  const std::vector jobs{jobFor("copy.tunable_endless", {{"ENDLESS", 1}})};
  const auto start = std::chrono::steady_clock::now();
  const auto took = runners.build(jobs, stop.get_token());
  EXPECT_FALSE(took.at(0).has_value());
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(30));
  runners.rest();
  EXPECT_TRUE(testing::childrenOf(getpid()).empty());
}

TEST_F(CompileAhead, WithoutARunnerNothingIsBuilt) {
  AheadRunners runners("/no/such/runner", kPatience, 2);
  const std::vector jobs{jobFor("copy.tunable", {{"KIND", 0}, {"WORK", 1}})};
  EXPECT_FALSE(runners.build(jobs, {}).at(0).has_value());
}

}  // namespace
}  // namespace headroom
