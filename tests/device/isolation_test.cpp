// Bad kernels and failing drivers: each gives a row with a status and a reason, and the sweep continues.
#include <gmock/gmock.h>
#include <signal.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <functional>
#include <map>
#include <set>
#include <thread>

#include "process_tree.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using testing::briefSampling;
using testing::brokenKernelOptions;
using testing::collectRun;
using ::testing::HasSubstr;

RunPlan planOf(std::vector<std::string> variants) {
  RunPlan plan;
  plan.variants = std::move(variants);
  plan.sizes = {{64, 48}};
  plan.ceilings = false;
  plan.sampling = briefSampling();
  return plan;
}

constexpr std::chrono::seconds kPatience{60};

/// Polls until the condition holds or the time limit has passed.
bool holdsBefore(std::chrono::seconds limit, const std::function<bool()>& condition) {
  const auto end = std::chrono::steady_clock::now() + limit;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return true;
}

class IsolationTest : public testing::DeviceTest {
 protected:
  /// Returns the broken variant's row; checks that a good variant before and after it is measured.
  ResultRow rowBetweenGoodOnes(const std::string& broken) {
    Workbench workbench(options_);
    const auto run = collectRun(workbench, planOf({"copy.scalar", broken, "blur.separable"}));
    EXPECT_EQ(run.finished.outcome, Outcome::Completed) << run.finished.reason;
    if (run.rows.size() != 3) {
      ADD_FAILURE() << run.rows.size() << " rows instead of 3";
      return {};
    }
    EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
    EXPECT_EQ(run.rows[2].status, Status::Ok) << run.rows[2].reason;
    notes_ = run.notes;
    return run.rows[1];
  }

  WorkbenchOptions options_ = brokenKernelOptions();
  std::vector<std::string> notes_;
};

TEST_F(IsolationTest, AKernelThatDoesNotCompileIsBuildFailedWithTheCompilersLog) {
  const ResultRow row = rowBetweenGoodOnes("blur.syntax_error");
  EXPECT_EQ(row.status, Status::BuildFailed);
  EXPECT_THAT(row.reason, HasSubstr("syntax_error.cl"));
  EXPECT_THAT(row.log, HasSubstr("undeclared"));
}

TEST_F(IsolationTest, AKernelThatWritesNothingIsWrongResult) {
  EXPECT_EQ(rowBetweenGoodOnes("blur.writes_nothing").status, Status::WrongResult);
}

TEST_F(IsolationTest, WrongValuesAreWrongResultWithTheSizeOfTheError) {
  const ResultRow row = rowBetweenGoodOnes("blur.wrong_values");
  EXPECT_EQ(row.status, Status::WrongResult);
  EXPECT_THAT(row.reason, HasSubstr("differs from the host reference"));
  EXPECT_GT(row.ownError->maxAbs, 0.1);
  EXPECT_GT(row.medianMs, 0) << "a wrong result is shown with its time";
}

TEST_F(IsolationTest, TooLargeAWorkGroupIsADeviceLimit) {
  const ResultRow row = rowBetweenGoodOnes("blur.huge_group");
  EXPECT_EQ(row.status, Status::DeviceLimit);
  EXPECT_THAT(row.reason, HasSubstr("100000"));
}

TEST_F(IsolationTest, AKernelThatCrashesTheDriverIsARowAndTheRunnerIsReplaced) {
  const ResultRow row = rowBetweenGoodOnes("blur.crashes");
  EXPECT_EQ(row.status, Status::Crashed);
  EXPECT_THAT(row.reason, HasSubstr("SIGSEGV"));
  EXPECT_THAT(notes_, ::testing::Contains(HasSubstr("Trying once more")));
}

TEST_F(IsolationTest, ARunnerThatSomebodyEndedIsStartedAgainAndItsPointMeasured) {
  Workbench workbench(options_);
  collectRun(workbench, planOf({"copy.scalar"}));
  const auto runners = testing::childrenOf(getpid());
  ASSERT_EQ(runners.size(), 1U);
  kill(runners.front(), SIGKILL);
  siginfo_t ended{};
  ASSERT_EQ(waitid(P_PID, static_cast<id_t>(runners.front()), &ended, WEXITED | WNOWAIT), 0);
  const auto run = collectRun(workbench, planOf({"copy.scalar"}));
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
  EXPECT_THAT(run.notes, ::testing::Not(::testing::Contains(HasSubstr("damaged"))));
}

