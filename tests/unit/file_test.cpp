#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <thread>

#include "full_disk.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;

std::string writeFailureOf(const fs::path& file, const std::string& content = "new") {
  return sentenceOf<Error>([&] { writeFile(file, content); });
}

TEST(WriteFile, makesANewFile) {
  const TestFolder folder;
  writeFile(folder / "a.csv", "text");
  EXPECT_EQ(readFile(folder / "a.csv"), "text");
  EXPECT_EQ(folder.entries(), 1U);
}

TEST(ReadFile, refusesAFileThatIsLargerThanAllowed) {
  const TestFolder folder;
  writeFile(folder / "a.csv", "12345");
  EXPECT_EQ(readFile(folder / "a.csv", 5), "12345");
  EXPECT_THAT(sentenceOf<Error>([&] { readFile(folder / "a.csv", 4); }), testing::HasSubstr("larger than 4 bytes"));
}

TEST(WriteFile, replacesAnOldFileWhole) {
  const TestFolder folder;
  writeFile(folder / "a.csv", "a longer text than the next");
  writeFile(folder / "a.csv", "short");
  EXPECT_EQ(readFile(folder / "a.csv"), "short");
  EXPECT_EQ(folder.entries(), 1U);
}

TEST(WriteFile, takesContentOfAnyBytesAndSize) {
  const TestFolder folder;
  std::string content(3'000'000, 'x');
  content[5] = '\0';
  writeFile(folder / "a", content);
  EXPECT_EQ(readFile(folder / "a"), content);
  writeFile(folder / "a", "");
  EXPECT_EQ(readFile(folder / "a"), "");
}

TEST(WriteFile, takesANameWithoutAFolder) {
  const TestFolder folder;
  const fs::path before = fs::current_path();
  fs::current_path(folder.path());
  writeFile("a.csv", "text");
  fs::current_path(before);
  EXPECT_EQ(readFile(folder / "a.csv"), "text");
}

TEST(WriteFile, takesTheLongestName) {
  const TestFolder folder;
  const std::string name(255, 'n');
  writeFile(folder / name, "text");
  EXPECT_EQ(readFile(folder / name), "text");
}

TEST(WriteFile, keepsPermissionsOfAnExistingFile) {
  const TestFolder folder;
  writeFile(folder / "a", "old");
  fs::permissions(folder / "a", fs::perms(0640));
  writeFile(folder / "a", "new");
  EXPECT_EQ(fs::status(folder / "a").permissions(), fs::perms(0640));
}

TEST(WriteFile, followsTheUmaskForANewFile) {
  const TestFolder folder;
  const mode_t old = ::umask(027);
  writeFile(folder / "a", "new");
  ::umask(old);
  EXPECT_EQ(fs::status(folder / "a").permissions(), fs::perms(0640));
}

TEST(WriteFile, followsALinkAndReplacesItsTarget) {
  const TestFolder folder;
  fs::create_directory(folder / "sub");
  writeFile(folder / "sub/target", "old");
  fs::create_symlink("sub/target", folder / "link");
  fs::create_symlink("link", folder / "linkToLink");
  writeFile(folder / "linkToLink", "new");
  EXPECT_TRUE(fs::is_symlink(folder / "linkToLink"));
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(readFile(folder / "sub/target"), "new");
}

TEST(WriteFile, makesTheTargetOfADanglingLink) {
  const TestFolder folder;
  fs::create_symlink("target", folder / "link");
  writeFile(folder / "link", "new");
  EXPECT_TRUE(fs::is_symlink(folder / "link"));
  EXPECT_EQ(readFile(folder / "target"), "new");
}

TEST(WriteFile, refusesALinkToItself) {
  const TestFolder folder;
  fs::create_symlink("link", folder / "link");
  EXPECT_THAT(writeFailureOf(folder / "link"), HasSubstr("could not be written"));
}

TEST(WriteFile, saysWhenTheFolderIsMissing) {
  const TestFolder folder;
  EXPECT_THAT(writeFailureOf(folder / "none/a.csv"),
              AllOf(HasSubstr("none/a.csv could not be written"), HasSubstr("Make its folder first")));
}

TEST(WriteFile, refusesAFolderAndAnEmptyName) {
  const TestFolder folder;
  EXPECT_THAT(writeFailureOf(folder.path()), HasSubstr("it is a folder"));
  EXPECT_THAT(writeFailureOf(""), HasSubstr("the name is empty"));
}

