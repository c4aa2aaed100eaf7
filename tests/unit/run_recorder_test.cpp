#include "workbench/history/run_recorder.hpp"

#include <gmock/gmock.h>

#include <chrono>

#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "test_folder.hpp"
#include "whole_values.hpp"
#include "workbench/history/same_context.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// Records a recorder's events and, at every row, the journal's content so far.
struct Listener {
  fs::path folder;
  std::vector<decltype(RunEvent::what)> events;
  std::vector<std::size_t> journaledAtRow;

  Tell tell() {
    return [this](decltype(RunEvent::what) what) {
      if (std::holds_alternative<RowReady>(what)) {
        const std::vector<RunSummary> runs = listRuns(folder);
        journaledAtRow.push_back(runs.empty() ? 0 : runs.front().finishedRows);
      }
      events.push_back(std::move(what));
    };
  }
  template <typename Event>
  [[nodiscard]] std::vector<Event> all() const {
    std::vector<Event> found;
    for (const auto& event : events) {
      if (const auto* one = std::get_if<Event>(&event)) found.push_back(*one);
    }
    return found;
  }
};

ResultRow cancelledRow() {
  ResultRow row = failedRow();
  row.status = Status::Cancelled;
  return row;
}

TEST(RunRecorder, WritesEachRowBeforeItIsTold) {
  const TestFolder folder;
  Listener listener{folder.path(), {}, {}};
  RunRecorder recorder({folder.path(), {}, 0}, {{}, {somePlan()}, {}, {}}, listener.tell());
  recorder.take(RunStarted{3});
  recorder.take(ContextKnown{someContext()});
  recorder.take(RowReady{timedRow()});
  recorder.take(RowReady{failedRow()});
  recorder.take(RowReady{cancelledRow()});
  recorder.finish({Outcome::Cancelled, {}, false});
  EXPECT_THAT(listener.journaledAtRow, testing::ElementsAre(1, 2, 2));
  const RunSummary run = listRuns(folder.path()).front();
  EXPECT_EQ(run.points, 3U);
  EXPECT_EQ(run.finishedRows, 2U);
  const RunDocument document = readRun(run.file).document;
  expectSame(document, {someContext(), {somePlan()}, {timedRow(), failedRow()}, Outcome::Cancelled});
}

TEST(RunRecorder, KeepsWhatHasATimeWhenARunIsStopped) {
  const TestFolder folder;
  ResultRow cutShort = timedRow();
  cutShort.stoppedBy = kStoppedByStop;
  ResultRow leftOut = timedRow();
  leftOut.size = {1, 1};
  leftOut.status = Status::Cancelled;
  RunRecorder recorder({folder.path(), {}, 0}, {{}, {somePlan()}, {}, {}}, [](const decltype(RunEvent::what)&) {});
  recorder.take(ContextKnown{someContext()});
  for (const ResultRow& row : {fullRow(), cutShort, leftOut}) recorder.take(RowReady{row});
  recorder.finish({Outcome::Cancelled, "", false});
  const std::vector<RunSummary> runs = listRuns(folder.path());
  ASSERT_EQ(runs.size(), 1U);
  EXPECT_EQ(runs.front().finishedRows, 1U);
  const RunDocument kept = readRun(runs.front().file).document;
  ASSERT_EQ(kept.rows.size(), 2U);
  expectSame(kept.rows[1], cutShort);
}

TEST(RunRecorder, KeepsWhatIsKnownOfPointsThatAreStillMeasured) {
  const TestFolder folder;
  Listener listener{folder.path(), {}, {}};
  std::chrono::steady_clock::time_point time{};
  RunRecorder recorder({folder.path(), {}, 0}, {{}, {somePlan()}, {}, {}}, listener.tell(),
                       [&time] { return time += RunRecorder::kUnwritten; });
  recorder.take(ContextKnown{someContext()});
  const auto kept = [&folder] { return readRun(listRuns(folder.path()).front().file).document.rows; };
  ResultRow later = timedRow();
  later.medianMs *= 2;
  for (const ResultRow& row : {timedRow(), later}) {
    recorder.take(RowUpdated{row});
    // As if the process were killed now.
    ResultRow expected = withoutSamples(row);
    expected.stoppedBy = kStoppedByStop;
    ASSERT_EQ(kept().size(), 1U);
    expectSame(kept().front(), expected);
    EXPECT_EQ(listRuns(folder.path()).front().finishedRows, 0U);
  }
  recorder.take(RowReady{timedRow()});
  ASSERT_EQ(kept().size(), 1U);
  expectSame(kept().front(), timedRow());
  EXPECT_EQ(listRuns(folder.path()).front().finishedRows, 1U);
}

