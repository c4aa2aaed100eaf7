// The Split view in the real window, with real clicks, on parts of any CPU.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTableWidget>
#include <QTest>

#include "headroom/report/report.hpp"
#include "split/split_view.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using ::testing::HasSubstr;
using testing::kPatienceMs;

/// 100 rows on a GPU and a CPU.
SplitReport sampleReport() {
  const auto figures = [](double ms) { return SplitFigures{ms, ms, ms, 9, {ms, ms}}; };
  SplitReport report;
  report.workload = "blur";
  report.size = {50, 100};
  report.parts = {{"0:0", "Some card", "blur.separable", DeviceType::Gpu},
                  {"1:0", "Some processor", "blur.separable", DeviceType::Cpu}};
  report.points = {{{100, 0}, Status::Ok, "", figures(10), figures(8), 0.0},
                   {{60, 40}, Status::Ok, "", figures(6.25), figures(5), 0.0},
                   {{30, 70}, Status::BuildFailed, "It doesn't compile.", {}, {}, {}},
                   {{0, 100}, Status::Ok, "", figures(16), figures(12), 0.0}};
  return report;
}

class SplitViewTest : public testing::WindowTest {
 protected:
  SplitView& page() const { return *child<SplitView>("split"); }
  SplitChart& chart() const { return *child<SplitChart>("splitChart"); }
  QTableWidget& table() const { return *child<QTableWidget>("splitTable"); }
  QString sentence() const {
    return child<QLabel>("splitSentence")->text().replace(QChar(QChar::Nbsp), QLatin1Char(' '));
  }
  QString cell(int row, int column) const { return table().item(row, column)->text(); }

  void openSplit() {
    open();
    window_->showView(QStringLiteral("split"));
  }
};

TEST_F(SplitViewTest, DrawsSpeedUpAgainstShareFromZeroAndTellsTheBest) {
  openSplit();
  page().setReport(sampleReport());
  const auto at = [&](int point, SplitTimes times) { return chart().positionOf(point, times); };
  ASSERT_TRUE(at(0, SplitTimes::Whole) && at(1, SplitTimes::Whole) && at(3, SplitTimes::Whole));
  EXPECT_EQ(at(2, SplitTimes::Whole), std::nullopt) << "what failed has no speed-up";
  // 1.6 and 0.625 times as fast: heights above the x axis are proportional to the speed-ups.
  const double one = at(0, SplitTimes::Whole)->y();
  const double ground = one + (one - at(1, SplitTimes::Whole)->y()) / 0.6;
  EXPECT_NEAR((ground - at(3, SplitTimes::Whole)->y()) / (ground - one), 0.625, 1e-6);
  EXPECT_LT(ground, chart().height());
  const double left = at(0, SplitTimes::Whole)->x();
  const double right = at(3, SplitTimes::Whole)->x();
  EXPECT_NEAR((at(1, SplitTimes::Whole)->x() - left) / (right - left), 0.4, 1e-6);
  EXPECT_THAT(sentence().toStdString(),
              HasSubstr("Best end-to-end time: 60% on the GPU and 40% on the CPU: 1.6 times the GPU"));
}

TEST_F(SplitViewTest, SaysWhatWasSplitWhateverIsChosenNext) {
  openSplit();
  const auto* job = child<QLabel>("splitJob");
  EXPECT_FALSE(job->isVisible());
  SplitReport report = sampleReport();
  report.parameters = {{"sigma", 5}};
  page().setReport(report);
  child<SplitControls>()->setSize(QStringLiteral("640x480"));
  child<ParameterControl>()->setValue(9);
  EXPECT_TRUE(job->isVisible());
  EXPECT_EQ(job->text(), QStringLiteral("blur.separable at 50 x 100, sigma 5"));
}

TEST_F(SplitViewTest, OffersABlurAtFirstThatEveryDeviceEndsSoon) {
  openSplit();
  EXPECT_EQ(child<SplitControls>()->variant(), QStringLiteral("blur.separable"));
}

TEST_F(SplitViewTest, TheTableHasEveryShareWithItsReason) {
  openSplit();
  page().setReport(sampleReport());
  ASSERT_EQ(table().rowCount(), 4);
  EXPECT_EQ(cell(1, 0), QStringLiteral("60"));
  EXPECT_EQ(cell(1, 2), QStringLiteral("6.25"));
  EXPECT_EQ(cell(1, 3), QStringLiteral("1.6"));
  EXPECT_EQ(cell(1, 6), QStringLiteral("best end-to-end time, best kernel time"));
  EXPECT_EQ(cell(2, 3), QStringLiteral("-"));
  EXPECT_EQ(cell(2, 6), QStringLiteral("It doesn't compile."));
}

