#include "system/child_process.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <fstream>
#include <thread>

#include "headroom/hosts/host.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr std::size_t kMuch = std::size_t{24} << 20;
constexpr std::size_t kLongLine = 1 << 20;
const Patience kPatient{20s};

ChildCommand shell(const std::string& line) {
  return {hostOfShellCommand("", line).command};
}

std::span<const std::byte> bytesOf(const std::string& text) {
  return std::as_bytes(std::span(text));
}

/// Contains every byte value, including line feeds, and no two equal parts.
std::string muchOf(std::size_t count) {
  std::string text(count, '\0');
  std::uint32_t state = 1;
  for (char& each : text) each = static_cast<char>((state = state * 1664525 + 1013904223) >> 24);
  return text;
}

std::string received(ChildProcess& child, std::size_t count) {
  std::string text(count, '\0');
  EXPECT_EQ(child.receive(std::as_writable_bytes(std::span(text)), kPatient), Wait::Done);
  return text;
}

std::string nextLine(ChildProcess& child) {
  std::string line;
  EXPECT_EQ(child.receiveLine(line, kPatient, kLongLine), Wait::Done);
  return line;
}

/// A write to a process that has ended is an error and must not end this process, as on the workbench's thread.
class ChildProcessTest : public ::testing::Test {
 protected:
  void SetUp() override { before_ = std::signal(SIGPIPE, SIG_IGN); }
  void TearDown() override { std::signal(SIGPIPE, before_); }

 private:
  void (*before_)(int) = SIG_DFL;
};

TEST_F(ChildProcessTest, GetsAndGivesMoreThanAPipeHoldsWhenBothWriteAtOnce) {
  ChildProcess child({{"cat"}});
  const std::string much = muchOf(kMuch);
  ASSERT_EQ(child.send(bytesOf(much), kPatient), Wait::Done);
  EXPECT_TRUE(received(child, much.size()) == much);
}

TEST_F(ChildProcessTest, GivesLinesAndBytesInTheirOrder) {
  ChildProcess child(shell("printf 'one\\n'; printf 'two\\nA\\nB'; sleep 0.05; printf 'Cthree\\n'"));
  EXPECT_EQ(nextLine(child), "one");
  EXPECT_EQ(nextLine(child), "two");
  EXPECT_EQ(received(child, 4), "A\nBC") << "whichever way they come";
  EXPECT_EQ(nextLine(child), "three");
  std::string line;
  EXPECT_EQ(child.receiveLine(line, kPatient, kLongLine), Wait::Ended);
}

TEST_F(ChildProcessTest, ThatEndsWithinItsBytesIsNoticed) {
  ChildProcess child(shell("printf abc"));
  std::array<std::byte, 4> bytes{};
  EXPECT_EQ(child.receive(bytes, kPatient), Wait::Ended);
}

TEST_F(ChildProcessTest, IsWaitedForNoLongerThanItMayBeSilent) {
  ChildProcess child({{"sleep", "1000"}});
  std::string line;
  EXPECT_EQ(child.receiveLine(line, {30ms}, kLongLine), Wait::TimedOut);
  EXPECT_EQ(child.send(bytesOf(muchOf(kMuch)), {30ms}), Wait::TimedOut) << "nobody reads it";
}

TEST_F(ChildProcessTest, ThatIsSlowMayTakeLongerThanItMayBeSilent) {
  ChildProcess child(shell("for i in 1 2 3 4 5 6; do printf x; sleep 0.1; done"));
  std::array<std::byte, 6> bytes{};
  EXPECT_EQ(child.receive(bytes, {400ms}), Wait::Done);
}

TEST_F(ChildProcessTest, IsNotWaitedForWhenSomethingElseIsToBeDone) {
  const int wake = eventfd(1, EFD_CLOEXEC);
  ChildProcess child({{"sleep", "1000"}});
  std::string line;
  EXPECT_EQ(child.receiveLine(line, {20s, wake}, kLongLine), Wait::WokenUp);
  EXPECT_EQ(child.send(bytesOf(muchOf(kMuch)), {20s, wake}), Wait::WokenUp);
  std::array<std::byte, 4> bytes{};
  EXPECT_EQ(child.receive(bytes, {20s, wake}), Wait::WokenUp);
  close(wake);
}

TEST_F(ChildProcessTest, CutsALineThatHasNoEnd) {
  ChildProcess child(shell("yes | tr -d '\\n'"));
  std::string line;
  ASSERT_EQ(child.receiveLine(line, kPatient, 1000), Wait::Done);
  EXPECT_THAT(line, ::testing::StartsWith("yyyy"));
}

TEST_F(ChildProcessTest, SaysHowItEndedWithItsLastWords) {
  ChildProcess failed(shell("echo first >&2; echo no GPU here >&2; exit 3"));
  std::string line;
  EXPECT_EQ(failed.receiveLine(line, kPatient, kLongLine), Wait::Ended);
  EXPECT_EQ(failed.end(), "ended with exit code 3; its last words: first | no GPU here");
  EXPECT_FALSE(failed.crashed());
  ChildProcess wordy(shell("printf Goodbye"));
  EXPECT_EQ(wordy.receiveLine(line, kPatient, kLongLine), Wait::Ended);
  EXPECT_EQ(wordy.end(), "ended with exit code 0; its last words: Goodbye") << "a line that it left unfinished";
}