TEST(RunRecorder, WritesPointsThatAreStillMeasuredNowAndThenOnly) {
  const TestFolder folder;
  Listener listener{folder.path(), {}, {}};
  std::chrono::steady_clock::time_point time{};
  RunRecorder recorder({folder.path(), {}, 0}, {{}, {somePlan()}, {}, {}}, listener.tell(), [&time] { return time; });
  recorder.take(ContextKnown{someContext()});
  const auto kept = [&folder] { return readRun(listRuns(folder.path()).front().file).document.rows.size(); };
  ResultRow done = timedRow();
  done.size = {1, 1};
  recorder.take(RowUpdated{done});
  recorder.take(RowReady{done});
  recorder.take(RowUpdated{timedRow()});
  EXPECT_EQ(kept(), 1U);
  time += RunRecorder::kUnwritten;
  ResultRow other = timedRow();
  other.size = {2, 2};
  recorder.take(RowUpdated{other});
  EXPECT_EQ(kept(), 3U);
}

TEST(RunRecorder, WithoutAFolderWritesNothingAndTellsAll) {
  const TestFolder folder;
  Listener listener{folder.path(), {}, {}};
  RunRecorder recorder({}, {{}, {somePlan()}, {}, {}}, listener.tell());
  recorder.take(RunStarted{1});
  recorder.take(ContextKnown{someContext()});
  recorder.take(RowReady{timedRow()});
  recorder.finish({});
  EXPECT_EQ(listener.events.size(), 3U);
  EXPECT_EQ(folder.entries(), 0U);
}

TEST(RunRecorder, ThatCannotWriteSaysSoOnceAndStopsNothing) {
  const TestFolder folder;
  writeFile(folder / "file", "");
  Listener listener{folder / "file", {}, {}};
  RunRecorder recorder({folder / "file", {}}, {{}, {somePlan()}, {}, {}}, listener.tell());
  recorder.take(RunStarted{2});
  recorder.take(ContextKnown{someContext()});
  recorder.take(RowReady{timedRow()});
  recorder.take(RowReady{failedRow()});
  recorder.finish({});
  EXPECT_EQ(listener.all<RowReady>().size(), 2U);
  ASSERT_EQ(listener.all<Note>().size(), 1U);
  EXPECT_THAT(listener.all<Note>().front().text, HasSubstr((folder / "file").string()));
}

TEST(RunRecorder, OfAResumedRunTellsItsRowsFirstAndCountsThem) {
  const TestFolder folder;
  Listener first{folder.path(), {}, {}};
  RunRecorder begun({folder.path(), {}, 0}, {{}, {somePlan()}, {}, {}}, first.tell());
  begun.take(RunStarted{2});
  begun.take(ContextKnown{someContext()});
  begun.take(RowReady{timedRow()});
  begun.finish({Outcome::Cancelled, {}, false});
  const fs::path journal = listRuns(folder.path()).front().file;

  Listener listener{folder.path(), {}, {}};
  RunRecorder resumed({folder.path(), journal, fs::file_size(journal)}, readRun(journal).document, listener.tell());
  resumed.take(RunStarted{1});
  resumed.take(ContextKnown{someContext()});
  resumed.take(Progress{0, 1, {}});
  resumed.take(RowReady{failedRow()});
  resumed.finish({});
  EXPECT_EQ(listener.all<RunStarted>().front().points, 2U);
  EXPECT_EQ(listener.all<Progress>().front().done, 1U);
  EXPECT_EQ(listener.all<Progress>().front().total, 2U);
  ASSERT_EQ(listener.all<RowReady>().size(), 2U);
  expectSame(listener.all<RowReady>().front().row, timedRow());
  ASSERT_EQ(listRuns(folder.path()).size(), 1U);
  EXPECT_EQ(listRuns(folder.path()).front().finishedRows, 2U);
  expectSame(readRun(journal).document, {someContext(), {somePlan()}, {timedRow(), failedRow()}, Outcome::Completed});
}

TEST(RunRecorder, RefusesToGoOnUnderOtherConditions) {
  const TestFolder folder;
  Listener listener{folder.path(), {}, {}};
  fs::path file;
  {
    const Journal journal = Journal::begin(folder.path(), {someContext(), {somePlan()}, {}, {}}, 2);
    file = journal.file();
  }
  const std::string before = readFile(file);
  RunRecorder resumed({folder.path(), file, fs::file_size(file)}, readRun(file).document, listener.tell());
  RunContext now = someContext();
  now.devices.front().driverVersion = "999";
  EXPECT_THAT(sentenceOf<Error>([&] { resumed.take(ContextKnown{now}); }),
              testing::AllOf(HasSubstr(file.string()), HasSubstr("driver"), HasSubstr("999")));
  EXPECT_EQ(readFile(file), before);
}

