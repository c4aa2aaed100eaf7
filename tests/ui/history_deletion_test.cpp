// Deletion of runs from the history, and the window's messages about the remaining data.
#include <gtest/gtest.h>

#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>
#include <filesystem>
#include <string>

#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "history_fixture.hpp"
#include "models/run_names.hpp"

namespace headroom {
namespace {

using testing::kPatienceMs;

class HistoryDeletionTest : public testing::HistoryWindowTest {
 protected:
  void answerDelete(const QString& text) {
    press("deleteRun");
    auto* question = child<QMessageBox>("deleteQuestion");
    ASSERT_NE(question, nullptr);
    EXPECT_EQ(question->defaultButton(), question->button(QMessageBox::Cancel)) << "Enter deletes nothing";
    const auto buttons = question->buttons();
    const auto button = std::find_if(buttons.begin(), buttons.end(), [&text](QAbstractButton* one) {
      return one->text().remove(QLatin1Char('&')) == text;
    });
    ASSERT_NE(button, buttons.end());
    QTest::mouseClick(*button, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return child<QMessageBox>("deleteQuestion") == nullptr; }, kPatienceMs));
  }

  /// Returns the status bar's sentence about the run that was just deleted.
  std::string toldOfDeletion() {
    QSignalSpy removed(child<HistoryController>(), &HistoryController::removed);
    answerDelete(QStringLiteral("Delete"));
    if (removed.isEmpty()) removed.wait(kPatienceMs);
    return statusText();
  }
};

TEST_F(HistoryDeletionTest, DeleteAsksFirst) {
  open();
  runToTheEnd();
  showHistory();
  const std::filesystem::path file = listRuns(runs()).front().file;
  answerDelete(QStringLiteral("Cancel"));
  EXPECT_TRUE(std::filesystem::exists(file));
  answerDelete(QStringLiteral("Delete"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !std::filesystem::exists(file); }, kPatienceMs));
  EXPECT_TRUE(QTest::qWaitFor([this] { return list()->model()->rowCount() == 0; }, kPatienceMs));
}

TEST_F(HistoryDeletionTest, DeletingTellsWhatIsGoneAndWhatIsShownNow) {
  open();
  runToTheEnd();
  press("pinBaseline");
  const QString first = whenText(listRuns(runs()).front());
  showHistory();
  EXPECT_EQ(toldOfDeletion(),
            QStringLiteral("Deleted the run of %1. It stays shown until the next run, and the baseline until "
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
  EXPECT_EQ(toldOfDeletion(),
            QStringLiteral("Deleted the run of %1. The run of %2 is shown.").arg(second, third).toStdString());

  press("pinBaseline");
  QTest::qWait(1100);
  runToTheEnd();
  const QString fourth = whenText(listRuns(runs()).front());
  ASSERT_TRUE(QTest::qWaitFor([this] { return list()->model()->rowCount() == 2; }, kPatienceMs));
  list()->setCurrentIndex(list()->model()->index(1, 0));
  EXPECT_EQ(
      toldOfDeletion(),
      QStringLiteral("Deleted the run of %1. It stays the baseline until that is cleared. The run of %2 is shown.")
          .arg(third, fourth)
          .toStdString());
}

TEST_F(HistoryDeletionTest, HowManyRunsAreStoredIsChosenBelowTheList) {
  open();
  showHistory();
  const auto* button = child<QToolButton>("keptRuns");
  ASSERT_NE(button, nullptr);
  EXPECT_TRUE(button->isVisible());
  EXPECT_EQ(button->text().toStdString(), "The newest 500 completed runs are stored");
  const auto choose = [&](const QString& text) {
    for (QAction* action : button->menu()->actions())
      if (action->text() == text) action->trigger();
  };
  choose(QStringLiteral("The newest 100 completed runs are stored"));
  EXPECT_EQ(mostRunsKept(runs()), 100U);
  EXPECT_EQ(button->text().toStdString(), "The newest 100 completed runs are stored");
  choose(QStringLiteral("All runs are stored"));
  EXPECT_EQ(mostRunsKept(runs()), 0U);
  setMostRunsKept(runs(), 77);
  open();
  showHistory();
  EXPECT_EQ(child<QToolButton>("keptRuns")->text().toStdString(), "The newest 77 completed runs are stored");
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