TEST_F(ChildProcessTest, LastWordsAreFewAndNoneForATerminal) {
  std::string line;
  ChildProcess wild(shell("printf '\\033[2Jgone.\\n' >&2; exit 3"));
  EXPECT_EQ(wild.receiveLine(line, kPatient, kLongLine), Wait::Ended);
  EXPECT_EQ(wild.end(), "ended with exit code 3; its last words: \\u001b[2Jgone")
      << "the sentence has its own full stop";
  ChildProcess wordy(shell("seq 1 1000 >&2; echo >&2; exit 3"));
  EXPECT_EQ(wordy.receiveLine(line, kPatient, kLongLine), Wait::Ended);
  EXPECT_EQ(wordy.end(),
            "ended with exit code 3; its last words: 991 | 992 | 993 | 994 | 995 | 996 | 997 | 998 | 999 | 1000");
  ChildProcess endless(shell("yes word | head -n 5000 | tr -d '\\n' >&2; exit 3"));
  EXPECT_EQ(endless.receiveLine(line, kPatient, kLongLine), Wait::Ended);
  EXPECT_THAT(endless.end(), AllOf(HasSubstr("wordword"), ::testing::SizeIs(::testing::Lt(700u))));
}

TEST_F(ChildProcessTest, TellsACrashAlsoOfWhatAShellRuns) {
  std::string line;
  ChildProcess direct(shell("kill -SEGV $$"));
  EXPECT_EQ(direct.receiveLine(line, kPatient, kLongLine), Wait::Ended);
  EXPECT_EQ(direct.end(), "was killed by SIGSEGV");
  EXPECT_TRUE(direct.crashed());
  ChildProcess within(shell("sh -c 'kill -SEGV $$' 2> /dev/null; exit $?"));
  EXPECT_EQ(within.receiveLine(line, kPatient, kLongLine), Wait::Ended);
  EXPECT_EQ(within.end(), "ended with exit code 139, which is SIGSEGV to a shell");
  EXPECT_TRUE(within.crashed());
}

TEST_F(ChildProcessTest, ThatCannotBeStartedSaysWhy) {
  EXPECT_THAT(sentenceOf<Error>([] { ChildProcess({{"/no/such/program"}}); }),
              HasSubstr("/no/such/program: No such file or directory"));
}

TEST_F(ChildProcessTest, TakesWhatItHasStartedWithIt) {
  ChildProcess child(shell("sleep 1000 & echo $!; wait"));
  const std::string state = fmt::format("/proc/{}/stat", nextLine(child));
  ASSERT_TRUE(std::ifstream(state).good());
  child.end();
  const auto isGone = [&state] {
    std::string stat;
    std::getline(std::ifstream(state), stat);
    return stat.empty() || stat.find(") Z ") != std::string::npos;
  };
  for (int i = 0; i < 200 && !isGone(); ++i) std::this_thread::sleep_for(10ms);
  EXPECT_TRUE(isGone());
}

TEST_F(ChildProcessTest, WithAGraceMayEndByItselfWhenItsInputDoes) {
  const TestFolder folder;
  const std::string line = fmt::format("cat > /dev/null; echo whole > {}", (folder / "end").string());
  ChildCommand command = shell(line);
  command.grace = 5s;
  ChildProcess child(command);
  EXPECT_EQ(child.end(), "ended with exit code 0");
  EXPECT_EQ(readFile(folder / "end"), "whole\n");
}

TEST_F(ChildProcessTest, IsTerminatedBeforeItIsKilledIfItMayEndByThat) {
  const TestFolder folder;
  const std::string file = folder.path() / "cancelled";
  ChildCommand command =
      shell(fmt::format("trap 'echo yes > \"{}\"; exit 3' TERM; echo ready; while :; do sleep 0.01; "
                        "done",
                        file));
  command.grace = 1ms;
  command.termination = 20s;
  ChildProcess child(command);
  EXPECT_EQ(nextLine(child), "ready");
  EXPECT_THAT(child.end(), HasSubstr("exit code 3"));
  EXPECT_EQ(readFile(file, 100), "yes\n");
}

TEST_F(ChildProcessTest, ThatIgnoresItsTerminationIsKilled) {
  ChildCommand command = shell("trap '' TERM; echo ready; while :; do sleep 0.01; done");
  command.grace = 1ms;
  command.termination = 50ms;
  ChildProcess child(command);
  EXPECT_EQ(nextLine(child), "ready");
  EXPECT_THAT(child.end(), HasSubstr("SIGKILL"));
}

TEST(Host, TellsItsCommandAsItIsTyped) {
  EXPECT_EQ(commandLineOf({}), "");
  EXPECT_EQ(commandLineOf({"gpu7", {"ssh", "gpu7", "headroom-cli", "worker"}}), "ssh gpu7 headroom-cli worker");
  EXPECT_EQ(commandLineOf(hostOfShellCommand("here", "exec headroom-cli worker")), "sh -c 'exec headroom-cli worker'");
}

}  // namespace
}  // namespace headroom
