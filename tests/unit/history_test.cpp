#include "headroom/history.hpp"

#include <gmock/gmock.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "full_disk.hpp"
#include "headroom/report/report.hpp"
#include "headroom/run/workers.hpp"
#include "headroom/system/error.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"
#include "whole_values.hpp"
#include "workbench/history/journal.hpp"
#include "workbench/history/run_recorder.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

RunDocument headAt(const std::string& startedAt) {
  RunDocument head = someDocument();
  head.rows.clear();
  head.context.startedAt = startedAt;
  return head;
}

RunDocument someHead() {
  return headAt("2026-11-21T08:00:00Z");
}

void append(const fs::path& file, std::string_view text) {
  std::ofstream(file, std::ios::binary | std::ios::app) << text;
}

/// Writes a journal of two rows, with an outcome if `end` has a value, and returns its path.
fs::path writtenJournal(const TestFolder& folder, std::optional<Outcome> end = std::nullopt,
                        const std::string& startedAt = "2026-11-21T08:00:00Z") {
  Journal journal = Journal::begin(folder.path(), headAt(startedAt), 7);
  journal.append(fullRow());
  journal.append(failedRow());
  if (end) journal.end({*end, "", false}, 2);
  return journal.file();
}

TEST(Journal, IsReadBackWithEveryMember) {
  const TestFolder folder;
  const fs::path file = writtenJournal(folder, Outcome::Cancelled);
  const StoredRun run = readRun(file);
  expectSame(run.document, someDocument());
  EXPECT_THAT(run.note, IsEmpty());
  EXPECT_THAT(file.filename().string(), testing::StartsWith("20261121T080000Z-"));
}

TEST(Journal, HoldsEachRowAsSoonAsItIsAppended) {
  const TestFolder folder;
  Journal journal = Journal::begin(folder.path(), someHead(), 7);
  EXPECT_EQ(readRun(journal.file()).document.rows.size(), 0U);
  journal.append(fullRow());
  EXPECT_EQ(readRun(journal.file()).document.rows.size(), 1U);
  EXPECT_EQ(readRun(journal.file()).document.outcome, std::nullopt);
}

TEST(Journal, CutAnywhereReadsBackToTheLastWholeLine) {
  const TestFolder folder;
  const std::string whole = readFile(writtenJournal(folder, Outcome::Completed));
  const fs::path cut = folder / "cut.jsonl";
  const std::size_t head = whole.find('\n');
  const std::size_t firstRow = whole.find('\n', head + 1);
  const std::size_t secondRow = whole.find('\n', firstRow + 1);
  for (std::size_t length = head + 1; length <= whole.size(); length += 1 + length % 37) {
    writeFile(cut, whole.substr(0, length));
    const StoredRun run = readRun(cut);
    EXPECT_EQ(run.document.rows.size(), length <= firstRow ? 0U : length <= secondRow ? 1U : 2U) << length;
    const bool isTorn = whole[length - 1] != '\n';
    EXPECT_EQ(run.note.find("truncated") != std::string::npos, isTorn) << length;
  }
  writeFile(cut, whole.substr(0, head));
  EXPECT_THAT(sentenceOf<Error>([&] { readRun(cut); }), AllOf(HasSubstr(cut.string()), HasSubstr("holds no run")));
}

TEST(Journal, DamagedInTheMiddleIsRefusedWithFileAndLine) {
  const TestFolder folder;
  const std::string whole = readFile(writtenJournal(folder));
  const std::size_t secondLine = whole.find('\n') + 1;
  const fs::path damaged = folder / "damaged.jsonl";
  std::string text = whole;
  text[secondLine] = '\0';
  writeFile(damaged, text);
  const auto sentence = [&] { return sentenceOf<Error>([&] { readRun(damaged); }); };
  EXPECT_THAT(sentence(), AllOf(HasSubstr(damaged.string()), HasSubstr("damaged in line 2")));
  text = whole;
  text.insert(secondLine, "{\"unknown\": 1}\n");
  writeFile(damaged, text);
  EXPECT_THAT(sentence(), HasSubstr("damaged in line 2"));
  text = whole;
  text.replace(text.find("\"BuildFailed\""), 13, "\"BuildFaiIed\"");
  writeFile(damaged, text);
  EXPECT_THAT(sentence(), AllOf(HasSubstr("damaged in line 3"), HasSubstr("BuildFaiIed")));
  writeFile(damaged, "[]\n");
  EXPECT_THAT(sentence(), HasSubstr("damaged in line 1"));
}

