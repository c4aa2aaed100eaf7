#include "workbench/hosts/log_excerpt.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "headroom/system/file.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class BuildLog : public ::testing::Test {
 protected:
  /// Returns this many distinguishable lines.
  static std::string logOf(int lines, const std::string& mark = "error") {
    std::string log;
    for (int i = 0; i < lines; ++i) log += fmt::format("k.cl:{}: {}: no such thing\n", i + 1, mark);
    return log;
  }
  [[nodiscard]] fs::path folder() const { return cache_.path() / "headroom" / kBuildLogFolder; }
  [[nodiscard]] std::vector<fs::path> files() const {
    std::vector<fs::path> found;
    for (const auto& entry : fs::directory_iterator(folder())) found.push_back(entry.path());
    return found;
  }

  TestFolder cache_;
  ScopedVariable home_{"XDG_CACHE_HOME", cache_.path().string()};
};

TEST_F(BuildLog, OfFewLinesStaysAsItIs) {
  EXPECT_EQ(shortLog(logOf(40), "bad.k"), logOf(40));
  EXPECT_EQ(shortLog("", "bad.k"), "");
  EXPECT_FALSE(fs::exists(folder()));
}

TEST_F(BuildLog, ShowsTheFirstErrorHoweverManyWarningsComeBeforeIt) {
  const std::string text = shortLog(logOf(500, "warning") + "k.cl:7:3: error: the one\n" + logOf(100, "note"), "bad.k");
  EXPECT_THAT(text, AllOf(StartsWith("... 500 lines (16 kB) before.\nk.cl:7:3: error: the one\nk.cl:1: note:"),
                          HasSubstr("\n... 61 lines (1.8 kB) more. The whole log is in ")));
  EXPECT_THAT(shortLog(logOf(500, "warning"), "bad.k"), StartsWith("k.cl:1: warning")) << "no error at all";
}

TEST_F(BuildLog, OfManyLinesIsCutAndAFileOfTheUsersAloneHasAllOfIt) {
  const std::string log = logOf(1000);
  const std::string text = shortLog(log, "bad.k");
  ASSERT_EQ(files().size(), 1u);
  EXPECT_THAT(text, AllOf(StartsWith(logOf(40)), HasSubstr("\n... 960 lines (30 kB) more. The whole log is in "),
                          EndsWith(files().front().string() + '.'), Not(HasSubstr("k.cl:41:"))));
  EXPECT_THAT(files().front().filename().string(), AllOf(StartsWith("bad.k-"), EndsWith(".log")));
  EXPECT_EQ(readFile(files().front()), log);
  EXPECT_EQ(fs::status(folder()).permissions(), fs::perms::owner_all);
  EXPECT_EQ(shortLog(log, "bad.k"), text) << "the same log, the same file";
  EXPECT_EQ(files().size(), 1u);
}

TEST_F(BuildLog, OfOneEndlessLineIsCut) {
  EXPECT_THAT(shortLog(std::string(680'000, 'x'), "bad.k"),
              AllOf(HasSubstr("\n... 1 line (676 kB) more."), ::testing::SizeIs(::testing::Lt(4500u))));
}

TEST_F(BuildLog, FilesDoNotGrowInNumber) {
  for (std::size_t i = 0; i < kMostBuildLogs + 5; ++i) shortLog(logOf(50, fmt::format("error {}", i)), "bad.k");
  EXPECT_EQ(files().size(), kMostBuildLogs);
}

TEST_F(BuildLog, IsCutWhereNoFileCanBeWrittenAndSaysSo) {
  std::ofstream(cache_.path() / "headroom") << "in the folder's place";
  EXPECT_THAT(shortLog(logOf(1000), "bad.k"), AllOf(HasSubstr("... 960 lines (30 kB) more. They were not stored. "),
                                                    HasSubstr("build-logs"), Not(HasSubstr("whole log is"))));
}

TEST_F(BuildLog, OfAnyNameIsAFileInTheFolder) {
  shortLog(logOf(50), "../../a b/\x1b[2J");
  EXPECT_THAT(files().front().filename().string(), StartsWith("kernel.._.._a_b__"));
}

TEST_F(BuildLog, OfEventsIsCut) {
  JobEvent row = RowReady{};
  std::get<RowReady>(row).row.log = logOf(1000);
  shortenLog(row);
  EXPECT_THAT(std::get<RowReady>(row).row.log, HasSubstr("960 lines"));
  JobEvent described = KernelsDescribed{};
  std::get<KernelsDescribed>(described).program.log = logOf(1000);
  shortenLog(described);
  EXPECT_EQ(std::get<KernelsDescribed>(described).program.log, logOf(1000)) << "of what was built, facts are read";
  std::get<KernelsDescribed>(described).program.failure = "It does not build.";
  shortenLog(described);
  EXPECT_THAT(std::get<KernelsDescribed>(described).program.log, HasSubstr("960 lines"));
  JobEvent compiled = ProgramCompiled{};
  std::get<ProgramCompiled>(compiled).program.log = logOf(1000);
  std::get<ProgramCompiled>(compiled).program.failure = "It does not build.";
  shortenLog(compiled);
  EXPECT_THAT(std::get<ProgramCompiled>(compiled).program.log, HasSubstr("960 lines"));
}

}  // namespace
}  // namespace headroom
