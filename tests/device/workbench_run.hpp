// Runs the workbench to the end and collects its events; shared by the device and command line tests.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "../unit/scoped_variable.hpp"
#include "headroom/jobs/opencl_environment.hpp"
#include "headroom/workbench.hpp"

namespace headroom::testing {

struct Collected {
  std::vector<ResultRow> rows;
  std::vector<DeviceDescription> devices;
  RunContext context;
  std::vector<std::string> notes;
  std::vector<ResultRow> updates;
  std::vector<Progress> progress;
  Image image;
  PhotoTimes times;
  std::string choice;
  std::optional<Ranking> ranking;
  std::vector<ConfigurationTried> tried;
  std::vector<TuningReport> tunings;
  std::optional<SplitReport> split;
  std::optional<AbReport> ab;
  std::optional<CheckDone> check;
  std::optional<ProgramFacts> program;
  std::optional<CompiledProgram> compiled;
  std::size_t announcedPoints = 0;
  RunFinished finished;
  std::size_t finishedCount = 0;
};

/// Options for a workbench with the runner of this build.
inline WorkbenchOptions testOptions() {
  WorkbenchOptions options;
  options.runner = HEADROOM_RUNNER;
  return options;
}

/// Like testOptions, with the deliberately broken kernels of tests/device/kernels added to the built-in ones.
inline WorkbenchOptions brokenKernelOptions() {
  WorkbenchOptions options = testOptions();
  options.kernelFolders = {HEADROOM_BROKEN_KERNELS};
  return options;
}

/// Sampling that measures as little as possible, for tests of everything except speed.
inline Sampling briefSampling() {
  Sampling sampling;
  sampling.warmUps = 1;
  sampling.minimumSamples = 1;
  sampling.maximumSamples = 3;
  sampling.timeBudgetSeconds = 0;
  sampling.freshRounds = false;
  return sampling;
}

/// Returns the events of the run until it has ended; passes each event to `alsoTell` too.
Collected collect(const std::function<RunId(EventSink)>& start,
                  const std::function<void(const RunEvent&)>& alsoTell = {});
Collected collectRun(Workbench& workbench, RunPlan plan, const std::function<void(const RunEvent&)>& alsoTell = {});

/// Sets the OpenCL environment of this process for a test, and restores it at the end, because the next test may report
/// what its runner set.
class OwnOpenClEnvironment {
 public:
  OwnOpenClEnvironment() { prepareOpenClEnvironment(); }

 private:
  ScopedVariable affinity_{"POCL_AFFINITY", std::nullopt};
  ScopedVariable cache_{"POCL_CACHE_DIR", std::nullopt};
};

/// Without a device, the test is skipped, but not in CI.
class DeviceTest : public ::testing::Test {
 protected:
  void SetUp() override;
};

}  // namespace headroom::testing
