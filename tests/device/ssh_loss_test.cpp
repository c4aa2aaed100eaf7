// Connections to a real sshd that die in the middle of a job: of one of several workers, of all, of the only one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "copy_kernel.hpp"
#include "held_worker.hpp"
#include "ssh_fixture.hpp"
#include "started_command.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class SshLoss : public SshFixture {
 protected:
  void SetUp() override {
    SshFixture::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    worker_.emplace(path(""));
    journal_.emplace(path("data/headroom/runs"));
    hold({});
    NamedHost host = hostWithKey("user_key");
    host.program = worker_->program();
    keepHost(hostsFile(), host, true);
  }

  void hold(HeldStart held) { worker_->write(held); }

  /// Starts the command, and takes the held worker's connection away when `isFarEnough`. Returns the exit code.
  int lose(
      const std::vector<std::string>& arguments, const std::function<bool()>& isFarEnough,
      const std::function<void()>& before = [] {}) {
    const pid_t command = testing::startCommand(arguments, path("data"), path("output"));
    worker_->wait(isFarEnough);
    if (HasFatalFailure()) {
      kill(command, SIGKILL);
    } else {
      sessions_ = testing::childrenOf(server_);
      const std::vector<pid_t> session = heldSession();  // while all of its processes are there
      before();
      for (const pid_t process : session) kill(process, SIGKILL);
    }
    const int status = testing::waitForEnd(command);
    if (!HasFatalFailure()) worker_->expectGone();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  int loseAfterRows(
      const std::vector<std::string>& arguments, std::size_t rows, const std::function<void()>& before = [] {}) {
    return lose(
        arguments, [this, rows] { return journal_->hasRows(rows); },
        [this, &before] {
          journal_->keep();
          before();
        });
  }
  [[nodiscard]] std::string output() const { return contentOf(path("output")); }
  [[nodiscard]] std::string report() const { return output() + contentOf(path("sshd.log")); }

  /// Six points.
  [[nodiscard]] static std::vector<std::string> run(const std::vector<std::string>& more) {
    std::vector<std::string> words{"run",
                                   "--variants",
                                   "copy.scalar,blur.separable,blur.local",
                                   "--sizes",
                                   "64x48,100x30",
                                   "--sigma",
                                   "2",
                                   "--no-ceilings",
                                   "--time-budget",
                                   "0.01",
                                   "--rounds",
                                   "1",
                                   "--noise-goal=-1",
                                   "--timeout",
                                   "60"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }

  std::optional<HeldWorker> worker_;
  std::optional<GrowingJournal> journal_;
  std::vector<pid_t> sessions_;  ///< of sshd, when the connection is taken away

 private:
  /// All processes of sshd between the one that accepts connections and the held worker.
  [[nodiscard]] std::vector<pid_t> heldSession() const {
    std::vector<pid_t> session;
    const auto isSession = [this](pid_t process) {
      return std::find(sessions_.begin(), sessions_.end(), process) != sessions_.end();
    };
    pid_t each = testing::parentOf(worker_->process());
    for (; each > 1 && !isSession(each); each = testing::parentOf(each)) session.push_back(each);
    EXPECT_GT(each, 1) << "it has a session";
    if (each > 1) session.push_back(each);
    return session;
  }
};

TEST_F(SshLoss, ARunGoesOnWithItsOtherWorker) {
  EXPECT_EQ(loseAfterRows(run({"--host", "box", "--workers", "2"}), 1), 0) << report();
  journal_->expectEachPointOnce(6);
  EXPECT_EQ(timesIn(output(), "to be measured again."), 1U) << output();
  EXPECT_THAT(output(), HasSubstr("exit code 255"));
}

TEST_F(SshLoss, TheGuideGoesOnWithItsOtherWorker) {
  EXPECT_EQ(loseAfterRows({"guide", "access-order", "--size", "64x48", "--host", "box", "--workers", "2", "--timeout",
                           "60", "--csv", path("guide.csv")},
                          1),
            0)
      << report();
  for (const ResultRow& row : journal_->rowsNow()) EXPECT_EQ(row.status, Status::Ok) << row.variant << row.reason;
  EXPECT_EQ(timesIn(output(), "to be measured again."), 1U) << output();
  EXPECT_THAT(contentOf(path("guide.csv")), Not(HasSubstr("Crashed")));
}

TEST_F(SshLoss, ACheckGoesOnWithItsOtherWorker) {
  for (const char* folder : {"base", "changed"}) std::filesystem::create_directories(path(folder));
  for (const char* name : {"one", "two"}) {
    write("base/" + std::string(name) + ".cl", copyKernel(20));
    write("changed/" + std::string(name) + ".cl", copyKernel(200));
  }
  const auto atOnce = [] { return true; };  // a check has no journal
  EXPECT_EQ(lose({"check", path("changed"), "--baseline-from", path("base"), "--sizes", "1000x300", "--margin", "10%",
                  "--host", "box", "--workers", "2", "--timeout", "60"},
                 atOnce),
            4)
      << report();
  for (const char* name : {"one", "two"}) EXPECT_THAT(output(), HasSubstr("slower: copy." + std::string(name)));
  EXPECT_EQ(timesIn(output(), "to be measured again."), 1U) << output();
}

TEST_F(SshLoss, ATuningGoesOnWithItsOtherWorker) {
  std::vector<nlohmann::json> known;
  EXPECT_EQ(lose(
                tuning("--workers 2 --budget 5min --timeout 60"), [this] { return !trials().empty(); },
                [&] { known = trials(); }),
            0)
      << report();
  expectAllTried(16);
  const std::vector<nlohmann::json> all = trials();
  for (std::size_t i = 0; i < known.size(); ++i) EXPECT_EQ(all.at(i), known[i]);
  EXPECT_EQ(timesIn(output(), "which is measured again:"), 1U) << output();
}

TEST_F(SshLoss, OfAllWorkersEndsARunThatIsResumedAtTheLostPoint) {
  const auto closeForGood = [this] {
    endServer();
    for (const pid_t session : sessions_) kill(session, SIGKILL);
  };
  EXPECT_EQ(loseAfterRows(run({"--host", "box", "--workers", "2"}), 1, closeForGood), 1) << report();
  EXPECT_EQ(timesIn(output(), "All workers are lost."), 1U) << output();
  EXPECT_THAT(output(), AllOf(HasSubstr("Connection refused"), HasSubstr("--resume")));
  EXPECT_LT(journal_->rowsNow().size(), 6U) << "the held worker's points are missing";
  startServer();
  const Ended resumed = cli("run --resume --workers 2 --timeout 60");
  EXPECT_EQ(resumed.code, 0) << resumed.out << resumed.err;
  journal_->expectEachPointOnce(6);
}

TEST_F(SshLoss, OfTheOnlyConnectionIsMadeGoodByANewOne) {
  hold({1, 5});
  EXPECT_EQ(loseAfterRows(run({"--device", "box/"}), 3), 0) << report();
  journal_->expectEachPointOnce(6);
  EXPECT_EQ(timesIn(output(), "Trying once more."), 1U) << output();
  EXPECT_EQ(worker_->starts(), 2U);
}

TEST_F(SshLoss, OfTheMachineIsARowForEachPointThatItLeaves) {
  hold({1, 5});
  EXPECT_EQ(loseAfterRows(run({"--device", "box/"}), 3, [this] { endServer(); }), 1) << report();
  std::size_t known = 0;
  const std::vector<ResultRow> rows = journal_->rowsNow();
  EXPECT_EQ(rows.size(), 6U);
  for (const ResultRow& row : rows) {
    if (row.status == Status::Ok) {
      ++known;
    } else {
      EXPECT_EQ(row.status, Status::Failed) << row.reason;
      EXPECT_THAT(row.reason, HasSubstr("Connection refused"));
    }
  }
  EXPECT_GE(known, 3U);
  EXPECT_LT(known, 6U);
}

}  // namespace
}  // namespace headroom