TEST(Journal, OfANewerHeadroomIsRefusedWithItsFormatAndLeftAlone) {
  const TestFolder folder;
  const fs::path file = writtenJournal(folder);
  std::string newer = readFile(file);
  const std::string format = "\"format_version\":" + std::to_string(kReportFormatVersion);
  ASSERT_NE(newer.find(format), std::string::npos);
  newer.replace(newer.find(format), format.size(), "\"format_version\":99");
  writeFile(file, newer);
  EXPECT_THAT(sentenceOf<Error>([&] { readRun(file); }),
              AllOf(HasSubstr("of format 99"), HasSubstr("the version that wrote them")));
  listRuns(folder.path());
  EXPECT_EQ(readFile(file), newer);
}

TEST(Journal, GoesOnAfterItsLastWholeLine) {
  const TestFolder folder;
  const fs::path file = writtenJournal(folder);
  append(file, R"({"row":{"device")" + std::string(100'000, 'x'));
  {
    Journal journal = Journal::reopen(file, fs::file_size(file));
    journal.tellResumed("2026-11-21T09:00:00Z");
    journal.append(timedRow());
    journal.end({Outcome::Completed, "", false}, 3);
  }
  const StoredRun run = readRun(file);
  EXPECT_THAT(run.note, IsEmpty());
  ASSERT_EQ(run.document.rows.size(), 3U);
  expectSame(run.document.rows[2], timedRow());
  EXPECT_EQ(run.document.outcome, Outcome::Completed);
}

TEST(Journal, ThatGoesOnHasNoOutcomeUntilItsEnd) {
  const TestFolder folder;
  const fs::path file = writtenJournal(folder, Outcome::Cancelled);
  Journal journal = Journal::reopen(file, fs::file_size(file));
  journal.tellResumed("2026-11-21T09:00:00Z");
  EXPECT_EQ(readRun(file).document.outcome, std::nullopt);
}

TEST(Journal, KeepsRowsThatAStopCutShortUntilTheyAreMeasuredAgain) {
  const TestFolder folder;
  ResultRow cutShort = timedRow();
  cutShort.stoppedBy = kStoppedByStop;
  ResultRow other = cutShort;
  other.size = {cutShort.size[0] + 1, cutShort.size[1]};
  Journal journal = Journal::begin(folder.path(), someHead(), 7);
  journal.append(fullRow());
  journal.append(cutShort);
  journal.append(other);
  journal.end({Outcome::Cancelled, "", false}, 1);
  const RunDocument stopped = readRun(journal.file()).document;
  ASSERT_EQ(stopped.rows.size(), 3U);
  expectSame(stopped.rows[1], cutShort);
  EXPECT_EQ(stopped.outcome, Outcome::Cancelled);
  EXPECT_EQ(summaryOf(journal.file()).finishedRows, 1U);
  EXPECT_EQ(progressText(summaryOf(journal.file())), "1 of 7 results, 2 partial, cancelled");

  journal.tellResumed("2026-11-21T09:00:00Z");
  journal.append(timedRow());
  EXPECT_EQ(summaryOf(journal.file()).finishedRows, 2U) << "counted without an outcome";
  EXPECT_EQ(summaryOf(journal.file()).cutShortRows, 1U) << "the other one was measured again";
  const RunDocument resumed = readRun(journal.file()).document;
  ASSERT_EQ(resumed.rows.size(), 3U);
  expectSame(resumed.rows[1], other);
  expectSame(resumed.rows[2], timedRow());
}

TEST(Journal, OfARunThatGoesOnIsNotTakenUp) {
  const TestFolder folder;
  const Journal journal = Journal::begin(folder.path(), someHead(), 7);
  EXPECT_TRUE(summaryOf(journal.file()).isRunning);
  EXPECT_EQ(stateText(summaryOf(journal.file())), "running");
  EXPECT_FALSE(isUnfinished(summaryOf(journal.file())));
  EXPECT_THAT(sentenceOf<Error>([&] { Journal::reopen(journal.file(), fs::file_size(journal.file())); }),
              HasSubstr("in use by a run in progress"));
}

TEST(Journal, ThatGrewSinceItWasReadIsNotTakenUp) {
  const TestFolder folder;
  const fs::path file = writtenJournal(folder, Outcome::Cancelled);
  const StoredRun read = readRun(file);
  {
    Journal other = Journal::reopen(file, read.bytes);
    other.tellResumed("2026-11-21T09:00:00Z");
    other.append(timedRow());
  }
  const std::string grown = readFile(file);
  EXPECT_THAT(sentenceOf<Error>([&] { Journal::reopen(file, read.bytes); }),
              AllOf(HasSubstr(file.string()), HasSubstr("has changed since it was read")));
  EXPECT_EQ(readFile(file), grown);
  EXPECT_NO_THROW(Journal::reopen(file, readRun(file).bytes));
}

TEST(Journal, TwoOfTheSameSecondHaveDifferentNames) {
  const TestFolder folder;
  const Journal one = Journal::begin(folder.path(), someHead(), 7);
  const Journal other = Journal::begin(folder.path(), someHead(), 7);
  EXPECT_NE(one.file(), other.file());
}

TEST(Journal, OnAFullDiskFailsWithASentenceAndStaysWhole) {
  const TestFolder folder;
  Journal journal = Journal::begin(folder.path(), someHead(), 7);
  journal.append(timedRow());
  const std::string before = readFile(journal.file());
  {
    const FullDisk full(before.size() + 100);
    EXPECT_THAT(sentenceOf<Error>([&] { journal.append(fullRow()); }),
                AllOf(HasSubstr(journal.file().string()), HasSubstr("could not be written"), HasSubstr("Make room")));
  }
  EXPECT_EQ(readFile(journal.file()), before);
}

TEST(Journal, ThatCannotBeBegunLeavesNoFile) {
  const TestFolder folder;
  {
    const FullDisk full(10);
    EXPECT_THROW(Journal::begin(folder.path(), someHead(), 7), Error);
  }
  EXPECT_EQ(folder.entries(), 0U);
  writeFile(folder / "file", "");
  EXPECT_THAT(sentenceOf<Error>([&] { Journal::begin(folder / "file" / "runs", someHead(), 7); }),
              HasSubstr((folder / "file" / "runs").string()));
}

TEST(History, SummarisesWhatWasAskedAndHowFarItGot) {
  const TestFolder folder;
  const RunSummary run = summaryOf(writtenJournal(folder));
  EXPECT_THAT(run.problem, IsEmpty());
  EXPECT_EQ(run.startedAt, "2026-11-21T08:00:00Z");
  EXPECT_THAT(run.devices, ElementsAre(someDevice().name));
  EXPECT_THAT(run.workloads, ElementsAre("blur"));
  EXPECT_THAT(run.variants, ElementsAre("blur.separable", "blur.local"));
  EXPECT_THAT(run.sizes, ElementsAre(Size{4000, 4000, 1000}, Size{1023, 769}));
  EXPECT_EQ(run.finishedRows, 2U);
  EXPECT_EQ(run.points, 7U);
  EXPECT_EQ(run.outcome, std::nullopt);
  EXPECT_TRUE(isUnfinished(run));
  EXPECT_EQ(progressText(run), "2 of 7 results, interrupted");
  const auto listed = nlohmann::json::parse(toJson(std::vector{run}));
  EXPECT_EQ(listed.at("runs").at(0).at("state"), "unfinished") << "scripts depend on it";
}

TEST(History, CountsRowsAlikeWithAndWithoutAnOutcome) {
  const TestFolder folder;
  for (const auto& end : std::vector<std::optional<Outcome>>{std::nullopt, Outcome::Completed, Outcome::Failed}) {
    const RunSummary run = summaryOf(writtenJournal(folder, end));
    EXPECT_EQ(run.finishedRows, 2U);
    EXPECT_EQ(run.outcome, end);
  }
}

TEST(History, CountsTheRowsOfAJournalLargerThanItIsReadAtOnce) {
  const TestFolder folder;
  ResultRow row = timedRow();
  row.samplesMs.assign(20'000, 1.0 / 3);
  Journal journal = Journal::begin(folder.path(), someHead(), 20);
  for (int i = 0; i < 12; ++i) journal.append(row);
  journal.append(failedRow());
  ASSERT_GT(fs::file_size(journal.file()), std::uintmax_t{3} << 20);
  EXPECT_EQ(summaryOf(journal.file()).finishedRows, 13U);
  append(journal.file(), "{\"row\":{");
  EXPECT_EQ(summaryOf(journal.file()).finishedRows, 13U);
}

TEST(History, AStoppedRunIsUnfinishedAndACompletedOneIsNot) {
  const TestFolder folder;
  EXPECT_TRUE(isUnfinished(summaryOf(writtenJournal(folder, Outcome::Cancelled))));
  EXPECT_FALSE(isUnfinished(summaryOf(writtenJournal(folder, Outcome::Completed))));
}

TEST(History, ListsTheNewestFirstAndTellsOfFilesThatAreNone) {
  const TestFolder folder;
  writtenJournal(folder, Outcome::Completed, "2026-11-21T08:00:00Z");
  writtenJournal(folder, Outcome::Completed, "2026-12-01T08:00:00Z");
  writtenJournal(folder, Outcome::Completed, "2025-12-01T08:00:00Z");
  writeFile(folder / "0.jsonl", "not one of ours\n");
  writeFile(folder / "notes.txt", "no journal");
  const std::vector<RunSummary> runs = listRuns(folder.path());
  ASSERT_EQ(runs.size(), 4U);
  EXPECT_EQ(runs[0].startedAt, "2026-12-01T08:00:00Z");
  EXPECT_EQ(runs[1].startedAt, "2026-11-21T08:00:00Z");
  EXPECT_EQ(runs[2].startedAt, "2025-12-01T08:00:00Z");
  EXPECT_THAT(runs[3].problem, HasSubstr((folder / "0.jsonl").string()));
  EXPECT_THAT(listRuns(folder / "nowhere"), IsEmpty());
}

TEST(History, IsToldToOtherToolsAsJson) {
  const TestFolder folder;
  writtenJournal(folder, Outcome::Completed);
  const nlohmann::json list = nlohmann::json::parse(toJson(listRuns(folder.path())));
  ASSERT_EQ(list.at("runs").size(), 1U);
  EXPECT_EQ(list.at("runs").at(0).at("state"), "completed");
  EXPECT_EQ(list.at("runs").at(0).at("finished_rows"), 2);
}

TEST(History, IsSearchedByWordsInAnyCase) {
  RunSummary run;
  run.devices = {"NVIDIA H200"};
  run.workloads = {"blur"};
  run.variants = {"blur.separable"};
  EXPECT_TRUE(matches(run, ""));
  EXPECT_TRUE(matches(run, "h200"));
  EXPECT_TRUE(matches(run, "  SEPAR  nvidia "));
  EXPECT_FALSE(matches(run, "h200 copy"));
  EXPECT_FALSE(matches(run, "h200blur"));
}

TEST(History, KeepsTheNewestCompletedRunsAndAllUnfinishedOnes) {
  const TestFolder folder;
  const fs::path unfinished = writtenJournal(folder, std::nullopt, "2020-01-01T00:00:00Z");
  const fs::path oldest = writtenJournal(folder, Outcome::Completed, "2020-01-02T00:00:00Z");
  const std::string completed = readFile(oldest);
  for (std::size_t i = 2; i < kMostRunsKept; ++i) {
    append(folder / ("2021" + std::to_string(100'000 + i) + ".jsonl"), completed);
  }
  EXPECT_EQ(folder.entries(), kMostRunsKept);
  writtenJournal(folder, Outcome::Completed);
  EXPECT_EQ(folder.entries(), kMostRunsKept);
  EXPECT_TRUE(fs::exists(unfinished));
  EXPECT_FALSE(fs::exists(oldest));
}

TEST(History, NeverRemovesNamedRunsAndCountsWhatItRemoves) {
  const TestFolder folder;
  const std::string completed = readFile(writtenJournal(folder, Outcome::Completed, "2020-01-01T00:00:00Z"));
  append(folder / "20200102T000000Z-1.jsonl", completed);
  append(folder / "20200103T000000Z-1.jsonl", completed);
  append(folder / "0 before the change.jsonl", completed);
  append(folder / "20190101T000000Z-1 good.jsonl", completed);
  setMostRunsKept(folder.path(), 2);
  EXPECT_EQ(mostRunsKept(folder.path()), 2U);
  EXPECT_EQ(Journal::begin(folder.path(), someHead(), 7).removed(), 2U);
  EXPECT_TRUE(fs::exists(folder / "20200103T000000Z-1.jsonl"));
  EXPECT_TRUE(fs::exists(folder / "0 before the change.jsonl"));
  EXPECT_TRUE(fs::exists(folder / "20190101T000000Z-1 good.jsonl"));
}

TEST(History, KeepsAllRunsWhereThatIsSetOrTheSettingIsDamaged) {
  const TestFolder folder;
  EXPECT_EQ(mostRunsKept(folder.path()), kMostRunsKept);
  const fs::path ended = writtenJournal(folder, Outcome::Completed, "2020-01-01T00:00:00Z");
  setMostRunsKept(folder.path(), 1);
  writeFile(folder / "most-runs.json", "{");
  EXPECT_EQ(Journal::begin(folder.path(), someHead(), 7).removed(), 0U);
  setMostRunsKept(folder.path(), 0);
  EXPECT_EQ(Journal::begin(folder.path(), someHead(), 7).removed(), 0U);
  EXPECT_TRUE(fs::exists(ended));
}

TEST(History, LeavesASettingOfANewerHeadroomAloneAndKeepsAllRuns) {
  const TestFolder folder;
  const std::string newer = R"({"format_version": 2, "most_runs": 1})";
  writeFile(folder / "most-runs.json", newer);
  EXPECT_EQ(mostRunsKept(folder.path()), 0U);
  EXPECT_THAT(sentenceOf<Error>([&] { setMostRunsKept(folder.path(), 5); }), HasSubstr("newer Headroom"));
  EXPECT_EQ(readFile(folder / "most-runs.json"), newer);
  writeFile(folder / "most-runs.json", "{");
  setMostRunsKept(folder.path(), 5);
  EXPECT_EQ(mostRunsKept(folder.path()), 5U);
}

TEST(History, RemovesARunUnlessItIsBeingWritten) {
  const TestFolder folder;
  const fs::path ended = writtenJournal(folder, Outcome::Completed);
  removeRun(ended);
  EXPECT_FALSE(fs::exists(ended));
  EXPECT_NO_THROW(removeRun(ended)) << "gone already";
  const Journal journal = Journal::begin(folder.path(), someHead(), 7);
  EXPECT_THAT(sentenceOf<Error>([&] { removeRun(journal.file()); }), HasSubstr(journal.file().string()));
  EXPECT_TRUE(fs::exists(journal.file()));
}

TEST(History, ListsInShortNameThreeAndCountTheRest) {
  EXPECT_EQ(inShort(std::vector<std::string>{"a", "b", "c"}), "a, b, c");
  EXPECT_EQ(inShort(std::vector<std::string>{"a", "b", "c", "d", "e"}), "a, b, c and 2 more");
  EXPECT_EQ(inShort(std::vector<Size>{{64, 48}}), toText(Size{64, 48}));
  EXPECT_EQ(inShort(std::vector<std::string>{}), "");
}

TEST(History, FolderFollowsTheXdgSpecification) {
  const ScopedVariable home("HOME", "/home/someone");
  const ScopedVariable data("XDG_DATA_HOME", "/data");
  EXPECT_EQ(historyFolder(), "/data/headroom/runs");
  const ScopedVariable relative("XDG_DATA_HOME", "relative");
  EXPECT_EQ(historyFolder(), "/home/someone/.local/share/headroom/runs");
}

TEST(StoredRun, OfManyWorkersIsResumedWithTheNumberThatTheUserNames) {
  std::vector<RunPlan> plans(2);
  EXPECT_NO_THROW(takeUsersWorkers(plans, {}, "run.jsonl")) << "of one worker";
  plans.back().workers = 1000;
  EXPECT_THAT(sentenceOf<UsageError>([&] { takeUsersWorkers(plans, {}, "a run.jsonl"); }),
              AllOf(HasSubstr("names 1000 workers"), HasSubstr("--resume 'a run.jsonl' --workers N")));
  takeUsersWorkers(plans, 2, "run.jsonl");
  for (const RunPlan& plan : plans) EXPECT_EQ(plan.workers, 2);
}

TEST(StoredRun, IsReadFromADocumentToo) {
  const TestFolder folder;
  writeFile(folder / "run.json", toJson(someDocument()));
  expectSame(readRun(folder / "run.json").document, someDocument());
  writeFile(folder / "other.json", "{}");
  EXPECT_THAT(sentenceOf<Error>([&] { readRun(folder / "other.json"); }), HasSubstr((folder / "other.json").string()));
}

}  // namespace
}  // namespace headroom
