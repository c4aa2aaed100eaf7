// Defaults of `headroom-cli run`, its progress messages, and its table.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "command_line_fixture.hpp"
#include "headroom/report/report.hpp"
#include "headroom/story.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsSupersetOf;
using ::testing::MatchesRegex;
using ::testing::Not;
using ::testing::StartsWith;

constexpr const char* kQuickWithCeilings = " --time-budget 0.01 --one-process --rounds 1 --sigma 2 ";
constexpr const char* kQuick = " --no-ceilings --time-budget 0.01 --one-process --rounds 1 --sigma 2 ";

class StoryCommand : public CommandLine {
 protected:
  /// Returns a column of the CSV written by `run` with these arguments, without the ceilings' rows.
  std::vector<std::string> measured(const std::string& arguments, std::string_view column = "variant") {
    ended_ = cli("run" + std::string(kQuick) + arguments + " --csv '" + path("rows.csv") + "'");
    return columnOfFile(column);
  }

  /// Returns another column of the same run.
  std::vector<std::string> columnOfFile(std::string_view column) const {
    std::istringstream lines(readFile(path("rows.csv")));
    std::string line;
    std::getline(lines, line);
    const std::vector<std::string> names = fieldsOf(line);
    const auto placeOf = [&names](std::string_view name) {
      return static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
    };
    std::vector<std::string> values;
    while (std::getline(lines, line)) {
      const std::vector<std::string> fields = fieldsOf(line);
      if (fields.at(placeOf("role")) != "ceiling") values.push_back(fields.at(placeOf(column)));
    }
    return values;
  }

  /// Splits a line of CSV; quoted text is one field.
  static std::vector<std::string> fieldsOf(const std::string& line) {
    std::vector<std::string> fields{""};
    bool isQuoted = false;
    for (const char c : line) {
      if (c == '"') isQuoted = !isQuoted;
      if (c == ',' && !isQuoted) {
        fields.emplace_back();
      } else if (c != '"' && c != '\r') {
        fields.back() += c;
      }
    }
    return fields;
  }

  Ended ended_;
};

TEST_F(StoryCommand, IsTheDefaultOfRunAndAllIsOneWordAway) {
  Workbench workbench(testing::testOptions());
  const auto listed = testing::collect([&](EventSink sink) { return workbench.listDevices(std::move(sink)); }).devices;
  const std::vector<std::string> story =
      storyOf(workbench.catalogue(), "blur", selectDevice(listed, ""), {{"sigma", 2}});
  EXPECT_EQ(measured("--sizes 64x48"), story);
  EXPECT_EQ(ended_.code, 0) << ended_.err;
  EXPECT_EQ(measured("--sizes 64x48 --variants story"), story);
  EXPECT_THAT(measured("--sizes 64x48 --variants story,pyramid"), IsSupersetOf(story));
  EXPECT_GT(measured("--sizes 64x48 --variants all").size(), 3 * story.size());
}

TEST_F(StoryCommand, OfAllWorkloadsMeasuresEachAtSizesOfItsOwnKind) {
  const std::vector<std::string> variants = measured("--workload all --variants story --sizes 64x48");
  EXPECT_EQ(ended_.code, 0) << ended_.err;
  std::set<std::string> workloadsRun, expected;
  for (const std::string& id : variants) workloadsRun.insert(id.substr(0, id.find('.')));
  for (const Workload& workload : workloads()) expected.insert(workload.id);
  EXPECT_EQ(workloadsRun, expected);
  EXPECT_THAT(ended_.err, HasSubstr("matmul runs at sizes (M x N x K) of as much memory: 48 x 48 x 48 for 64 x 48."));
  EXPECT_THAT(ended_.err, HasSubstr("reduce runs at sizes (N) of as much memory: 6144 for 64 x 48."));
  for (const std::string& status : columnOfFile("status")) {
    EXPECT_TRUE(status == "Ok" || status == "Unsupported") << status;
  }
  EXPECT_EQ(measured("--workload all --variants copy.scalar,matmul.naive,reduce.tree --sizes 64x48,32").size(), 3U);
  EXPECT_THAT(ended_.err, Not(HasSubstr("as much memory"))) << "there is a size for each kind";
}