TEST_F(IsolationTest, ARunnerThatSomebodyStoppedIsReplacedAndItsPointMeasured) {
  options_.deadline = std::chrono::seconds(5);
  Workbench workbench(options_);
  collectRun(workbench, planOf({"copy.scalar"}));
  const auto runners = testing::childrenOf(getpid());
  ASSERT_EQ(runners.size(), 1U);
  kill(runners.front(), SIGSTOP);
  const auto run = collectRun(workbench, planOf({"copy.scalar"}));
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
  EXPECT_THAT(run.notes, ::testing::Contains(HasSubstr("was stopped (SIGSTOP) for 5 s and was ended")));
}

TEST_F(IsolationTest, EachRepeatIsMeasuredByARunnerOfItsOwn) {
  Workbench workbench(options_);
  RunPlan plan = planOf({"copy.scalar", "copy.vector4"});
  plan.repeats = 3;
  std::map<int, std::set<pid_t>> runners;  // by repeat
  const auto run = collectRun(workbench, plan, [&runners](const RunEvent& event) {
    const auto* update = std::get_if<RowUpdated>(&event.what);
    if (update == nullptr) return;
    for (const pid_t runner : testing::childrenOf(getpid())) runners[update->row.repeat].insert(runner);
  });
  EXPECT_EQ(run.rows.size(), 6U);
  std::set<pid_t> all;
  for (const auto& [repeat, ofRepeat] : runners) {
    EXPECT_EQ(ofRepeat.size(), 1U) << "one for all turns of repeat " << repeat;
    all.insert(ofRepeat.begin(), ofRepeat.end());
  }
  EXPECT_EQ(runners.size(), 3U);
  EXPECT_EQ(all.size(), 3U);
}

TEST_F(IsolationTest, WorkThatAnEarlierVariantLeftDoesNotPassForAVariantsOwn) {
  // blur.separable leaves its rows in scratch0; the broken variant only does the columns.
  const ResultRow row = [&] {
    Workbench workbench(options_);
    return collectRun(workbench, planOf({"blur.separable", "blur.columns_only"})).rows.at(1);
  }();
  EXPECT_EQ(row.status, Status::WrongResult);
}

TEST_F(IsolationTest, AKernelThatNeverEndsIsTimedOut) {
  // Built in advance, because the deadline also applies to the good variants, and a cold build takes seconds on a busy
  // machine.
  rowBetweenGoodOnes("copy.vector4");
  options_.deadline = std::chrono::milliseconds(4000);
  const ResultRow row = rowBetweenGoodOnes("blur.never_ends");
  EXPECT_EQ(row.status, Status::TimedOut);
  EXPECT_THAT(row.reason, HasSubstr("for 4 s"));
}

TEST_F(IsolationTest, AKernelThatNeverEndsCanBeStopped) {
  Workbench workbench(options_);
  std::chrono::steady_clock::time_point cancelled;
  const auto run = collectRun(workbench, planOf({"blur.never_ends"}), [&](const RunEvent& event) {
    const auto* progress = std::get_if<Progress>(&event.what);
    if (progress == nullptr || progress->activity.find("timing") != 0) return;
    cancelled = std::chrono::steady_clock::now();
    workbench.cancel(event.run);
  });
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - cancelled;
  EXPECT_LT(taken, options_.deadline / 2) << "only the deadline ended it";
  EXPECT_EQ(run.rows.at(0).status, Status::Cancelled);
}

TEST_F(IsolationTest, ARunnerThatIsNoRunnerIsASentence) {
  options_.runner = "/bin/false";
  Workbench workbench(options_);
  const auto run = collectRun(workbench, planOf({"copy.scalar"}));
  EXPECT_EQ(run.finished.outcome, Outcome::Failed);
  EXPECT_THAT(run.finished.reason, HasSubstr("/bin/false"));
}

TEST_F(IsolationTest, SaysWhatItSetForTrueMeasurements) {
  Workbench workbench(options_);
  const auto run = collectRun(workbench, planOf({"copy.scalar"}));
  EXPECT_THAT(run.notes, ::testing::Contains(HasSubstr("POCL_AFFINITY=1")));
}

