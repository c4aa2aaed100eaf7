// Deletion of runs from the history, and the window's messages about the remaining data.
#include <gtest/gtest.h>

#include <QAction>
#include <QMenu>
#include <filesystem>
#include <string>

#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "history_fixture.hpp"
#include "models/run_names.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;

class HistoryDeletionTest : public testing::HistoryWindowTest {
 protected:
  /// Deletes the selected run with its button; returns the status bar's sentence about it.
  std::string toldOfDeletion() {
    QSignalSpy listed(child<HistoryController>(), &HistoryController::listed);
    QSignalSpy removed(child<HistoryController>(), &HistoryController::removed);
    press("deleteRun");
    EXPECT_TRUE(!removed.isEmpty() || removed.wait(kPatienceMs));
    const std::string sentence = statusText();
    EXPECT_TRUE(!listed.isEmpty() || listed.wait(kPatienceMs));
    return sentence;
  }

  /// Presses Ctrl+Z, with Shift to redo, and waits for the list.
  void step(Qt::KeyboardModifiers modifiers = Qt::ControlModifier) {
    QSignalSpy listed(child<HistoryController>(), &HistoryController::listed);
    QTest::keyClick(window_.get(), Qt::Key_Z, modifiers);
    EXPECT_TRUE(!listed.isEmpty() || listed.wait(kPatienceMs));
  }
};

TEST_F(HistoryDeletionTest, ADeletedRunComesBackWithUndoAndGoesWithRedo) {
  open();
  runToTheEnd();
  showHistory();
  const std::filesystem::path file = listRuns(runs()).front().file;
  const std::string content = readFile(file);
  changeLabel(file, [](RunLabel& label) { label.tags = {"good"}; });
  toldOfDeletion();
  EXPECT_FALSE(std::filesystem::exists(file));
  EXPECT_EQ(list()->model()->rowCount(), 0);
  step();
  EXPECT_EQ(readFile(file), content);
  EXPECT_EQ(readLabel(file).tags.size(), 1U);
  EXPECT_EQ(list()->model()->rowCount(), 1);
  EXPECT_EQ(statusText(), QStringLiteral("Restored the run of %1.").arg(whenText(summaryOf(file))).toStdString());
  step(Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_FALSE(std::filesystem::exists(file));
  EXPECT_EQ(list()->model()->rowCount(), 0);
  step();
  openChosenWith([this] { press("openRun"); });
  EXPECT_FALSE(rows().empty());
}

TEST_F(HistoryDeletionTest, ADeletedRunIsGoneAfterTheNextStart) {
  open();
  runToTheEnd();
  showHistory();
  const std::filesystem::path file = listRuns(runs()).front().file;
  toldOfDeletion();
  open();
  showHistory();
  EXPECT_EQ(list()->model()->rowCount(), 0);
  EXPECT_FALSE(child<QAction>("undoChange")->text().contains(QStringLiteral("deletion")));
  EXPECT_TRUE(QTest::qWaitFor([this] { return !std::filesystem::exists(runs() / "trash"); }, kPatienceMs));
  EXPECT_THROW(restoreRun(file), Error);
}

TEST_F(HistoryDeletionTest, ARunThatCannotComeBackIsReported) {
  open();
  runToTheEnd();
  showHistory();
  toldOfDeletion();
  emptyTrash(runs());  // as the start of another window does
  QSignalSpy failed(child<HistoryController>(), &HistoryController::failed);
  QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
  ASSERT_TRUE(failed.wait(kPatienceMs));
  EXPECT_TRUE(failed.front().front().toString().contains(QStringLiteral("no longer in the trash")));
}

TEST_F(HistoryDeletionTest, DeletingTellsWhatIsGoneAndWhatIsShownNow) {
  open();
  runToTheEnd();
  press("pinBaseline");
  const QString first = whenText(listRuns(runs()).front());
  showHistory();
  EXPECT_EQ(toldOfDeletion(),
            QStringLiteral(
                "Deleted the run of %1. Ctrl+Z restores it. It stays shown until the next run, and the baseline until "
                "that is cleared.")
                .arg(first)
                .toStdString());
  EXPECT_FALSE(rows().empty());

  runToTheEnd();
  const QString second = whenText(listRuns(runs()).front());
  QTest::qWait(1100);  // runs that start in the same second are listed in any order
  runToTheEnd();
  const QString third = whenText(listRuns(runs()).front());
  ASSERT_TRUE(QTest::qWaitFor([this] { return list()->model()->rowCount() == 2; }, kPatienceMs));
  list()->setCurrentIndex(list()->model()->index(1, 0));
  EXPECT_EQ(toldOfDeletion(), QStringLiteral("Deleted the run of %1. Ctrl+Z restores it. The run of %2 is shown.")
                                  .arg(second, third)
                                  .toStdString());

  press("pinBaseline");
  QTest::qWait(1100);
  runToTheEnd();
  const QString fourth = whenText(listRuns(runs()).front());
  ASSERT_TRUE(QTest::qWaitFor([this] { return list()->model()->rowCount() == 2; }, kPatienceMs));
  list()->setCurrentIndex(list()->model()->index(1, 0));
  EXPECT_EQ(toldOfDeletion(), QStringLiteral("Deleted the run of %1. Ctrl+Z restores it. It stays the baseline until "
                                             "that is cleared. The run of %2 is shown.")
                                  .arg(third, fourth)
                                  .toStdString());
}

TEST_F(HistoryDeletionTest, HowManyRunsAreStoredIsChosenBelowTheList) {
  open();
  showHistory();
  const auto* button = child<QToolButton>("keptRuns");
  ASSERT_NE(button, nullptr);
  EXPECT_TRUE(button->isVisible());
  EXPECT_EQ(button->text().toStdString(), "Newest 500 runs stored");
  const auto choose = [&](const QString& text) {
    for (QAction* action : button->menu()->actions())
      if (action->text() == text) action->trigger();
  };
  choose(QStringLiteral("The newest 100 completed runs are stored"));
  EXPECT_EQ(mostRunsKept(runs()), 100U);
  EXPECT_EQ(button->text().toStdString(), "Newest 100 runs stored");
  choose(QStringLiteral("All runs are stored"));
  EXPECT_EQ(mostRunsKept(runs()), 0U);
  setMostRunsKept(runs(), 77);
  open();
  showHistory();
  EXPECT_EQ(child<QToolButton>("keptRuns")->text().toStdString(), "Newest 77 runs stored");
}

TEST_F(HistoryDeletionTest, ASmallWindowIsNotWidenedByTheHistory) {
  open();
  window_->resize(800, 500);
  showHistory();
  ASSERT_TRUE(QTest::qWaitFor([this] { return child<QToolButton>("keptRuns")->isVisible(); }, kPatienceMs));
  QTest::qWait(100);
  EXPECT_LE(window_->width(), 800);
}

TEST_F(HistoryDeletionTest, ANumberOfANewerHeadroomIsNotWrittenOver) {
  std::filesystem::create_directories(runs());
  writeFile(runs() / "most-runs.json", R"({"format_version": 2, "most_runs": 3})");
  open();
  showHistory();
  const auto* button = child<QToolButton>("keptRuns");
  EXPECT_EQ(button->text().toStdString(), "All runs are stored");
  QSignalSpy failed(child<HistoryController>(), &HistoryController::failed);
  button->menu()->actions().first()->trigger();
  EXPECT_EQ(failed.count(), 1);
  EXPECT_EQ(button->text().toStdString(), "All runs are stored");
}

}  // namespace
}  // namespace headroom
