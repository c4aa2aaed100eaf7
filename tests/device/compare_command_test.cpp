// headroom-cli compare and noise: results for a CI gate and for people.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "command_line_fixture.hpp"
#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

ResultRow steadyRow(const std::string& variant, double ms) {
  ResultRow row;
  row.deviceId = "0:0";
  row.device = "Test device";
  row.driver = "1.0";
  row.workload = "blur";
  row.variant = variant;
  row.size = {1000, 1000};
  row.parameters = {{"sigma", 5}};
  for (int i = 0; i < 20; ++i) row.samplesMs.push_back(ms * (1 + 1e-4 * (i % 5)));
  summariseSamples(row);
  return row;
}

class CompareCommand : public CommandLine {
 protected:
  void SetUp() override {
    CommandLine::SetUp();
    save("base.json", 10, 20);
    save("slower.json", 10.5, 20);
  }
  void save(const std::string& name, double first, double second) const {
    RunDocument document;
    document.rows = {steadyRow("blur.first", first), steadyRow("blur.second", second)};
    document.outcome = Outcome::Completed;
    write(name, toJson(document));
  }
  Ended compare(const std::string& arguments) {
    return cli("compare '" + path("base.json") + "' '" + path("slower.json") + "' " + arguments);
  }
};

TEST_F(CompareCommand, PrintsATableAndEndsWithZeroWithoutAGate) {
  const Ended ended = compare("");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.out, StartsWith("point "));
  EXPECT_THAT(ended.out, HasSubstr("2 points: 1 SLOWER, 1 SAME"));
  EXPECT_THAT(ended.out, HasSubstr("Run `headroom-cli noise`"));
  EXPECT_THAT(ended.err, IsEmpty());
}

TEST_F(CompareCommand, EndsWithFourWhenAPointIsSlowerByMoreThanTheShare) {
  for (const char* share : {"3%", "'3 %'", "0.03", "0"}) {
    const Ended ended = compare(std::string("--fail-on-regression ") + share);
    EXPECT_EQ(ended.code, 4) << share << ended.err;
    EXPECT_THAT(ended.err, HasSubstr("regression: blur.first at 1000 x 1000, sigma 5 on Test device takes 5% more"));
    EXPECT_THAT(ended.err, Not(HasSubstr("blur.second")));
  }
  EXPECT_EQ(compare("--fail-on-regression 6%").code, 0);
  EXPECT_EQ(cli("compare '" + path("slower.json") + "' '" + path("base.json") + "' --fail-on-regression 3%").code, 0)
      << "what became faster is not a regression";
}

TEST_F(CompareCommand, EndsWithOneWhenAGateHasNothingToCompare) {
  write("empty.json", toJson(RunDocument{}));
  const std::string files = "compare '" + path("base.json") + "' '" + path("empty.json") + "' ";
  const Ended gate = cli(files + "--fail-on-regression 3%");
  EXPECT_EQ(gate.code, 1);
  EXPECT_THAT(gate.err, HasSubstr("no point in common"));
  EXPECT_EQ(cli(files).code, 0);
}

