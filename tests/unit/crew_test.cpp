// A tuning run by several workers, without processes: each worker is a function that computes the result of a job.
#include "workbench/crew/crew.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "fake_workers.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "test_folder.hpp"
#include "whole_values.hpp"
#include "workbench/tuning/tuner.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kTunedVariant = "blur.separable";

class CrewTuning : public ::testing::Test {
 protected:
  CrewTuning() {
    plan_.device = "slurm/";
    plan_.variants = {kTunedVariant};
    plan_.sizes = {{1000, 1000}};
    plan_.search = SearchMethod::Exhaustive;
    plan_.budgetSeconds = 3600;
    plan_.ceilings = false;
    addMachines(3);
  }

  void addMachines(int count) {
    for (int i = 0; i < count; ++i) {
      DeviceDescription device = someDevice();
      device.id = "slurm/1:0";
      device.machine.name = "node" + std::to_string(machines_.devices.size() + 1);
      device.machine.bootId = "boot of " + device.machine.name;
      machines_.devices.push_back(device);
    }
    plan_.workers = static_cast<int>(machines_.devices.size());
  }

  TuningReport tune() {
    reports_.clear();
    notes_.clear();
    Crew crew(machines_.devices.size(), plan_.device,
              [this](std::size_t worker) { return std::make_unique<FakeWorker>(machines_, worker); });
    const Tell tell = [this](decltype(RunEvent::what) what) {
      if (auto* done = std::get_if<TuningDone>(&what)) reports_.push_back(std::move(done->report));
      if (auto* note = std::get_if<Note>(&what)) notes_.push_back(note->text);
      if (std::holds_alternative<ConfigurationTried>(what) && ++tried_ == stopAfter_) stop_.request_stop();
    };
    const std::optional<RunContext> context = crew.begin(stop_.get_token());
    EXPECT_TRUE(context);
    runTuning(plan_, catalogue_, folder_.path(), context.value_or(RunContext()), crew.doJob(), tell, stop_.get_token(),
              nullptr, &crew);
    return reports_.at(0);
  }

  static std::set<std::string> workersOf(const TuningReport& report) {
    std::set<std::string> workers;
    for (const TuningResult& result : report.tried) workers.insert(result.worker);
    return workers;
  }

  static void expectEachOnce(const TuningReport& report) {
    std::set<Configuration> tried;
    for (const TuningResult& result : report.tried)
      EXPECT_TRUE(tried.insert(result.configuration).second) << toText(result.configuration);
    EXPECT_EQ(tried.size(), report.allowed);
  }

  FakeMachines machines_;
  TuningPlan plan_;
  Catalogue catalogue_;
  TestFolder folder_;
  std::vector<TuningReport> reports_;
  std::vector<std::string> notes_;
  std::stop_source stop_;
  int tried_ = 0;
  int stopAfter_ = 0;
};

TEST_F(CrewTuning, TriesEachConfigurationOnceByAllWorkersAndComparesOnOneDevice) {
  machines_.together = 3;
  const TuningReport report = tune();
  expectEachOnce(report);
  EXPECT_EQ(workersOf(report),
            (std::set<std::string>{"1 on node1 (slurm/1:0)", "2 on node2 (slurm/1:0)", "3 on node3 (slurm/1:0)"}));
  ASSERT_TRUE(report.best);
  for (const TuningResult& result : report.tried) EXPECT_GE(launchMsOf(result.configuration), launchMsOf(*report.best));
  EXPECT_EQ(machines_.mostOnOneDevice, 1U);
  EXPECT_EQ(machines_.later.size(), 1U) << "medians of several devices would not be comparable";
}

TEST_F(CrewTuning, NamesTheWorkerInTheJournalAndResumes) {
  machines_.together = 3;
  const TuningReport report = tune();
  std::string journals;
  for (const auto& entry : std::filesystem::directory_iterator(folder_.path()))
    if (entry.path().extension() == ".jsonl") journals += readFile(entry.path());
  EXPECT_THAT(journals, AllOf(HasSubstr("\"worker\""), HasSubstr("2 on node2 (slurm/1:0)")));
  plan_.isResuming = true;
  const TuningReport resumed = tune();
  EXPECT_EQ(resumed.known, report.tried.size());
  expectEachOnce(resumed);
  EXPECT_EQ(workersOf(resumed), workersOf(report));
}

