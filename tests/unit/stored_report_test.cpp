// Tunings and splits in the history.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "command_line.hpp"
#include "headroom/history.hpp"
#include "headroom/history/stored_report.hpp"
#include "headroom/split.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workbench/report_exports.hpp"
#include "scoped_variable.hpp"
#include "test_folder.hpp"
#include "tuning_reports.hpp"
#include "whole_values.hpp"
#include "workbench/history/journal_files.hpp"
#include "workbench/history/report_recorder.hpp"
#include "workbench/run/report_json.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

SplitReport splitOfTwo() {
  SplitReport report;
  report.workload = "blur";
  report.size = {50, 100};
  report.parameters = {{"sigma", 5}};
  report.parts = {{"0:0", "Some card", "blur.separable", DeviceType::Gpu},
                  {"1:0", "Some processor (part 1 of 2)", "blur.local", DeviceType::Cpu, "Some processor"}};
  report.points = {{{100, 0}, Status::Ok, "", {10, 9, 11, 20, {10, 0}}, {8, 7.5, 8.5, 20, {8, 0}}, 1e-7},
                   {{30, 70}, Status::BuildFailed, "It does not compile.", {}, {}, {}}};
  return report;
}

/// Sends the events of a request, and returns those that were passed on.
std::vector<decltype(RunEvent::what)> recorded(const fs::path& folder, std::vector<decltype(RunEvent::what)> events,
                                               Outcome outcome = Outcome::Completed) {
  std::vector<decltype(RunEvent::what)> passed;
  ReportRecorder recorder(folder, [&passed](decltype(RunEvent::what) what) { passed.push_back(std::move(what)); });
  recorder.take(ContextKnown{someContext()});
  for (auto& event : events) recorder.take(std::move(event));
  recorder.finish({outcome, "", false});
  return passed;
}

fs::path recordedTuning(const fs::path& folder) {
  recorded(folder, {TuningDone{someReport()}});
  return journalsIn(folder).front();
}

TEST(StoredReport, OfATuningIsReadBackAsItWas) {
  const TestFolder folder;
  const fs::path journal = recordedTuning(folder.path());
  const StoredReport stored = readReport(journal);
  EXPECT_EQ(stored.context, someContext());
  ASSERT_TRUE(std::holds_alternative<TuningReport>(stored.report));
  EXPECT_EQ(jsonFromReport(std::get<TuningReport>(stored.report)), jsonFromReport(someReport()));
  const TuningReport report = someReport();
  EXPECT_EQ(toCsv(stored), toCsv(std::span(&report, 1)));
  EXPECT_EQ(toTextTable(stored), toTextTable(std::span(&report, 1)));
  EXPECT_EQ(toJson(stored), toT4(report, someContext()));
}

TEST(StoredReport, OfVersionsWithoutTheMarkOfLaunchCostsIsJudgedByItsOwnCosts) {
  const TestFolder folder;
  TuningReport report = someReport();
  ResultRow& brief = report.tried.at(0).row;
  brief.deviceId = someDevice().id;
  brief.marks.clear();
  brief.medianMs = 0.002;  // an empty launch took 1.5 us there
  recorded(folder.path(), {TuningDone{report}});
  const StoredReport stored = readReport(journalsIn(folder.path()).front());
  const auto& read = std::get<TuningReport>(stored.report);
  EXPECT_EQ(read.tried.at(0).row.marks, std::vector{Mark::LaunchCost});
  EXPECT_EQ(read.tried.at(1).row.marks, report.tried.at(1).row.marks) << "of a device without a known cost";
}

TEST(StoredReport, OfASplitIsReadBackAsItWas) {
  const TestFolder folder;
  recorded(folder.path(), {SplitUpdated{}, SplitDone{splitOfTwo()}}, Outcome::Cancelled);
  const fs::path journal = journalsIn(folder.path()).front();
  const StoredReport stored = readReport(journal);
  ASSERT_TRUE(std::holds_alternative<SplitReport>(stored.report));
  EXPECT_EQ(std::get<SplitReport>(stored.report), splitOfTwo());
  EXPECT_EQ(toCsv(stored), toCsv(splitOfTwo()));
  EXPECT_EQ(toJson(stored), toJson(splitOfTwo(), someContext()));
  const RunSummary summary = summaryOf(journal);
  EXPECT_EQ(summary.kind, RunKind::Split);
  EXPECT_EQ(progressText(summary), "2 shares, cancelled");
  EXPECT_THAT(summary.variants, ElementsAre("blur.separable", "blur.local"));
}

TEST(StoredReport, IsListedWithItsKindAndFound) {
  const TestFolder folder;
  const RunSummary run = summaryOf(recordedTuning(folder.path()));
  EXPECT_THAT(run.problem, IsEmpty());
  EXPECT_EQ(run.kind, RunKind::Tuning);
  EXPECT_EQ(run.outcome, Outcome::Completed);
  EXPECT_EQ(progressText(run), "5 configurations, completed");
  EXPECT_EQ(jobText(run), "Tuning of Gaussian blur, sigma 5");
  EXPECT_THAT(run.sizes, ElementsAre(Size{4000, 4000}));
  EXPECT_EQ(run.startedAt, someContext().startedAt);
  EXPECT_TRUE(matches(run, "tuning separable"));
  EXPECT_FALSE(matches(run, "split"));
  const std::vector<RunSummary> list{run};
  EXPECT_EQ(nlohmann::json::parse(toJson(list)).at("runs").at(0).at("kind"), "tuning");
}

