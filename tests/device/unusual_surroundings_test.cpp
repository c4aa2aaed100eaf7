// headroom-cli in environments that lack something programs usually rely on.
#include <gmock/gmock.h>

#include "command_line_fixture.hpp"

namespace headroom {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

TEST_F(CommandLine, MeasuresWhereTheFolderForCachesCannotBeWritten) {
  write("file", "no folder can be made below it");
  std::filesystem::create_directory(path("tmp"));
  const std::string surroundings =
      "POCL_CACHE_DIR= XDG_CACHE_HOME='" + path("file") + "/caches' TMPDIR='" + path("tmp") + "'";
  const Ended ended = cli("run --no-ceilings --variants separable" + std::string(kBrief), surroundings);
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_THAT(ended.err, AllOf(HasSubstr(path("file") + "/caches"), HasSubstr("cannot be used (Not a directory)")));
}

TEST_F(CommandLine, AKernelThatCrashesLeavesNoCoreInTheWorkingFolder) {
  const std::string run = "cd '" + folder_.string() + "' && ulimit -c unlimited && XDG_DATA_HOME='" + path("data") +
                          "' '" HEADROOM_RUNNER "' -q --kernels '" HEADROOM_BROKEN_KERNELS
                          "' run --variants blur.crashes --sizes 64x48 --no-ceilings --no-history > rows 2> errors";
  EXPECT_EQ(WEXITSTATUS(std::system(run.c_str())), 1);
  EXPECT_THAT(contentOf(path("rows")) + contentOf(path("errors")), HasSubstr("Crashed"));
  for (const auto& entry : std::filesystem::directory_iterator(folder_))
    EXPECT_NE(entry.path().filename().string().rfind("core", 0), 0U) << entry.path();
}

TEST_F(CommandLine, EndsInOrderHoweverManyOfItsStreamsAreClosed) {
  const std::string start = "XDG_DATA_HOME='" + path("data") + "' '" HEADROOM_RUNNER "' ";
  const std::string run = start + "run --no-ceilings --variants separable --csv '" + path("out.csv") + "'" + kBrief;
  const int all = std::system((run + "<&- >&- 2>&-").c_str());
  ASSERT_TRUE(WIFEXITED(all));
  EXPECT_EQ(WEXITSTATUS(all), 1) << "its table reached nobody";
  EXPECT_THAT(contentOf(path("out.csv")), HasSubstr("blur.separable"));
  EXPECT_EQ(std::system((run + "<&- >/dev/null 2>&-").c_str()), 0);
  const int unread = std::system((start + "variants --json >&- 2>'" + path("errors") + "'").c_str());
  EXPECT_EQ(WEXITSTATUS(unread), 1);
  EXPECT_THAT(contentOf(path("errors")), HasSubstr("could not be written to the standard output"));
}

}  // namespace
}  // namespace headroom