TEST_F(StoryCommand, TakesMatrixSizesForImagesAndImagesForMatrices) {
  EXPECT_THAT(measured("--workload matmul --variants naive --sizes 0.01MP", "depth"), Contains("80"));
  EXPECT_THAT(measured("--variants separable --sizes 64", "width"), Contains("80"));
}

TEST_F(StoryCommand, SaysAtItsStartHowLongItTakes) {
  const Ended ended = cli("run --sizes 64x48 --variants separable,local" + std::string(kQuick));
  EXPECT_THAT(ended.err, HasSubstr("Measuring 2 variants at 1 size on "));
  EXPECT_THAT(ended.err, HasSubstr(": about "));
  EXPECT_THAT(cli("run -q --sizes 64x48 --variants separable" + std::string(kQuick)).err, Not(HasSubstr("about")));
}

TEST_F(StoryCommand, ReportsProgressWithoutATerminal) {
  const std::string longRun =
      "run --no-ceilings --one-process --variants separable --sizes 1MP --noise-goal -1 --time-budget 6 ";
  const Ended ended = cli(longRun);
  EXPECT_THAT(ended.err, AllOf(HasSubstr("blur.separable at 1000 x 1000"), HasSubstr(" left\n")));
  EXPECT_THAT(ended.err, Not(HasSubstr("\r")));
  EXPECT_THAT(cli(longRun + "-q").err, Not(HasSubstr(" left")));
}

TEST_F(StoryCommand, TablesHaveCeilingsInOneLineAndTheirRowsOnlyIfAskedFor) {
  const std::string run = "run --sizes 64x48 --variants separable" + std::string(kQuickWithCeilings);
  const Ended brief = cli(run);
  EXPECT_THAT(brief.out, AllOf(StartsWith("At 64 x 48: copy "), HasSubstr("FLOP peak"), Not(HasSubstr("copy.scalar"))));
  EXPECT_THAT(brief.out, AllOf(HasSubstr("Separable, two passes through global memory"), HasSubstr("95% interval ms")));
  EXPECT_THAT(cli(run + "--show-ceilings").out, AllOf(StartsWith("At 64 x 48: copy "), HasSubstr("\ncopy.scalar ")));
}

TEST_F(StoryCommand, TablesShowTheColumnsRowsAndOrderThatAreAskedFor) {
  const Ended ended =
      cli("run --sizes 64x48 --variants separable,local,recursive --columns title,gpix_per_s --sort "
          "title --filter 'SEPARABLE ok'" +
          std::string(kQuick));
  EXPECT_THAT(ended.out, StartsWith("title"));
  EXPECT_THAT(ended.out, AllOf(HasSubstr("GP/s"), Not(HasSubstr("Recursive"))));
  EXPECT_LT(ended.out.find("Separable, tiles"), ended.out.find("Separable, two passes"));
  EXPECT_EQ(cli("run --columns help").code, 0);
  const Ended unknown = cli("run --columns gpix_per_sec");
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("Did you mean gpix_per_s"));
  EXPECT_THAT(unknown.err, Not(HasSubstr("Measuring"))) << "before anything is measured";
  EXPECT_EQ(cli("run --sort speed").code, 2);
}

TEST_F(StoryCommand, ExportedRunsHaveTheSameTables) {
  cli("run -q --sizes 64x48 --variants separable,local" + std::string(kQuick));
  const std::filesystem::path runs = std::filesystem::path(path("data")) / "headroom" / "runs";
  const std::string journal = std::filesystem::directory_iterator(runs)->path().string();
  const Ended ended = cli("runs --export '" + journal + "' --columns variant,median_ms --filter local");
  EXPECT_THAT(ended.out, AllOf(HasSubstr("variant"), HasSubstr("blur.local"), Not(HasSubstr("blur.separable"))));
  EXPECT_EQ(cli("runs --export '" + journal + "' --sort nonsense").code, 2);
}

}  // namespace
}  // namespace headroom