TEST_F(CompareCommand, EndsWithOneWhenAGateCouldDecideNothingAndSaysHowMuchItCouldNot) {
  const auto saveMarked = [this](const std::string& name, std::size_t marked) {
    RunDocument document;
    document.rows = {steadyRow("blur.first", 11), steadyRow("blur.second", 22), steadyRow("blur.third", 30)};
    for (std::size_t i = 0; i < marked; ++i) addMark(document.rows[i], Mark::Busy, "Other programs ran.");
    write(name, toJson(document));
  };
  saveMarked("all-busy.json", 2);
  const Ended all = cli("compare '" + path("base.json") + "' '" + path("all-busy.json") + "' --fail-on-regression 20%");
  EXPECT_EQ(all.code, 1) << all.out;
  EXPECT_THAT(all.err, HasSubstr("gate: 0 passed, 0 failed, 2 undecided"));
  saveMarked("one-busy.json", 1);
  const Ended one = cli("compare '" + path("base.json") + "' '" + path("one-busy.json") + "' --fail-on-regression 20%");
  EXPECT_EQ(one.code, 0) << one.out;
  EXPECT_THAT(one.err, HasSubstr("gate: 1 passed, 0 failed, 1 undecided"));
  saveMarked("three.json", 0);
  const Ended missing =
      cli("compare '" + path("three.json") + "' '" + path("base.json") + "' --fail-on-regression 20%");
  EXPECT_EQ(missing.code, 0) << missing.out;
  EXPECT_THAT(missing.err, HasSubstr("gate: 2 passed, 0 failed, 1 undecided"));
  EXPECT_THAT(missing.out, HasSubstr("Gate undecided: blur.third at 1000 x 1000"));
  EXPECT_THAT(compare("--fail-on-regression 6%").err, IsEmpty()) << "all were decided";
}

TEST_F(CompareCommand, PassesExactlyTheMarginOfItsGate) {
  save("exact.json", 10.3, 20);
  const std::string files = "compare '" + path("base.json") + "' '" + path("exact.json") + "' --fail-on-regression ";
  // The samples of both rows have the same variation, within 0.04%.
  const auto saveSteady = [this](const std::string& name, double ms) {
    RunDocument document;
    document.rows = {steadyRow("blur.first", ms)};
    document.rows[0].samplesMs.assign(20, ms);
    summariseSamples(document.rows[0]);
    write(name, toJson(document));
  };
  EXPECT_NE(cli(files + "3%").code, 4) << "10.3 ms +- 0.04% may be 3%";
  saveSteady("steady.json", 10);
  saveSteady("steady-exact.json", 10.3);
  const std::string steady = "compare '" + path("steady.json") + "' '" + path("steady-exact.json") + "' ";
  EXPECT_EQ(cli(steady + "--fail-on-regression 3%").code, 0);
  EXPECT_EQ(cli(steady + "--fail-on-regression 2.9%").code, 4);
}

TEST_F(CompareCommand, ChecksCeilingsOnlyWithTheFlagForIt) {
  const auto saveWithCeiling = [this](const std::string& name, double ms) {
    RunDocument document;
    document.rows = {steadyRow("copy.scalar", ms), steadyRow("blur.first", 10)};
    document.rows[0].role = Role::Ceiling;
    write(name, toJson(document));
  };
  saveWithCeiling("one.json", 10);
  saveWithCeiling("two.json", 20);
  const std::string gate = "compare '" + path("one.json") + "' '" + path("two.json") + "' --fail-on-regression 3%";
  EXPECT_EQ(cli(gate).code, 0);
  EXPECT_EQ(cli(gate + " --gate-ceilings").code, 4);
  EXPECT_EQ(compare("--gate-ceilings").code, 2) << "without a gate";
}

TEST_F(CompareCommand, ReadsJournalsAndTellsWhereOneIsTorn) {
  ASSERT_EQ(cli("run -q --variants separable,local --no-ceilings --time-budget 0.01 --one-process --sizes 64x48").code,
            0);
  const std::filesystem::path journal = listRuns(folder_ / "data" / "headroom" / "runs").front().file;
  const std::string files = "compare '" + journal.string() + "' '";
  const Ended whole = cli(files + journal.string() + "'");
  EXPECT_EQ(whole.code, 0) << whole.err;
  EXPECT_THAT(whole.out, HasSubstr("2 points: "));
  EXPECT_THAT(whole.err, IsEmpty());
  const std::string content = contentOf(journal);
  write("torn.jsonl", content.substr(0, content.size() - 5));
  const Ended torn = cli(files + path("torn.jsonl") + "'");
  EXPECT_EQ(torn.code, 0) << torn.err;
  EXPECT_THAT(torn.out, HasSubstr("2 points: "));
  EXPECT_THAT(torn.err, AllOf(HasSubstr("note: "), HasSubstr("torn.jsonl is truncated")));
}

