// headroom-cli ab on a device: two versions in interleaved rounds.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "command_line_fixture.hpp"
#include "copy_kernel.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

/// The expressions can use pixel `i` of `source`, `result` and `between`, which is scratch memory.
std::string scratchKernel(const std::string& floats, const std::string& body) {
  return R"(/*---
workload  = "copy"
title     = "A copy with scratch memory"
rank      = 900
summary   = "A kernel for the tests of A/B."
reference = "identity"

[cost]
memory = "4"
flops  = "0"

[scratch]
between = ")" +
         floats + R"("

[[pass]]
kernel = "work"
args   = ["source", "between", "result"]
global = ["width * height"]
local  = ["1"]
---*/
kernel void work(global const float* source, volatile global float* between, global float* result) {
  const int i = get_global_id(0);
  )" + body +
         "\n}\n";
}

class AbCommand : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    write("base.cl", copyKernel(1));
    write("slower.cl", copyKernel(8));
    write("wrong.cl", copyKernel(1, "0.5f * source[i]"));
    write("unbuildable.cl", copyKernel(1, "nothing"));
  }
  Ended ab(const std::string& base, const std::string& fresh, const std::string& options = "") {
    return cli("ab '" + path(base) + "' '" + path(fresh) + "' --sizes 1000x300 -q " + options);
  }
};

TEST_F(AbCommand, FindsASlowerVersionAndGatesIt) {
  const Ended ended = ab("base.cl", "slower.cl", "--csv '" + path("rounds.csv") + "' --fail-on-regression --json");
  EXPECT_EQ(ended.code, 4) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("regression: copy.base -> copy.slower at 1000 x 300 takes"));
  const nlohmann::json report = nlohmann::json::parse(ended.out);
  const nlohmann::json& point = report.at("points").at(0);
  EXPECT_EQ(point.at("difference"), "SLOWER");
  EXPECT_GT(point.at("low").get<double>(), 1.02);
  EXPECT_GE(point.at("rounds").size(), 10U);
  EXPECT_EQ(report.at("context").at("kernels").size(), 2U);
  EXPECT_THAT(contentOf(path("rounds.csv")), HasSubstr("copy.base,copy.slower"));
}

TEST_F(AbCommand, ComparesAKernelWithItselfBuiltWithOtherOptions) {
  // The option must reach the process that builds the kernel; otherwise both versions would be the same.
  write("option.cl",
        copyKernel(1, "source[i]\n#ifdef SLOW\n;for (int more = 0; more < 9; ++more) result[i] = source[i]\n#endif\n"));
  const Ended slow = cli("ab '" + path("option.cl") + "' @-DSLOW --sizes 1000x300 -q --json");
  ASSERT_EQ(slow.code, 0) << slow.err;
  EXPECT_EQ(nlohmann::json::parse(slow.out).at("points").at(0).at("difference"), "SLOWER");
}

TEST_F(AbCommand, VersionsMayHaveScratchMemoryOfOneNameAndTwoSizes) {
  const std::string copy = "between[i] = source[i]; result[i] = between[i];";
  write("small.cl", scratchKernel("width * height", copy));
  write("large.cl", scratchKernel("2 * width * height", copy));
  const Ended ended =
      cli("ab '" + path("small.cl") + "' '" + path("large.cl") + "' --sizes 200x100 --budget 8s -q --json");
  ASSERT_EQ(ended.code, 0) << ended.err << ended.out;
  const nlohmann::json point = nlohmann::json::parse(ended.out).at("points").at(0);
  EXPECT_NE(point.at("difference"), "NOT COMPARABLE") << ended.out;
  EXPECT_GE(point.at("rounds").size(), 1U) << "a busy machine has no time for ten";
}

TEST_F(AbCommand, AVersionThatIsWrongOnlyBesideTheOtherIsFoundOut) {
  // The base's data in scratch memory misleads the new version, which is correct only when it runs alone.
  write("leaves.cl", scratchKernel("width * height", "result[i] = source[i]; between[i] = 5;"));
  write("trusts.cl", scratchKernel("width * height", "result[i] = between[i] == 5 ? 0 : source[i];"));
  const Ended ended = ab("leaves.cl", "trusts.cl");
  EXPECT_EQ(ended.code, 3) << ended.err;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("NOT COMPARABLE"), HasSubstr("The new version is WrongResult")));
  EXPECT_THAT(ended.out, Not(HasSubstr("The base version")));
}

TEST_F(AbCommand, SaysThatAVersionIsWrongOrCannotBeBuilt) {
  const Ended wrong = ab("base.cl", "wrong.cl");
  EXPECT_EQ(wrong.code, 3) << wrong.err;
  EXPECT_THAT(wrong.out, AllOf(HasSubstr("NOT COMPARABLE"), HasSubstr("The new version is WrongResult")));
  const Ended unbuildable = ab("unbuildable.cl", "base.cl");
  EXPECT_EQ(unbuildable.code, 1) << unbuildable.err;
  EXPECT_THAT(unbuildable.out, HasSubstr("The base version is BuildFailed"));
  EXPECT_EQ(ab("base.cl", "unbuildable.cl", "--fail-on-regression").code, 4);
  const Ended undecided = ab("unbuildable.cl", "base.cl", "--fail-on-regression --csv '" + path("failed.csv") + "'");
  EXPECT_EQ(undecided.code, 1) << "a gate that compared nothing has not been passed";
  EXPECT_THAT(undecided.err, HasSubstr("of 1 points the gate could not compare 1"));
  EXPECT_THAT(contentOf(path("failed.csv")), HasSubstr("NOT COMPARABLE"));
}

TEST_F(AbCommand, RefusesWhatItCannotMeasure) {
  EXPECT_EQ(ab("base.cl", "none.cl").code, 2);
  EXPECT_EQ(ab("base.cl", "slower.cl", "--margin 0%").code, 2);
  EXPECT_EQ(ab("base.cl", "slower.cl", "--margin ''").code, 2);
  EXPECT_EQ(ab("base.cl", "slower.cl", "--budget 0s").code, 2);
  EXPECT_EQ(ab("base.cl", "slower.cl", "--device nowhere").code, 5);
  EXPECT_EQ(ab("base.cl", "slower.cl", "--markdown - --json").code, 2);
  EXPECT_EQ(ab("base.cl", "slower.cl", "--csv '" + path("base.cl") + "'").code, 2) << "it would overwrite the kernel";
  EXPECT_EQ(ab("base.cl@-DA=1", "slower.cl", "--csv '" + path("base.cl") + "'").code, 2);
}

}  // namespace
}  // namespace headroom
