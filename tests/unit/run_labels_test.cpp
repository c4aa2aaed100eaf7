// Names, notes and tags of runs: in files beside journals, in documents, in lists, and on the command line.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <thread>
#include <vector>

#include "command_line.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/history.hpp"
#include "headroom/pages/run_page.hpp"
#include "headroom/system/error.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"
#include "whole_values.hpp"
#include "workbench/history/journal.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

fs::path completedJournal(const fs::path& folder, const std::string& startedAt = "2026-11-21T08:00:00Z") {
  RunDocument head = someDocument();
  head.rows.clear();
  head.context.startedAt = startedAt;
  Journal journal = Journal::begin(folder, head, 2);
  journal.append(fullRow());
  journal.append(failedRow());
  journal.end({Outcome::Completed, "", false}, 2);
  return journal.file();
}

RunLabel someLabel() {
  return {"before the change", "Idle machine.\nFans at 100%.", {"good", "h200"}};
}

void setLabel(const fs::path& journal, const RunLabel& label) {
  changeLabel(journal, [&label](RunLabel& held) { held = label; });
}

TEST(RunLabel, IsStoredBesideTheJournalAndLeavesTheJournalAsItIs) {
  const TestFolder folder;
  const fs::path journal = completedJournal(folder.path());
  const std::string before = readFile(journal);
  EXPECT_FALSE(isLabelled(journal));
  EXPECT_TRUE(readLabel(journal).isEmpty());
  setLabel(journal, someLabel());
  EXPECT_EQ(readLabel(journal), someLabel());
  EXPECT_EQ(summaryOf(journal).label, someLabel());
  EXPECT_EQ(readRun(journal).document.label, someLabel());
  EXPECT_EQ(readFile(journal), before);
  EXPECT_EQ(listRuns(folder.path()).size(), 1U);
  setLabel(journal, {});
  EXPECT_FALSE(fs::exists(labelFile(journal)));
  EXPECT_TRUE(summaryOf(journal).label.isEmpty());
}

TEST(RunLabel, CanBeSetWhileTheRunIsInProgress) {
  const TestFolder folder;
  RunDocument head = someDocument();
  head.rows.clear();
  Journal journal = Journal::begin(folder.path(), head, 2);
  setLabel(journal.file(), someLabel());
  journal.append(fullRow());
  EXPECT_TRUE(summaryOf(journal.file()).isRunning);
  EXPECT_EQ(summaryOf(journal.file()).label, someLabel());
}

TEST(RunLabel, IsStoredWithoutBlanksAroundItAndWithEachTagOnce) {
  const RunLabel label = checkedLabel({"  a name \n", "\n two\nlines\n\n", {"h200", "good", "h200"}});
  EXPECT_EQ(label.name, "a name");
  EXPECT_EQ(label.note, "two\nlines");
  EXPECT_THAT(label.tags, ElementsAre("good", "h200"));
  EXPECT_EQ(tagsText(label), "#good #h200");
}

TEST(RunLabel, IsRefusedIfItWouldBreakAList) {
  EXPECT_THAT(sentenceOf<UsageError>([] { checkedLabel({"two\nlines", "", {}}); }), HasSubstr("several lines"));
  EXPECT_THAT(sentenceOf<UsageError>([] { checkedLabel({"", "\033[2J", {}}); }), HasSubstr("control characters"));
  EXPECT_THAT(sentenceOf<UsageError>([] { checkedLabel({"", "", {"two words"}}); }), HasSubstr("not one word"));
  EXPECT_THAT(sentenceOf<UsageError>([] {
                checkedLabel({std::string(kLongestRunName + 1, 'x'), "", {}});
              }),
              HasSubstr("The limit is 200"));
  EXPECT_NO_THROW(checkedLabel({std::string(kLongestRunName, 'x'), "", {}}));
  std::vector<std::string> many;
  for (std::size_t i = 0; i <= kMostRunTags; ++i) many.push_back("tag" + std::to_string(i));
  EXPECT_THAT(sentenceOf<UsageError>([&] { checkedLabel({"", "", many}); }), HasSubstr("at most 50 tags"));
}

