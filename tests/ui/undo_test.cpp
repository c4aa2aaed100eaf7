// Undo and redo in the real window.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QWidget>
#include <string>
#include <utility>

#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "history_fixture.hpp"
#include "results/comparison_controller.hpp"
#include "results/elided_label.hpp"
#include "widgets/changes.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;

class UndoTest : public testing::HistoryWindowTest {
 protected:
  void undo() { QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier); }
  void redo() { QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
  [[nodiscard]] QAction* undoAction() const { return child<QAction>("undoChange"); }
  void trigger(const QString& entry) {
    for (QAction* action : child<ComparisonController>()->menu()->actions()) {
      if (action->text().remove(QLatin1Char('&')) == entry && action->isEnabled()) return action->trigger();
    }
    FAIL() << "no such entry: " << entry.toStdString();
  }
};

TEST(Changes, AreUndoneFromTheLatestAndRedoneUntilAnotherIsMade) {
  QWidget window;
  Changes changes(&window);
  EXPECT_FALSE(changes.undo()->isEnabled());
  std::string value = "a";
  const auto change = [&](const std::string& to) {
    const std::string from = std::exchange(value, to);
    changes.add(
        {QString::fromStdString("change to " + to), [&value, from] { value = from; }, [&value, to] { value = to; }});
  };
  change("b");
  change("c");
  EXPECT_EQ(changes.undo()->text(), QStringLiteral("&Undo change to c"));
  changes.undo()->trigger();
  EXPECT_EQ(value, "b");
  EXPECT_EQ(changes.redo()->text(), QStringLiteral("&Redo change to c"));
  changes.redo()->trigger();
  EXPECT_EQ(value, "c");
  changes.undo()->trigger();
  changes.undo()->trigger();
  EXPECT_EQ(value, "a");
  EXPECT_FALSE(changes.undo()->isEnabled());
  change("d");
  EXPECT_FALSE(changes.redo()->isEnabled());
  changes.undo()->trigger();
  EXPECT_EQ(value, "a");
}

TEST(Changes, OfOneKindAreOneOnlyWhileTheyFollowEachOther) {
  QWidget window;
  Changes changes(&window);
  const QString drag = QStringLiteral("drag");
  const auto add = [&](const QString& kind) { changes.add({kind, [] {}, [] {}, kind}); };
  EXPECT_FALSE(changes.joinsLatest(drag));
  add(drag);
  EXPECT_TRUE(changes.joinsLatest(drag));
  EXPECT_FALSE(changes.joinsLatest(QStringLiteral("click")));
  changes.undo()->trigger();
  EXPECT_FALSE(changes.joinsLatest(drag));
  changes.redo()->trigger();
  EXPECT_FALSE(changes.joinsLatest(drag)) << "a redone change is complete";
  add(drag);
  add(QStringLiteral("click"));
  EXPECT_FALSE(changes.joinsLatest(drag));
  add(drag);
  QTest::qWait(Changes::kOneChangeMs + 1);
  EXPECT_FALSE(changes.joinsLatest(drag));
}

TEST(Changes, AreLimitedForgottenByKindAndHeldBack) {
  QWidget window;
  Changes changes(&window);
  std::size_t undone = 0;
  for (std::size_t i = 0; i < Changes::kMost + 5; ++i) changes.add({QStringLiteral("x"), [&] { ++undone; }, [] {}});
  changes.setWhyNot(QStringLiteral("A run is in progress."));
  EXPECT_FALSE(changes.undo()->isEnabled());
  EXPECT_TRUE(changes.undo()->toolTip().contains(QStringLiteral("in progress")));
  changes.setWhyNot({});
  while (changes.undo()->isEnabled()) changes.undo()->trigger();
  EXPECT_EQ(undone, Changes::kMost);
  changes.add({QStringLiteral("y"), [] {}, [] {}, QStringLiteral("run")});
  changes.forget(QStringLiteral("run"));
  EXPECT_FALSE(changes.undo()->isEnabled());
}