TEST_F(CrewTuning, ResumesWithResultsOfEqualDevicesOnly) {
  const std::size_t all = tune().tried.size();
  for (DeviceDescription& device : machines_.devices) device.computeUnits += 1;
  plan_.isResuming = true;
  const TuningReport other = tune();
  EXPECT_EQ(other.known, 0U);
  expectEachOnce(other);
  EXPECT_THAT(notes_, Contains(HasSubstr("Its tuning starts from the beginning.")));
  for (DeviceDescription& device : machines_.devices) device.computeUnits -= 1;
  EXPECT_EQ(tune().known, all);
  EXPECT_THAT(notes_, Not(Contains(HasSubstr("starts from the beginning"))));
}

TEST_F(CrewTuning, SearchesThatLearnCoverTheSpaceToo) {
  for (const SearchMethod method : {SearchMethod::Learning, SearchMethod::Genetic, SearchMethod::Random}) {
    plan_.search = method;
    expectEachOnce(tune());
  }
}

TEST_F(CrewTuning, DealsAgainWhatALostWorkerHad) {
  std::atomic<int> jobs = 0;
  machines_.fate = [&](std::size_t worker, const MeasureJob&) {
    if (worker != 1 || ++jobs != 2) return JobOutcome{};
    return JobOutcome{JobOutcome::Kind::RunnerDied, "It was preempted."};
  };
  const TuningReport report = tune();
  expectEachOnce(report);
  for (const TuningResult& result : report.tried) EXPECT_EQ(result.row.status, Status::Ok) << result.row.reason;
  EXPECT_THAT(notes_, Contains(AllOf(HasSubstr("Worker 2 on node2"), HasSubstr("is measured again"),
                                     HasSubstr("It was preempted."))));
}

TEST_F(CrewTuning, AConfigurationThatEndsEachWorkerHasThatStatus) {
  const Configuration standard = configurationOf(catalogue_.find(kTunedVariant));
  machines_.fate = [&](std::size_t, const MeasureJob& job) {
    if (configurationOf(job.variant) != standard) return JobOutcome{};
    return JobOutcome{JobOutcome::Kind::RunnerDied, "It was killed by SIGSEGV."};
  };
  const TuningReport report = tune();
  expectEachOnce(report);
  const auto found = std::find_if(report.tried.begin(), report.tried.end(),
                                  [&](const TuningResult& result) { return result.configuration == standard; });
  ASSERT_NE(found, report.tried.end());
  EXPECT_EQ(found->row.status, Status::Crashed);
  EXPECT_THAT(found->row.reason, AllOf(HasSubstr("SIGSEGV"), HasSubstr("tried 3 times")));
  EXPECT_TRUE(report.best) << "the others go on";
}

TEST_F(CrewTuning, ComparesAfterTheLastTrialHasTakenTheLastWorkerAlong) {
  machines_.devices.resize(1);
  const Configuration last{{"LOCAL_X", 256}, {"LOCAL_Y", 4}};
  machines_.fate = [&](std::size_t, const MeasureJob& job) {
    if (configurationOf(job.variant) != last) return JobOutcome{};
    return JobOutcome{JobOutcome::Kind::RunnerDied, "It was killed by SIGSEGV."};
  };
  machines_.starts = [](std::size_t) {  // it takes its time to come back
    std::this_thread::sleep_for(20ms);
    return true;
  };
  const TuningReport report = tune();
  expectEachOnce(report);
  EXPECT_EQ(report.tried.back().configuration, last);
  ASSERT_TRUE(report.best);
  EXPECT_FALSE(report.compared.empty());
  for (const ResultRow& row : report.compared) EXPECT_EQ(row.status, Status::Ok) << row.reason;
}

TEST_F(CrewTuning, GoesOnWithoutWorkersThatDoNotStartOrDoNotComeBack) {
  std::atomic<int> starts = 0;
  machines_.starts = [&](std::size_t worker) { return worker == 2 ? false : worker == 0 || ++starts == 1; };
  machines_.fate = [&](std::size_t worker, const MeasureJob&) {
    return worker == 1 ? JobOutcome{JobOutcome::Kind::RunnerDied, "Connection reset."} : JobOutcome{};
  };
  const TuningReport report = tune();
  expectEachOnce(report);
  EXPECT_EQ(workersOf(report), std::set<std::string>{"1 on node1 (slurm/1:0)"});
  EXPECT_THAT(notes_,
              Contains(AllOf(HasSubstr("Worker 3 is lost: Its queue is closed."), HasSubstr("other workers go on"))));
}

