// The check of a host whose far end is missing, broken or hostile: a sentence each, in time. Needs no device.
#include "headroom/hosts/host_check.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <chrono>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "headroom/system/file.hpp"
#include "headroom/system/version.hpp"
#include "jobs/protocol.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// Long enough for a shell on a busy machine, and short enough to wait for.
constexpr auto kCheckDeadline = 3s;
/// For all steps of a check, on a busy machine or under a sanitizer.
constexpr auto kMostTime = 60s;

NamedHost shellHost(const std::string& before = "") {
  return {"gpu7", {"sh", "-c", before + "exec \"$@\"", "sh", "{words}"}};
}

class HostCheckTest : public ::testing::Test {
 protected:
  /// The host's headroom-cli is a script; of its `worker` command these lines.
  NamedHost hostWith(const std::string& worker, const std::string& shownVersion = "0.0.1") {
    NamedHost host = shellHost();
    host.program = (folder_ / "headroom-cli").string();
    writeFile(host.program, fmt::format("#!/bin/sh\nif [ \"$1\" = --version ]; then echo '{}'; exit; fi\n{}\n",
                                        shownVersion, worker));
    chmod(host.program.c_str(), 0700);
    return host;
  }
  /// Returns the sentence of the problem, which is the last finding.
  static std::string problemOf(const NamedHost& host) {
    const auto start = std::chrono::steady_clock::now();
    const HostCheck check = checkHost(host, kCheckDeadline);
    EXPECT_LT(std::chrono::steady_clock::now() - start, kMostTime);
    EXPECT_FALSE(check.isUsable());
    if (check.findings.empty() || !check.findings.back().isProblem) return "no problem was found";
    return check.findings.back().text;
  }
  static std::string greeting() { return encode(Greeting{kProtocolVersion, "0.0.1", {}, {}}); }

  TestFolder folder_;
};

TEST_F(HostCheckTest, SaysThatTheReachingProgramIsMissingHere) {
  EXPECT_THAT(problemOf({"gpu7", {"/no/such/ssh", "gpu7", "{line}"}}),
              AllOf(HasSubstr("gpu7 cannot be reached"), HasSubstr("No such file"), HasSubstr("Install that program")));
}

TEST_F(HostCheckTest, QuotesWhatTheReachingProgramSaid) {
  EXPECT_THAT(problemOf(shellHost("echo 'ssh: connect to host gpu7 port 22: Connection refused' >&2; exit 255; ")),
              AllOf(HasSubstr("exit code 255"), HasSubstr("Connection refused"), HasSubstr("by a key in your agent")));
}

TEST_F(HostCheckTest, BoundsWhatItQuotes) {
  const std::string problem = problemOf(shellHost("yes complaint | head -c 50000000 >&2; exit 255; "));
  EXPECT_THAT(problem, HasSubstr("complaint"));
  EXPECT_LT(problem.size(), 2000U);
}

TEST_F(HostCheckTest, EndsAHostThatIsSilentOrNeverEnds) {
  for (const char* before : {"exec sleep 1000; ", "yes | tr -d '\\n'; ", "yes 'headroom: begin'; "}) {
    EXPECT_THAT(problemOf(shellHost(before)), Not(HasSubstr("no problem"))) << before;
  }
  EXPECT_THAT(problemOf(shellHost("exec sleep 1000; ")),
              AllOf(HasSubstr("did not end within 3 s"), HasSubstr("password")));
}

TEST_F(HostCheckTest, QuotesAShellThatGreets) {
  EXPECT_THAT(problemOf(shellHost("echo Welcome to gpu7; ")),
              AllOf(HasSubstr("first writes \"Welcome to gpu7\""), HasSubstr("start files")));
}

