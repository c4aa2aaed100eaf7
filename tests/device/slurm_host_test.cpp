// A real Slurm with one node, this machine: its queue, its tasks as workers, and what becomes of cancelled ones.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <climits>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "../unit/scoped_variable.hpp"
#include "crew_fixture.hpp"
#include "free_port.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/text/shell_word.hpp"
#include "started_command.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;

constexpr std::array kSlurmPrograms{"/usr/sbin/munged", "/usr/sbin/slurmctld", "/usr/sbin/slurmd", "/usr/bin/srun"};

std::string nodeName() {
  std::array<char, HOST_NAME_MAX + 1> name{};
  gethostname(name.data(), name.size() - 1);
  const std::string whole(name.data());
  return whole.substr(0, whole.find('.'));
}

class SlurmHost : public CrewFixture {
 protected:
  SlurmHost() : CrewFixture("slurm") {}

  void SetUp() override {
    CrewFixture::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    for (const char* program : kSlurmPrograms) {
      if (std::filesystem::exists(program)) continue;
      if (std::getenv("HEADROOM_CI") != nullptr)
        FAIL() << program << " is missing: install slurmctld, slurmd, slurm-client and munge";
      GTEST_SKIP() << "Slurm is not installed";
    }
    startSlurm();
    if (HasFatalFailure()) return;
    // Each job looks like a machine of its own, as nodes are.
    write("node", fmt::format("#!/bin/sh\n{} \"$@\" | LC_ALL=C sed -u \"s/$(cat /proc/sys/kernel/random/boot_id)/job "
                              "$SLURM_JOB_ID/g\"\n",
                              shellWord(HEADROOM_RUNNER)));
    std::filesystem::permissions(path("node"), std::filesystem::perms::owner_all);
    keepHost(hostsFile(), {"slurm", commandOf(Reach::Srun, "", {"-n", "1", "-c", "1"}), path("node")}, true);
  }
  void TearDown() override {
    for (auto server = servers_.rbegin(); server != servers_.rend(); ++server) {
      kill(*server, SIGTERM);
      waitpid(*server, nullptr, 0);
    }
    CrewFixture::TearDown();
  }

  /// Ids of the jobs in the queue, running or waiting.
  [[nodiscard]] std::vector<std::string> jobs() const {
    run("squeue -h -o %i >" + shellWord(path("queue")));
    std::vector<std::string> ids;
    std::istringstream stream(contentOf(path("queue")));
    for (std::string id; stream >> id;) ids.push_back(id);
    return ids;
  }
  static bool run(const std::string& command) { return std::system((command + " 2>/dev/null").c_str()) == 0; }

  /// It comes back by itself, or at the second command, whichever is first.
  void takeNodeAway() const {
    const std::string node = "scontrol update NodeName=" + nodeName() + " Reason=test State=";
    EXPECT_TRUE(run(node + "DOWN"));
    std::this_thread::sleep_for(500ms);
    static_cast<void>(run(node + "RESUME"));
  }

  void expectEmptyQueue() const {
    for (int wait = 0; wait < 200 && !jobs().empty(); ++wait) std::this_thread::sleep_for(50ms);
    EXPECT_TRUE(jobs().empty());
  }

 private:
  void start(const std::vector<std::string>& words) {
    const pid_t server = fork();
    if (server == 0) {
      prctl(PR_SET_PDEATHSIG, SIGTERM);
      std::vector<char*> argv;
      for (const std::string& word : words) argv.push_back(const_cast<char*>(word.c_str()));
      argv.push_back(nullptr);
      const std::string log = path(std::filesystem::path(words.front()).filename().string() + ".out");
      const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
      dup2(out, STDOUT_FILENO);
      dup2(out, STDERR_FILENO);
      execv(argv.front(), argv.data());
      _exit(127);
    }
    servers_.push_back(server);
  }

  void startSlurm() {
    const std::string node = nodeName();
    const passwd* user = getpwuid(geteuid());
    ASSERT_NE(user, nullptr);
    write("munge.key", std::string(128, 'k'));
    chmod(path("munge.key").c_str(), 0600);
    for (const char* folder : {"state", "spool"}) std::filesystem::create_directories(path(folder));
    write("slurm.conf",
          fmt::format("ClusterName=headroom\nSlurmctldHost={0}(127.0.0.1)\nSlurmUser={1}\nSlurmdUser={1}\n"
                      "AuthType=auth/munge\nAuthInfo=socket={2}/munge.socket\nStateSaveLocation={2}/state\n"
                      "SlurmdSpoolDir={2}/spool\nSlurmctldPidFile={2}/slurmctld.pid\nSlurmdPidFile={2}/slurmd.pid\n"
                      "SlurmctldPort={3}\nSlurmdPort={4}\nProctrackType=proctrack/linuxproc\nTaskPlugin=task/none\n"
                      "SelectType=select/cons_tres\nSelectTypeParameters=CR_CPU\nReturnToService=2\nMpiDefault=none\n"
                      "SlurmdParameters=config_overrides\nNodeName={0} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN\n"
                      "PartitionName=test Nodes={0} Default=YES MaxTime=INFINITE State=UP\n",
                      node, user->pw_name, folder_.string(), testing::freePort(), testing::freePort()));
    start({"/usr/sbin/munged", "--foreground", "--force", "--key-file=" + path("munge.key"),
           "--socket=" + path("munge.socket"), "--pid-file=" + path("munged.pid"), "--log-file=" + path("munged.log"),
           "--seed-file=" + path("munge.seed")});
    for (int wait = 0; wait < 200 && !std::filesystem::exists(path("munge.socket")); ++wait)
      std::this_thread::sleep_for(50ms);
    start({"/usr/sbin/slurmctld", "-D", "-c", "-f", path("slurm.conf")});
    start({"/usr/sbin/slurmd", "-D", "-N", node, "-f", path("slurm.conf")});
    const std::string isIdle = "sinfo -h -o %T | grep -q idle";
    for (int wait = 0; wait < 400 && !run(isIdle); ++wait) std::this_thread::sleep_for(50ms);
    ASSERT_TRUE(run(isIdle)) << contentOf(path("munged.out")) << contentOf(path("slurmctld.out"))
                             << contentOf(path("slurmd.out"));
  }