TEST_F(CrewTuning, DoesNotUseUnequalDevicesOrOneDeviceTwice) {
  machines_.devices[1].driverVersion = "550.1";
  machines_.devices[2].machine.bootId = machines_.devices[0].machine.bootId;
  // The first one is there first, and measures until the others have come.
  machines_.starts = [&](std::size_t worker) {
    if (worker > 0) machines_.waitUntil([&] { return !machines_.measured.empty(); });
    return true;
  };
  machines_.fate = [&](std::size_t, const MeasureJob&) {
    machines_.waitUntil([&] { return machines_.listed.size() == 3; });
    std::this_thread::sleep_for(10ms);
    return JobOutcome{};
  };
  const TuningReport report = tune();
  expectEachOnce(report);
  EXPECT_EQ(workersOf(report), std::set<std::string>{"1 on node1 (slurm/1:0)"});
  EXPECT_EQ(machines_.mostOnOneDevice, 1U);
  EXPECT_THAT(notes_, Contains(AllOf(HasSubstr("Worker 2 on node2 is not used"),
                                     HasSubstr("its driver is 550.1, and that of the first worker's is 535.1"))));
  EXPECT_THAT(notes_, Contains(AllOf(HasSubstr("Worker 3 on node3 is not used"),
                                     HasSubstr("worker 1 measures on the same device"))));
}

TEST_F(CrewTuning, ASentenceEndsItIfNoWorkerCanBeUsed) {
  machines_.starts = [](std::size_t) { return false; };
  EXPECT_THAT(sentenceOf<Error>([this] { tune(); }),
              AllOf(HasSubstr("None of the 3 workers can be used."), HasSubstr("Its queue is closed.")));
}

TEST_F(CrewTuning, ASentenceEndsItIfAllWorkersAreLost) {
  std::atomic<int> starts = 0;
  machines_.starts = [&](std::size_t) { return ++starts <= 3; };
  std::atomic<int> jobs = 0;
  machines_.fate = [&](std::size_t, const MeasureJob&) {
    return ++jobs > 4 ? JobOutcome{JobOutcome::Kind::RunnerDied, "Connection reset."} : JobOutcome{};
  };
  EXPECT_THAT(sentenceOf<NoWorkerError>([this] { tune(); }),
              AllOf(HasSubstr("All workers are lost. Worker "), HasSubstr("Start the tuning again with --resume.")));
  EXPECT_GE(tried_, 1) << "what is known was told and written";
}

TEST_F(CrewTuning, AStopKeepsWhatIsKnown) {
  stopAfter_ = 4;
  const TuningReport report = tune();
  EXPECT_TRUE(report.isStopped);
  EXPECT_GE(report.tried.size(), 4U);
  EXPECT_LT(report.tried.size(), report.allowed);
  for (const TuningResult& result : report.tried) EXPECT_EQ(result.row.status, Status::Ok);
}

TEST_F(CrewTuning, StoresTheBestForEachMachineThatTookPart) {
  machines_.together = 3;
  tune();
  const std::string best = readFile(folder_ / "best.json");
  for (const char* machine : {"node1", "node2", "node3"}) EXPECT_THAT(best, HasSubstr(machine));
}

TEST(CrewDevices, AreToldApartByTheirChips) {
  DeviceDescription one = someDevice();
  one.type = DeviceType::Gpu;
  one.machine.bootId = "boot";
  one.uuid = {"aa"};
  DeviceDescription other = one;
  EXPECT_EQ(deviceIdentity(one), deviceIdentity(other));
  other.uuid = {"bb"};
  EXPECT_NE(deviceIdentity(one), deviceIdentity(other)) << "each sees its own GPU as 1:0";
  other.type = one.type = DeviceType::Cpu;
  EXPECT_EQ(deviceIdentity(one), deviceIdentity(other)) << "CPUs share cores and memory";
}

TEST(CrewDevices, GoToWorkersThatSeeAllOfThemOneByOne) {
  std::vector<DeviceDescription> devices(3, someDevice());
  for (std::size_t i = 0; i < devices.size(); ++i) {
    devices[i].id = "0:" + std::to_string(i);
    devices[i].type = DeviceType::Gpu;
  }
  devices[1].name = "Another";
  CrewDevices claims("gpu");
  EXPECT_EQ(claims.claim(0, devices).device->id, "0:0");
  EXPECT_EQ(claims.claim(1, devices).device->id, "0:2") << "an equal one";
  EXPECT_THAT(claims.claim(2, devices).refusal, HasSubstr("worker 1 measures on the same device"));
  claims.release(0);
  EXPECT_EQ(claims.claim(2, devices).device->id, "0:0");
  EXPECT_FALSE(claims.claim(3, devices).noDevice) << "all are taken";
  const CrewDevices::Claim none = CrewDevices("cpu").claim(0, devices);
  EXPECT_THAT(none.refusal, HasSubstr("is not used"));
  EXPECT_TRUE(none.noDevice);
}

}  // namespace
}  // namespace headroom
