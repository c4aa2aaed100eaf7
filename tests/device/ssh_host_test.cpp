// A host behind a real sshd, which listens on the loopback with keys of its own: what works on this machine works
// there.
#include <arpa/inet.h>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "command_line_fixture.hpp"
#include "free_port.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/image_files/image_file.hpp"
#include "headroom/text/shell_word.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr const char* kServer = "/usr/sbin/sshd";

bool isListening(int port) {
  const int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  const bool isOpen = connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  close(descriptor);
  return isOpen;
}

class SshHost : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    if (IsSkipped() || HasFatalFailure()) return;
    if (!std::filesystem::exists(kServer)) {
      if (std::getenv("HEADROOM_CI") != nullptr) FAIL() << "sshd is missing: install openssh-server";
      GTEST_SKIP() << "sshd is not installed";
    }
    std::filesystem::permissions(folder_, std::filesystem::perms::owner_all);
    for (const char* key : {"host_key", "user_key", "other_key"}) {
      const std::string command = "ssh-keygen -q -t ed25519 -N '' -f " + shellWord(path(key));
      ASSERT_EQ(std::system(command.c_str()), 0);
    }
    startServer();
    keepHost(hostsFile(), hostWithKey("user_key"), true);
  }
  void TearDown() override {
    if (server_ > 0) {
      kill(server_, SIGTERM);
      waitpid(server_, nullptr, 0);
    }
    CommandLine::TearDown();
  }

  [[nodiscard]] NamedHost hostWithKey(const std::string& key) const {
    const std::vector<std::string> options{
        "-F", "/dev/null",          "-p", std::to_string(port_), "-i", path(key),
        "-o", "IdentitiesOnly=yes", "-o", "IdentityAgent=none",  "-o", "UserKnownHostsFile=" + path("known_hosts")};
    return {"box", commandOf(Reach::Ssh, "127.0.0.1", options), HEADROOM_RUNNER};
  }

  pid_t server_ = 0;
  int port_ = 0;

 private:
  void startServer() {
    port_ = testing::freePort();
    ASSERT_GT(port_, 0);
    write("authorized_keys", contentOf(path("user_key.pub")));
    write("known_hosts", fmt::format("[127.0.0.1]:{} {}", port_, contentOf(path("host_key.pub"))));
    write(
        "sshd_config",
        fmt::format("Port {0}\nListenAddress 127.0.0.1\nHostKey {1}/host_key\nAuthorizedKeysFile {1}/authorized_keys\n"
                    "PidFile none\nStrictModes no\nUsePAM no\nPasswordAuthentication no\nPermitRootLogin yes\n"
                    "KbdInteractiveAuthentication no\nPermitUserEnvironment no\n"
                    "SetEnv XDG_CACHE_HOME={1}/far-cache XDG_DATA_HOME={1}/far-data\n",
                    port_, folder_.string()));
    if (geteuid() == 0) std::filesystem::create_directories("/run/sshd");  // which it requires of root
    server_ = fork();
    if (server_ == 0) {
      prctl(PR_SET_PDEATHSIG, SIGTERM);
      const std::string settings = path("sshd_config");
      const std::string log = path("sshd.log");
      execl(kServer, kServer, "-D", "-f", settings.c_str(), "-E", log.c_str(), nullptr);
      _exit(127);
    }
    for (int wait = 0; wait < 200 && !isListening(port_); ++wait) std::this_thread::sleep_for(50ms);
    ASSERT_TRUE(isListening(port_)) << contentOf(path("sshd.log"));
  }
};

TEST_F(SshHost, ShowsItsDevices) {
  const Ended checked = cli("hosts check box");
  EXPECT_EQ(checked.code, 0) << checked.out << checked.err << contentOf(path("sshd.log"));
  EXPECT_THAT(checked.out, AllOf(HasSubstr("Reached: Linux"), HasSubstr("device:  box/0:0")));
}

