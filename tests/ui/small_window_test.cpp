// The real window at a small size: all text is readable, and the chart keeps a usable size.
#include <gtest/gtest.h>

#include <QDockWidget>
#include <QScrollArea>
#include <QScrollBar>

#include "history/history_view.hpp"
#include "photo/image_well.hpp"
#include "sample_rows.hpp"
#include "throughput/throughput_view.hpp"
#include "widgets/flow_layout.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

class SmallWindowTest : public testing::WindowTest {
 protected:
  void openSmall(QSize size = {900, 600}) {
    open();
    window_->showView(QStringLiteral("throughput"));
    child<ResultController>()->show(run());
    window_->resize(size);
    settle();
  }
  void showHistory() {
    QTest::keyClick(window_.get(), Qt::Key_H, Qt::ControlModifier);
    settle();
  }
  static void settle() { testing::settleLayouts(100); }
  static RunDocument run() {
    RunDocument run;
    for (const int side : {504, 1000, 2000}) {
      run.rows.push_back(testing::sampleRow("copy.float", Role::Ceiling, {side, side}, 1));
      run.rows.push_back(testing::sampleRow("blur.separable", Role::Variant, {side, side}, 0.5));
    }
    return run;
  }
  /// Expects the widget to be completely inside the window and all of its parents.
  void expectWhole(const QWidget* widget, const char* what) const {
    ASSERT_TRUE(widget->isVisible()) << what;
    EXPECT_EQ(widget->visibleRegion().boundingRect(), widget->rect()) << what;
    EXPECT_GE(widget->height(), widget->minimumSizeHint().height()) << what;
    if (widget->hasHeightForWidth()) {
      EXPECT_GE(widget->height(), widget->heightForWidth(widget->width())) << what;
    }
  }
};

TEST_F(SmallWindowTest, BesideTheHistoryTheChartIsAChartAndBarsAreWhole) {
  openSmall();
  showHistory();
  EXPECT_LE(window_->width(), 900);
  EXPECT_LE(window_->height(), 600);
  const auto* chart = child<ThroughputView>("throughput");
  EXPECT_GE(chart->width(), 320);
  EXPECT_GE(chart->height(), 205);
  for (const FlowBar* bar : window_->findChildren<FlowBar*>()) {
    if (bar->isVisible()) {
      EXPECT_GE(bar->height(), bar->flow()->heightForWidth(bar->width()));
    }
  }
  for (const QToolButton* button : child<HistoryView>()->findChildren<QToolButton*>()) {
    if (button->isVisible()) expectWhole(button, "a button of the history");
  }
}

TEST_F(SmallWindowTest, TheFactsOfThePhotoAreWholeOrScrolledTo) {
  openSmall();
  showHistory();
  child<AdviceDrawer>()->setOpen(true);
  settle();
  auto* area = child<QScrollArea>("sideArea");
  area->ensureWidgetVisible(child<ImageWell>("imageWell"));
  settle();
  for (const QLabel* fact : child<ImageWell>("imageWell")->findChildren<QLabel*>()) expectWhole(fact, "a fact");
  area->ensureWidgetVisible(child<QLabel>("blurResult"));
  settle();
  expectWhole(child<QLabel>("blurResult"), "what blurs the photo");
}

TEST_F(SmallWindowTest, TheLeastHeightFollowsTheWrappedControls) {
  openSmall();
  const auto* controls = child<ControlBar>();
  const QSize small = window_->size();
  // On a busy machine, the texts about the device and the photo may both change between two looks.
  bool isFollowed = false;
  for (int attempt = 0; attempt < 4 && !isFollowed; ++attempt) {
    window_->resize(small);
    settle();
    const int wide = window_->minimumSizeHint().height();
    const int low = controls->height();
    window_->resize(window_->minimumSizeHint().width(), window_->height());
    settle();
    ASSERT_GT(controls->height(), low) << "more rows";
    const auto follows = [&] { return window_->minimumSizeHint().height() - wide == controls->height() - low; };
    isFollowed = QTest::qWaitFor(follows, testing::kSoonMs / 4);
  }
  EXPECT_TRUE(isFollowed);
}

TEST_F(SmallWindowTest, ARunThatIsShownLaterLeavesTheChartItsRoom) {
  open();
  window_->resize({1000, 640});
  window_->showView(QStringLiteral("throughput"));
  settle();
  child<ResultController>()->show(run());
  child<AnswerLine>()->setAnswer(AnswerLine::Subject::Result,
                                 QStringLiteral("How far is it, and why is it not nearer? ").repeated(12));
  settle();
  EXPECT_GE(child<ThroughputView>("throughput")->height(), 205);
}

TEST_F(SmallWindowTest, TheTableLeavesTheChartMoreThanHalfOfTheirRoom) {
  openSmall({1000, 640});
  EXPECT_GT(child<ThroughputView>("throughput")->height(), child<ResultTabs>()->height());
  EXPECT_GE(child<QWidget>("results")->height(), 4 * window_->fontMetrics().lineSpacing()) << "with its first rows";
}

TEST_F(SmallWindowTest, ALongAnswerScrollsAndLeavesTheChartItsRoom) {
  openSmall();
  showHistory();
  const auto* chart = child<ThroughputView>("throughput");
  const int height = window_->height();
  auto* answer = child<AnswerLine>();
  answer->setAnswer(AnswerLine::Subject::Result,
                    QStringLiteral("How far is it, and why is it not nearer? ").repeated(30));
  settle();
  EXPECT_EQ(window_->height(), height);
  EXPECT_GE(chart->height(), 205);
  EXPECT_GT(answer->verticalScrollBar()->maximum(), 0);
}

}  // namespace
}  // namespace headroom
