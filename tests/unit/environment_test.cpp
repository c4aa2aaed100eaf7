#include "jobs/opencl_environment.hpp"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "full_disk.hpp"
#include "headroom/jobs/opencl_environment.hpp"
#include "scoped_variable.hpp"
#include "system/disk_room.hpp"
#include "test_folder.hpp"
#include "workbench/hosts/fresh_cache.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;

testing::Matcher<const Note&> noted(NoteLevel level, const testing::Matcher<const std::string&>& text) {
  return AllOf(testing::Field(&Note::level, level), testing::Field(&Note::text, text));
}

/// Sets up separate folders for caches and temporary files; no PoCL cache is configured.
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
                                               HasSubstr(unusable_ + "/headroom"), HasSubstr("cannot be used")))));
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

mode_t modeOf(const fs::path& folder) {
  struct stat found {};
  return ::stat(folder.c_str(), &found) == 0 ? found.st_mode & 0777 : 0;
}

/// Sets the umask during its lifetime.
class Umask {
 public:
  explicit Umask(mode_t mask) : before_(::umask(mask)) {}
  ~Umask() { ::umask(before_); }
  Umask(const Umask&) = delete;
  Umask& operator=(const Umask&) = delete;

 private:
  mode_t before_;
};

TEST_F(PoclCacheFolder, IsForTheUserAloneWhateverTheUmask) {
  const Umask none(0);
  const ScopedVariable caches("XDG_CACHE_HOME", (folder_ / "caches").string());
  EXPECT_EQ(modeOf(poclCacheFolder()), 0700U);
  EXPECT_EQ(modeOf(poclCacheFolder().parent_path()), 0700U);
  fs::permissions(poclCacheFolder(), fs::perms::all);
  EXPECT_EQ(modeOf(poclCacheFolder()), 0700U);
}

TEST_F(PoclCacheFolder, ThatWasChosenAndOthersMayWriteToIsReplaced) {
  const ScopedVariable caches("XDG_CACHE_HOME", folder_.path().string());
  const fs::path open = folder_ / "open";
  fs::create_directory(open);
  fs::permissions(open, fs::perms::all);
  const ScopedVariable chosen("POCL_CACHE_DIR", open.string());
  EXPECT_FALSE(userChosePoclCache());
  EXPECT_THAT(prepareOpenClEnvironment(),
              Contains(noted(NoteLevel::Routine, HasSubstr("other users may write to it"))));
  EXPECT_EQ(modeOf(open), 0777U);
}

TEST_F(PoclCacheFolder, OnAFullDiskIsNone) {
  const ScopedVariable caches("XDG_CACHE_HOME", folder_.path().string());
  fs::create_directories(folder_ / "headroom" / "pocl");
  std::vector<Note> notes;
  std::string sentence;
  {
    const FullDisk full(16);
    notes = prepareOpenClEnvironment();
    const ScopedVariable chosen("POCL_CACHE_DIR", folder_.path().string());
    sentence = fullPoclCacheSentence();
  }
  EXPECT_THAT(notes, Contains(noted(NoteLevel::Warning, HasSubstr("cannot be used (its disk is full)"))));
  EXPECT_THAT(sentence, AllOf(HasSubstr(folder_.path().string()), HasSubstr("is full")));
  EXPECT_EQ(fullPoclCacheSentence(), "");
}

TEST_F(PoclCacheFolder, OfAProcessThatIsGoneIsRemoved) {
  const fs::path usual = folder_ / "pocl";
  const pid_t gone = ::fork();
  if (gone == 0) ::_exit(0);
  ASSERT_EQ(::waitpid(gone, nullptr, 0), gone);
  const fs::path abandoned = folder_ / ("pocl-fresh-" + std::to_string(gone));
  fs::create_directories(abandoned / "deep");
  const fs::path ofParent = folder_ / ("pocl-fresh-" + std::to_string(::getppid()));
  fs::create_directories(ofParent);
  fs::create_directories(folder_ / "pocl-fresh-mine");
  const FreshCache own(usual);
  EXPECT_EQ(modeOf(own.folder()), 0700U);
  removeAbandonedCaches(usual);
  EXPECT_FALSE(fs::exists(abandoned));
  EXPECT_TRUE(fs::exists(ofParent)) << "its process lives";
  EXPECT_TRUE(fs::exists(folder_ / "pocl-fresh-mine"));
  EXPECT_TRUE(fs::exists(own.folder()));
  std::ofstream(ofParent / ".headroom-lock") << "";
  removeAbandonedCaches(usual);
  EXPECT_FALSE(fs::exists(ofParent)) << "nobody holds its lock: the number is another process's now";
}

TEST_F(PoclCacheFolder, ThatIsFreshGoesWithItsOwner) {
  fs::path folder;
  {
    const FreshCache own(folder_ / "pocl");
    folder = own.folder();
    EXPECT_TRUE(fs::is_directory(folder));
  }
  EXPECT_FALSE(fs::exists(folder));
}

TEST_F(PoclCacheFolder, ThatWasChosenAndCannotBeWrittenIsReplaced) {
  const ScopedVariable caches("XDG_CACHE_HOME", folder_.path().string());
  const ScopedVariable chosen("POCL_CACHE_DIR", unusable_);
  EXPECT_FALSE(userChosePoclCache());
  EXPECT_THAT(prepareOpenClEnvironment(),
              Contains(noted(NoteLevel::Routine, HasSubstr("POCL_CACHE_DIR=" + unusable_ + " cannot be used"))));
  EXPECT_EQ(std::getenv("POCL_CACHE_DIR"), (folder_ / "headroom" / "pocl").string());
}

}  // namespace
}  // namespace headroom
