// The answer line under the views and the sentence in the status bar follow the view in front.
#include "results/answer_line.hpp"

#include <gtest/gtest.h>

#include <QAction>
#include <QScrollBar>
#include <QTabBar>

#include "headroom/analysis/verdict.hpp"
#include "headroom/report/report.hpp"
#include "shell/run_status.hpp"
#include "style/text.hpp"
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

  /// Opens another window of the same user that shows a verdict with details.
  void openWithVerdict() {
    if (window_) window_->close();
    window_.reset();
    open(QStringLiteral("64x48"), Settings::Keep::ForUser);
    clickTab(QStringLiteral("Throughput"));
    child<AnswerLine>()->setAnswer(AnswerLine::Subject::Result,
                                   {.sentences = QStringLiteral("a.b reaches 56% of its ceiling; memory limits it. "
                                                                "Its rounds differ by 53%."),
                                    .isVerdict = true,
                                    .percentOfCeiling = 56});
  }
  bool areDetailsShown() const { return child<QLabel>("verdictDetails")->isVisible(); }
};

TEST(HeadlineTest, IsBoldUpToTheReasonOrToTheEndOfTheFirstSentence) {
  const auto bold = [](const char16_t* sentences) { return boldToTheReason(QString::fromUtf16(sentences)); };
  EXPECT_EQ(bold(u"a reaches 5.5 GP/s; why < not. More."),
            QStringLiteral("<b>a reaches 5.5 GP/s;</b> why &lt; not. More."));
  EXPECT_EQ(bold(u"At 1 MP 28%. At 2 MP 9%; why."), QStringLiteral("<b>At 1 MP 28%.</b> At 2 MP 9%; why."));
  EXPECT_EQ(bold(u"One.\nTwo."), QStringLiteral("<b>One.</b><br>Two."));
  EXPECT_EQ(bold(u"\u4e00\u3002\u4e8c\u3002"), QString::fromUtf16(u"<b>\u4e00\u3002</b>\u4e8c\u3002")) << "in Chinese";
  EXPECT_EQ(firstSentenceLength(QStringLiteral("0.5 of 1.5")), 10);
}

TEST_F(AnswerTest, DetailsStayUnfoldedAfterARestart) {
  openWithVerdict();
  EXPECT_FALSE(areDetailsShown());
  press("verdictFold");
  EXPECT_TRUE(areDetailsShown());
  openWithVerdict();
  EXPECT_TRUE(areDetailsShown());
  press("verdictFold");
  openWithVerdict();
  EXPECT_FALSE(areDetailsShown());
}

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

/// A card at a width where each part has a line.
class VerdictCardTest : public ::testing::Test {
 protected:
  void show(Answer answer) {
    line_.setAnswer(AnswerLine::Subject::Result, std::move(answer));
    line_.resize(1200, line_.sizeHint().height());
    line_.show();
    QCoreApplication::processEvents();
  }
  template <typename Part = QLabel>
  Part* part(const char* name) {
    return line_.findChild<Part*>(QLatin1String(name));
  }

  AnswerLine line_;
  const Answer unsteady_{.sentences = QStringLiteral("a.b reaches 56% of its ceiling; memory limits it. Its rounds "
                                                     "differ by 53%. The clock changed."),
                         .isVerdict = true,
                         .percentOfCeiling = 56,
                         .percentOfCeilingEstimated = 80,
                         .warnings = {QStringLiteral("unstable"), QStringLiteral("background load")}};
};

TEST_F(VerdictCardTest, HasAHeadlineWithABarAndWarningsAndUnfoldsItsDetails) {
  show(unsteady_);
  EXPECT_EQ(part("verdictHeadline")->text(),
            QStringLiteral("<b>a.b reaches 56% of its ceiling;</b> memory limits it."));
  EXPECT_TRUE(part<ShareBar>("shareBar")->isVisible());
  EXPECT_TRUE(part<ShareBar>("shareBar")->accessibleName().contains(QStringLiteral("80")));
  EXPECT_TRUE(part("verdictWarnings")->text().contains(QStringLiteral("background&nbsp;load")));
  EXPECT_FALSE(part("verdictDetails")->isVisible());
  const int folded = line_.sizeHint().height();
  QTest::mouseClick(part<QToolButton>("verdictFold"), Qt::LeftButton);
  EXPECT_TRUE(part("verdictDetails")->isVisible());
  EXPECT_EQ(part("verdictDetails")->text(), QStringLiteral("Its rounds differ by 53%. The clock changed."));
  EXPECT_GT(line_.sizeHint().height(), folded);
  EXPECT_EQ(line_.text(), unsteady_.sentences) << "whole, folded or not";
}

TEST_F(VerdictCardTest, KeepsTheComparisonInSightAndIsAsHighForEveryShortVerdict) {
  show(unsteady_);
  const int high = line_.sizeHint().height();
  Answer steady = unsteady_;
  steady.sentences = QStringLiteral("a.c reaches 90% of its ceiling; memory limits it.");
  steady.warnings.clear();
  show(steady);
  EXPECT_EQ(line_.sizeHint().height(), high);
  EXPECT_FALSE(part<QToolButton>("verdictFold")->isVisible()) << "nothing is folded";
  steady.comparison = QStringLiteral("Against the baseline: 3% faster.");
  show(steady);
  EXPECT_GT(line_.sizeHint().height(), high);
  EXPECT_TRUE(line_.text().endsWith(QStringLiteral("faster.")));
}

TEST_F(VerdictCardTest, ShowsAllSentencesWhereThereIsNothingToUnfoldThemWith) {
  show({.sentences = QStringLiteral("a.b failed. Read the <compiler's> log."), .isVerdict = true});
  EXPECT_TRUE(part("verdictDetails")->isVisible());
  EXPECT_FALSE(part<ShareBar>("shareBar")->isVisible());
  show({.sentences = QStringLiteral("Press Run. Then read on.")});
  EXPECT_EQ(part("verdictHeadline")->text(), QStringLiteral("Press Run. Then read on."));
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