TEST(WriteFile, onAFullDiskTheOldFileStaysAndNothingIsLeftBehind) {
  const TestFolder folder;
  writeFile(folder / "a.csv", "old content");
  std::string sentence;
  {
    const FullDisk full(4096);
    sentence = writeFailureOf(folder / "a.csv", std::string(100'000, 'x'));
  }
  EXPECT_THAT(sentence, AllOf(HasSubstr("a.csv could not be written"), HasSubstr("unchanged")));
  EXPECT_EQ(readFile(folder / "a.csv"), "old content");
  EXPECT_EQ(folder.entries(), 1U);
}

TEST(WriteFile, onAFullDiskANewFileIsNotLeftHalf) {
  const TestFolder folder;
  {
    const FullDisk full(4096);
    EXPECT_THROW(writeFile(folder / "a.csv", std::string(100'000, 'x')), Error);
  }
  EXPECT_EQ(folder.entries(), 0U);
}

TEST(WriteFile, reportsAFullDevice) {
  EXPECT_THAT(writeFailureOf("/dev/full"), HasSubstr("/dev/full could not be written"));
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST(WriteFile, writesToADeviceWithoutReplacingIt) {
  writeFile("/dev/null", "text");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

TEST(WriteFile, writesIntoAPipe) {
  const TestFolder folder;
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  std::string received;
  std::thread reader([&] { std::getline(std::ifstream(folder / "pipe"), received); });
  writeFile(folder / "pipe", "through the pipe");
  reader.join();
  EXPECT_EQ(received, "through the pipe");
  EXPECT_TRUE(fs::is_fifo(folder / "pipe"));
}

TEST(WriteFile, continuesAnOpenDescriptorAsDevStdoutIsOne) {
  const TestFolder folder;
  const int fd = ::open((folder / "out").c_str(), O_WRONLY | O_CREAT, 0600);
  ASSERT_GE(fd, 0);
  ASSERT_EQ(::write(fd, "before ", 7), 7);
  writeFile("/dev/fd/" + std::to_string(fd), "content");
  ASSERT_EQ(::write(fd, " after", 6), 6);
  ::close(fd);
  EXPECT_EQ(readFile(folder / "out"), "before content after");
}

TEST(WriteFile, leavesAReadOnlyFileToItsOwner) {
  if (::geteuid() == 0) {
    // Root may write anything, so the rule is tested as another user in a child process.
    const TestFolder folder;
    fs::permissions(folder.path(), fs::perms(0777));
    writeFile(folder / "a", "old");
    fs::permissions(folder / "a", fs::perms(0444));
    const pid_t child = ::fork();
    if (child == 0) {
      const bool dropped = ::setgid(65534) == 0 && ::setuid(65534) == 0;
      const std::string sentence = writeFailureOf(folder / "a");
      ::_exit(dropped && sentence.find("you may write to") != std::string::npos ? 0 : 1);
    }
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(readFile(folder / "a"), "old");
    return;
  }
  const TestFolder folder;
  writeFile(folder / "a", "old");
  fs::permissions(folder / "a", fs::perms(0444));
  EXPECT_THAT(writeFailureOf(folder / "a"), HasSubstr("you may write to"));
  EXPECT_EQ(readFile(folder / "a"), "old");
}

TEST(WriteFile, fromManyThreadsLeavesOneWholeFile) {
  const TestFolder folder;
  std::vector<std::thread> writers;
  for (char c = 'a'; c < 'i'; ++c) {
    writers.emplace_back([&folder, c] {
      for (int i = 0; i < 20; ++i) writeFile(folder / "shared", std::string(10'000, c));
    });
  }
  for (std::thread& writer : writers) writer.join();
  const std::string content = readFile(folder / "shared");
  EXPECT_EQ(content, std::string(10'000, content.front()));
  EXPECT_EQ(folder.entries(), 1U);
}

TEST(ReadFile, saysWhatIsWrong) {
  const TestFolder folder;
  EXPECT_THAT(sentenceOf<Error>([&] { readFile(folder / "none"); }), HasSubstr("none could not be read"));
  EXPECT_THAT(sentenceOf<Error>([&] { readFile(folder.path()); }), HasSubstr("could not be read"));
}

}  // namespace
}  // namespace headroom
