// Tunings and splits in the history of the real window.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <span>
#include <string>

#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "headroom/tuning/tuning.hpp"
#include "history_fixture.hpp"
#include "split/split_view.hpp"
#include "tune/tune_view.hpp"
#include "tuning_kernels.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;

class HistoryReportsTest : public testing::HistoryWindowTest {
 protected:
  /// Presses Run, and waits until the history lists the result.
  void startAndWait() {
    QSignalSpy listed(child<HistoryController>(), &HistoryController::listed);
    QSignalSpy finished(window_.get(), &MainWindow::runFinished);
    press("run");
    ASSERT_TRUE(finished.wait(kPatienceMs));
    ASSERT_TRUE(!listed.isEmpty() || listed.wait(kPatienceMs));
  }

  [[nodiscard]] std::string shownFirst() const { return list()->model()->index(0, 0).data().toString().toStdString(); }
  TuningModel& tuning() const { return *child<TuningModel>(); }
  QString viewInFront() const { return child<ViewTabs>()->inFront().id; }

  void tune() {
    window_->showView(QStringLiteral("tune"));
    ASSERT_TRUE(child<TuningControls>()->setVariant(QLatin1String(testing::kTunableKernel)));
    child<QComboBox>("tuningSize")->setEditText(QStringLiteral("64x48"));
    child<QComboBox>("tuningSearch")->setCurrentText(QStringLiteral("Exhaustive"));
    child<QComboBox>("tuningBudget")->setEditText(QStringLiteral("1 h"));
    startAndWait();
  }
};

TEST_F(HistoryReportsTest, ATuningOfAnEarlierStartIsOpenedInItsView) {
  testing::writeTunableKernel(folder_.filePath(QStringLiteral("kernels")));
  kernelFolders_ = {folder_.filePath(QStringLiteral("kernels")).toStdString()};
  open();
  tune();
  ASSERT_EQ(tuning().count(), 4);
  const TuningReport report = tuning().report();
  const std::string csv = toCsv(std::span(&report, 1));
  const std::string best = child<AnswerBox>("tuningBest")->answer().toStdString();

  open();
  ASSERT_EQ(tuning().count(), 0);
  showHistory();
  ASSERT_EQ(list()->model()->rowCount(), 1);
  EXPECT_THAT(shownFirst(), HasSubstr("Tuning of "));
  EXPECT_THAT(shownFirst(), HasSubstr("4 configurations, completed"));
  EXPECT_FALSE(child<QToolButton>("resumeRun")->isEnabled());
  EXPECT_FALSE(child<QToolButton>("pinRun")->isEnabled());
  press("openRun");
  ASSERT_TRUE(QTest::qWaitFor([this] { return tuning().count() == 4; }, kPatienceMs));
  EXPECT_EQ(viewInFront(), QStringLiteral("tune"));
  const TuningReport& shown = tuning().report();
  EXPECT_EQ(toCsv(std::span(&shown, 1)), csv);
  EXPECT_EQ(child<AnswerBox>("tuningBest")->answer().toStdString(), best);
  EXPECT_THAT(child<QLabel>("tuningKept")->text().toStdString(), HasSubstr("from the history"));

  const QString page = folder_.filePath(QStringLiteral("tuning.html"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("tuning report"), page));
  EXPECT_THAT(readFile(page.toStdString()),
              ::testing::AllOf(HasSubstr("<h1>Tuning of "), HasSubstr("Best configuration"),
                               HasSubstr("kernel void sampleCopy")));
  const QString markdown = folder_.filePath(QStringLiteral("tuning.md"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("tuning report"), markdown));
  EXPECT_EQ(readFile(markdown.toStdString()).substr(0, 12), "# Tuning of ");

  const QString file = folder_.filePath(QStringLiteral("tuning.csv"));
  QSignalSpy saved(child<HistoryController>(), &HistoryController::saved);
  child<HistoryController>()->save(listRuns(runs()).front(), file);
  ASSERT_TRUE(saved.wait(kPatienceMs));
  EXPECT_EQ(readFile(file.toStdString()), csv);
}

TEST_F(HistoryReportsTest, ATuningOfAKernelThatIsGoneIsShownAllTheSame) {
  testing::writeTunableKernel(folder_.filePath(QStringLiteral("kernels")));
  kernelFolders_ = {folder_.filePath(QStringLiteral("kernels")).toStdString()};
  open();
  tune();
  kernelFolders_.clear();
  open();
  showHistory();
  press("openRun");
  ASSERT_TRUE(QTest::qWaitFor([this] { return tuning().count() == 4; }, kPatienceMs));
  EXPECT_EQ(tuning().axes().size(), 2U);
}

TEST_F(HistoryReportsTest, ASplitOfAnEarlierStartIsOpenedInItsView) {
  open();
  window_->showView(QStringLiteral("split"));
  if (!child<SplitControls>()->setParts(2)) GTEST_SKIP() << "no device here has parts";
  ASSERT_TRUE(child<SplitControls>()->setVariant(QStringLiteral("copy.scalar")));
  child<QComboBox>("splitSize")->setEditText(QStringLiteral("96x80"));
  child<QComboBox>("splitStep")->setCurrentIndex(child<QComboBox>("splitStep")->findData(25));
  startAndWait();
  const QString csv = folder_.filePath(QStringLiteral("shares.csv"));
  ASSERT_TRUE(window_->exportAs(QStringLiteral("shares"), csv));

  open();
  showHistory();
  ASSERT_EQ(list()->model()->rowCount(), 1);
  EXPECT_THAT(shownFirst(), HasSubstr("Split of "));
  press("openRun");
  ASSERT_TRUE(QTest::qWaitFor(
      [this] { return child<QLabel>("splitSentence")->text().contains(QStringLiteral("from the history")); },
      kPatienceMs));
  EXPECT_EQ(viewInFront(), QStringLiteral("split"));
  const QString again = folder_.filePath(QStringLiteral("again.csv"));
  const QString page = folder_.filePath(QStringLiteral("split.html"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("split report"), page));
  EXPECT_THAT(readFile(page.toStdString()), ::testing::AllOf(HasSubstr("<h1>Split of "), HasSubstr("Best share")));
  ASSERT_TRUE(window_->exportAs(QStringLiteral("shares"), again));
  EXPECT_EQ(readFile(again.toStdString()), readFile(csv.toStdString()));
}

}  // namespace
}  // namespace headroom
