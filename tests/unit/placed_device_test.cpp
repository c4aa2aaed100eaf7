// --device HOST/FILTER on the command line, where it names a host that is not to be had. Needs no device.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "command_line.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

constexpr const char* kLostHost = "echo Connection refused >&2; exit 255";

class PlacedDeviceOption : public ::testing::Test {
 protected:
  void SetUp() override {
    keepHost(hostsFile(), {"lost", {"sh", "-c", kLostHost}}, true);
    keepHost(hostsFile(), {"other", {"sh", "-c", kLostHost}}, true);
  }
  Ended cli(const std::string& arguments) { return runCommandLine(folder_.path(), arguments); }

  TestFolder folder_;
};

TEST_F(PlacedDeviceOption, ReachesTheHostFromEveryCommand) {
  for (const std::string command :
       {"run --variants copy.scalar --sizes 64x48", "ceilings --sizes 64x48",
        "tune --variants blur.fused --sizes 64x48", "split --variants blur.separable --parts 2", "best", "noise",
        "guide --all", "roofline --variants copy.scalar --sizes 64x48", "ab blur.separable blur.local",
        "compiled blur.separable", "advice blur.separable"}) {
    const Ended ended = cli(command + " --device lost/GPU");
    EXPECT_EQ(ended.code, 1) << command << ended.err;
    EXPECT_THAT(ended.err, AllOf(HasSubstr("on lost ("), HasSubstr("exit code 255"), HasSubstr("Connection refused")))
        << command;
  }
}

TEST_F(PlacedDeviceOption, NamesOneMachineForASplit) {
  for (const char* devices : {"lost/GPU,other/GPU", "lost/GPU,CPU"}) {
    const Ended ended = cli(std::string("split --variants blur.separable --devices ") + devices);
    EXPECT_NE(ended.code, 0) << devices;
    EXPECT_THAT(ended.err, AllOf(HasSubstr("host lost"), HasSubstr("one machine"))) << devices;
  }
}

TEST_F(PlacedDeviceOption, MayNameSeveralHostsForARun) {
  const Ended ended = cli("run --device other/GPU --device lost/GPU");
  EXPECT_EQ(ended.code, 1);
  EXPECT_THAT(ended.err, HasSubstr("on other (")) << "the first one is reached first";
}

TEST_F(PlacedDeviceOption, NamesAKnownHost) {
  const Ended ended = cli("run --device lots/GPU");
  EXPECT_EQ(ended.code, 2);
  EXPECT_THAT(ended.err, AllOf(HasSubstr("no host \"lots\""), HasSubstr("lost")));
}

TEST_F(PlacedDeviceOption, IsNotForThisProcess) {
  EXPECT_THAT(cli("--in-process run --device lost/").err, HasSubstr("--in-process is for devices of this machine"));
  EXPECT_THAT(cli("replay folder --device lost/").err, HasSubstr("replayed on this machine"));
}

}  // namespace
}  // namespace headroom
