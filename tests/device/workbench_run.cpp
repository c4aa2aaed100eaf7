#include "workbench_run.hpp"

#include <chrono>
#include <cstdlib>
#include <future>
#include <utility>
#include <variant>

namespace headroom::testing {
namespace {

struct Taker {
  Collected& all;
  void operator()(const RunStarted& started) const { all.announcedPoints = started.points; }
  void operator()(const DevicesFound& found) const { all.devices = found.devices; }
  void operator()(const Progress& progress) const { all.progress.push_back(progress); }
  void operator()(const ContextKnown& known) const { all.context = known.context; }
  void operator()(const RowUpdated& update) const { all.updates.push_back(update.row); }
  void operator()(const RowReady& ready) const { all.rows.push_back(ready.row); }
  void operator()(const SizeFinished& /*finished*/) const {}
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
  void operator()(const AbUpdated& /*updated*/) const {}
  void operator()(const AbDone& done) const { all.ab = done.report; }
  void operator()(const AttemptDone& done) const { all.rows.push_back(done.row); }
  void operator()(const CheckDone& done) const { all.check = done; }
  void operator()(const KernelsDescribed& described) const { all.program = described.program; }
  void operator()(const ProgramCompiled& compiled) const { all.compiled = compiled.program; }
  void operator()(const ReplayDone& /*done*/) const {}
  void operator()(const SplitDone& done) const { all.split = done.report; }
  void operator()(const Note& note) const { all.notes.push_back(note.text); }
  void operator()(const RunFinished& finished) const {
    all.finished = finished;
    ++all.finishedCount;
  }
};

}  // namespace

Collected collect(const std::function<RunId(EventSink)>& start, const std::function<void(const RunEvent&)>& alsoTell) {
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

Collected collectRun(Workbench& workbench, RunPlan plan, const std::function<void(const RunEvent&)>& alsoTell) {
  return collect([&](EventSink sink) { return workbench.start(std::move(plan), std::move(sink)); }, alsoTell);
}

void DeviceTest::SetUp() {
  static const bool hasDevice = [] {
    Workbench workbench(testOptions());
    return !collect([&](EventSink sink) { return workbench.listDevices(std::move(sink)); }).devices.empty();
  }();
  if (hasDevice) return;
  if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "CI has no OpenCL device: install pocl-opencl-icd";
  GTEST_SKIP() << "no OpenCL device: install pocl-opencl-icd";
}

}  // namespace headroom::testing
