// A host behind a real sshd: what works on this machine works there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/image_files/image_file.hpp"
#include "ssh_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class SshHost : public SshFixture {};

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