TEST(RunLabel, TagsAreReadFromWordsWithAndWithoutTheirSign) {
  EXPECT_THAT(tagsIn(" good, #h200\tidle "), ElementsAre("good", "h200", "idle"));
  EXPECT_THAT(tagsIn(" , # "), IsEmpty());
}

TEST(RunLabel, FindsTheRun) {
  const TestFolder folder;
  const fs::path journal = completedJournal(folder.path());
  EXPECT_FALSE(matches(summaryOf(journal), "fans"));
  setLabel(journal, someLabel());
  const RunSummary run = summaryOf(journal);
  EXPECT_TRUE(matches(run, "BEFORE the"));
  EXPECT_TRUE(matches(run, "fans separable"));
  EXPECT_TRUE(matches(run, "#good"));
  EXPECT_FALSE(matches(run, "#fans"));
  completedJournal(folder.path());
  EXPECT_THAT(runsNamed(folder.path(), "before the change"), ElementsAre(journal));
  EXPECT_THAT(runsNamed(folder.path(), "before"), IsEmpty());
  EXPECT_THAT(runsNamed(folder.path(), ""), IsEmpty());
}

TEST(RunLabel, ProtectsTheRunFromDeletionByANewOne) {
  const TestFolder folder;
  std::vector<fs::path> journals;
  for (const char* day : {"01", "02", "03", "04"}) {
    journals.push_back(completedJournal(folder.path(), std::string("2020-01-") + day + "T00:00:00Z"));
  }
  setLabel(journals[0], {"a name", "", {}});
  setLabel(journals[1], {"", "", {"tag"}});
  writeFile(labelFile(journals[2]), "damaged");
  setMostRunsKept(folder.path(), 1);
  completedJournal(folder.path());
  EXPECT_TRUE(fs::exists(journals[0]));
  EXPECT_TRUE(fs::exists(journals[1]));
  EXPECT_TRUE(fs::exists(journals[2])) << "its label may be of a newer Headroom";
  EXPECT_FALSE(fs::exists(journals[3]));
}

TEST(RunLabel, ThatIsDamagedOrNewerIsReportedAndLeftAlone) {
  const TestFolder folder;
  const fs::path journal = completedJournal(folder.path());
  for (const std::string content : {"{", "[]", R"({"format_version": 2, "name": "", "note": "", "tags": []})",
                                    R"({"format_version": 1, "name": "two\nlines", "note": "", "tags": []})",
                                    R"({"format_version": 1, "name": "", "note": 3, "tags": []})"}) {
    writeFile(labelFile(journal), content);
    const RunSummary run = summaryOf(journal);
    EXPECT_THAT(run.problem, IsEmpty()) << content;
    EXPECT_THAT(run.labelProblem, AllOf(HasSubstr(labelFile(journal).string()), HasSubstr("cannot be read")))
        << content;
    EXPECT_TRUE(run.label.isEmpty());
    EXPECT_EQ(readRun(journal).document.rows.size(), 2U) << content;
    EXPECT_THAT(readRun(journal).note, HasSubstr("cannot be read")) << content;
    EXPECT_THROW(setLabel(journal, someLabel()), Error) << content;
    EXPECT_EQ(readFile(labelFile(journal)), content);
  }
}

TEST(RunLabel, NeedsAJournal) {
  const TestFolder folder;
  EXPECT_THROW(setLabel(folder / "20260101T000000Z-1.jsonl", someLabel()), Error);
  writeFile(folder / "run.json", toJson(someDocument()));
  EXPECT_THAT(sentenceOf<UsageError>([&] { setLabel(folder / "run.json", someLabel()); }),
              HasSubstr("is not a journal"));
  EXPECT_EQ(folder.entries(), 1U) << "no label of nothing";
}