TEST_F(CompareCommand, EndsWithTwoForBadUsage) {
  for (const char* arguments : {"--fail-on-regression 3", "--fail-on-regression -1%", "--fail-on-regression much",
                                "--fail-on-regression", "--json --markdown -", "third.json"}) {
    EXPECT_EQ(compare(arguments).code, 2) << arguments;
  }
  EXPECT_EQ(cli("compare").code, 2);
  EXPECT_EQ(cli("compare '" + path("base.json") + "'").code, 2);
}

TEST_F(CompareCommand, EndsWithOneForAFileThatCanNotBeReadAndNamesIt) {
  write("damaged.json", contentOf(path("base.json")).substr(0, 300));
  write("other.json", "{\"rows\": 3}");
  write("nothing.json", "");
  for (const char* name : {"damaged.json", "other.json", "nothing.json", "missing.json"}) {
    const Ended ended = cli("compare '" + path("base.json") + "' '" + path(name) + "' --fail-on-regression 3%");
    EXPECT_EQ(ended.code, 1) << name;
    EXPECT_THAT(ended.err, HasSubstr(name));
    EXPECT_THAT(ended.out, IsEmpty());
  }
}

TEST_F(CompareCommand, WritesMarkdownToAFileOrToStandardOutput) {
  const Ended file = compare("--markdown '" + path("out.md") + "'");
  EXPECT_EQ(file.code, 0) << file.err;
  EXPECT_THAT(file.out, StartsWith("point "));
  const std::string written = contentOf(path("out.md"));
  EXPECT_THAT(written, StartsWith("**2 points: 1 SLOWER, 1 SAME**"));
  EXPECT_EQ(compare("--markdown -").out, written);
  EXPECT_EQ(compare("--markdown '" + path("nowhere/out.md") + "'").code, 1);
}

TEST_F(CompareCommand, PrintsJson) {
  const nlohmann::json report = nlohmann::json::parse(compare("--json").out);
  EXPECT_EQ(report.at("counts").at("SLOWER"), 1);
  EXPECT_EQ(report.at("points").at(0).at("variant"), "blur.first");
}

TEST_F(CompareCommand, ReadsWhatARunSaves) {
  const std::string run = "run -q --variants separable --time-budget 0.01 --one-process --sizes 64x48 --save '";
  ASSERT_EQ(cli(run + path("one.json") + "'").code, 0);
  ASSERT_EQ(cli(run + path("two.json") + "'").code, 0);
  const Ended ended = cli("compare '" + path("one.json") + "' '" + path("two.json") + "' --json");
  EXPECT_EQ(ended.code, 0) << ended.err;
  const nlohmann::json counts = nlohmann::json::parse(ended.out).at("counts");
  EXPECT_EQ(counts.at("ONLY IN BASE"), 0);
  EXPECT_EQ(counts.at("ONLY IN NEW"), 0);
}

TEST_F(CompareCommand, NoiseOfWhatFailsIsNotKept) {
  const Ended ended = cli("noise -q --kernels '" HEADROOM_BROKEN_KERNELS
                          "' --workload blur --variants wrong_values --pairs 1 --sizes 64x48 --time-budget 0.01",
                          "XDG_DATA_HOME='" + folder_.string() + "'");
  EXPECT_EQ(ended.code, 3) << ended.out << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("the noise floor is unknown"));
  EXPECT_FALSE(std::filesystem::exists(folder_ / "headroom" / "noise.json"));
}

TEST_F(CompareCommand, NoiseRefusesBadUsageWithTwo) {
  for (const char* arguments : {"--pairs 0", "--pairs x", "--sizes 0MP", "--variants nothing", "--time-budget 0"})
    EXPECT_EQ(cli(std::string("noise ") + arguments).code, 2) << arguments;
}

}  // namespace
}  // namespace headroom
