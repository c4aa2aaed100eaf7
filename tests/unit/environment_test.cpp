#include "hosting/environment.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "headroom/workbench.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;

testing::Matcher<const Note&> noted(NoteLevel level, const testing::Matcher<const std::string&>& text) {
  return AllOf(testing::Field(&Note::level, level), testing::Field(&Note::text, text));
}

/// Its own folders for caches and temporary files; no cache of PoCL's was chosen.
class PoclCacheFolder : public testing::Test {
 protected:
  void SetUp() override {
    std::ofstream(folder_ / "file") << "no folder can be made below it";
    fs::create_directory(temporaryFiles_);
  }
  [[nodiscard]] fs::path ownFolder() const { return temporaryFiles_ / ("headroom-" + std::to_string(geteuid())); }

  TestFolder folder_;
  const fs::path temporaryFiles_ = folder_ / "tmp";
  const std::string unusable_ = (folder_ / "file" / "caches").string();
  ScopedVariable tmp_{"TMPDIR", temporaryFiles_.string()};
  ScopedVariable chosen_{"POCL_CACHE_DIR", std::nullopt};
  ScopedVariable affinity_{"POCL_AFFINITY", std::nullopt};
};

TEST_F(PoclCacheFolder, IsTheUsualOneWhereItCanBeWritten) {
  const ScopedVariable caches("XDG_CACHE_HOME", folder_.path().string());
  EXPECT_EQ(poclCacheFolder(), folder_ / "headroom" / "pocl");
  EXPECT_TRUE(fs::is_empty(temporaryFiles_));
}

TEST_F(PoclCacheFolder, IsATemporaryOneOfTheUserAloneWhereTheUsualOneCannotBeWritten) {
  const ScopedVariable caches("XDG_CACHE_HOME", unusable_);
  EXPECT_EQ(poclCacheFolder(), ownFolder() / "pocl");
  struct stat found {};
  ASSERT_EQ(lstat(ownFolder().c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777U, 0700U);
  EXPECT_THAT(
      prepareOpenClEnvironment(),
      Contains(noted(NoteLevel::Routine, AllOf(HasSubstr("POCL_CACHE_DIR=" + ownFolder().string()),
                                               HasSubstr(unusable_ + "/headroom"), HasSubstr("can't be written")))));
}

TEST_F(PoclCacheFolder, IsNoneThatOthersCouldHaveFilled) {
  const ScopedVariable caches("XDG_CACHE_HOME", unusable_);
  fs::create_directory(ownFolder());
  fs::permissions(ownFolder(), fs::perms::all);
  EXPECT_EQ(poclCacheFolder(), fs::path());
  EXPECT_THAT(prepareOpenClEnvironment(),
              Contains(noted(NoteLevel::Warning, AllOf(HasSubstr("No folder for PoCL's compiled kernels"),
                                                       HasSubstr(unusable_), HasSubstr("POCL_CACHE_DIR")))));
}

TEST_F(PoclCacheFolder, ThatWasChosenAndCannotBeWrittenIsReplaced) {
  const ScopedVariable caches("XDG_CACHE_HOME", folder_.path().string());
  const ScopedVariable chosen("POCL_CACHE_DIR", unusable_);
  EXPECT_FALSE(userChosePoclCache());
  EXPECT_THAT(prepareOpenClEnvironment(),
              Contains(noted(NoteLevel::Routine, HasSubstr("POCL_CACHE_DIR=" + unusable_ + " can't be written"))));
  EXPECT_EQ(std::getenv("POCL_CACHE_DIR"), (folder_ / "headroom" / "pocl").string());
}

}  // namespace
}  // namespace headroom