  ScopedVariable settings_{"SLURM_CONF", (std::filesystem::temp_directory_path() /
                                          ("headroom-cli-test-" + std::to_string(getpid())) / "slurm.conf")
                                             .string()};
  std::vector<pid_t> servers_;
};

TEST_F(SlurmHost, TunesWithItsTasksAndTakesWaitingOnesOutOfTheQueue) {
  // Of three workers two have a place; the third one waits.
  const Ended tuned = tune("--workers 3 --budget 5min --timeout 120");
  ASSERT_EQ(tuned.code, 0) << tuned.out << tuned.err << contentOf(path("slurmctld.out"));
  expectAllTried(16);
  EXPECT_EQ(workers().size(), 2U);
  expectEmptyQueue();
}

TEST_F(SlurmHost, ACancelledTaskLosesOneConfigurationThatIsMeasuredAgain) {
  setValues("1, 2, 3, 4, 5, 6");
  const pid_t command =
      testing::startCommand(tuning("--workers 2 --budget 5min --timeout 120"), path("data"), path("output"));
  for (int wait = 0; wait < 6000 && workers().size() < 2; ++wait) std::this_thread::sleep_for(10ms);
  const std::vector<std::string> running = jobs();
  ASSERT_FALSE(running.empty()) << contentOf(path("output"));
  EXPECT_TRUE(run("scancel " + running.front()));
  const int status = testing::waitForEnd(command);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << contentOf(path("output"));
  expectAllTried(36);
  EXPECT_THAT(contentOf(path("output")), HasSubstr("is measured again"));
  expectEmptyQueue();
}

TEST_F(SlurmHost, EachWayToLoseATaskCostsOneConfiguration) {
  setValues("1, 2, 3, 4, 5, 6, 7, 8");
  const pid_t command =
      testing::startCommand(tuning("--workers 2 --budget 5min --timeout 120"), path("data"), path("output"));
  const auto waitForTrials = [this](std::size_t count) {
    for (int wait = 0; wait < 6000 && trials().size() < count; ++wait) std::this_thread::sleep_for(10ms);
  };
  waitForTrials(3);
  // SIGTERM comes first when a job is preempted or out of time; without a mercy period SIGKILL comes alone.
  for (const char* way : {"scancel --signal=TERM ", "scancel --signal=KILL ", "scancel "}) {
    const std::vector<std::string> running = jobs();
    ASSERT_FALSE(running.empty()) << contentOf(path("output"));
    const bool isStep = std::string(way) == "scancel ";
    EXPECT_TRUE(run(way + running.front() + (isStep ? ".0" : ""))) << way;
    waitForTrials(trials().size() + 4);
  }
  takeNodeAway();
  const int status = testing::waitForEnd(command);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << contentOf(path("output"));
  expectAllTried(64);
  const std::string output = contentOf(path("output"));
  std::size_t losses = 0;
  for (std::size_t at = 0; (at = output.find("is measured again", at)) != std::string::npos; ++at) ++losses;
  EXPECT_GE(losses, 3U) << output;
  EXPECT_LE(losses, 5U) << "a task has one configuration, and the node has two tasks\n" << output;
  expectEmptyQueue();
}

TEST_F(SlurmHost, RunsVariantsAndTheGuideWithTwoTasks) {
  const Ended ran = cli("run --variants copy.scalar,blur.separable --host slurm --workers 2 --csv " + path("run.csv") +
                        std::string(kBrief));
  ASSERT_EQ(ran.code, 0) << ran.out << ran.err << contentOf(path("slurmctld.out"));
  const std::string run = contentOf(path("run.csv"));
  for (const char* variant : {"copy.scalar", "blur.separable"}) EXPECT_THAT(run, HasSubstr(variant));
  EXPECT_THAT(run, HasSubstr("(slurm/0:0)")) << "the column of workers";
  const Ended guided = cli("guide access-order -q --size 64x48 --host slurm --workers 2 --csv " + path("guide.csv"));
  EXPECT_EQ(guided.code, 0) << guided.out << guided.err;
  EXPECT_THAT(contentOf(path("guide.csv")), HasSubstr("(slurm/0:0)"));
  expectEmptyQueue();
}

TEST_F(SlurmHost, MeasuresAndBlurs) {
  const Ended ran = cli("run --variants copy.scalar,blur.separable --device slurm/" + std::string(kBrief));
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  saveImage(Image({61, 57}, 3, Depth::U8, std::vector<std::byte>(std::size_t{61} * 57 * 3, std::byte{90})),
            path("in.png"));
  const Ended blurred =
      cli("blur '" + path("in.png") + "' '" + path("out.png") + "' --sigma 2 --variant separable --device slurm/");
  EXPECT_EQ(blurred.code, 0) << blurred.out << blurred.err;
  expectEmptyQueue();
}

}  // namespace
}  // namespace headroom
