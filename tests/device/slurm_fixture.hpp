// A real Slurm with one node, this machine, as the host "slurm": its queue, and its tasks as workers.
#pragma once

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
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
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "../unit/scoped_variable.hpp"
#include "crew_fixture.hpp"
#include "free_port.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/text/shell_word.hpp"

namespace headroom {

inline constexpr std::array kSlurmPrograms{"/usr/sbin/munged", "/usr/sbin/slurmctld", "/usr/sbin/slurmd",
                                           "/usr/bin/srun"};

inline std::string nodeName() {
  std::array<char, HOST_NAME_MAX + 1> name{};
  gethostname(name.data(), name.size() - 1);
  const std::string whole(name.data());
  return whole.substr(0, whole.find('.'));
}

class SlurmFixture : public CrewFixture {
 protected:
  SlurmFixture() : CrewFixture("slurm") {}

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
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    static_cast<void>(run(node + "RESUME"));
  }

  void expectEmptyQueue() const {
    for (int wait = 0; wait < 200 && !jobs().empty(); ++wait)
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
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
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    start({"/usr/sbin/slurmctld", "-D", "-c", "-f", path("slurm.conf")});
    start({"/usr/sbin/slurmd", "-D", "-N", node, "-f", path("slurm.conf")});
    const std::string isIdle = "sinfo -h -o %T | grep -q idle";
    for (int wait = 0; wait < 400 && !run(isIdle); ++wait) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    ASSERT_TRUE(run(isIdle)) << contentOf(path("munged.out")) << contentOf(path("slurmctld.out"))
                             << contentOf(path("slurmd.out"));
  }

  ScopedVariable settings_{"SLURM_CONF", (std::filesystem::temp_directory_path() /
                                          ("headroom-cli-test-" + std::to_string(getpid())) / "slurm.conf")
                                             .string()};
  std::vector<pid_t> servers_;
};

}  // namespace headroom
