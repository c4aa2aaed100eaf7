// Runs that were removed from the history, and come back.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"
#include "whole_values.hpp"
#include "workbench/history/journal.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

fs::path endedJournal(const fs::path& folder, const std::string& startedAt = "2026-11-21T08:00:00Z") {
  RunDocument head = someDocument();
  head.rows.clear();
  head.context.startedAt = startedAt;
  Journal journal = Journal::begin(folder, head, 1);
  journal.append(fullRow());
  journal.end({Outcome::Completed, "", false}, 1);
  return journal.file();
}

TEST(HistoryTrash, ARemovedRunIsNotListedAndComesBackWithItsLabel) {
  const TestFolder folder;
  const fs::path journal = endedJournal(folder.path());
  changeLabel(journal, [](RunLabel& label) { label.name = "a name"; });
  const std::string content = readFile(journal);
  removeRun(journal);
  EXPECT_FALSE(fs::exists(journal));
  EXPECT_FALSE(fs::exists(labelFile(journal)));
  EXPECT_TRUE(listRuns(folder.path()).empty());
  restoreRun(journal);
  EXPECT_EQ(readFile(journal), content);
  EXPECT_EQ(readLabel(journal).name, "a name");
  EXPECT_THAT(sentenceOf<Error>([&] { restoreRun(journal); }), HasSubstr("there is a run of that name"));
}

TEST(HistoryTrash, CanHoldARunTwice) {
  const TestFolder folder;
  const fs::path journal = endedJournal(folder.path());
  const std::string content = readFile(journal);
  removeRun(journal);
  writeFile(journal, "another");
  changeLabel(journal, [](RunLabel& label) { label.name = "another"; });
  removeRun(journal);
  writeFile(journal, content);
  removeRun(journal);
  restoreRun(journal);
  EXPECT_EQ(readFile(journal), content);
  EXPECT_FALSE(isLabelled(journal)) << "the label was another run's";
}

TEST(HistoryTrash, HoldsTheLatestRunsOnly) {
  const TestFolder folder;
  std::vector<fs::path> journals;
  for (std::size_t i = 0; i < kMostRunsInTrash + 2; ++i) {
    // The order of removal is not that of the names.
    journals.push_back(endedJournal(folder.path(), "20" + std::to_string(99 - i) + "-01-01T00:00:00Z"));
    removeRun(journals.back());
  }
  EXPECT_THROW(restoreRun(journals[0]), Error);
  EXPECT_THROW(restoreRun(journals[1]), Error);
  EXPECT_NO_THROW(restoreRun(journals[2]));
  EXPECT_NO_THROW(restoreRun(journals.back()));
}

TEST(HistoryTrash, HoldsTheLatestRunEvenIfThatIsBeyondTheLimitOfItsSize) {
  const TestFolder folder;
  const fs::path small = endedJournal(folder.path());
  const fs::path large = endedJournal(folder.path());
  fs::resize_file(large, kLargestTrash + 1);  // sparse
  removeRun(small);
  removeRun(large);
  EXPECT_THROW(restoreRun(small), Error);
  EXPECT_NO_THROW(restoreRun(large));
}

TEST(HistoryTrash, IsEmptiedWithoutTouchingOtherFiles) {
  const TestFolder folder;
  const fs::path journal = endedJournal(folder.path());
  removeRun(journal);
  emptyTrash(folder.path());
  EXPECT_THAT(sentenceOf<Error>([&] { restoreRun(journal); }), HasSubstr("no longer in the trash"));
  EXPECT_EQ(folder.entries(), 0U);
  fs::create_directories(folder / "trash");
  writeFile(folder / "trash" / "letter.txt", "mine");
  emptyTrash(folder.path());
  EXPECT_EQ(readFile(folder / "trash" / "letter.txt"), "mine");
}

TEST(HistoryTrash, ARunThatCannotBeMovedThereStays) {
  const TestFolder folder;
  const fs::path journal = endedJournal(folder.path());
  writeFile(folder / "trash", "a file where the folder would be");
  EXPECT_THAT(sentenceOf<Error>([&] { removeRun(journal); }), HasSubstr(journal.string()));
  EXPECT_TRUE(fs::exists(journal));
}

}  // namespace
}  // namespace headroom
