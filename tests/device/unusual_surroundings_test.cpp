// headroom-cli where something that programs count on is missing.
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
  EXPECT_THAT(ended.err, AllOf(HasSubstr(path("file") + "/caches"), HasSubstr("can't be written")));
}

}  // namespace
}  // namespace headroom
