#include "runner/cl/program_cache.hpp"

#include <gmock/gmock.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>

#include "headroom/report/report.hpp"
#include "jobs/opencl_environment.hpp"
#include "scoped_variable.hpp"
#include "system/user_folders.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::IsEmpty;

const DriverIdentity kDriver{"device", "vendor", "device 1", "driver 1", "platform", "platform 1"};

Sha256Digest keyNumber(int number) {
  return programKey(kDriver, "", std::to_string(number));
}

void age(const fs::path& file, std::chrono::seconds seconds) {
  fs::last_write_time(file, fs::file_time_type::clock::now() - seconds);
}

TEST(ProgramKey, DiffersWithEveryField) {
  const auto key = [](const DriverIdentity& driver) { return programKey(driver, "options", "source"); };
  std::vector<Sha256Digest> keys{key(kDriver), programKey(kDriver, "other", "source"),
                                 programKey(kDriver, "options", "other")};
  for (std::string DriverIdentity::*field :
       {&DriverIdentity::deviceName, &DriverIdentity::deviceVendor, &DriverIdentity::deviceVersion,
        &DriverIdentity::driverVersion, &DriverIdentity::platformName, &DriverIdentity::platformVersion}) {
    DriverIdentity other = kDriver;
    other.*field += '2';
    keys.push_back(key(other));
  }
  std::sort(keys.begin(), keys.end());
  EXPECT_EQ(std::adjacent_find(keys.begin(), keys.end()), keys.end());
}

TEST(ProgramKey, DoesNotTakeTextAtABorderForTheNeighbours) {
  EXPECT_NE(programKey(kDriver, "-DA=1", "1 kernel"), programKey(kDriver, "-DA=11", " kernel"));
  EXPECT_NE(programKey(kDriver, "1:a", "b"), programKey(kDriver, "1", ":ab"));
  DriverIdentity moved = kDriver;
  moved.deviceName = "devicev";
  moved.deviceVendor = "endor";
  EXPECT_NE(programKey(moved, "", ""), programKey(kDriver, "", ""));
}

class ProgramCacheTest : public ::testing::Test {
 protected:
  [[nodiscard]] bool has(int number) const { return cache_.find(keyNumber(number)).binary.has_value(); }

  TestFolder folder_;
  ProgramCache cache_{folder_ / "programs"};
};

TEST_F(ProgramCacheTest, FindsWhatWasStoredUnderItsKeyOnly) {
  EXPECT_FALSE(has(1));
  EXPECT_THAT(cache_.store(keyNumber(1), "binary"), IsEmpty());
  EXPECT_EQ(cache_.find(keyNumber(1)).binary, "binary");
  EXPECT_FALSE(has(2));
  cache_.remove(keyNumber(1));
  EXPECT_FALSE(has(1));
  cache_.remove(keyNumber(1));  // another process may have removed it first
}

TEST_F(ProgramCacheTest, KeepsItsFolderFromOthers) {
  cache_.store(keyNumber(1), "binary");
  EXPECT_EQ(fs::status(folder_ / "programs").permissions(), fs::perms::owner_all);
}

TEST_F(ProgramCacheTest, TakesNothingFromAFolderThatOthersCouldWriteTo) {
  cache_.store(keyNumber(1), "binary");
  const fs::path folder = folder_ / "programs";
  fs::permissions(folder, fs::perms::all);
  const ProgramCache::Found found = cache_.find(keyNumber(1));
  EXPECT_FALSE(found.binary.has_value());
  EXPECT_THAT(found.complaint, HasSubstr("other users may write to it"));
  EXPECT_EQ(fs::status(folder).permissions(), fs::perms::owner_all);
  EXPECT_FALSE(has(1)) << "it may be somebody else's";
}

