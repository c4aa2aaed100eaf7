// Files and numbers that headroom-cli rejects before it measures, so that no device is needed.
#include <gmock/gmock.h>

#include "command_line.hpp"
#include "headroom/report/report.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;
using testing::AllOf;
using testing::HasSubstr;

class RefusedUsage : public testing::Test {
 protected:
  Ended cli(const std::string& arguments) {
    return runCommandLine(folder_.path(), arguments, "XDG_DATA_HOME='" + path("data") + "'");
  }
  [[nodiscard]] std::string path(const std::string& name) const { return (folder_ / name).string(); }

  /// Short sizes, in case the command is accepted.
  static constexpr const char* kRun = "run --variants blur.separable --sizes 8x8 --no-ceilings --time-budget 0.01 ";
  static constexpr const char* kTune = "tune --variants blur.separable --sizes 8x8 --no-ceilings --budget 0.1s ";
  static constexpr const char* kSplit = "split --variants blur.separable --size 8x8 --device cpu --parts 2 --step 50 ";

  TestFolder folder_;
};

TEST_F(RefusedUsage, OfAFileWithoutAName) {
  const std::string run = kRun;
  for (const std::string& arguments : {run + "--csv ''", run + "--save ''", run + "--trace ''", kTune + "--t4 ''"s,
                                       "guide access-order --size 8x8 --report ''"s, "import x.json --csv ''"s}) {
    const Ended ended = cli(arguments);
    EXPECT_EQ(ended.code, 2) << arguments;
    EXPECT_THAT(ended.err, HasSubstr("the name of the file is empty")) << arguments;
  }
}

TEST_F(RefusedUsage, OfOneFileForTwoOutputs) {
  fs::create_directory(path("folder"));
  const Ended ended = cli(kRun + "--csv '"s + path("rows") + "' --save '" + path("folder/../rows") + "'");
  EXPECT_EQ(ended.code, 2);
  EXPECT_THAT(ended.err, AllOf(HasSubstr("folder/../rows"), HasSubstr("two outputs")));
  writeFile(path("rows"), "old");
  fs::create_symlink("rows", path("link"));
  EXPECT_EQ(cli(kSplit + "--csv '"s + path("rows") + "' --json '" + path("link") + "'").code, 2);
  EXPECT_EQ(contentOf(path("rows")), "old");
}

TEST_F(RefusedUsage, OfAnOutputThatIsReadToo) {
  const std::string results = contentOf(HEADROOM_TEST_DATA "/nvbench.json");
  writeFile(path("results.json"), results);
  const Ended ended = cli("import '" + path("results.json") + "' --csv '" + path("results.json") + "'");
  EXPECT_EQ(ended.code, 2);
  EXPECT_THAT(ended.err, HasSubstr("would be overwritten"));
  const std::string compared = "compare '" + path("results.json") + "' '" + path("results.json") + "' --markdown '";
  EXPECT_EQ(cli(compared + path("results.json") + "'").code, 2);
  EXPECT_EQ(cli("runs --export '" + path("results.json") + "' --save '" + path("results.json") + "'").code, 2);
  EXPECT_EQ(contentOf(path("results.json")), results);
}

TEST_F(RefusedUsage, OfSeedsThatAreNoSuchNumber) {
  for (const char* seed : {"-1", "1.5", "18446744073709551616", "x", "''"}) {
    for (const char* command : {kRun, kTune, kSplit}) {
      const Ended ended = cli(std::string(command) + "--seed " + seed);
      EXPECT_EQ(ended.code, 2) << command << " " << seed;
      EXPECT_THAT(ended.err, HasSubstr("--seed")) << command << " " << seed;
    }
  }
}

TEST_F(RefusedUsage, OfAnAllowanceBesideVariantsThatAreNamed) {
  const Ended ended = cli(kRun + "--allow silly"s);
  EXPECT_EQ(ended.code, 2);
  EXPECT_THAT(ended.err, HasSubstr("--variants best"));
  EXPECT_THAT(cli("run --variants best --allow silly").err, HasSubstr("no allowance \"silly\""));
}

TEST_F(RefusedUsage, OfATimeoutThatIsNoNumber) {
  const Ended ended = cli("devices --timeout nan");
  EXPECT_EQ(ended.code, 2);
  EXPECT_THAT(ended.err, HasSubstr("timeout"));
}

}  // namespace
}  // namespace headroom