/// Sets variables that the runner inherits; they are restored at the end of the test.
class FaultTest : public IsolationTest {
 protected:
  void fail(const char* call, int number, int error) {
    set("OPENCL_LAYERS", HEADROOM_FAULT_LAYER);
    set("HEADROOM_FAULT_CALL", call);
    set("HEADROOM_FAULT_NUMBER", std::to_string(number).c_str());
    set("HEADROOM_FAULT_ERROR", std::to_string(error).c_str());
  }
  void TearDown() override { unsetAll(); }
  void set(const char* name, const char* value) {
    setenv(name, value, 1);
    set_.emplace_back(name);
  }
  void unsetAll() {
    for (const std::string& name : set_) unsetenv(name.c_str());
    set_.clear();
  }
  /// Returns the row with the fault; checks that the next point, without it, is measured.
  ResultRow firstRow() {
    Workbench workbench(options_);
    const auto run = collectRun(workbench, planOf({"copy.scalar"}));
    EXPECT_EQ(run.rows.size(), 1U) << run.finished.reason;
    unsetAll();
    const auto next = collectRun(workbench, planOf({"blur.separable"}));
    EXPECT_EQ(next.rows.size(), 1U) << next.finished.reason;
    if (run.rows.size() != 1 || next.rows.size() != 1) return {};
    EXPECT_EQ(next.rows[0].status, Status::Ok) << next.rows[0].reason;
    return run.rows[0];
  }

 private:
  std::vector<std::string> set_;
};

/// Rows sampled as usual with a wrong device clock.
class WrongClockTest : public FaultTest, public ::testing::WithParamInterface<std::pair<const char*, Mark>> {};

TEST_P(WrongClockTest, IsMarkedAndTheHostsClockCounts) {
  set("OPENCL_LAYERS", HEADROOM_FAULT_LAYER);
  set("HEADROOM_FAULT_CLOCK", GetParam().first);
  Workbench workbench(options_);
  RunPlan plan = planOf({"blur.recursive"});
  // Large enough that the launch overhead cannot hide a wrong clock, even on a busy machine.
  plan.sizes = {{1500, 1500}};
  plan.sampling = Sampling();
  plan.sampling.timeBudgetSeconds = 0.2;
  const auto run = collectRun(workbench, plan);
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  const ResultRow& row = run.rows.front();
  EXPECT_EQ(row.status, Status::Ok) << row.reason;
  EXPECT_TRUE(hasMark(row, GetParam().second)) << row.reason;
  EXPECT_EQ(row.clock, Clock::Host);
  EXPECT_GT(row.medianMs, 0);
  EXPECT_EQ(row.medianMs, row.wallMs);
  EXPECT_THAT(row.reason, HasSubstr("host clock is used"));
}

INSTANTIATE_TEST_SUITE_P(Clocks, WrongClockTest,
                         ::testing::Values(std::pair{"zero", Mark::BadStamps}, std::pair{"reversed", Mark::BadStamps},
                                           std::pair{"absent", Mark::BadStamps},
                                           std::pair{"slow", Mark::ClocksDisagree},
                                           std::pair{"fast", Mark::ClocksDisagree}),
                         [](const auto& clock) { return std::string(clock.param.first); });

/// Launches so short that one is negligible beside a wait. If the machine is busy for as long as the launches take, the
/// host clock's time doubles as well, and the fault cannot be detected: such a run is repeated.
class SlightlyWrongClockTest : public FaultTest, public ::testing::WithParamInterface<const char*> {};

TEST_P(SlightlyWrongClockTest, IsNoticedInBatchesOfShortLaunches) {
  set("OPENCL_LAYERS", HEADROOM_FAULT_LAYER);
  set("HEADROOM_FAULT_CLOCK", GetParam());
  Workbench workbench(options_);
  RunPlan plan = planOf({"copy.scalar"});
  plan.sizes = {{1000, 1000}};
  plan.sampling = Sampling();
  plan.sampling.noiseGoal = -1;
  plan.sampling.maximumSamples = 400;
  plan.sampling.rounds = 2;
  constexpr int kTries = 40;
  ResultRow row;
  for (int i = 0; i < kTries && !hasMark(row, Mark::ClocksDisagree); ++i) {
    const auto run = collectRun(workbench, plan);
    ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
    row = run.rows.front();
  }
  EXPECT_TRUE(hasMark(row, Mark::ClocksDisagree)) << row.reason;
  EXPECT_EQ(row.clock, Clock::Host);
}

INSTANTIATE_TEST_SUITE_P(Clocks, SlightlyWrongClockTest, ::testing::Values("half", "double"),
                         [](const auto& clock) { return std::string(clock.param); });

