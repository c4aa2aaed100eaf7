// Runs the workbench to the end and collects what it tells; shared by the device and command line tests.
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

/// Options for a workbench whose runner is the one that was just built.
inline WorkbenchOptions testOptions() {
  WorkbenchOptions options;
  options.runner = HEADROOM_RUNNER;
  return options;
}

/// As testOptions, with the deliberately broken kernels of tests/device/kernels laid over the built-in ones.
inline WorkbenchOptions brokenKernelOptions() {
  WorkbenchOptions options = testOptions();
  options.kernelFolders = {HEADROOM_BROKEN_KERNELS};
  return options;
}

/// Sampling that measures as little as possible, for tests of everything but speed.
inline Sampling briefSampling() {
  Sampling sampling;
  sampling.warmUps = 1;
  sampling.minimumSamples = 1;
  sampling.maximumSamples = 3;
  sampling.timeBudgetSeconds = 0;
  sampling.freshRounds = false;
  return sampling;
}

/// What the run tells until it has ended; each event goes to `alsoTell` too.
Collected collect(const std::function<RunId(EventSink)>& start,
                  const std::function<void(const RunEvent&)>& alsoTell = {});
Collected collectRun(Workbench& workbench, RunPlan plan, const std::function<void(const RunEvent&)>& alsoTell = {});

/// What OpenCL in this process runs under, put back at the end of the test: the next one may tell what its runner set.
class OwnOpenClEnvironment {
 public:
  OwnOpenClEnvironment() { prepareOpenClEnvironment(); }

 private:
  ScopedVariable affinity_{"POCL_AFFINITY", std::nullopt};
  ScopedVariable cache_{"POCL_CACHE_DIR", std::nullopt};
};

/// A test that needs a device is skipped without one, but not in CI.
class DeviceTest : public ::testing::Test {
 protected:
  void SetUp() override;
};

}  // namespace headroom::testing
