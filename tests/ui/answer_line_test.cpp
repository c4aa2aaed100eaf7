// The answer line under the views and the sentence in the status bar follow the view in front.
#include "results/answer_line.hpp"

#include <gtest/gtest.h>

#include <QAction>
#include <QScrollBar>
#include <QTabBar>

#include "headroom/analysis/verdict.hpp"
#include "headroom/report/report.hpp"
#include "shell/run_status.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

class AnswerTest : public testing::WindowTest {
 protected:
  /// Clicks the tab with this title.
  void clickTab(const QString& title) const {
    auto* tabs = child<QTabBar>("views");
    for (int i = 0; i < tabs->count(); ++i) {
      if (tabs->tabText(i) == title) return QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(i).center());
    }
    FAIL() << title.toStdString();
  }
  QString activity() const { return child<QLabel>("activity")->text(); }
};

TEST_F(AnswerTest, OnThePhotoIsAboutItsBlurAndOnTheChartAboutTheSelectedResult) {
  open();
  const QString ofPhoto = verdictText();
  EXPECT_TRUE(ofPhoto.startsWith(QStringLiteral("This photo is blurred with blur."))) << ofPhoto.toStdString();
  EXPECT_FALSE(child<QToolButton>("adviceToggle")->isVisible()) << "advice is on a result";
  runToTheEnd();
  const int selected = child<ResultTable>("results")->selectedRow();
  const std::string ofResult = verdict(rows()[static_cast<std::size_t>(selected)]);
  EXPECT_EQ(verdictText().toStdString(), ofResult);
  EXPECT_TRUE(child<QToolButton>("adviceToggle")->isVisible());
  clickTab(QStringLiteral("Photo"));
  EXPECT_EQ(verdictText(), ofPhoto);
  clickTab(QStringLiteral("Speed-up"));
  EXPECT_EQ(verdictText().toStdString(), ofResult);
}

TEST_F(AnswerTest, UnderThePhotoIsAboutAResultThatIsClickedUntilThePhotoIsBlurredAnew) {
  open();
  runToTheEnd();
  clickTab(QStringLiteral("Photo"));
  auto* table = child<ResultTable>("results");
  const QModelIndex first = table->model()->index(0, 0);
  table->scrollTo(first);
  QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(first).center());
  EXPECT_EQ(verdictText().toStdString(), verdict(rows()[static_cast<std::size_t>(table->selectedRow())]));
  QSignalSpy blurred(child<PhotoController>(), &PhotoController::blurred);
  child<QDoubleSpinBox>("sigmaNumber")->setValue(3);
  ASSERT_TRUE(blurred.wait(testing::kPatienceMs));
  EXPECT_TRUE(verdictText().contains(QStringLiteral("at sigma 3"))) << verdictText().toStdString();
}

TEST_F(AnswerTest, InTheStatusBarIsAboutTheSweepOfTheViewInFront) {
  open();
  runToTheEnd();
  const QString done = activity();
  EXPECT_TRUE(done.startsWith(QStringLiteral("Done: "))) << done.toStdString();
  for (const char* other : {"Photo", "Guide", "Tune", "Split"}) {
    clickTab(QString::fromLatin1(other));
    EXPECT_EQ(activity(), QString()) << other;
  }
  for (const char* own : {"Speed-up", "Throughput"}) {
    clickTab(QString::fromLatin1(own));
    EXPECT_EQ(activity(), done) << own;
  }
}

TEST(RunStatusTest, TheEndOfWhatAnotherViewShowsIsToldOnceWithItsName) {
  RunStatus status;
  const auto* activity = status.findChild<QLabel*>(QStringLiteral("activity"));
  status.setPlace(QStringLiteral("Guide"));
  status.start(QStringLiteral("Starting..."));
  status.setPlace(QStringLiteral("Photo"));
  EXPECT_EQ(activity->text(), QStringLiteral("Starting...")) << "what runs is shown everywhere";
  status.finish(QStringLiteral("Done."), QStringLiteral("Guide"));
  EXPECT_EQ(activity->text(), QStringLiteral("Guide: Done."));
  status.setPlace(QStringLiteral("Guide"));
  EXPECT_EQ(activity->text(), QStringLiteral("Done."));
  status.setPlace(QStringLiteral("Photo"));
  EXPECT_EQ(activity->text(), QString());
}

TEST(AnswerLineTest, ALongAnswerIsScrolledWhereThereIsNoRoomForIt) {
  AnswerLine line;
  line.setAnswer(AnswerLine::Subject::Result, QStringLiteral("How far, and why? ").repeated(60));
  line.resize(300, line.minimumSizeHint().height());
  line.show();
  QCoreApplication::processEvents();
  EXPECT_GT(line.verticalScrollBar()->maximum(), 0);
  EXPECT_GT(line.sizeHint().height(), 4 * line.height()) << "what it would like";
  line.resize(300, line.sizeHint().height());
  QCoreApplication::processEvents();
  EXPECT_EQ(line.verticalScrollBar()->maximum(), 0);
}

}  // namespace
}  // namespace headroom