TEST_F(UndoTest, ClearedResultsComeBackUntilTheNextRun) {
  open();
  auto* clear = child<QAction>("clearResults");
  EXPECT_FALSE(clear->isEnabled());
  runToTheEnd();
  const std::string csv = toCsv(rows());
  const QString caption = child<ElidedLabel>("resultCaption")->text();
  clear->trigger();
  EXPECT_TRUE(rows().empty());
  EXPECT_TRUE(child<ThroughputView>("throughput")->isEmpty());
  EXPECT_FALSE(clear->isEnabled());
  EXPECT_EQ(listRuns(runs()).size(), 1U) << "the history keeps it";
  undo();
  EXPECT_EQ(toCsv(rows()), csv);
  EXPECT_FALSE(child<ThroughputView>("throughput")->isEmpty());
  EXPECT_EQ(child<ElidedLabel>("resultCaption")->text(), caption);
  redo();
  EXPECT_TRUE(rows().empty());
  runToTheEnd();
  EXPECT_FALSE(undoAction()->text().contains(QStringLiteral("results"))) << "the new run's would be replaced";
}

TEST_F(UndoTest, ResultsThatAnOpenedRunReplacedComeBack) {
  open();
  runToTheEnd();
  const std::string first = toCsv(rows());
  QTest::qWait(1100);  // runs that start in the same second are listed in any order
  runToTheEnd();
  const std::string second = toCsv(rows());
  showHistory();
  list()->setCurrentIndex(list()->model()->index(1, 0));
  openChosenWith([this] { press("openRun"); });
  ASSERT_EQ(toCsv(rows()), first);
  ASSERT_THAT(undoAction()->text().toStdString(), HasSubstr("opening of the run"));
  undo();
  EXPECT_EQ(toCsv(rows()), second);
  redo();
  EXPECT_EQ(toCsv(rows()), first);
}

TEST_F(UndoTest, AClearedBaselineComesBackWithItsName) {
  open();
  runToTheEnd();
  press("pinBaseline");
  auto* results = child<ResultController>();
  const QString name = results->baselineName();
  trigger(QStringLiteral("Clear baseline"));
  EXPECT_FALSE(results->hasBaseline());
  undo();
  EXPECT_TRUE(results->hasBaseline());
  EXPECT_EQ(results->baselineName(), name);
  undo();
  EXPECT_FALSE(results->hasBaseline()) << "the pinning is undone";
  redo();
  EXPECT_TRUE(results->hasBaseline());
}

TEST_F(UndoTest, ClearedOverlaysComeBack) {
  open();
  runToTheEnd();
  const QString file = folder_.filePath(QStringLiteral("benchmark.json"));
  writeFile(file.toStdString(), R"({"context": {"executable": "./a", "library_version": "1.8.0"}, "benchmarks": [
    {"name": "BM_copy/64/48", "run_type": "iteration", "iterations": 10, "real_time": 2.0, "cpu_time": 2.0,
     "time_unit": "us", "items_per_second": 1.5e9}]})");
  QSignalSpy opened(window_.get(), &MainWindow::resultsOpened);
  window_->overlayResults(file);
  ASSERT_TRUE(opened.wait(kPatienceMs));
  const auto* chart = child<ThroughputView>("throughput");
  ASSERT_EQ(chart->imports().size(), 1U);
  trigger(QStringLiteral("Clear overlays"));
  EXPECT_TRUE(chart->imports().empty());
  undo();
  EXPECT_EQ(chart->imports().size(), 1U);
  undo();
  EXPECT_TRUE(chart->imports().empty());
}

TEST_F(UndoTest, NothingIsUndoneDuringARun) {
  open(QStringLiteral("64x48,1600x1200"));
  runToTheEnd();
  press("pinBaseline");
  ASSERT_TRUE(undoAction()->isEnabled());
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  EXPECT_FALSE(undoAction()->isEnabled());
  EXPECT_FALSE(child<QAction>("clearResults")->isEnabled());
  QTest::keyClick(window_.get(), Qt::Key_Escape);
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_TRUE(undoAction()->isEnabled());
}

}  // namespace
}  // namespace headroom
