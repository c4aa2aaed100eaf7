// A real sshd that listens on the loopback, with keys of its own, and the host "box" behind it.
#pragma once

#include <arpa/inet.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>

#include "crew_fixture.hpp"
#include "free_port.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/text/shell_word.hpp"

namespace headroom {

inline constexpr const char* kSshServer = "/usr/sbin/sshd";

inline bool isListening(int port) {
  const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  const bool isOpen = connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  close(descriptor);
  return isOpen;
}

class SshFixture : public CrewFixture {
 protected:
  SshFixture() : CrewFixture("box") {}

  void SetUp() override {
    CrewFixture::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    if (!std::filesystem::exists(kSshServer)) {
      if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "sshd is missing: install openssh-server";
      GTEST_SKIP() << "sshd is not installed";
    }
    std::filesystem::permissions(folder_, std::filesystem::perms::owner_all);
    for (const char* key : {"host_key", "user_key", "other_key"}) {
      const std::string command = "ssh-keygen -q -t ed25519 -N '' -f " + shellWord(path(key));
      ASSERT_EQ(std::system(command.c_str()), 0);
    }
    writeSettings();
    if (HasFatalFailure()) return;
    startServer();
    keepHost(hostsFile(), hostWithKey("user_key"), true);
  }
  void TearDown() override {
    endServer();
    CrewFixture::TearDown();
  }

  [[nodiscard]] NamedHost hostWithKey(const std::string& key) const {
    const std::vector<std::string> options{
        "-F", "/dev/null",          "-p", std::to_string(port_), "-i", path(key),
        "-o", "IdentitiesOnly=yes", "-o", "IdentityAgent=none",  "-o", "UserKnownHostsFile=" + path("known_hosts")};
    return {"box", commandOf(Reach::Ssh, "127.0.0.1", options), HEADROOM_RUNNER};
  }

  /// The one process that accepts connections; each session is a child of it.
  void startServer() {
    if (geteuid() == 0) std::filesystem::create_directories("/run/sshd");  // which it requires of root
    server_ = fork();
    if (server_ == 0) {
      prctl(PR_SET_PDEATHSIG, SIGTERM);
      const std::string settings = path("sshd_config");
      const std::string log = path("sshd.log");
      execl(kSshServer, kSshServer, "-D", "-f", settings.c_str(), "-E", log.c_str(), nullptr);
      _exit(127);
    }
    for (int wait = 0; wait < 200 && !isListening(port_); ++wait)
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    ASSERT_TRUE(isListening(port_)) << contentOf(path("sshd.log"));
  }
  /// Sessions go on without it.
  void endServer() {
    if (server_ <= 0) return;
    kill(server_, SIGTERM);
    waitpid(server_, nullptr, 0);
    server_ = 0;
  }

  pid_t server_ = 0;
  int port_ = 0;

 private:
  /// Kernels that PoCL has compiled for other tests, where these share them.
  static std::string sharedPoclCache() {
    const char* const folder = std::getenv("POCL_CACHE_DIR");
    return folder != nullptr ? fmt::format(" \"POCL_CACHE_DIR={}\"", folder) : std::string();
  }

  void writeSettings() {
    port_ = testing::freePort();
    ASSERT_GT(port_, 0);
    write("authorized_keys", contentOf(path("user_key.pub")));
    write("known_hosts", fmt::format("[127.0.0.1]:{} {}", port_, contentOf(path("host_key.pub"))));
    write(
        "sshd_config",
        fmt::format("Port {0}\nListenAddress 127.0.0.1\nHostKey {1}/host_key\nAuthorizedKeysFile {1}/authorized_keys\n"
                    "PidFile none\nStrictModes no\nUsePAM no\nPasswordAuthentication no\nPermitRootLogin yes\n"
                    "KbdInteractiveAuthentication no\nPermitUserEnvironment no\n"
                    "SetEnv XDG_CACHE_HOME={1}/far-cache XDG_DATA_HOME={1}/far-data{2}\n",
                    port_, folder_.string(), sharedPoclCache()));
  }
};

}  // namespace headroom
