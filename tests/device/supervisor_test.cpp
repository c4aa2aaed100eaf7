// The supervisor of a host's runner: another process on request, the same connection, and nothing left after its end.
// Needs no device: what is sent is answered before any driver is called.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "device/process_tree.hpp"
#include "jobs/protocol.hpp"
#include "system/child_process.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using SteadyClock = std::chrono::steady_clock;
using ::testing::HasSubstr;

constexpr auto kEnough = 30s;
constexpr std::size_t kLongest = 1 << 20;
constexpr const char* kUnreadable = "this is not a job\n";

class SupervisorTest : public ::testing::Test {
 protected:
  SupervisorTest() : worker_({{HEADROOM_RUNNER, "worker"}}) {
    for (const pid_t child : testing::childrenOf(getpid())) {
      const std::string command = testing::textOfProcFile("/proc/" + std::to_string(child) + "/cmdline");
      if (command.find("worker") != std::string::npos) supervisor_ = child;
    }
  }

  /// Returns the next line's parsed reply.
  std::string nextLine() {
    std::string line;
    EXPECT_EQ(worker_.receiveLine(line, {kEnough}, kLongest), Wait::Done);
    return line;
  }
  void expectGreeting() {
    const std::string line = nextLine();
    EXPECT_TRUE(std::holds_alternative<Greeting>(decodeReply(line))) << line;
  }
  void expectRefusal() { EXPECT_THAT(nextLine(), HasSubstr("protocol was broken")); }
  void send(const std::string& text) { EXPECT_EQ(worker_.send(std::as_bytes(std::span(text)), {kEnough}), Wait::Done); }
  /// Returns the process that serves jobs.
  [[nodiscard]] pid_t runner() const {
    const std::vector<pid_t> children = testing::childrenOf(supervisor_);
    return children.size() == 1 ? children.front() : 0;
  }
  /// Returns how long the processes lived on; at most ten seconds.
  static std::chrono::milliseconds lifeOf(const std::vector<pid_t>& processes) {
    const auto start = SteadyClock::now();
    for (const pid_t process : processes) {
      while (testing::isAlive(process) && SteadyClock::now() - start < 10s) std::this_thread::sleep_for(5ms);
    }
    return std::chrono::duration_cast<std::chrono::milliseconds>(SteadyClock::now() - start);
  }

  ChildProcess worker_;
  pid_t supervisor_ = 0;
};

TEST_F(SupervisorTest, ReplacesTheRunnerOverTheSameConnection) {
  expectGreeting();
  const pid_t first = runner();
  ASSERT_GT(first, 0);
  send(encode(RenewLine{}));
  expectGreeting();
  EXPECT_NE(runner(), first);
  EXPECT_FALSE(testing::isAlive(first));
  send(kUnreadable);
  expectRefusal();
}

TEST_F(SupervisorTest, ReplacesARunnerThatHangs) {
  expectGreeting();
  ASSERT_GT(runner(), 0);
  kill(runner(), SIGSTOP);
  send(encode(RenewLine{}));
  expectGreeting();
}

TEST_F(SupervisorTest, TakesNoBytesOfAPhotoForARequest) {
  expectGreeting();
  const pid_t first = runner();
  std::string pixels;
  while (pixels.size() < 200'000) pixels += "\n" + encode(RenewLine{});
  send(encode(PixelsLine{1, pixels.size()}) + pixels);
  send(kUnreadable);
  expectRefusal();
  EXPECT_EQ(runner(), first);
}

TEST_F(SupervisorTest, EndsWithinTwoSecondsOfThePipe) {
  expectGreeting();
  const std::vector<pid_t> both{supervisor_, runner()};
  worker_.endInput();
  EXPECT_LT(lifeOf(both), 2s);
}

TEST_F(SupervisorTest, EndsARunnerThatHangsWithinTwoSecondsOfThePipe) {
  expectGreeting();
  const std::vector<pid_t> both{supervisor_, runner()};
  kill(runner(), SIGSTOP);                 // as a driver's call that never returns
  send(std::string(500'000, ' ') + "\n");  // which it does not take
  worker_.endInput();
  EXPECT_LT(lifeOf(both), 2s + 500ms) << "with a moment for a busy machine";
}

TEST_F(SupervisorTest, DiesWithItsRunnerAndSaysHow) {
  expectGreeting();
  kill(runner(), SIGSEGV);
  std::string line;
  EXPECT_EQ(worker_.receiveLine(line, {kEnough}, kLongest), Wait::Ended);
  EXPECT_THAT(worker_.end(), HasSubstr("exit code 139, which is SIGSEGV to a shell"));
  EXPECT_TRUE(worker_.crashed());
}

TEST_F(SupervisorTest, TakesItsRunnerAlongWhenItIsKilled) {
  expectGreeting();
  const pid_t serving = runner();
  kill(supervisor_, SIGKILL);
  EXPECT_LT(lifeOf({serving}), 2s);
}

TEST(SupervisorWithoutInput, PassesOnTheGreetingBeforeItEnds) {
  ChildProcess worker({{"sh", "-c", "exec '" HEADROOM_RUNNER "' worker < /dev/null"}});
  std::string line;
  EXPECT_EQ(worker.receiveLine(line, {kEnough}, kLongest), Wait::Done);
  EXPECT_TRUE(std::holds_alternative<Greeting>(decodeReply(line))) << line;
  EXPECT_EQ(worker.receiveLine(line, {kEnough}, kLongest), Wait::Ended);
  EXPECT_THAT(worker.end(), HasSubstr("exit code 0"));
}

TEST(RelayedLine, KnowsLinesThatBytesFollow) {
  EXPECT_EQ(relayedLine(encode(PixelsLine{7, 6'220'800})).bytes, 6'220'800U);
  EXPECT_TRUE(relayedLine(encode(RenewLine{})).isRenewal);
  for (const std::string& line : {encode(CancelLine{7}), std::string(kUnreadable), std::string("[]\n"),
                                  std::string(R"({"pixels": -1})"), std::string(R"({"pixels": "many"})")}) {
    EXPECT_EQ(relayedLine(line).bytes, 0U) << line;
    EXPECT_FALSE(relayedLine(line).isRenewal) << line;
  }
}

}  // namespace
}  // namespace headroom
