// A sweep of the real command line, killed with SIGKILL at random moments: what it acknowledged is in its journal, and
// it can be gone on with until every point was measured exactly once.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <random>
#include <set>
#include <thread>
#include <tuple>

#include "headroom/history.hpp"
#include "headroom/report.hpp"
#include "workbench_run.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// Device, variant, width, height, sigma, role, caches, repeat.
using PointKey = std::tuple<std::string, std::string, int, int, double, Role, Caches, int>;

PointKey keyOf(const ResultRow& row) {
  return {row.deviceId, row.variant, row.size.width, row.size.height, row.sigma, row.role, row.caches, row.repeat};
}

class KilledRun : public testing::DeviceTest {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("headroom-killed-test-" + std::to_string(getpid()));
    fs::create_directories(folder_ / "headroom" / "runs");
    DeviceTest::SetUp();
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// headroom-cli with these arguments, its history in the test's folder. The process to wait for or to kill.
  pid_t start(const std::vector<std::string>& arguments) const {
    const pid_t child = fork();
    if (child != 0) return child;
    setenv("XDG_DATA_HOME", folder_.c_str(), 1);
    const int out = open((folder_ / "output").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    std::vector<char*> argv{const_cast<char*>(HEADROOM_RUNNER)};
    for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    execv(HEADROOM_RUNNER, argv.data());
    _exit(127);
  }

  static int waitFor(pid_t child) {
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    return status;
  }

  [[nodiscard]] fs::path runs() const { return folder_ / "headroom" / "runs"; }
  [[nodiscard]] std::string output() const { return readFile(folder_ / "output"); }

  /// Waits until the newest journal holds so many rows, or the process has ended; kills it then.
  void killAfterRows(pid_t child, std::size_t rows) const {
    int status = 0;
    while (waitpid(child, &status, WNOHANG) == 0) {
      const std::vector<RunSummary> list = listRuns(runs());
      if (!list.empty() && list.front().problem.empty() && list.front().finishedRows >= rows) {
        kill(child, SIGKILL);
        waitFor(child);
        return;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ADD_FAILURE() << "the run ended before it had " << rows << " rows: " << output();
  }

  fs::path folder_;
};

std::set<PointKey> keysOf(const std::vector<ResultRow>& rows) {
  std::set<PointKey> keys;
  for (const ResultRow& row : rows) EXPECT_TRUE(keys.insert(keyOf(row)).second) << row.variant << " twice";
  return keys;
}

// Debug aid: HEADROOM_KILL_SEED repeats the moments of another run of this test.
TEST_F(KilledRun, KeepsWhatItHadAndGoesOnToEveryPointExactlyOnce) {
  const char* seed = std::getenv("HEADROOM_KILL_SEED");
  std::mt19937 random(seed != nullptr ? static_cast<unsigned>(std::stoul(seed)) : 1U);
  // Rows are ready when all of their size has been measured: several sizes, for several moments.
  const std::vector<std::string> sweep{"run",           "-q",
                                       "--variants",    "separable,outputs4,local",
                                       "--sizes",       "64x48,100x30,31x17,33x20,80x80,50x70,120x10,90x40",
                                       "--sigma",       "2",
                                       "--time-budget", "0.01",
                                       "--no-ceilings"};
  ASSERT_EQ(waitFor(start(sweep)), 0) << output();
  ASSERT_EQ(listRuns(runs()).size(), 1U);
  const RunDocument whole = readRun(listRuns(runs()).front().file).document;
  const std::set<PointKey> wanted = keysOf(whole.rows);
  EXPECT_EQ(whole.outcome, Outcome::Completed);
  ASSERT_EQ(wanted.size(), 24U);
  fs::remove(listRuns(runs()).front().file);

  constexpr int kKills = 5;
  pid_t child = start(sweep);
  std::size_t rowsBefore = 0;
  for (int kill = 0; kill < kKills; ++kill) {
    // Somewhere in what is left, and leaving something to be done.
    const std::size_t left = wanted.size() - 1 - rowsBefore;
    std::uniform_int_distribution<std::size_t> more(0, left / (kKills - static_cast<std::size_t>(kill)));
    const std::size_t rows = rowsBefore + more(random);
    killAfterRows(child, rows);
    ASSERT_EQ(listRuns(runs()).size(), 1U);
    const RunSummary run = listRuns(runs()).front();
    EXPECT_GE(run.finishedRows, rows);
    EXPECT_EQ(run.points, wanted.size());
    EXPECT_EQ(readRun(run.file).document.rows.size(), run.finishedRows);
    if (run.outcome) break;  // it was done before the signal came
    EXPECT_TRUE(isUnfinished(run));
    rowsBefore = run.finishedRows;
    child = start({"run", "--resume", "-q"});
  }
  EXPECT_EQ(waitFor(child), 0) << output();
  const std::vector<RunSummary> list = listRuns(runs());
  ASSERT_EQ(list.size(), 1U);
  const RunDocument resumed = readRun(list.front().file).document;
  EXPECT_EQ(resumed.outcome, Outcome::Completed);
  EXPECT_EQ(keysOf(resumed.rows), wanted);
}

TEST_F(KilledRun, StoppedInOrderCanBeGoneOnWithToo) {
  const pid_t child = start({"run", "-q", "--variants", "separable,local,conv2d", "--sizes", "64x48,100x30,200x100",
                             "--sigma", "2", "--time-budget", "0.2"});
  while (listRuns(runs()).empty() || listRuns(runs()).front().finishedRows == 0) {
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, WNOHANG), 0) << output();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  kill(child, SIGINT);
  EXPECT_EQ(WEXITSTATUS(waitFor(child)), 1);
  const RunSummary stopped = listRuns(runs()).front();
  EXPECT_EQ(stopped.outcome, Outcome::Cancelled);
  EXPECT_LT(stopped.finishedRows, stopped.points);
  EXPECT_EQ(waitFor(start({"run", "--resume", "-q"})), 0) << output();
  const RunDocument resumed = readRun(stopped.file).document;
  EXPECT_EQ(keysOf(resumed.rows).size(), stopped.points);
  EXPECT_EQ(resumed.outcome, Outcome::Completed);
}

}  // namespace
}  // namespace headroom