TEST(SameContext, OfKernelsFromAFolderNamesItWhereNoneComeFromThereNow) {
  RunContext now = someContext();
  now.kernels.front().sha256 = "11";
  EXPECT_THAT(whyNotTheSame(someContext(), now),
              testing::AllOf(testing::EndsWith("Start a new run."), testing::Not(HasSubstr("--kernels"))))
      << "the folders are the same, so a file was changed";
  now.kernelFolders = {"/kernels/mine"};
  EXPECT_THAT(whyNotTheSame(someContext(), now), HasSubstr("--kernels '/kernels/a second one'"));
  EXPECT_THAT(whyNotTheSame(someContext(), now), testing::Not(HasSubstr("--kernels /kernels/mine")));
  now = someContext();
  now.kernelFolders.clear();
  EXPECT_THAT(whyNotTheSame(someContext(), now), IsEmpty()) << "the same kernels may come from elsewhere";
}

TEST(SameContext, IsDecidedByWhatChangesResults) {
  const auto after = [](auto change) {
    RunContext now = someContext();
    change(now);
    return whyNotTheSame(someContext(), now);
  };
  EXPECT_THAT(after([](RunContext& now) { now.startedAt = "2027"; }), IsEmpty());
  EXPECT_THAT(after([](RunContext& now) { now.kernels.pop_back(); }), IsEmpty());
  EXPECT_THAT(after([](RunContext& now) { now.headroomVersion = "9"; }), HasSubstr("version was 1.2.3"));
  EXPECT_THAT(after([](RunContext& now) { now.host = "other"; }), HasSubstr("other now"));
  EXPECT_THAT(after([](RunContext& now) { now.processor = "other"; }), HasSubstr("processor"));
  EXPECT_THAT(after([](RunContext& now) { now.environment["POCL_AFFINITY"] = "0"; }), HasSubstr("POCL_AFFINITY"));
  EXPECT_THAT(after([](RunContext& now) { now.environment["OCL_NEW"] = "0"; }), HasSubstr("OCL_NEW was unset"));
  EXPECT_THAT(after([](RunContext& now) { now.environment.clear(); }), HasSubstr("is unset now"));
  EXPECT_THAT(after([](RunContext& now) { now.devices.clear(); }), HasSubstr("no device 1:0"));
  EXPECT_THAT(after([](RunContext& now) { now.devices.front().name = "X"; }), HasSubstr("X now"));
  EXPECT_THAT(after([](RunContext& now) { now.kernels.front().sha256 = "11"; }), HasSubstr("blur.separable"));
  EXPECT_THAT(after([](RunContext& now) { now.kernels.front().buildOptions = ""; }), HasSubstr("blur.separable"));
}

TEST(RunRecorder, SaysHowManyOldRunsANewOneRemoved) {
  const TestFolder folder;
  setMostRunsKept(folder.path(), 1);
  for (int run = 0; run < 2; ++run) {
    Listener listener{folder.path(), {}, {}};
    RunRecorder recorder({folder.path(), {}, 0}, {{}, {somePlan()}, {}, {}}, listener.tell());
    recorder.take(RunStarted{0});
    recorder.take(ContextKnown{someContext()});
    RunFinished finished;
    finished.outcome = Outcome::Completed;
    recorder.finish(finished);
    const std::vector<Note> notes = listener.all<Note>();
    ASSERT_EQ(notes.size(), run == 0 ? 0U : 1U);
    if (notes.empty()) continue;
    EXPECT_THAT(notes[0].text, HasSubstr("The oldest run was deleted from " + folder.path().string()));
  }
}

TEST(RunRecorder, TellsOfAJournalThatCannotBeWrittenAsALoss) {
  Listener listener{"/dev/null/nowhere", {}, {}};
  RunRecorder recorder({"/dev/null/nowhere", {}, 0}, {{}, {somePlan()}, {}, {}}, listener.tell());
  recorder.take(RunStarted{1});
  recorder.take(ContextKnown{someContext()});
  const std::vector<Note> notes = listener.all<Note>();
  ASSERT_EQ(notes.size(), 1U);
  EXPECT_EQ(notes[0].level, NoteLevel::Loss);
}

}  // namespace
}  // namespace headroom