TEST(RunLabel, KeepsTheTagsOfTwoProgramsThatAddThemAtOnce) {
  const TestFolder folder;
  const fs::path journal = completedJournal(folder.path());
  std::vector<std::thread> threads;
  for (const std::string letter : {"a", "b", "c", "d"}) {
    threads.emplace_back([letter, &journal] {
      for (int i = 0; i < 10; ++i) {
        changeLabel(journal, [&](RunLabel& label) { label.tags.push_back(letter + std::to_string(i)); });
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(readLabel(journal).tags.size(), 40U);
}

TEST(RunLabel, IsPartOfTheDocumentAndOfTheReport) {
  RunDocument document = someDocument();
  EXPECT_THAT(toJson(document), Not(HasSubstr("\"label\"")));
  document.label = someLabel();
  expectSame(runDocumentFromJson(toJson(document)), document);
  const std::string page = toMarkdown(pageOf(document, Catalogue()));
  EXPECT_THAT(page, AllOf(HasSubstr("before the change"), HasSubstr("Idle machine."), HasSubstr("Fans at 100%.")));
}

class LabelCommand : public testing::Test {
 protected:
  Ended cli(const std::string& arguments) { return runCommandLine(folder_.path(), arguments); }
  [[nodiscard]] fs::path runs() const { return folder_ / "data" / "headroom" / "runs"; }

  TestFolder folder_;
  ScopedVariable data_{"XDG_DATA_HOME", (folder_ / "data").string()};
};

TEST_F(LabelCommand, SetsShowsAndRemovesEachPart) {
  const std::string run = completedJournal(runs()).stem().string();
  EXPECT_EQ(cli("runs --label " + run).out, run + " has no label.\n");
  const Ended ended =
      cli("runs --label " + run + " --name 'before the change' --note 'Idle machine.' --tag good,#h200");
  EXPECT_EQ(ended.code, 0) << ended.err;
  EXPECT_EQ(ended.out, "run   " + run + "\nname  before the change\ntags  #good #h200\nIdle machine.\n");
  EXPECT_EQ(cli("runs --label " + run).out, ended.out);
  EXPECT_THAT(cli("runs change").out, HasSubstr("    before the change  #good #h200  Idle machine.\n"));
  EXPECT_THAT(cli("runs '#good'").out, HasSubstr(run));
  EXPECT_THAT(cli("runs '#fine'").out, IsEmpty());
  const auto list = nlohmann::json::parse(cli("runs --json").out);
  EXPECT_EQ(list.at("runs").at(0).at("label").at("name"), "before the change");
  EXPECT_THAT(list.at("runs").at(0).at("label").at("tags").get<std::vector<std::string>>(),
              ElementsAre("good", "h200"));

  EXPECT_EQ(cli("runs --label " + run + " --no-name --untag good --tag idle").out,
            "run   " + run + "\ntags  #h200 #idle\nIdle machine.\n");
  EXPECT_EQ(cli("runs --label " + run + " --no-note --untag h200,idle").out, run + " has no label.\n");
}

TEST_F(LabelCommand, ANameStandsForItsRunAsLongAsNoOtherRunHasIt) {
  const fs::path one = completedJournal(runs(), "2026-11-21T08:00:00Z");
  const fs::path other = completedJournal(runs(), "2026-11-21T09:00:00Z");
  setLabel(one, {"the good one", "", {}});
  EXPECT_EQ(cli("runs --label 'the good one' --tag fast").code, 0);
  EXPECT_THAT(readLabel(one).tags, ElementsAre("fast"));
  const Ended saved = cli("runs --export 'the good one' --save '" + (folder_ / "run.json").string() + "'");
  EXPECT_EQ(saved.code, 0) << saved.err;
  EXPECT_EQ(readRun(folder_ / "run.json").document.label, readLabel(one));
  setLabel(other, {"the good one", "", {}});
  const Ended ambiguous = cli("runs --export 'the good one'");
  EXPECT_EQ(ambiguous.code, 2);
  EXPECT_THAT(ambiguous.err,
              AllOf(HasSubstr("2 runs are named"), HasSubstr(one.stem().string()), HasSubstr(other.stem().string())));
}

TEST_F(LabelCommand, RefusesWhatItCannotDo) {
  const std::string run = completedJournal(runs()).stem().string();
  EXPECT_EQ(cli("runs --name x").code, 2) << "which run?";
  EXPECT_EQ(cli("runs --label " + run + " --name ''").code, 2);
  EXPECT_EQ(cli("runs --label " + run + " --name x --no-name").code, 2);
  EXPECT_EQ(cli("runs --label nothing --name x").code, 2);
  const Ended ended = cli("runs --label " + run + " --untag good");
  EXPECT_EQ(ended.code, 2);
  EXPECT_THAT(ended.err, HasSubstr("has no tag good"));
}

}  // namespace
}  // namespace headroom
