// The runner as a process: started, lost, restarted; which job it crashed in; and its threads' CPU affinity.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sched.h>
#include <sys/types.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <list>
#include <set>
#include <utility>

#include "../unit/scoped_variable.hpp"
#include "../unit/test_folder.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/version.hpp"
#include "jobs/protocol.hpp"
#include "process_tree.hpp"
#include "system/machine.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using testing::briefSampling;
using testing::collectRun;
using ::testing::HasSubstr;

/// Each round runs in a new runner. A row ends when it has its samples, ten per round, however slow the machine is.
RunPlan copyPlan(int rounds = 1) {
  RunPlan plan;
  plan.variants = {"copy.scalar"};
  plan.sizes = {{64, 48}};
  plan.ceilings = false;
  plan.sampling = briefSampling();
  plan.sampling.rounds = rounds;
  plan.sampling.noiseGoal = -1;
  if (rounds > 1) {
    plan.sampling.timeBudgetSeconds = 60;
    plan.sampling.maximumSamples = plan.sampling.minimumSamples = 10 * rounds;
  }
  plan.sampling.freshRounds = rounds > 1;
  return plan;
}

class RunnerTest : public ::testing::Test {
 protected:
  /// Set until the end of the test.
  void set(const char* name, const std::string& value) { variables_.emplace_back(name, value); }

  TestFolder folder_;
  WorkbenchOptions options_ = testing::testOptions();

 private:
  std::list<ScopedVariable> variables_;
};

/// Crashes a given number of times, with various caches.
class CrashTest : public RunnerTest {
 protected:
  void crash(std::size_t times) {
    writeFile(left_, std::string(times, 'x'));
    set("OPENCL_LAYERS", HEADROOM_FAULT_LAYER);
    set("HEADROOM_FAULT_CALL", "clEnqueueMapBuffer");  // which only the row's job calls
    set("HEADROOM_FAULT_NUMBER", "1");
    set("HEADROOM_FAULT_LASTING", "1");
    set("HEADROOM_FAULT_CRASHES", left_.string());
  }
  /// Runs with stored programs; `isKept` is whether they are still stored afterwards.
  testing::Collected runWithCaches(const RunPlan& plan, const std::function<void(const RunEvent&)>& alsoTell = {}) {
    set("XDG_CACHE_HOME", (folder_ / "cache").string());
    set("HEADROOM_PROGRAM_CACHE", "on");
    Workbench workbench(options_);
    return collectRun(workbench, plan, alsoTell);
  }
  [[nodiscard]] bool isKept() const { return std::filesystem::exists(folder_ / "cache/headroom/programs"); }

  std::filesystem::path left_ = folder_ / "left";
};

TEST_F(CrashTest, OnceIsSaidInTheRowAndLeavesTheCachesAlone) {
  for (const std::size_t crashes : {1U, 2U}) {
    crash(crashes);
    const auto run = runWithCaches(copyPlan());
    ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
    EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
    EXPECT_TRUE(hasMark(run.rows[0], Mark::Crashed)) << crashes;
    EXPECT_THAT(run.rows[0].reason, AllOf(HasSubstr("crashed once"), HasSubstr("SIGABRT")));
    EXPECT_THAT(run.notes, ::testing::Not(::testing::Contains(HasSubstr("damaged"))));
    EXPECT_TRUE(isKept());
  }
}

TEST_F(CrashTest, InALaterTurnKeepsTheEarlierOnes) {
  crash(0);
  bool isFirst = true;
  const auto run = runWithCaches(copyPlan(3), [&](const RunEvent& event) {
    if (std::holds_alternative<RowUpdated>(event.what) && std::exchange(isFirst, false)) writeFile(left_, "x");
  });
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
  EXPECT_TRUE(hasMark(run.rows[0], Mark::Crashed));
  EXPECT_EQ(run.rows[0].rounds.size(), 3U);
}

TEST_F(CrashTest, EveryTimeIsTheKernelsAndLeavesTheCachesAlone) {
  crash(100);
  const auto run = runWithCaches(copyPlan());
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Crashed) << run.rows[0].reason;
  EXPECT_THAT(run.notes, ::testing::Not(::testing::Contains(HasSubstr("damaged"))));
  EXPECT_TRUE(isKept());
}

/// Writes a program that starts the runner only from its third start on, or one that reports another version.
std::filesystem::path writeScript(const std::filesystem::path& file, const std::string& script) {
  writeFile(file, "#!/bin/sh\n" + script);
  std::filesystem::permissions(file, std::filesystem::perms::owner_all);
  return file;
}