TEST_F(SplitViewTest, PartsOfOneDeviceAreCalledByTheirNumberInTheTable) {
  openSplit();
  SplitReport report = sampleReport();
  for (SplitPart& part : report.parts) part.partOf = "Some long name of a processor";
  report.parts[0].device = "Some long name of a processor (part 1 of 2)";
  report.parts[1].device = "Some long name of a processor (part 2 of 2)";
  page().setReport(report);
  const auto title = [&](int column) { return table().horizontalHeaderItem(column); };
  EXPECT_EQ(title(0)->text(), QStringLiteral("% on part 1"));
  EXPECT_EQ(title(0)->toolTip(), QStringLiteral("Some long name of a processor (part 1 of 2)"));
  EXPECT_EQ(title(1)->text(), QStringLiteral("% on part 2"));
  EXPECT_EQ(title(4)->textAlignment(), Qt::AlignRight | Qt::AlignVCenter) << "which was the note's place before";
  EXPECT_EQ(title(6)->textAlignment(), Qt::AlignLeft | Qt::AlignVCenter);
  page().setReport(sampleReport());
  EXPECT_EQ(title(1)->text(), QStringLiteral("% on the CPU"));
}

TEST_F(SplitViewTest, TellsALongNameOnce) {
  openSplit();
  SplitReport report = sampleReport();
  for (SplitPart& part : report.parts) part.partOf = "Some long name of a processor";
  page().setReport(report);
  EXPECT_EQ(sentence().count(QStringLiteral("Some long name of a processor")), 1);
  EXPECT_THAT(sentence().toStdString(), HasSubstr("1.6 times part 1 alone"));
}

TEST_F(SplitViewTest, RingsNothingWithinTheNoiseAndBracketsWhatIsTheSame) {
  openSplit();
  page().setReport(sampleReport());
  EXPECT_EQ(chart().bestShown(SplitTimes::Whole), 1);
  EXPECT_TRUE(chart().equals(SplitTimes::Whole).empty());

  SplitReport report = sampleReport();
  report.points[1].whole.lowMs = 5;
  report.points[1].whole.highMs = 7.5;
  report.points[2] = {{30, 70}, Status::Ok, "", {7, 6, 8, 9, {7, 7}}, report.points[0].kernels, 0.0};
  page().setReport(report);
  EXPECT_EQ(chart().bestShown(SplitTimes::Whole), std::nullopt);
  EXPECT_EQ(chart().equals(SplitTimes::Whole), (std::vector{std::pair{1, 2}}));
  EXPECT_EQ(chart().bestShown(SplitTimes::Kernels), 1);
  EXPECT_EQ(cell(1, 6), QStringLiteral("within noise of the best end-to-end time, best kernel time"));
  EXPECT_THAT(sentence().toStdString(), HasSubstr("End-to-end time: no difference beyond the noise between 40% and 70%"
                                                  " on the CPU (2 shares, the shortest time at 40%)"));
}

TEST_F(SplitViewTest, ABandShowsTheIntervalOfEndToEndTimesWithinThePlot) {
  openSplit();
  SplitReport report = sampleReport();
  report.points[1].whole.lowMs = 5;
  report.points[1].whole.highMs = 8;
  page().setReport(report);
  const double one = chart().positionOf(0, SplitTimes::Whole)->y();
  const double perUnit = (one - chart().positionOf(1, SplitTimes::Whole)->y()) / 0.6;
  const std::optional<QLineF> whisker = chart().intervalOf(1, SplitTimes::Whole);
  ASSERT_TRUE(whisker.has_value());
  EXPECT_NEAR(one - whisker->y1(), perUnit * (10 / 5.0 - 1), 1e-6);
  EXPECT_NEAR(one - whisker->y2(), perUnit * (10 / 8.0 - 1), 1e-6);
  EXPECT_DOUBLE_EQ(whisker->x1(), chart().positionOf(1, SplitTimes::Whole)->x());

  report.points[1].whole.lowMs = 0.1;
  page().setReport(report);
  EXPECT_GE(chart().intervalOf(1, SplitTimes::Whole)->y1(), 0)
      << "a wide interval is cut off, the others stay readable";
  EXPECT_EQ(chart().intervalOf(1, SplitTimes::Kernels), std::nullopt) << "both would hide the lines";
  EXPECT_GT(perUnit, 0);
}

TEST_F(SplitViewTest, NothingIsCalledBestUntilTheFirstDeviceAloneIsMeasured) {
  openSplit();
  const auto* legend = page().findChild<MarkLegend*>();
  EXPECT_FALSE(legend->isVisible());
  SplitReport report = sampleReport();
  report.points.erase(report.points.begin());
  page().setReport(report);
  EXPECT_EQ(sentence(), QString());
  EXPECT_FALSE(chart().isDrawn());
  EXPECT_FALSE(legend->isVisible());
  page().setReport(sampleReport());
  EXPECT_TRUE(chart().isDrawn());
  EXPECT_TRUE(legend->isVisible());
}

