// Files that a host was sent: stored once, found again by checksum, and never damaged ones.
#include "runner/file_store.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <span>
#include <string>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/system/file.hpp"
#include "jobs/job_files.hpp"
#include "test_folder.hpp"
#include "workbench/hosts/file_sums.hpp"
#include "workloads/placed_files.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string sumOf(const std::string& text) {
  return toHex(sha256({text}));
}

void receive(FileStore& store, const FileLine& line, const std::string& text) {
  FileStore::Arrival arrival(store, line);
  arrival.add(std::as_bytes(std::span(text)));
  arrival.end();
}

class StoredFiles : public ::testing::Test {
 protected:
  [[nodiscard]] static OfferLine offerOf(const std::string& text) {
    return {{{"/workbench/saxpy", "x.bin", sumOf(text), text.size()}}};
  }

  TestFolder folder_;
  std::filesystem::path store_ = folder_ / "files";
};

TEST_F(StoredFiles, AreWantedOnceAndReadInPlaceOfTheWorkbenchs) {
  const std::string text = "contents";
  FileStore first(store_);
  EXPECT_THAT(first.place(offerOf(text)), ElementsAre(sumOf(text)));
  receive(first, {sumOf(text), text.size()}, text);
  EXPECT_EQ(readFile(placeOfFile("/workbench/saxpy", "x.bin")), text);
  FileStore next(store_);  // of a later process
  EXPECT_THAT(next.place(offerOf(text)), IsEmpty());
  EXPECT_EQ(placeOfFile("/workbench/saxpy", "y.bin"), "/workbench/saxpy/y.bin");
}

TEST_F(StoredFiles, ThatChangedAreWantedAgain) {
  FileStore store(store_);
  static_cast<void>(store.place(offerOf("old")));
  receive(store, {sumOf("old"), 3}, "old");
  EXPECT_THAT(store.place(offerOf("new")), ElementsAre(sumOf("new")));
  receive(store, {sumOf("new"), 3}, "new");
  EXPECT_EQ(readFile(placeOfFile("/workbench/saxpy", "x.bin")), "new");
}

TEST_F(StoredFiles, ThatWereDamagedOnTheWayAreRefused) {
  FileStore store(store_);
  static_cast<void>(store.place(offerOf("contents")));
  EXPECT_THAT(sentenceOf<Error>([&] { receive(store, {sumOf("contents"), 8}, "c0ntents"); }), HasSubstr("damaged"));
  EXPECT_THAT(store.place(offerOf("contents")), ElementsAre(sumOf("contents")));
  EXPECT_TRUE(std::filesystem::is_empty(store_));
}

TEST_F(StoredFiles, NeverLeaveTheirFolder) {
  FileStore store(store_);
  for (const char* sha256 : {"../../escaped", "", "ABCDEF"}) {
    const OfferLine offer{{{"/workbench", "x", sha256, 1}}};
    EXPECT_THAT(sentenceOf<Error>([&] { static_cast<void>(store.place(offer)); }), HasSubstr("without a checksum"));
    EXPECT_THAT(sentenceOf<Error>([&] { receive(store, {sha256, 1}, "x"); }), HasSubstr("without a checksum"));
  }
}

TEST_F(StoredFiles, MakeRoomForNewOnesUnlessTheyWereUsedLately) {
  constexpr std::uint64_t kRoom = 10;
  FileStore store(store_, kRoom);
  for (const std::string text : {"old ones", "in use", "lately"}) receive(store, {sumOf(text), text.size()}, text);
  static_cast<void>(store.place({{{"/workbench", "x", sumOf("in use"), 6}}}));
  const auto longAgo = std::filesystem::file_time_type::clock::now() - std::chrono::hours(48);
  std::filesystem::last_write_time(store_ / sumOf("old ones"), longAgo);
  std::filesystem::last_write_time(store_ / sumOf("in use"), longAgo);
  receive(store, {sumOf("new"), 3}, "new");
  EXPECT_FALSE(std::filesystem::exists(store_ / sumOf("old ones")));
  for (const char* text : {"in use", "lately", "new"})
    EXPECT_TRUE(std::filesystem::exists(store_ / sumOf(text))) << text;
}

TEST(FileSums, NoticesAChange) {
  const TestFolder folder;
  FileSums sums;
  writeFile(folder / "a", "one");
  EXPECT_EQ(sums.of(folder / "a")->sha256, sumOf("one"));
  writeFile(folder / "a", "other");
  EXPECT_EQ(sums.of(folder / "a")->sha256, sumOf("other"));
  EXPECT_EQ(sums.of(folder / "a")->bytes, 5U);
  EXPECT_FALSE(sums.of(folder / "missing"));
  EXPECT_FALSE(sums.of(folder.path()));
}

TEST(FilesOfAJob, AreNoneForABuiltInKernel) {
  EXPECT_THAT(filesOf(Job(ListDevicesJob{})), IsEmpty());
}

TEST(Sha256Stream, IsThatOfTheWhole) {
  Sha256Stream stream;
  for (const char* part : {"ab", "", "c"}) stream.add(part);
  EXPECT_EQ(toHex(stream.digest()), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

}  // namespace
}  // namespace headroom