TEST(StoredReport, ThatWasStoppedIsNeitherResumedNorReadAsARun) {
  const TestFolder folder;
  TuningReport report = someReport();
  report.isStopped = true;
  recorded(folder.path(), {TuningDone{report}});
  const fs::path journal = journalsIn(folder.path()).front();
  EXPECT_EQ(summaryOf(journal).outcome, Outcome::Cancelled);
  EXPECT_FALSE(isUnfinished(summaryOf(journal)));
  EXPECT_THAT(sentenceOf<Error>([&] { readRun(journal); }), HasSubstr("is a tuning, not a run"));
  EXPECT_FALSE(headOf(journal).has_value());
}

TEST(StoredReport, IsOneForEachTargetAndNoneWithoutResults) {
  const TestFolder folder;
  TuningReport empty = someReport();
  empty.tried.clear();
  EXPECT_EQ(recorded(folder.path(), {TuningDone{someReport()}, TuningDone{someReport()}, TuningDone{empty}}).size(), 4U)
      << "all events are passed on";
  EXPECT_EQ(journalsIn(folder.path()).size(), 2U);
  recorded(folder.path(), {SplitDone{}});
  EXPECT_EQ(journalsIn(folder.path()).size(), 2U);
  recorded({}, {TuningDone{someReport()}});
}

TEST(StoredReport, ThatCannotBeStoredIsANote) {
  const auto passed = recorded("/dev/null/nowhere", {TuningDone{someReport()}});
  ASSERT_EQ(passed.size(), 3U);
  const auto* note = std::get_if<Note>(&passed[1]);
  ASSERT_NE(note, nullptr);
  EXPECT_EQ(note->level, NoteLevel::Loss);
  EXPECT_THAT(note->text, HasSubstr("This tuning is not in the history"));
}

TEST(StoredReport, ThatIsDamagedIsRefusedWithFileAndLine) {
  const TestFolder folder;
  const fs::path journal = recordedTuning(folder.path());
  const std::string whole = readFile(journal);
  const std::size_t second = whole.find('\n') + 1;
  const auto sentence = [&](const std::string& text) {
    writeFile(journal, text);
    return sentenceOf<Error>([&] { readReport(journal); });
  };
  const auto isDamagedIn = [&](const char* line) { return AllOf(HasSubstr(journal.string()), HasSubstr(line)); };
  EXPECT_THAT(sentence(whole.substr(0, second + 100)), isDamagedIn("line 2: it is truncated"));
  EXPECT_THAT(sentence(whole.substr(0, second) + "{}\n"), isDamagedIn("line 2"));
  EXPECT_THAT(sentence(whole.substr(0, second) + "{\"split\": {}}\n"), isDamagedIn("line 2"));
  EXPECT_THAT(sentence("[]\n" + whole.substr(second)), isDamagedIn("is the journal of a run"));
  std::string other = whole;
  other.replace(other.find("\"tuning\""), 8, "\"dancing\"");
  EXPECT_THAT(sentence(other), isDamagedIn("line 1"));
  EXPECT_THAT(summaryOf(journal).problem, HasSubstr("dancing"));
}

TEST(StoredReport, OfASplitWithARowForNoPartIsRefused) {
  const TestFolder folder;
  SplitReport report = splitOfTwo();
  report.points[0].rows = {100};
  EXPECT_THROW(splitReportFromJson(jsonFromReport(report)), std::invalid_argument);
  report = splitOfTwo();
  report.points[0].whole.partMs = {1};
  EXPECT_THROW(splitReportFromJson(jsonFromReport(report)), std::invalid_argument);
}

TEST(StoredReport, IsExportedOnTheCommandLine) {
  const TestFolder folder;
  const ScopedVariable data("XDG_DATA_HOME", (folder / "data").string());
  const fs::path journal = recordedTuning(folder / "data" / "headroom" / "runs");
  const std::string name = journal.stem().string();
  const TuningReport report = someReport();
  EXPECT_THAT(runCommandLine(folder.path(), "runs tuning").out,
              AllOf(HasSubstr("5 configurations, completed"), HasSubstr("tuning of blur.separable on")));
  EXPECT_EQ(runCommandLine(folder.path(), "runs --export " + name).out, toTextTable(std::span(&report, 1)));
  EXPECT_EQ(runCommandLine(folder.path(), "runs --json --export " + name).out, toT4(report, someContext()));
  const std::string csv = (folder / "out.csv").string();
  EXPECT_EQ(runCommandLine(folder.path(), "runs --export " + name + " --csv '" + csv + "'").code, 0);
  EXPECT_EQ(readFile(csv), toCsv(std::span(&report, 1)));
  const Ended resumed = runCommandLine(folder.path(), "run --resume");
  EXPECT_THAT(resumed.err, HasSubstr("no unfinished run"));
}

}  // namespace
}  // namespace headroom
