// Tasks of a real Slurm that are taken away in the middle of a job: preempted, killed, or with their node.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "copy_kernel.hpp"
#include "held_worker.hpp"
#include "slurm_fixture.hpp"
#include "started_command.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class SlurmLoss : public SlurmFixture {
 protected:
  void SetUp() override {
    SlurmFixture::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    worker_.emplace(path(""));
    journal_.emplace(path("data/headroom/runs"));
    worker_->write({});
    keepHost(hostsFile(), {"slurm", commandOf(Reach::Srun, "", {"-n", "1", "-c", "1"}), worker_->program()}, true);
  }

  /// Starts the command with two workers, and takes the held one's task away when `isFarEnough`. Returns the exit code.
  int lose(std::vector<std::string> arguments, const std::function<bool()>& isFarEnough,
           const std::function<void()>& takeAway) {
    for (const char* word : {"--host", "slurm", "--workers", "2", "--timeout", "120"}) arguments.emplace_back(word);
    const pid_t command = testing::startCommand(arguments, path("data"), path("output"));
    worker_->wait(isFarEnough);
    if (HasFatalFailure()) {
      kill(command, SIGKILL);
    } else {
      takeAway();
    }
    const int status = testing::waitForEnd(command);
    if (!HasFatalFailure()) worker_->expectGone();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  int loseAfterARow(const std::vector<std::string>& arguments, const std::function<void()>& takeAway) {
    return lose(
        arguments, [this] { return journal_->hasRows(1); },
        [&] {
          journal_->keep();
          takeAway();
        });
  }
  void signalTask(const std::string& signal) const {
    EXPECT_TRUE(SlurmFixture::run("scancel --signal=" + signal + ' ' + worker_->job()));
  }
  [[nodiscard]] std::string output() const { return contentOf(path("output")); }
  [[nodiscard]] std::string report() const { return output() + contentOf(path("slurmctld.out")); }

  std::optional<HeldWorker> worker_;
  std::optional<GrowingJournal> journal_;
};

TEST_F(SlurmLoss, ARunGoesOnWhenATaskIsPreempted) {
  EXPECT_EQ(
      loseAfterARow({"run", "--variants", "copy.scalar,blur.separable,blur.local", "--sizes", "64x48,100x30", "--sigma",
                     "2", "--no-ceilings", "--time-budget", "0.01", "--rounds", "1", "--noise-goal=-1"},
                    [this] { signalTask("TERM"); }),
      0)
      << report();
  journal_->expectEachPointOnce(6);
  EXPECT_EQ(timesIn(output(), "to be measured again."), 1U) << output();
  expectEmptyQueue();
}

TEST_F(SlurmLoss, TheGuideGoesOnWhenTheNodeIsLost) {
  EXPECT_EQ(loseAfterARow({"guide", "access-order", "--size", "64x48", "--csv", path("guide.csv")},
                          [this] { takeNodeAway(); }),
            0)
      << report();
  for (const ResultRow& row : journal_->rowsNow()) EXPECT_EQ(row.status, Status::Ok) << row.variant << row.reason;
  EXPECT_GE(timesIn(output(), "to be measured again."), 1U) << output();
  EXPECT_LE(timesIn(output(), "to be measured again."), 2U) << "it had two tasks\n" << output();
  EXPECT_THAT(contentOf(path("guide.csv")), Not(HasSubstr("Crashed")));
  expectEmptyQueue();
}

TEST_F(SlurmLoss, ACheckGoesOnWhenATaskIsKilled) {
  for (const char* folder : {"base", "changed"}) std::filesystem::create_directories(path(folder));
  for (const char* name : {"one", "two"}) {
    write("base/" + std::string(name) + ".cl", copyKernel(20));
    write("changed/" + std::string(name) + ".cl", copyKernel(200));
  }
  const auto atOnce = [] { return true; };  // a check has no journal
  EXPECT_EQ(lose({"check", path("changed"), "--baseline-from", path("base"), "--sizes", "1000x300", "--margin", "10%"},
                 atOnce, [this] { signalTask("KILL"); }),
            4)
      << report();
  for (const char* name : {"one", "two"}) EXPECT_THAT(output(), HasSubstr("slower: copy." + std::string(name)));
  EXPECT_EQ(timesIn(output(), "to be measured again."), 1U) << output();
  expectEmptyQueue();
}

}  // namespace
}  // namespace headroom