TEST_F(RunnerTest, ARunnerThatDiesBeforeItsGreetingIsStartedAgain) {
  options_.runner = writeScript(folder_ / "runner", fmt::format("echo >> '{0}'; [ $(wc -l < '{0}') -gt 2 ] || exit 1\n"
                                                                "exec '{1}' \"$@\"\n",
                                                                (folder_ / "starts").string(), HEADROOM_RUNNER));
  Workbench workbench(options_);
  const auto run = collectRun(workbench, copyPlan());
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
}

TEST_F(RunnerTest, ARunnerThatIsStoppedBeforeItsGreetingIsReplacedAndTheRowSaysSo) {
  options_.runner = writeScript(folder_ / "runner", fmt::format("[ -e '{0}' ] || {{ : > '{0}'; kill -STOP $$; }}\n"
                                                                "exec '{1}' \"$@\"\n",
                                                                (folder_ / "stopped").string(), HEADROOM_RUNNER));
  options_.deadline = std::chrono::seconds(5);
  Workbench workbench(options_);
  RunPlan plan = copyPlan();
  plan.variants.emplace_back("copy.vector4");
  const auto run = collectRun(workbench, plan);
  ASSERT_EQ(run.rows.size(), 2U) << run.finished.reason;
  std::string reasons;  // the order of turns is random
  for (const ResultRow& row : run.rows) {
    EXPECT_EQ(row.status, Status::Ok) << row.reason;
    reasons += row.reason;
  }
  EXPECT_THAT(reasons, HasSubstr("was stopped (SIGSTOP) for 5 s before its first line and was replaced."));
  EXPECT_THAT(run.notes, ::testing::Contains(HasSubstr("was stopped (SIGSTOP) for 5 s")));
}

TEST_F(RunnerTest, ARunnerThatIsSilentTwiceEndsTheRunWithASentence) {
  options_.runner = writeScript(folder_ / "runner", "exec sleep 1000\n");
  options_.deadline = std::chrono::milliseconds(500);
  Workbench workbench(options_);
  const auto run = collectRun(workbench, copyPlan());
  EXPECT_EQ(run.finished.outcome, Outcome::Failed);
  EXPECT_THAT(run.finished.reason, AllOf(HasSubstr("did not start: it was silent for 0.5 s"), HasSubstr("Install")));
}

TEST_F(RunnerTest, ARunnerThatIsGoneLeavesTheRoundsThatItMeasured) {
  const auto runner = writeScript(folder_ / "runner", fmt::format("[ -e '{}' ] && exit 1\nexec '{}' \"$@\"\n",
                                                                  (folder_ / "gone").string(), HEADROOM_RUNNER));
  options_.runner = runner;
  Workbench workbench(options_);
  const RunPlan plan = copyPlan(4);
  const auto run = collectRun(workbench, plan, [&](const RunEvent& event) {
    if (std::holds_alternative<RowUpdated>(event.what)) writeFile(folder_ / "gone", "");
  });
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
  EXPECT_EQ(run.rows[0].rounds.size(), 1U);
  EXPECT_THAT(run.rows[0].reason, HasSubstr("Its further rounds are missing. The OpenCL runner"));
}

TEST_F(RunnerTest, ARunnerThatIsReplacedWhileItIsUsedStaysTheSame) {
  options_.runner = folder_ / "headroom-cli";
  std::filesystem::copy_file(HEADROOM_RUNNER, options_.runner);
  Workbench workbench(options_);
  const RunPlan plan = copyPlan(3);
  const auto run = collectRun(workbench, plan, [&](const RunEvent& event) {
    if (!std::holds_alternative<RowUpdated>(event.what)) return;
    writeScript(folder_ / "new", "exit 1\n");
    std::filesystem::rename(folder_ / "new", options_.runner);
  });
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
  EXPECT_EQ(run.rows[0].rounds.size(), 3U);
}

/// Checks a run's message for a runner's greeting.
class GreetingTest : public RunnerTest {
 protected:
  RunFinished runWith(const std::string& greeting) {
    options_.runner = writeScript(folder_ / "runner", fmt::format("echo '{}'; sleep 100\n", greeting));
    Workbench workbench(options_);
    return collectRun(workbench, copyPlan()).finished;
  }
};

TEST_F(GreetingTest, OfAnotherHeadroomIsRefused) {
  const RunFinished finished = runWith(encode(Greeting{kProtocolVersion, "0.0.1", {}, {}}));
  EXPECT_EQ(finished.outcome, Outcome::Failed);
  EXPECT_THAT(finished.reason, AllOf(HasSubstr("is of Headroom 0.0.1"), HasSubstr("Start Headroom again")));
}