TEST_F(SshHost, MeasuresTunesAndBlurs) {
  const Ended ran = cli("run --variants copy.scalar,blur.separable --device box/" + std::string(kBrief));
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  const Ended tuned =
      cli("tune --variants blur.fused --sizes 64x48 --budget 2s --no-ceilings --finalists 2 "
          "--time-budget 0.01 --device box/");
  EXPECT_EQ(tuned.code, 0) << tuned.out << tuned.err;
  saveImage(Image({61, 57}, 3, Depth::U8, std::vector<std::byte>(std::size_t{61} * 57 * 3, std::byte{90})),
            path("in.png"));
  const Ended blurred = cli("blur '" + path("in.png") + "' '" + path("out.png") +
                            "' --sigma 2 --variant separable "
                            "--device box/");
  EXPECT_EQ(blurred.code, 0) << blurred.out << blurred.err;
}

TEST_F(SshHost, MeasuresAnOwnKernelWithItsData) {
  std::filesystem::create_directories(path("kernels"));
  write("kernels/mine.cl", R"(/*---
title = "Copy"
summary = "Copies a file."
rank = 1
[size]
N = [64]
[buffer]
a = { type = "uchar", count = "N", init = { file = "a.bin" } }
b = { type = "uchar", count = "N", use = "out" }
[[pass]]
kernel = "copy"
args = ["a", "b"]
global = ["N"]
[reference]
file = { b = "a.bin" }
---*/
kernel void copy(global const uchar* a, global uchar* b) { const size_t i = get_global_id(0); b[i] = a[i]; }
)");
  write("kernels/a.bin", std::string(64, 'x'));
  const Ended ran = cli("--kernels '" + path("kernels") +
                        "' run --workload mine --device box/ --no-ceilings "
                        "--time-budget 0.01 --one-process");
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out + ran.err, Not(HasSubstr("not checked")));
  EXPECT_TRUE(std::filesystem::exists(path("far-cache/headroom/host-files")));
}

TEST_F(SshHost, LogsInOnceForAllRounds) {
  const Ended ran =
      cli("run --variants copy.scalar --device box/ --no-ceilings --sizes 64x48 --time-budget 0.3 "
          "--rounds 4 --noise-goal=-1");
  ASSERT_EQ(ran.code, 0) << ran.err;
  const std::string log = contentOf(path("sshd.log"));
  std::size_t logins = 0;
  for (std::size_t at = log.find("Accepted publickey"); at != std::string::npos;
       at = log.find("Accepted publickey", at + 1))
    ++logins;
  EXPECT_EQ(logins, 1U) << log;
}

TEST_F(SshHost, GetsACopyOfTheProgram) {
  NamedHost host = hostWithKey("user_key");
  std::string words;
  for (const std::string& word : host.command) words += ' ' + shellWord(word);
  const Ended added = cli("hosts add copied --install --" + words);
  ASSERT_EQ(added.code, 0) << added.out << added.err;
  EXPECT_THAT(added.out, AllOf(HasSubstr("far-data/headroom/copies/"), HasSubstr("device:  copied/0:0")));
  const Ended ran = cli("run --variants copy.scalar --device copied/" + std::string(kBrief));
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
}

TEST_F(SshHost, ThatRefusesTheKeyIsQuoted) {
  keepHost(hostsFile(), hostWithKey("other_key"), true);
  const Ended checked = cli("hosts check box");
  EXPECT_EQ(checked.code, 1);
  EXPECT_THAT(checked.out, AllOf(HasSubstr("problem:"), HasSubstr("exit code 255"), HasSubstr("Permission denied"),
                                 HasSubstr("by a key in your agent")));
}

TEST_F(SshHost, ThatIsUnknownIsQuoted) {
  write("known_hosts", "");
  const Ended checked = cli("hosts check box");
  EXPECT_EQ(checked.code, 1);
  EXPECT_THAT(checked.out, AllOf(HasSubstr("exit code 255"), HasSubstr("Host key verification failed")));
}

}  // namespace
}  // namespace headroom
