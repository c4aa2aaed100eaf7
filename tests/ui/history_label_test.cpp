// Names, tags and notes of the history's runs, in the real window.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <filesystem>
#include <functional>
#include <string>

#include "headroom/history.hpp"
#include "history/label_dialog.hpp"
#include "history_fixture.hpp"

namespace headroom {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::kPatienceMs;
using ::testing::StartsWith;

class HistoryLabelTest : public testing::HistoryWindowTest {
 protected:
  LabelDialog* openDialog() {
    press("labelRun");
    return child<LabelDialog>("labelDialog");
  }

  /// Runs `act`, and waits until the list shows the changed label.
  void waitForLabel(const std::function<void()>& act) {
    QSignalSpy labelled(child<HistoryController>(), &HistoryController::labelled);
    QSignalSpy listed(child<HistoryController>(), &HistoryController::listed);
    act();
    ASSERT_TRUE(!labelled.isEmpty() || labelled.wait(kPatienceMs));
    ASSERT_TRUE(!listed.isEmpty() || listed.wait(kPatienceMs));
  }

  void label(const QString& name, const QString& tags) {
    LabelDialog* dialog = openDialog();
    ASSERT_NE(dialog, nullptr);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("runName")), name);
    QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("runTags")), tags);
    dialog->findChild<QPlainTextEdit*>(QStringLiteral("runNote"))->setPlainText(QStringLiteral("Idle.\nFans on."));
    waitForLabel(
        [dialog] { QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("saveLabel")), Qt::LeftButton); });
    window_->activateWindow();  // as a window manager does when a dialog closes
    EXPECT_TRUE(QTest::qWaitFor([this] { return QApplication::activeWindow() == window_.get(); }, kPatienceMs));
  }

  [[nodiscard]] std::string shownFirst() const { return list()->model()->index(0, 0).data().toString().toStdString(); }
};

TEST_F(HistoryLabelTest, ALabelIsStoredShownFoundAndUndone) {
  open();
  runToTheEnd();
  showHistory();
  const std::filesystem::path journal = listRuns(runs()).front().file;
  label(QStringLiteral("before the change"), QStringLiteral("h200, good"));
  const RunLabel stored = readLabel(journal);
  EXPECT_EQ(stored.name, "before the change");
  EXPECT_THAT(stored.tags, ElementsAre("good", "h200"));
  EXPECT_EQ(stored.note, "Idle.\nFans on.");
  EXPECT_THAT(shownFirst(), StartsWith("before the change  #good #h200  Idle. ...\n"));
  EXPECT_THAT(list()->model()->index(0, 0).data(Qt::ToolTipRole).toString().toStdString(), HasSubstr("Fans on."));
  EXPECT_THAT(statusText(), HasSubstr("Changed the label"));

  auto* search = child<QLineEdit>("historySearch");
  QTest::keyClicks(search, QStringLiteral("#good"));
  EXPECT_EQ(list()->model()->rowCount(), 1);
  QTest::keyClicks(search, QStringLiteral("x"));
  EXPECT_EQ(list()->model()->rowCount(), 0);
  search->clear();

  waitForLabel([this] { QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier); });
  EXPECT_TRUE(readLabel(journal).isEmpty());
  EXPECT_THAT(shownFirst(), ::testing::Not(HasSubstr("before the change")));
  waitForLabel([this] { QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); });
  EXPECT_EQ(readLabel(journal), stored);
}

TEST_F(HistoryLabelTest, ATextFieldUndoesItsOwnTextFirst) {
  open();
  runToTheEnd();
  showHistory();
  label(QStringLiteral("a name"), QString());
  const std::filesystem::path journal = listRuns(runs()).front().file;
  auto* search = child<QLineEdit>("historySearch");
  search->setFocus();
  QTest::keyClicks(search, QStringLiteral("blur"));
  QTest::keyClick(search, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(search->text(), QString());
  EXPECT_EQ(readLabel(journal).name, "a name");
  EXPECT_TRUE(child<QAction>("undoChange")->isEnabled());
}

TEST_F(HistoryLabelTest, ALabelThatIsRefusedStaysInTheDialogWithTheReason) {
  open();
  runToTheEnd();
  showHistory();
  LabelDialog* dialog = openDialog();
  ASSERT_NE(dialog, nullptr);
  dialog->findChild<QLineEdit*>(QStringLiteral("runName"))->setText(QString(kLongestRunName + 1, QLatin1Char('x')));
  QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("saveLabel")), Qt::LeftButton);
  const auto* error = dialog->findChild<QLabel*>(QStringLiteral("labelError"));
  EXPECT_TRUE(error->isVisible());
  EXPECT_THAT(error->text().toStdString(), HasSubstr("The limit is 200"));
  EXPECT_TRUE(dialog->isVisible());
  dialog->reject();
  EXPECT_FALSE(isLabelled(listRuns(runs()).front().file));
}

TEST_F(HistoryLabelTest, APinnedRunIsNamedByItsLabel) {
  open();
  runToTheEnd();
  showHistory();
  label(QStringLiteral("before the change"), QString());
  QSignalSpy pinned(child<ResultController>(), &ResultController::baselineChanged);
  press("pinRun");
  ASSERT_TRUE(pinned.wait(kPatienceMs));
  EXPECT_EQ(child<ResultController>()->baselineName(), QStringLiteral("\"before the change\""));
}

}  // namespace
}  // namespace headroom
