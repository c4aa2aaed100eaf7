// headroom-cli check: its output, its JSON and exit codes. tests/oclgrind has the faults themselves.
#include <gmock/gmock.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

class CheckCommand : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    save("to[i] = 2 * from[i] + 1");
    write("mine.toml",
          "title = \"Twice\"\nsummary = \"s\"\nsource = [\"mine.cl\"]\n[size]\nN = [100000]\n[buffer]\n"
          "from = { type = \"float\", count = \"N\" }\nto = { type = \"float\", count = \"N\", use = \"out\" }\n"
          "[[pass]]\nkernel = \"twice\"\nargs = [\"from\", \"to\"]\nglobal = [\"N\"]\n"
          "[reference]\neach = { to = \"2 * from[i] + 1\" }\n[work]\nflops = \"2 * N\"\n");
  }
  void save(const std::string& statement) const {
    write("mine.cl",
          "kernel void twice(global const float* from, global float* to) {\n  const int i = get_global_id(0);\n  " +
              statement + ";\n}\n");
  }
  Ended check(const std::string& options = "", const std::string& environment = "") {
    return cli("check '" + path("mine.cl") + "' " + options, environment);
  }
  static bool hasOclgrind() { return std::system("command -v oclgrind >/dev/null") == 0; }
};

TEST_F(CheckCommand, PrintsFindingsAsCompilersDoAndCounts) {
  if (!hasOclgrind()) GTEST_SKIP() << "Oclgrind is not installed.";
  const Ended clean = check("--size 300 --at 3000000 --json '" + path("check.json") + "'");
  EXPECT_EQ(clean.code, 0) << clean.err;
  EXPECT_THAT(clean.out, AllOf(HasSubstr("mine.mine at 300 in Oclgrind "), HasSubstr(": nothing found."),
                               HasSubstr("300 work-items"), HasSubstr("Counts for 3000000 are scaled from")));
  const auto document = nlohmann::json::parse(contentOf(path("check.json"))).at("check");
  EXPECT_EQ(document.at("counted").at("operations"), 600);
  EXPECT_EQ(document.at("declared").at("operations"), 600);
  EXPECT_EQ(document.at("scaled").at("counted").at("operations"), 6'000'000);
  EXPECT_TRUE(document.at("findings").empty());

  save("to[i + 2] = 2 * from[i] + 1");
  const Ended faulty = check("--size 300 --json -");
  EXPECT_EQ(faulty.code, 3) << faulty.err;
  const auto finding = nlohmann::json::parse(faulty.out).at("check").at("findings").at(0);
  EXPECT_EQ(finding.at("kind"), "out of bounds");
  EXPECT_EQ(finding.at("file"), path("mine.cl"));
  EXPECT_EQ(finding.at("line"), 3);
  EXPECT_EQ(finding.at("times"), 2);
}

TEST_F(CheckCommand, WithoutOclgrindNamesThePackage) {
  const Ended ended = check("", "PATH=/nowhere");
  EXPECT_EQ(ended.code, 1);
  EXPECT_THAT(ended.err, AllOf(HasSubstr("Oclgrind"), HasSubstr("package oclgrind")));
}

TEST_F(CheckCommand, RefusesWhatCantBeChecked) {
  EXPECT_THAT(cli("check nothing.cl").err, HasSubstr("There is no file or folder nothing.cl"));
  EXPECT_THAT(cli("check no/folder").err, HasSubstr("There is no file or folder no/folder"));
  EXPECT_THAT(cli("check nothing").err, HasSubstr("There is no file, folder or workload nothing"));
  for (const char* options : {"--size 0", "--size 3x3", "--set NONE=1", "--limit 0", "--at 3x3", "--json ''"})
    EXPECT_EQ(check(options).code, 2) << options;
  EXPECT_EQ(cli("check no.such").code, 2);
  EXPECT_THAT(cli("check matmul.serial").err, HasSubstr("matmul.serial is not a kernel"));
  write("bare.cl", "kernel void k() {}\n");
  const Ended bare = cli("check '" + path("bare.cl") + "'");
  EXPECT_EQ(bare.code, 1);
  EXPECT_THAT(bare.err, HasSubstr("headroom-cli new"));
  write("mine.toml", "source = [");
  const Ended broken = check();
  EXPECT_EQ(broken.code, 1);
  EXPECT_THAT(broken.err, HasSubstr("mine.toml:1"));
}

}  // namespace
}  // namespace headroom