TEST_F(GreetingTest, InAnotherProtocolIsRefusedInASentenceWithBothVersions) {
  const std::string ours = fmt::format("speaks version {}.", kProtocolVersion);
  const RunFinished none = runWith(R"({"version": "0.0.1", "notes": []})");
  EXPECT_EQ(none.outcome, Outcome::Failed);
  EXPECT_THAT(none.reason, AllOf(HasSubstr((folder_ / "runner").string()), HasSubstr("speaks an older protocol"),
                                 HasSubstr(ours), HasSubstr("Start Headroom again")));
  const RunFinished newer = runWith(R"({"protocol": 99, "version": "9.0", "context": 5, "greeting": "hello"})");
  EXPECT_EQ(newer.outcome, Outcome::Failed);
  EXPECT_THAT(newer.reason, AllOf(HasSubstr("is of Headroom 9.0"),
                                  HasSubstr("speaks version 99 of the runner's protocol"), HasSubstr(ours)));
}

/// Returns a command that greets instead of the runner, whose own greeting is discarded, as one on the machine of that
/// name.
std::string greetsFrom(const std::string& machine) {
  RunContext context;
  context.headroomVersion = version();
  context.host = machine;
  context.processor = "Processor of " + machine;
  context.processors = 3;
  context.environment = {{"OCL_THERE", "1"}};
  std::string greeting = encode(Greeting{kProtocolVersion, std::string(version()), context, {}});
  greeting.pop_back();
  return fmt::format("echo '{}'\n", greeting) +
         fmt::format("'{}' \"$@\" | {{ read -r own; exec cat; }}\n", HEADROOM_RUNNER);
}

TEST_F(RunnerTest, ARunIsRecordedUnderTheMachineThatItsRunnerNames) {
  options_.runner = writeScript(folder_ / "runner", greetsFrom("gpu7"));
  Workbench workbench(options_);
  const auto run = collectRun(workbench, copyPlan());
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_EQ(run.rows[0].status, Status::Ok) << run.rows[0].reason;
  EXPECT_EQ(run.context.host, "gpu7");
  EXPECT_EQ(run.context.processor, "Processor of gpu7");
  EXPECT_EQ(run.context.processors, 3U);
  EXPECT_EQ(run.context.environment.at("OCL_THERE"), "1");
  EXPECT_FALSE(run.context.startedAt.empty());
}

TEST_F(RunnerTest, ARunnerThatComesBackOnAnotherMachineEndsTheRun) {
  options_.runner = writeScript(folder_ / "runner",
                                fmt::format("if [ -e '{0}' ]; then\n{1}else touch '{0}'\n{2}fi\n",
                                            (folder_ / "started").string(), greetsFrom("gpu8"), greetsFrom("gpu7")));
  Workbench workbench(options_);
  const auto run = collectRun(workbench, copyPlan(3));
  EXPECT_EQ(run.context.host, "gpu7");
  ASSERT_EQ(run.rows.size(), 1U) << run.finished.reason;
  EXPECT_THAT(run.rows[0].reason + run.finished.reason,
              AllOf(HasSubstr("was on gpu7 and is now on gpu8"), HasSubstr("start the run again")));
}

/// Returns the CPU lists on which threads of a process may run, in Linux's format: "1".
std::set<std::string> processorsOfThreads(pid_t process) {
  std::set<std::string> all;
  for (const auto& thread : std::filesystem::directory_iterator(fmt::format("/proc/{}/task", process))) {
    std::ifstream status(thread.path() / "status");
    for (std::string line; std::getline(status, line);) {
      constexpr std::string_view kAllowed = "Cpus_allowed_list:\t";
      if (line.starts_with(kAllowed)) all.insert(line.substr(kAllowed.size()));
    }
  }
  return all;
}

TEST_F(RunnerTest, ThreadsOfTheDeviceStayOnTheProcessorsOfTheProgram) {
  cpu_set_t before;
  ASSERT_EQ(sched_getaffinity(0, sizeof before, &before), 0);
  const std::vector<int> usable = usableProcessors();
  if (usable.size() < 2) GTEST_SKIP() << "one processor is all there is";
  cpu_set_t last;
  CPU_ZERO(&last);
  CPU_SET(usable.back(), &last);
  ASSERT_EQ(sched_setaffinity(0, sizeof last, &last), 0);  // new threads inherit this
  std::set<std::string> processors;
  {
    Workbench workbench(options_);
    const auto run = collectRun(workbench, copyPlan());
    EXPECT_EQ(run.rows.at(0).status, Status::Ok);
    for (const pid_t runner : testing::childrenOf(getpid())) processors.merge(processorsOfThreads(runner));
  }
  sched_setaffinity(0, sizeof before, &before);
  EXPECT_EQ(processors, (std::set{std::to_string(usable.back())}));
}

}  // namespace
}  // namespace headroom