TEST_F(FaultTest, ALaunchThatRunsOutOfResourcesIsADeviceLimitNamingTheCall) {
  fail("clEnqueueNDRangeKernel", 2, -5);
  const ResultRow row = firstRow();
  EXPECT_EQ(row.status, Status::DeviceLimit);
  EXPECT_THAT(row.reason, HasSubstr("CL_OUT_OF_RESOURCES"));
  EXPECT_THAT(row.reason, HasSubstr("clEnqueueNDRangeKernel"));
}

TEST_F(FaultTest, ABufferThatCanNotBeHadIsADeviceLimit) {
  fail("clCreateBuffer", 1, -4);
  EXPECT_EQ(firstRow().status, Status::DeviceLimit);
}

TEST_F(FaultTest, AProgramThatDoesNotBuildIsBuildFailed) {
  set("HEADROOM_PROGRAM_CACHE", "off");  // otherwise a rejected binary would be rebuilt from source
  fail("clBuildProgram", 1, -11);
  set("HEADROOM_FAULT_LASTING", "1");
  Workbench workbench(options_);
  const auto run = collectRun(workbench, planOf({"copy.scalar"}));
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::BuildFailed);
}

TEST_F(FaultTest, AProgramRefusedTwiceWithoutAReasonIsBuiltAThirdTime) {
  set("HEADROOM_PROGRAM_CACHE", "off");
  fail("clBuildProgram", 2, -11);  // the first one is for the empty launches
  set("HEADROOM_FAULT_TIMES", "2");
  Workbench workbench(options_);
  const auto run = collectRun(workbench, planOf({"copy.scalar"}));
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
  EXPECT_THAT(run.notes, ::testing::Contains(HasSubstr("refused to build copy.scalar without naming an error")));
}

TEST_F(FaultTest, AKernelThatCanNotBeCreatedIsBuildFailed) {
  fail("clCreateKernel", 1, -46);
  const ResultRow row = firstRow();
  EXPECT_EQ(row.status, Status::BuildFailed);
  EXPECT_THAT(row.reason, HasSubstr("built-in"));
}

TEST_F(FaultTest, AfterAFailedLaunchTheNextPointIsMeasuredInAFreshProcess) {
  fail("clEnqueueNDRangeKernel", 2, -36);
  set("HEADROOM_FAULT_LASTING", "1");
  Workbench workbench(options_);
  const auto run = collectRun(workbench, planOf({"copy.scalar"}));
  ASSERT_EQ(run.rows.size(), 1U);
  EXPECT_EQ(run.rows[0].status, Status::Failed);
  EXPECT_TRUE(testing::childrenOf(getpid()).empty()) << "the runner that failed was kept";
}

TEST_F(FaultTest, AnUnknownErrorCodeIsToldByItsNumber) {
  fail("clEnqueueNDRangeKernel", 1, -9999);
  const ResultRow row = firstRow();
  EXPECT_EQ(row.status, Status::Failed);
  EXPECT_THAT(row.reason, HasSubstr("-9999"));
}

TEST_F(FaultTest, AFailingMapIsARowToo) {
  fail("clEnqueueMapBuffer", 2, -12);
  EXPECT_EQ(firstRow().status, Status::Failed);
}

TEST_F(IsolationTest, TheRunnerEndsWithItsParentEvenWhenTheParentIsKilledAndAKernelNeverEnds) {
  const pid_t parent = fork();
  ASSERT_GE(parent, 0);
  if (parent == 0) {
    execl(HEADROOM_RUNNER, HEADROOM_RUNNER, "run", "--kernels", HEADROOM_BROKEN_KERNELS, "--variants",
          "blur.never_ends", "--sizes", "64x48", "--no-ceilings", "-q", nullptr);
    _exit(127);
  }
  std::vector<pid_t> runners;
  EXPECT_TRUE(holdsBefore(kPatience, [&] { return !(runners = testing::childrenOf(parent)).empty(); }));
  // The kernel is running when the runner has used more CPU time than the build takes; on a device that leaves the CPU
  // idle, after this time.
  constexpr double kBusySeconds = 1.5;
  holdsBefore(std::chrono::seconds(10),
              [&] { return !runners.empty() && testing::processorSeconds(runners.front()) > kBusySeconds; });
  kill(parent, SIGKILL);
  waitpid(parent, nullptr, 0);
  ASSERT_EQ(runners.size(), 1U);
  // The new parent may never reap the process: a zombie has ended, too.
  EXPECT_TRUE(holdsBefore(kPatience, [&] { return !testing::isAlive(runners.front()); }))
      << "process " << runners.front() << " outlived its parent";
}

}  // namespace
}  // namespace headroom