TEST_F(SplitViewTest, TheLegendHasTheMarksThatAreDrawn) {
  openSplit();
  const auto* legend = page().findChild<MarkLegend*>();
  SplitReport report = sampleReport();
  page().setReport(report);
  EXPECT_EQ(legend->accessibleDescription(), QStringLiteral("95% interval of the end-to-end time, best"));
  report.points[0].whole = report.points[1].whole;
  report.points[0].kernels = report.points[1].kernels;
  page().setReport(report);
  EXPECT_EQ(legend->accessibleDescription(),
            QStringLiteral("95% interval of the end-to-end time, within the noise of the best"));
}

TEST_F(SplitViewTest, ChartAndTableHaveOneSelection) {
  openSplit();
  page().setReport(sampleReport());
  QTest::mouseClick(chart().viewport(), Qt::LeftButton, {}, chart().positionOf(1, SplitTimes::Kernels)->toPoint());
  EXPECT_EQ(table().currentRow(), 1);
  EXPECT_EQ(chart().selected(), 1);
  chart().setFocus();
  QTest::keyClick(&chart(), Qt::Key_End);
  EXPECT_EQ(table().currentRow(), 3);
  table().selectRow(0);
  EXPECT_EQ(chart().selected(), 0);
}

TEST_F(SplitViewTest, StartMeasuresTheSharesAndTheFilesHoldThem) {
  openSplit();
  if (!child<SplitControls>()->setParts(2)) GTEST_SKIP() << "no device here has parts";
  ASSERT_TRUE(child<SplitControls>()->setVariant(QStringLiteral("copy.scalar")));
  child<QComboBox>("splitSize")->setEditText(QStringLiteral("96x80"));
  child<QComboBox>("splitStep")->setCurrentIndex(child<QComboBox>("splitStep")->findData(25));
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  EXPECT_FALSE(child<QToolButton>("run")->isEnabled());
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_EQ(finished.front().front().value<Outcome>(), Outcome::Completed);
  EXPECT_GE(table().rowCount(), 5) << "0, 25, 50, 75, 100% and some about the best";
  EXPECT_THAT(sentence().toStdString(), HasSubstr("Shared by 2 parts of "));
  EXPECT_TRUE(chart().positionOf(0, SplitTimes::Whole).has_value());
  const QString csv = folder_.filePath(QStringLiteral("split.csv"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("shares"), csv));
  EXPECT_THAT(readFile(csv.toStdString()), HasSubstr("/2of2"));
  const QString json = folder_.filePath(QStringLiteral("split.json"));
  EXPECT_TRUE(window_->exportAs(QStringLiteral("shares as JSON"), json));
  EXPECT_THAT(readFile(json.toStdString()), HasSubstr("\"sentence\""));
}

TEST_F(SplitViewTest, StopEndsAtOnceAndKeepsWhatWasMeasured) {
  openSplit();
  if (!child<SplitControls>()->setParts(2)) GTEST_SKIP() << "no device here has parts";
  ASSERT_TRUE(child<SplitControls>()->setVariant(QStringLiteral("blur.conv2d")));
  child<QComboBox>("splitSize")->setEditText(QStringLiteral("640x480"));
  QSignalSpy finished(window_.get(), &MainWindow::runFinished);
  press("run");
  ASSERT_TRUE(QTest::qWaitFor([&] { return table().rowCount() > 0; }, kPatienceMs));
  press("stop");
  ASSERT_TRUE(finished.wait(kPatienceMs));
  EXPECT_EQ(finished.front().front().value<Outcome>(), Outcome::Cancelled);
  EXPECT_GT(table().rowCount(), 0);
  EXPECT_THAT(sentence().toStdString(), HasSubstr("Stopped before all shares were measured."));
}

TEST_F(SplitViewTest, AWrongSizeIsToldWhereItWasTyped) {
  openSplit();
  child<QComboBox>("splitSize")->setEditText(QStringLiteral("1MP,4MP"));
  EXPECT_FALSE(child<QToolButton>("run")->isEnabled());
  EXPECT_THAT(child<QLabel>("whyNotSplit")->text().toStdString(), HasSubstr("one size"));
  child<QComboBox>("splitSize")->setEditText(QStringLiteral("1 MP"));
  EXPECT_TRUE(child<QLabel>("whyNotSplit")->isHidden());
}

}  // namespace
}  // namespace headroom
