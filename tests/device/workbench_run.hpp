// Runs the workbench to the end and collects what it tells; shared by the device and command line tests.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <future>
#include <optional>
#include <string>
#include <vector>

#include "../unit/scoped_variable.hpp"
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

inline Collected collect(const std::function<RunId(EventSink)>& start,
                         const std::function<void(const RunEvent&)>& alsoTell = {}) {
  struct Taker {
    Collected& all;
    void operator()(const RunStarted& started) const { all.announcedPoints = started.points; }
    void operator()(const DevicesFound& found) const { all.devices = found.devices; }
    void operator()(const Progress& progress) const { all.progress.push_back(progress); }
    void operator()(const ContextKnown& known) const { all.context = known.context; }
    void operator()(const RowUpdated& update) const { all.updates.push_back(update.row); }
    void operator()(const RowReady& ready) const { all.rows.push_back(ready.row); }
    void operator()(const ImageReady& ready) const {
      all.image = ready.image;
      all.choice = ready.choice;
      all.times = ready.times;
      all.rows.push_back(ready.row);
    }
    void operator()(const TuningStarted& /*started*/) const {}
    void operator()(const ConfigurationTried& tried) const { all.tried.push_back(tried); }
    void operator()(const TuningDone& done) const { all.tunings.push_back(done.report); }
    void operator()(const VariantsRanked& ranked) const { all.ranking = ranked.ranking; }
    void operator()(const SplitUpdated& /*updated*/) const {}
    void operator()(const SplitDone& done) const { all.split = done.report; }
    void operator()(const Note& note) const { all.notes.push_back(note.text); }
    void operator()(const RunFinished& finished) const {
      all.finished = finished;
      ++all.finishedCount;
    }
  };
  Collected all;
  std::promise<void> ended;
  start([&](const RunEvent& event) {
    std::visit(Taker{all}, event.what);
    if (alsoTell) alsoTell(event);
    if (std::holds_alternative<RunFinished>(event.what)) ended.set_value();
  });
  if (ended.get_future().wait_for(std::chrono::minutes(4)) != std::future_status::ready) {
    ADD_FAILURE() << "the run did not end within four minutes";
    std::abort();  // the sink refers to this frame
  }
  return all;
}

inline Collected collectRun(Workbench& workbench, RunPlan plan,
                            const std::function<void(const RunEvent&)>& alsoTell = {}) {
  return collect([&](EventSink sink) { return workbench.start(std::move(plan), std::move(sink)); }, alsoTell);
}

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
  void SetUp() override {
    static const bool hasDevice = [] {
      Workbench workbench(testOptions());
      return !collect([&](EventSink sink) { return workbench.listDevices(std::move(sink)); }).devices.empty();
    }();
    if (hasDevice) return;
    if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "CI has no OpenCL device: install pocl-opencl-icd";
    GTEST_SKIP() << "no OpenCL device: install pocl-opencl-icd";
  }
};

}  // namespace headroom::testing