TEST_F(ProgramCacheTest, RemovesADamagedFileAndSaysSo) {
  cache_.store(keyNumber(1), "binary");
  std::string content = readFile(cache_.fileOf(keyNumber(1)));
  content.back() = 'x';
  writeFile(cache_.fileOf(keyNumber(1)), content);
  const ProgramCache::Found found = cache_.find(keyNumber(1));
  EXPECT_FALSE(found.binary);
  EXPECT_THAT(found.complaint, HasSubstr("is damaged"));
  EXPECT_THAT(found.complaint, HasSubstr(cache_.fileOf(keyNumber(1)).string()));
  EXPECT_FALSE(fs::exists(cache_.fileOf(keyNumber(1))));
}

TEST_F(ProgramCacheTest, DoesNotTakeAFileUnderTheNameOfAnother) {
  cache_.store(keyNumber(1), "binary");
  fs::rename(cache_.fileOf(keyNumber(1)), cache_.fileOf(keyNumber(2)));
  EXPECT_FALSE(has(2));
}

TEST_F(ProgramCacheTest, APlaceThatCanNotBeWrittenIsASentenceAndNothingIsFound) {
  writeFile(folder_ / "file", "");
  const ProgramCache cache(folder_ / "file" / "programs");
  EXPECT_THAT(cache.store(keyNumber(1), "binary"), HasSubstr("file"));
  EXPECT_FALSE(cache.find(keyNumber(1)).binary);
  cache.remove(keyNumber(1));
}

TEST_F(ProgramCacheTest, AFolderInAFilesPlaceIsPassedOver) {
  fs::create_directories(cache_.fileOf(keyNumber(1)));
  EXPECT_FALSE(has(1));
  EXPECT_THAT(cache_.store(keyNumber(1), "binary"), HasSubstr("it is a folder"));
  EXPECT_THAT(cache_.store(keyNumber(2), "binary"), IsEmpty());
  EXPECT_TRUE(has(2));
}

TEST_F(ProgramCacheTest, TheLeastRecentlyUsedProgramsMakeRoom) {
  const std::string binary(1000, 'b');
  for (int number = 1; number <= 4; ++number) {
    cache_.store(keyNumber(number), binary);
    age(cache_.fileOf(keyNumber(number)), std::chrono::seconds(100 - number));
  }
  EXPECT_TRUE(has(1)) << "finding it makes it the most recently used";
  const ProgramCache small(folder_ / "programs", 3500);
  small.store(keyNumber(5), binary);
  EXPECT_TRUE(fs::exists(cache_.fileOf(keyNumber(1))));
  EXPECT_FALSE(fs::exists(cache_.fileOf(keyNumber(2))));
  EXPECT_FALSE(fs::exists(cache_.fileOf(keyNumber(3))));
  EXPECT_TRUE(fs::exists(cache_.fileOf(keyNumber(4))));
  EXPECT_TRUE(fs::exists(cache_.fileOf(keyNumber(5))));
}

TEST_F(ProgramCacheTest, TheNewestStaysHoweverLargeItIs) {
  const ProgramCache small(folder_ / "programs", 10);
  for (int number = 1; number <= 5; ++number) {  // within one tick of the file system's clock
    small.store(keyNumber(number), std::string(1000, 'b'));
    EXPECT_TRUE(has(number));
    EXPECT_FALSE(has(number - 1));
  }
}

TEST_F(ProgramCacheTest, FilesOfKilledWritersGoWhenTheyAreOldAndForeignOnesStay) {
  fs::create_directories(folder_ / "programs");
  const fs::path old = folder_ / "programs/.headroom-1-0.tmp";
  const fs::path fresh = folder_ / "programs/.headroom-1-1.tmp";
  const fs::path foreign = folder_ / "programs/notes.txt";
  for (const fs::path& file : {old, fresh, foreign}) writeFile(file, "text");
  age(old, 2h);
  age(foreign, 2h);
  cache_.store(keyNumber(1), "binary");
  EXPECT_FALSE(fs::exists(old));
  EXPECT_TRUE(fs::exists(fresh));
  EXPECT_TRUE(fs::exists(foreign));
}

