// headroom-cli advice: the list of rules, and advice on user kernels.
#include <gmock/gmock.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class AdviceCommand : public CommandLine {
 protected:
  /// Describes a kernel that sums rows, with a filled input, a number of work-items and further lines.
  void describe(const std::string& loop, const std::string& more = "", const std::string& rows = "1003") const {
    write("mine.cl",
          "kernel void sums(global const float* from, global float* to) {\n  const int i = get_global_id(0);\n"
          "  float s = 0.0f;\n  " +
              loop + "\n  to[i] = s;\n}\n");
    write("mine.toml", "title = \"Sums\"\nsummary = \"s\"\nsource = [\"mine.cl\"]\n[size]\nn = [" + rows +
                           "]\n[buffer]\n"
                           "from = { type = \"float\", count = \"16 * n\", init = 1 }\n"
                           "to = { type = \"float\", count = \"n\", use = \"out\" }\n"
                           "[[pass]]\nkernel = \"sums\"\nargs = [\"from\", \"to\"]\nglobal = [\"n\"]\n" +
                           more + "[reference]\neach = { to = \"16\" }\n");
  }
  Ended advice(const std::string& options = "") {
    return cli("-q advice '" + path("mine.toml") + "' --device portable --no-ceilings --time-budget 0.01 " + options);
  }
};

TEST_F(AdviceCommand, ListsTheRulesWithoutADevice) {
  const Ended listed = cli("advice");
  EXPECT_EQ(listed.code, 0);
  EXPECT_THAT(listed.out, AllOf(HasSubstr("applies when"), HasSubstr("double-by-accident"), HasSubstr("Khronos")));
  const auto rules = nlohmann::json::parse(cli("advice --json").out).at("advice_rules");
  EXPECT_GT(rules.size(), 20U);
  EXPECT_EQ(rules.at(0).at("rule"), "wrong-result");
  for (const char* wrong : {"advice --counts", "advice --size 7", "advice nothing.cl", "advice no.variant"})
    EXPECT_EQ(cli(wrong).code, 2) << wrong;
}

TEST_F(AdviceCommand, LooksAtResultTextAndCode) {
  // A prime number of work-items, for which the driver can only choose groups of one.
  describe("for (int k = 0; k < 16; ++k) s += from[16 * i + k] * 0.5 + 0.5;", "", "100003");
  const Ended ended = advice();
  ASSERT_EQ(ended.code, 0) << ended.err << ended.out;
  EXPECT_THAT(ended.out, AllOf(HasSubstr("mine.mine runs at"),
                               HasSubstr("sums has no local size, and groups must divide its 100,003 work-items"),
                               HasSubstr("(Khronos, OpenCL 1.2 Specification: ")));
  EXPECT_THAT(ended.out, HasSubstr("from[16 * i + k] * 0.5. Write 0.5f for 0.5"))
      << "the code has conversions to double";
}

TEST_F(AdviceCommand, HasNothingOfWhatIsMended) {
  describe("for (int k = 0; k < 16; ++k) s += from[16 * i + k] * 0.5f + 0.5f;", "local = [\"64\"]\n", "102400");
  const Ended ended = advice("--json");
  ASSERT_EQ(ended.code, 0) << ended.err << ended.out;
  const auto result = nlohmann::json::parse(ended.out).at("result");
  EXPECT_EQ(result.at("variant"), "mine.mine");
  EXPECT_EQ(result.at("status"), "Ok");
  EXPECT_THAT(result.at("advice").dump(), AllOf(Not(HasSubstr("prime-local")), Not(HasSubstr("double-by-accident"))));
}

TEST_F(AdviceCommand, CountsInOclgrindWhereItIsAskedTo) {
  if (std::system("command -v oclgrind >/dev/null") != 0) GTEST_SKIP() << "Oclgrind is not installed.";
  describe("for (int k = 0; k < 16; ++k) s += from[(16 * i + k) % 64];", "local = [\"64\"]\n", "6400");
  const Ended ended = advice("--counts");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.err, Not(HasSubstr("Nothing was counted")));
}

TEST_F(AdviceCommand, SaysWhatFailed) {
  describe("s = 3;");
  const Ended wrong = advice();
  EXPECT_EQ(wrong.code, 3) << wrong.err;
  EXPECT_THAT(wrong.out, HasSubstr("The result is wrong, so its speed means nothing yet"));
  describe("s = nothing;");
  const Ended broken = advice();
  EXPECT_EQ(broken.code, 1);
  EXPECT_THAT(broken.out, HasSubstr("BuildFailed"));
  EXPECT_EQ(cli("-q advice '" + path("mine.toml") + "' --device none").code, 5);
}

}  // namespace
}  // namespace headroom
