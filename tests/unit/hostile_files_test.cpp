// Files from other people must neither hang nor crash the program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <string>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/history.hpp"
#include "headroom/imports.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/best_configurations.hpp"
#include "test_folder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::SizeIs;

std::string kernelWith(const std::string& toml, const std::string& code = "") {
  return "/*---\nworkload = \"copy\"\ntitle = \"t\"\nrank = 15\nsummary = \"s\"\n" + toml +
         "[[pass]]\nkernel = \"k\"\nargs = [\"source\"]\nglobal = [\"width\"]\nlocal = [\"1\"]\n---*/\n" + code +
         "kernel void k(global float* a) {}\n";
}

std::string reasonOfTheOnlyRejected(const fs::path& folder) {
  const Catalogue catalogue({folder});
  return catalogue.rejected().size() == 1 ? catalogue.rejected()[0].reason : "not one rejected file";
}

void makePipe(const fs::path& file) {
  ASSERT_EQ(::mkfifo(file.c_str(), 0600), 0);
}

TEST(HostileFiles, aPipeIsNoFileToRead) {
  const TestFolder folder;
  makePipe(folder / "pipe");
  fs::create_symlink(folder / "pipe", folder / "link");
  for (const char* name : {"pipe", "link"}) {
    EXPECT_THAT(sentenceOf<Error>([&] { readFile(folder / name); }), HasSubstr("it is a pipe")) << name;
  }
  EXPECT_THAT(sentenceOf<Error>([&] { readFile(folder.path()); }), HasSubstr("it is a folder"));
  EXPECT_THAT(sentenceOf<Error>([] { readFile("/dev/zero"); }), HasSubstr("it is a device"));
}

TEST(HostileFiles, whatIsPipedIntoTheProcessIsRead) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::pipe(ends.data()), 0);
  ASSERT_EQ(::write(ends[1], "content", 7), 7);
  ::close(ends[1]);
  EXPECT_EQ(readFile("/dev/fd/" + std::to_string(ends[0])), "content");
  ::close(ends[0]);
}

TEST(HostileFiles, aPipeNamedAsAKernelIsLeftOut) {
  const TestFolder folder;
  makePipe(folder / "a.cl");
  EXPECT_THAT(reasonOfTheOnlyRejected(folder.path()), HasSubstr("it is a pipe"));
}

TEST(HostileFiles, aDeviceNamedAsAKernelIsLeftOut) {
  const TestFolder folder;
  fs::create_symlink("/dev/zero", folder / "a.cl");
  EXPECT_THAT(reasonOfTheOnlyRejected(folder.path()), HasSubstr("it is a device"));
}

TEST(HostileFiles, aPipeNamedAsAJournalIsListedAsUnreadable) {
  const TestFolder folder;
  makePipe(folder / "a.jsonl");
  const std::vector<RunSummary> runs = listRuns(folder.path());
  ASSERT_THAT(runs, SizeIs(1));
  EXPECT_THAT(runs[0].problem, HasSubstr("it is a pipe"));
  EXPECT_THAT(sentenceOf<Error>([&] { readRun(folder / "a.jsonl"); }), HasSubstr("it is a pipe"));
  EXPECT_THAT(sentenceOf<Error>([&] { importFile(folder / "a.jsonl"); }), HasSubstr("it is a pipe"));
}