TEST_F(HostCheckTest, SaysThatTheProgramIsMissingThere) {
  NamedHost host = shellHost();
  host.program = "no-such-headroom-cli";
  EXPECT_THAT(problemOf(host), AllOf(HasSubstr("no-such-headroom-cli was not found there"), HasSubstr("--install"),
                                     HasSubstr(std::string(version()))));
}

TEST_F(HostCheckTest, QuotesAProgramThatDoesNotStartThere) {
  EXPECT_THAT(problemOf(hostWith("", "error while loading shared libraries: libfmt.so.9")),
              AllOf(HasSubstr("does not start there"), HasSubstr("libfmt.so.9"), HasSubstr("--install")));
}

TEST_F(HostCheckTest, NamesTheVersionsOfAnotherProtocol) {
  EXPECT_THAT(problemOf(hostWith(R"(echo '{"protocol": 1, "version": "0.0.1", "notes": []}'; exec sleep 100)")),
              AllOf(HasSubstr("Headroom 0.0.1"), HasSubstr(fmt::format("Install Headroom {} there", version()))));
}

TEST_F(HostCheckTest, QuotesGarbageInPlaceOfAGreeting) {
  EXPECT_THAT(problemOf(hostWith("echo hello; exec sleep 100")), HasSubstr("wrote \"hello\""));
  EXPECT_THAT(problemOf(hostWith("yes | tr -d '\\n'")), HasSubstr("wrote \"yyy"));
  EXPECT_THAT(problemOf(hostWith("exec sleep 100")), HasSubstr("silent for 3 s"));
}

TEST_F(HostCheckTest, RefusesPixelsThatNobodyWants) {
  writeFile(folder_ / "greeting", greeting() + R"({"pixels": 10000000000, "number": 1})" + "\n");
  const std::string worker = fmt::format("cat '{}'; exec cat /dev/zero", (folder_ / "greeting").string());
  EXPECT_THAT(problemOf(hostWith(worker)), HasSubstr("announced 10000000000 bytes"));
}

TEST_F(HostCheckTest, KeepsAnEndlessLineOutOfMemory) {
  writeFile(folder_ / "greeting", greeting());
  const std::string worker = fmt::format("cat '{}'; exec cat /dev/zero | tr '\\0' x", (folder_ / "greeting").string());
  EXPECT_THAT(problemOf(hostWith(worker)), AnyOf(HasSubstr("protocol was broken"), HasSubstr("did not respond")));
}

TEST_F(HostCheckTest, EndsSoonAfterAStopAndReportsEachStepBeforeTheNext) {
  std::vector<std::string> heard;
  const NamedHost slow = hostWith("exec sleep 1000");
  for (const NamedHost& host : {shellHost("exec sleep 1000; "), slow}) {
    std::stop_source stop;
    const auto start = std::chrono::steady_clock::now();
    std::jthread stopper([&stop] {
      std::this_thread::sleep_for(500ms);
      stop.request_stop();
    });
    const HostCheck check = checkHost(host, 100s, stop.get_token(),
                                      [&heard](const HostFinding& finding) { heard.push_back(finding.text); });
    EXPECT_LT(std::chrono::steady_clock::now() - start, 50s);
    EXPECT_FALSE(check.isUsable());
    for (const HostFinding& finding : check.findings) EXPECT_FALSE(finding.isProblem) << finding.text;
  }
  const HostCheck whole =
      checkHost(slow, kCheckDeadline, {}, [&heard](const HostFinding& finding) { heard.push_back(finding.text); });
  ASSERT_GE(whole.findings.size(), 3U);
  EXPECT_THAT(heard, ::testing::Contains(whole.findings.front().text));
  EXPECT_EQ(heard.back(), whole.findings.back().text);
}

TEST_F(HostCheckTest, TakesAHostThatOnlyStartsARunnerAsItIs) {
  EXPECT_THAT(problemOf({"gpu7", {"sh", "-c", "echo Hi; exec sleep 100"}}), HasSubstr("wrote \"Hi\""));
}

}  // namespace
}  // namespace headroom