/// What one of several processes does: stores, looks up and evicts. Returns how often it found wrong content.
int useTogether(const ProgramCache& cache, char who) {
  int wrong = 0;
  for (int round = 0; round < 60; ++round) {
    const int number = round % 7;
    const std::string binary(1000, static_cast<char>('0' + number));
    wrong += cache.store(keyNumber(number), binary).empty() ? 0 : 1;
    const ProgramCache::Found found = cache.find(keyNumber((number + who) % 7));
    const std::string right(1000, static_cast<char>('0' + (number + who) % 7));
    wrong += found.binary && *found.binary != right ? 1 : 0;
    wrong += found.complaint.find("damaged") != std::string::npos ? 1 : 0;
    if (round % 10 == 0) cache.remove(keyNumber(number));
  }
  return wrong;
}

TEST_F(ProgramCacheTest, SeveralProcessesAtOnceNeverSeeHalfAFileOrStumbleOverEachOther) {
  const ProgramCache small(folder_ / "programs", 4500);
  std::vector<pid_t> others;
  for (char who = 1; who <= 3; ++who) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(useTogether(small, who));
    others.push_back(child);
  }
  EXPECT_EQ(useTogether(small, 0), 0);
  for (const pid_t child : others) {
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
  }
  EXPECT_THAT(small.store(keyNumber(9), std::string(1000, '9')), IsEmpty());
  std::uintmax_t bytes = 0;
  for (const auto& entry : fs::directory_iterator(folder_ / "programs")) bytes += entry.file_size();
  EXPECT_LE(bytes, 4500U);
}

TEST(CacheFolder, IsXdgsOrElseTheHomes) {
  const ScopedVariable home("HOME", "/home/someone");
  {
    const ScopedVariable xdg("XDG_CACHE_HOME", "/caches");
    EXPECT_EQ(cacheFolder(), "/caches/headroom");
  }
  for (const auto& unusable :
       {std::optional<std::string>(), std::optional<std::string>(""), std::optional<std::string>("relative/path")}) {
    const ScopedVariable xdg("XDG_CACHE_HOME", unusable);
    EXPECT_EQ(cacheFolder(), "/home/someone/.cache/headroom");
  }
}

TEST(UsualProgramCache, IsNoneForPoclWhichKeepsWhatItCompilesUnlessTurnedOn) {
  const ScopedVariable xdg("XDG_CACHE_HOME", "/caches");
  const ScopedVariable unset("HEADROOM_PROGRAM_CACHE", std::nullopt);
  EXPECT_FALSE(usualProgramCache("Portable Computing Language"));
  EXPECT_TRUE(usualProgramCache("NVIDIA CUDA"));
  const ScopedVariable on("HEADROOM_PROGRAM_CACHE", "on");
  EXPECT_TRUE(usualProgramCache("Portable Computing Language"));
}

TEST(UsualProgramCache, IsTurnedOffByTheVariableAndWithoutAHome) {
  const ScopedVariable xdg("XDG_CACHE_HOME", "/caches");
  {
    const ScopedVariable unset("HEADROOM_PROGRAM_CACHE", std::nullopt);
    EXPECT_EQ(programCacheFolder(), "/caches/headroom/programs");
    EXPECT_TRUE(usualProgramCache("NVIDIA CUDA"));
    const ScopedVariable none("XDG_CACHE_HOME", std::nullopt);
    const ScopedVariable homeless("HOME", std::nullopt);
    EXPECT_FALSE(usualProgramCache("NVIDIA CUDA"))
        << "a folder that everybody may write to is not a place for binaries";
  }
  const ScopedVariable off("HEADROOM_PROGRAM_CACHE", "off");
  EXPECT_FALSE(programCacheFolder());
  EXPECT_FALSE(usualProgramCache("NVIDIA CUDA"));
}

}  // namespace
}  // namespace headroom