TEST(HostileFiles, aKeyOfThousandsOfPartsIsLeftOut) {
  const TestFolder folder;
  std::string key = "a";
  for (int i = 0; i < 50'000; ++i) key += ".a";
  for (const std::string& toml : {key + " = 1\n", "[" + key + "]\n", "a = { " + key + " = 1 }\n"}) {
    writeFile(folder / "a.cl", kernelWith(toml));
    EXPECT_THAT(reasonOfTheOnlyRejected(folder.path()), HasSubstr("a.cl:6: a key has more than 16 parts"));
  }
}

TEST(HostileFiles, listsAndTablesOfThousandsOfLevelsAreLeftOut) {
  const TestFolder folder;
  std::string tables;
  for (int i = 0; i < 20'000; ++i) tables += "{ a = ";
  for (const std::string& toml : {"a = " + std::string(50'000, '[') + "\n", "a = " + tables + "\n"}) {
    writeFile(folder / "a.cl", kernelWith(toml));
    EXPECT_THAT(reasonOfTheOnlyRejected(folder.path()), HasSubstr("nested more than 32 deep"));
  }
}

TEST(HostileFiles, textsThatNoRunDocumentMayHaveAreLeftOut) {
  const TestFolder folder;
  const std::string text(5000, 'x');
  const std::string name(300, 'P');
  for (const auto& [toml, reason] :
       {std::pair{"notes = \"" + text + "\"\n", "a.cl:6: a text has more than 4096 bytes; shorten it"},
        {"notes = \"\"\"\n" + text + "\"\"\"\n", "a text has more than 4096 bytes"},
        {"notes = '" + text + "'\n", "a text has more than 4096 bytes"},
        {"[tune." + name + "]\ndefault = 1\n", "a word has more than 256 bytes"}}) {
    writeFile(folder / "a.cl", kernelWith(toml));
    EXPECT_THAT(reasonOfTheOnlyRejected(folder.path()), HasSubstr(reason));
  }
}

TEST(HostileFiles, dotsInTextsNumbersAndCommentsAreNoParts) {
  const TestFolder folder;
  const std::string dots(100, '.');
  const std::string numbers = "[1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5]";
  writeFile(folder / "a.cl", kernelWith("# " + dots + "[[[\n[guide]\nnotes = \"" + dots + "\\\"[\"\nn = " + numbers +
                                        "\nm = '" + dots + "'\nl = \"\"\"\n" + dots + "\"\n\"\"\"\n"));
  // The error is about its keys, not their number.
  EXPECT_THAT(reasonOfTheOnlyRejected(folder.path()), HasSubstr("unknown key"));
}

TEST(HostileFiles, aFrontMatterOfMegabytesIsLeftOut) {
  const TestFolder folder;
  writeFile(folder / "a.cl", kernelWith("#" + std::string(2'000'000, 'x') + "\n"));
  EXPECT_THAT(reasonOfTheOnlyRejected(folder.path()), HasSubstr("the front matter is larger than 256 KiB"));
}

TEST(HostileFiles, anExpressionOfThousandsOfBracketsIsLeftOut) {
  const TestFolder folder;
  const std::string many = std::string(50'000, '(') + "1" + std::string(50'000, ')');
  writeFile(folder / "a.cl", kernelWith("[cost]\nflops = \"" + many + "\"\n"));
  EXPECT_THAT(Catalogue({folder.path()}).rejected(), SizeIs(1));
}

TEST(HostileFiles, includesOfManyLevelsAreLeftOut) {
  const TestFolder folder;
  constexpr int kPieces = 200;
  for (int i = 0; i < kPieces; ++i) {
    FILE* piece = std::fopen((folder / (std::to_string(i) + ".clh")).c_str(), "w");
    ASSERT_NE(piece, nullptr);
    if (i + 1 < kPieces) std::fprintf(piece, "#include \"%d.clh\"\n", i + 1);
    std::fclose(piece);
  }
  writeFile(folder / "a.cl", kernelWith("", "#include \"0.clh\"\n"));
  EXPECT_THAT(reasonOfTheOnlyRejected(folder.path()), HasSubstr("files deep"));
}

TEST(HostileFiles, piecesThatIncludeEachOtherArePlacedOnce) {
  const TestFolder folder;
  writeFile(folder / "x.clh", "#include \"y.clh\"\n");
  writeFile(folder / "y.clh", "#include \"./x.clh\"\n#include \"x.clh\"\n");
  writeFile(folder / "a.cl", kernelWith("", "#include \"x.clh\"\n"));
  EXPECT_THAT(Catalogue({folder.path()}).rejected(), SizeIs(0));
}

TEST(HostileFiles, documentsOfThousandsOfLevelsAreRefused) {
  const TestFolder folder;
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  const std::string document = "{\"format_version\": 2, \"context\": " + deep + "}";
  EXPECT_THAT(sentenceOf<Error>([&] { runDocumentFromJson(document); }), HasSubstr("nested too deeply"));
  writeFile(folder / "a.jsonl", document + "\n");
  EXPECT_THAT(sentenceOf<Error>([&] { readRun(folder / "a.jsonl"); }), HasSubstr("nested too deeply"));
  EXPECT_THAT(summaryOf(folder / "a.jsonl").problem, HasSubstr("nested too deeply"));
  const fs::path best = folder / "best.json";
  writeFile(best, "{\"format_version\": 1, \"configurations\": [" + deep + "]}");
  std::string note;
  findBestConfiguration(best, Catalogue().find("copy.scalar"), {}, {64, 64}, {}, &note);
  EXPECT_THAT(note, HasSubstr("nested too deeply"));
}

TEST(HostileFiles, aDocumentLargerThanAnyIsNotRead) {
  const TestFolder folder;
  writeFile(folder / "a.json", "{}");
  fs::resize_file(folder / "a.json", kLargestDocument + 1);  // uses no disk space
  EXPECT_THAT(sentenceOf<Error>([&] { readRun(folder / "a.json"); }), HasSubstr("it is larger than"));
}

}  // namespace
}  // namespace headroom
