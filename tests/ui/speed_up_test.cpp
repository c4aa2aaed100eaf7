// The Speed-up view: its bars, and the window's real boxes and buttons.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QHelpEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTabBar>
#include <QToolTip>
#include <algorithm>

#include "sample_rows.hpp"
#include "speedup/speed_up_view.hpp"
#include "window_fixture.hpp"

namespace headroom {
namespace {

using testing::sampleRows;
using testing::sampleTitles;

constexpr Size kLargest{4000, 4000};

std::vector<ResultRow> rowsWithTransfers() {
  std::vector<ResultRow> rows = sampleRows();
  for (ResultRow& row : rows) {
    if (row.role != Role::Variant) continue;
    const double total = 4 * row.medianMs;
    row.whole = WholeOperation{{total}, total, total, total, 2 * row.medianMs, row.medianMs, 0.5 * row.medianMs};
  }
  return rows;
}

QStringList labelsOf(const LabelledBars& bars) {
  QStringList labels;
  for (const BarLine& line : bars.lines()) labels << line.label;
  return labels;
}

TEST(SpeedUpContent, OffersVariantsAndPeersAsBaselinesButNoCeilings) {
  QStringList titles;
  for (const BaselineChoice& choice : baselineChoices(sampleRows(), kLargest, TimeKind::Kernel, sampleTitles())) {
    titles << choice.title;
  }
  EXPECT_EQ(titles, (QStringList{QStringLiteral("blur.separable: Separable, two passes through global memory"),
                                 QStringLiteral("blur.local: Separable, local memory"),
                                 QStringLiteral("blur.recursive"), QStringLiteral("blur.opencv")}));
  EXPECT_EQ(comparableSizes(sampleRows()).size(), 4U);
}

TEST(SpeedUpContent, TellsTwinsApart) {
  std::vector<ResultRow> rows = sampleRows();
  ResultRow twin = rows.back();
  twin.deviceId = "1:0";
  twin.device = "Another device";
  rows.push_back(twin);
  EXPECT_EQ(baselineChoices(rows, kLargest, TimeKind::Kernel, {}).back().title,
            QStringLiteral("blur.opencv, Another device"));
}

TEST(SpeedUpContent, TellsEqualDevicesApart) {
  ResultRow here = testing::sampleRow("blur.local", Role::Variant, kLargest, 1);
  here.deviceId = "0:0";
  ResultRow far = here;
  far.deviceId = "gpu7/0:0";
  QStringList titles;
  for (const BaselineChoice& choice : baselineChoices({here, far}, kLargest, TimeKind::Kernel, {}))
    titles << choice.title;
  EXPECT_EQ(titles, (QStringList{QStringLiteral("blur.local, Some device (0:0)"),
                                 QStringLiteral("blur.local, Some device (gpu7/0:0)")}));
}

TEST(SpeedUpBarsTest, LabelsLoseTheirTitlesWhereTheyHaveNoRoom) {
  const std::vector<ResultRow> rows = sampleRows();
  const int baseline = static_cast<int>(rows.size()) - 1;
  SpeedUpBars bars;
  bars.setContent(speedUpContent(rows, baseline, TimeKind::Kernel, sampleTitles()));
  const auto shown = [&bars](int width) {
    bars.resize(width, 200);
    return bars.shownLabels();
  };
  EXPECT_TRUE(shown(2000).contains(QStringLiteral("blur.local: Separable, local memory")));
  EXPECT_TRUE(shown(300).contains(QStringLiteral("blur.local")));
  EXPECT_FALSE(shown(300).contains(QStringLiteral("blur.local: Separable, local memory")));
  EXPECT_TRUE(shown(180).contains(QStringLiteral("local"))) << "of one workload";
}

TEST(SpeedUpBarsTest, ATitleIsElidedAndANameIsNot) {
  const std::vector<ResultRow> rows = sampleRows();
  QHash<QString, QString> titles = sampleTitles();
  for (QString& title : titles) title += QStringLiteral(", and so on, with many other words");
  SpeedUpBars bars;
  bars.setContent(speedUpContent(rows, static_cast<int>(rows.size()) - 1, TimeKind::Kernel, titles));
  int elided = 0;
  for (int width = 400; width < 1200; width += 50) {
    bars.resize(width, 200);
    const QStringList drawn = bars.drawnLabels();
    for (qsizetype i = 0; i < drawn.size(); ++i) {
      const QString& name = bars.lines()[static_cast<std::size_t>(i)].name;
      EXPECT_TRUE(drawn[i].startsWith(name)) << width << ' ' << drawn[i].toStdString();
      if (drawn[i].size() > name.size() && drawn[i] != bars.lines()[static_cast<std::size_t>(i)].label) ++elided;
    }
  }
  EXPECT_GT(elided, 0);
}

TEST(SpeedUpBarsTest, LinesUseTheHeightAndNoneIsCutInALowChart) {
  SpeedUpBars bars;
  const std::vector<ResultRow> rows = sampleRows();
  bars.setContent(speedUpContent(rows, static_cast<int>(rows.size()) - 1, TimeKind::Kernel, sampleTitles()));
  const int last = bars.lines().back().row;
  const int least = bars.minimumSizeHint().height();
  EXPECT_LT(least, bars.sizeHint().height());
  for (const int height : {least, bars.sizeHint().height(), 2 * bars.sizeHint().height()}) {
    bars.resize(500, height);
    EXPECT_EQ(bars.height(), height);
    EXPECT_NEAR(bars.areaOf(last).bottom(), height, 2) << "the last line ends where the chart ends";
  }
}

TEST(SpeedUpBarsTest, AFewLinesFillAHighChartAndHaveASecondTextThere) {
  const std::vector<ResultRow> rows = sampleRows();
  const SpeedUpContent content =
      speedUpContent(rows, static_cast<int>(rows.size()) - 1, TimeKind::Kernel, sampleTitles());
  EXPECT_THAT(content.lines.front().about.toStdString(), ::testing::HasSubstr("GP/s, "));
  SpeedUpContent bare = content;
  for (BarLine& line : bare.lines) line.about.clear();
  SpeedUpBars bars;
  bars.setContent(content);
  const auto labels = [&bars](const SpeedUpContent& shown, int height) {
    bars.setContent(shown);
    bars.resize(900, height);
    return bars.grab(QRect(0, 0, 250, height)).toImage();
  };
  const int usual = bars.sizeHint().height();
  EXPECT_EQ(labels(content, usual), labels(bare, usual)) << "one text";
  const auto count = static_cast<int>(content.lines.size());
  const int high = bars.maximumHeight();
  EXPECT_GE(high, 7 * count * bars.fontMetrics().height());
  EXPECT_NE(labels(content, high), labels(bare, high)) << "two";
}

TEST(SpeedUpViewTest, IsEmptyUntilThereIsSomethingToCompare) {
  SpeedUpView page;
  EXPECT_FALSE(page.findChild<SpeedUpBars*>()->isVisibleTo(&page));
  const auto* empty = page.findChild<QLabel*>(QStringLiteral("speedUpEmpty"));
  EXPECT_TRUE(empty->text().contains(QStringLiteral("press Run")));
  page.setMeasuring(true);
  EXPECT_TRUE(empty->text().startsWith(QStringLiteral("Measuring the first size")));
  page.setRows(sampleRows());
  EXPECT_TRUE(page.findChild<SpeedUpBars*>()->isVisibleTo(&page)) << "while the next size is measured";
}

TEST(SpeedUpViewTest, TellsOfResultsThatCannotBeComparedWhyThereAreNoBars) {
  SpeedUpView page;
  std::vector<ResultRow> rows = sampleRows();
  for (ResultRow& row : rows) row.role = Role::Ceiling;
  page.setRows(rows);
  EXPECT_FALSE(page.findChild<SpeedUpBars*>()->isVisibleTo(&page));
  const QString shown = page.findChild<QLabel*>(QStringLiteral("speedUpEmpty"))->text();
  EXPECT_TRUE(shown.startsWith(QStringLiteral("None of these results can be compared. Ceilings")))
      << shown.toStdString();
}

TEST(SpeedUpViewTest, InALowWindowSentencesAndBarsAreScrolledToAndNotCut) {
  SpeedUpView page;
  page.setRows(sampleRows());
  EXPECT_LT(page.minimumSizeHint().width(), 60 * page.fontMetrics().averageCharWidth())
      << "the choices are in two rows";
  page.resize(page.minimumSizeHint().width(), 12 * page.fontMetrics().lineSpacing());
  page.show();
  QCoreApplication::processEvents();
  const auto* sentence = page.findChild<QLabel*>(QStringLiteral("crossover"));
  EXPECT_GE(sentence->height(), sentence->heightForWidth(sentence->width()));
  const auto* bars = page.findChild<SpeedUpBars*>();
  EXPECT_GE(bars->parentWidget()->height(), 6 * page.fontMetrics().lineSpacing());
  EXPECT_LT(bars->mapTo(&page, QPoint()).y(), sentence->mapTo(&page, QPoint()).y()) << "bars come first";
  EXPECT_LT(bars->mapTo(&page, QPoint()).y(), 8 * page.fontMetrics().lineSpacing());
  EXPECT_FALSE(page.findChild<QLabel*>(QStringLiteral("noTransfers"))->isVisible()) << "what is missing takes no room";
  page.resize(1000, page.height());
  EXPECT_TRUE(page.findChild<QLabel*>(QStringLiteral("noTransfers"))->isVisible());
}

TEST(SpeedUpViewTest, InALowWindowBarsThatFitAreNotScrolledAndManyHaveTheWholeView) {
  SpeedUpView page;
  page.setRows(rowsWithTransfers());
  const int line = page.fontMetrics().lineSpacing();
  page.resize(800, 16 * line);
  page.show();
  QCoreApplication::processEvents();
  const QList<QScrollArea*> areas = page.findChildren<QScrollArea*>();
  ASSERT_EQ(areas.size(), 1) << "no area scrolls within another";
  const auto* bars = page.findChild<SpeedUpBars*>();
  const auto* parts = page.findChild<TimePartsBars*>();
  const auto bottomOf = [&areas](const QWidget* widget) {
    return widget->mapTo(areas.front()->viewport(), QPoint(0, widget->height())).y();
  };
  for (const QWidget* each : {static_cast<const QWidget*>(bars), static_cast<const QWidget*>(parts)}) {
    EXPECT_GE(each->height(), each->minimumSizeHint().height());
    EXPECT_LE(bottomOf(each), areas.front()->viewport()->height());
  }

  std::vector<ResultRow> rows = rowsWithTransfers();
  for (int i = 0; i < 60; ++i)
    rows.push_back(testing::sampleRow("blur.variant-" + std::to_string(i), Role::Variant, kLargest, 0.1 + 0.01 * i));
  page.setRows(rows);
  const auto isScrolled = [&areas] { return areas.front()->verticalScrollBar()->maximum() > 0; };
  EXPECT_TRUE(QTest::qWaitFor(isScrolled, testing::kSoonMs)) << bars->height() << areas.front()->viewport()->height();
  EXPECT_GE(bars->height(), bars->minimumSizeHint().height());
  EXPECT_GT(areas.front()->height(), 10 * line);
}

TEST(SpeedUpViewTest, InANarrowViewThePartsAreBelowTheBarsAndNothingIsCut) {
  SpeedUpView page;
  page.setRows(rowsWithTransfers());
  page.show();
  const auto* area = page.findChild<QScrollArea*>();
  const auto* bars = page.findChild<SpeedUpBars*>();
  const auto* parts = page.findChild<TimePartsBars*>();
  const int least = bars->minimumSizeHint().width();
  for (const int width : {5 * least / 4, 15 * least / 8, 9 * least / 4}) {
    page.resize(width, 20 * page.fontMetrics().lineSpacing());
    testing::settleLayouts();
    for (const QWidget* each : {static_cast<const QWidget*>(bars), static_cast<const QWidget*>(parts)}) {
      const QRect shown(each->mapTo(area->viewport(), QPoint()), each->size());
      EXPECT_LE(shown.right(), area->viewport()->rect().right()) << width;
      EXPECT_GE(each->height(), each->minimumSizeHint().height()) << width;
    }
    const bool isBelow = parts->mapTo(&page, QPoint()).y() >= bars->mapTo(&page, QPoint(0, bars->height())).y();
    EXPECT_EQ(isBelow, width < 2 * least) << width;
  }
}

TEST(SpeedUpViewTest, InANarrowViewTheLegendOfTheTimesPartsWraps) {
  std::vector<ResultRow> rows = rowsWithTransfers();
  for (ResultRow& row : rows) {
    if (row.variant == "blur.local") row.whole = WholeOperation{{1e5}, 1e5, 1e5, 1e5, 5e4, 2e4, 1e4};
  }
  SpeedUpView page;
  page.setRows(rows);
  ASSERT_TRUE(page.findChild<TimePartsBars*>()->showsShares()) << "which the legend says, too";
  page.resize(1400, 500);
  page.show();
  QCoreApplication::processEvents();
  const auto* parts = page.findChild<TimePartsBars*>();
  const int wide = parts->sizeHint().height();
  page.resize(page.minimumSizeHint().width(), 500);
  QCoreApplication::processEvents();
  EXPECT_GT(parts->sizeHint().height(), wide);
}

TEST(SpeedUpViewTest, ComparesTheLargestSizeAtFirstTheFastestOnTop) {
  SpeedUpView page;
  page.setRows(sampleRows());
  EXPECT_EQ(page.sizeBox()->currentText(), QStringLiteral("4000 x 4000"));
  const auto* bars = page.findChild<SpeedUpBars*>();
  EXPECT_EQ(labelsOf(*bars), (QStringList{QStringLiteral("blur.local"), QStringLiteral("blur.recursive"),
                                          QStringLiteral("blur.separable"), QStringLiteral("blur.opencv")}));
  EXPECT_TRUE(bars->lines()[2].value.startsWith(QStringLiteral("1x"))) << "the first variant is the baseline";
  EXPECT_FALSE(bars->isLogarithmic());
}

TEST(SpeedUpViewTest, IsLogarithmicWhereFactorsDifferMuch) {
  std::vector<ResultRow> rows = sampleRows();
  rows.back().medianMs *= 100;
  SpeedUpView page;
  page.setRows(rows);
  EXPECT_TRUE(page.findChild<SpeedUpBars*>()->isLogarithmic());
}

TEST(SpeedUpViewTest, ABaselineStaysChosenFromSizeToSizeAndFromRunToRun) {
  SpeedUpView page;
  page.setRows(sampleRows());
  page.baselineBox()->setCurrentText(QStringLiteral("blur.opencv"));
  const auto* bars = page.findChild<SpeedUpBars*>();
  EXPECT_TRUE(bars->lines().back().value.startsWith(QStringLiteral("1x")));
  page.sizeBox()->setCurrentIndex(0);
  EXPECT_EQ(page.baselineBox()->currentText(), QStringLiteral("blur.opencv"));
  page.setRows(sampleRows());
  EXPECT_EQ(page.baselineBox()->currentText(), QStringLiteral("blur.opencv"));
  EXPECT_EQ(page.sizeBox()->currentIndex(), 0);
}

TEST(SpeedUpViewTest, WhatIsMissingIsSaidInSightBesideManyBars) {
  std::vector<ResultRow> rows;
  for (int i = 0; i < 80; ++i)
    rows.push_back(testing::sampleRow("blur.variant-" + std::to_string(i), Role::Variant, kLargest, 0.1 + 0.01 * i));
  SpeedUpView page;
  page.setRows(rows);
  page.resize(700, 240);
  page.show();
  testing::settleLayouts();
  const auto* missing = page.findChild<QLabel*>(QStringLiteral("noTransfers"));
  const QRect room = missing->contentsRect().marginsRemoved(QMargins() + missing->margin());
  const QSize text(room.width(), missing->fontMetrics().boundingRect(room, Qt::TextWordWrap, missing->text()).height());
  const QRect shown = QStyle::alignedRect(Qt::LeftToRight, missing->alignment(), text, room);
  EXPECT_TRUE(missing->visibleRegion().boundingRect().contains(shown));
}

TEST(SpeedUpViewTest, TellsWhereTheTimeGoesOnceTransfersAreTimed) {
  SpeedUpView page;
  page.setRows(sampleRows());
  EXPECT_FALSE(page.findChild<TimePartsBars*>()->isVisibleTo(&page));
  EXPECT_TRUE(page.findChild<QLabel*>(QStringLiteral("noTransfers"))->isVisibleTo(&page));
  page.setRows(rowsWithTransfers());
  const auto* parts = page.findChild<TimePartsBars*>();
  EXPECT_TRUE(parts->isVisibleTo(&page));
  EXPECT_EQ(parts->lines().size(), 4U) << "the peer on the host too";
  EXPECT_TRUE(parts->lines().back().details.contains(QStringLiteral("upload"))) << "the slowest needs transfers";
}

const BarLine& lineNamed(const LabelledBars& bars, const QString& label) {
  const auto found =
      std::find_if(bars.lines().begin(), bars.lines().end(), [&](const BarLine& line) { return line.label == label; });
  EXPECT_NE(found, bars.lines().end());
  return *found;
}

QString tooltipOver(LabelledBars& bars, int row) {
  const QPoint at = bars.areaOf(row).center();
  QHelpEvent help(QEvent::ToolTip, at, bars.mapToGlobal(at));
  QCoreApplication::sendEvent(&bars, &help);
  return QToolTip::text();
}

TEST(SpeedUpViewTest, MarkedRowsBearTheWarningSignAndTellWhy) {
  SpeedUpView page;
  std::vector<ResultRow> rows = rowsWithTransfers();
  page.setRows(rows);
  const auto* note = page.findChild<QLabel*>(QStringLiteral("speedUpMarked"));
  EXPECT_FALSE(note->isVisibleTo(&page));
  for (ResultRow& row : rows) {
    if (row.variant == "blur.recursive") addMark(row, Mark::Busy, "Other programs used the processor.");
  }
  page.setRows(rows);
  page.show();
  for (LabelledBars* bars : page.findChildren<LabelledBars*>()) {
    const BarLine& marked = lineNamed(*bars, QStringLiteral("blur.recursive"));
    EXPECT_TRUE(marked.marked);
    EXPECT_TRUE(tooltipOver(*bars, marked.row).contains(QStringLiteral("Warning: Other programs used the processor.")));
    EXPECT_FALSE(lineNamed(*bars, QStringLiteral("blur.local")).marked);
    EXPECT_TRUE(bars->accessibleDescription().contains(QStringLiteral("with a warning")));
  }
  EXPECT_TRUE(note->isVisible());
  EXPECT_EQ(QString(note->text()).replace(QChar(QChar::Nbsp), QLatin1Char(' ')),
            QStringLiteral("1 of 4 results has a warning: 1 background load. Point at a result to read its warnings."));
}

TEST(SpeedUpViewTest, AWholeOperationShorterThanItsKernelsIsDoubted) {
  SpeedUpView page;
  std::vector<ResultRow> rows = rowsWithTransfers();
  for (ResultRow& row : rows) {
    if (row.variant != "blur.local") continue;
    row.lowMs = row.highMs = row.medianMs;
    const double half = row.medianMs / 2;
    row.whole = WholeOperation{{half}, half, half, half, half / 4, half / 4, half / 4};
  }
  page.setRows(rows);
  const auto* parts = page.findChild<TimePartsBars*>();
  EXPECT_TRUE(lineNamed(*parts, QStringLiteral("blur.local")).marked);
  EXPECT_TRUE(
      lineNamed(*parts, QStringLiteral("blur.local")).details.contains(QStringLiteral("less than its kernels")));
  EXPECT_FALSE(lineNamed(*parts, QStringLiteral("blur.recursive")).marked);
  EXPECT_TRUE(page.findChild<QLabel*>(QStringLiteral("speedUpMarked"))
                  ->text()
                  .contains(QStringLiteral("took less time than its kernels alone")));
}

TEST(SpeedUpViewTest, PartsAreSharesWhereTheTimesDifferMuch) {
  SpeedUpView page;
  std::vector<ResultRow> rows = rowsWithTransfers();
  page.setRows(rows);
  const auto* parts = page.findChild<TimePartsBars*>();
  EXPECT_FALSE(parts->showsShares());
  rows.back().medianMs *= 100;
  page.setRows(rows);
  EXPECT_TRUE(parts->showsShares());
}

TEST(SpeedUpViewTest, TransfersChangeWhoIsFaster) {
  SpeedUpView page;
  page.setRows(rowsWithTransfers());
  page.baselineBox()->setCurrentText(QStringLiteral("blur.opencv"));
  const auto* bars = page.findChild<SpeedUpBars*>();
  EXPECT_EQ(bars->lines().back().label, QStringLiteral("blur.opencv"));
  page.timeBox()->setCurrentIndex(1);
  EXPECT_EQ(bars->lines().front().label, QStringLiteral("blur.opencv"));
  EXPECT_FALSE(page.findChild<QLabel*>(QStringLiteral("crossover"))->text().isEmpty());
}

TEST(SpeedUpViewTest, AClickOnABarChoosesItsRow) {
  SpeedUpView page;
  page.resize(900, 500);
  page.setRows(sampleRows());
  auto* bars = page.findChild<SpeedUpBars*>();
  QSignalSpy clicked(&page, &SpeedUpView::rowClicked);
  const int row = bars->lines()[1].row;
  QTest::mouseClick(bars, Qt::LeftButton, {}, bars->areaOf(row).center());
  ASSERT_EQ(clicked.count(), 1);
  EXPECT_EQ(clicked.takeFirst().at(0).toInt(), row);
  page.setSelected(row);
  QTest::keyClick(bars, Qt::Key_Down);
  ASSERT_EQ(clicked.count(), 1);
  EXPECT_EQ(clicked.takeFirst().at(0).toInt(), bars->lines()[2].row);
}

class SpeedUpWindow : public testing::WindowTest {
 protected:
  QCheckBox* transfers() const { return child<QCheckBox>("transfers"); }
  void showSpeedUp() {
    auto* tabs = child<QTabBar>("views");
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(2).center());
  }
};

TEST_F(SpeedUpWindow, TransfersAreTimedWhereTheyAreTicked) {
  open();
  showSpeedUp();
  EXPECT_FALSE(transfers()->isChecked());
  QTest::mouseClick(transfers(), Qt::LeftButton, {}, {5, transfers()->height() / 2});
  ASSERT_TRUE(transfers()->isChecked());
  runToTheEnd({QStringLiteral("blur.separable"), QStringLiteral("blur.local"), QStringLiteral("blur.opencv")});
  for (const ResultRow& row : rows()) EXPECT_EQ(row.whole.has_value(), row.role == Role::Variant) << row.variant;
  EXPECT_GE(child<ResultModel>()->columnNamed("end_to_end_ms"), 0);
  const auto* parts = child<TimePartsBars>();
  EXPECT_TRUE(parts->isVisible());
  EXPECT_GE(parts->lines().size(), 2U);
  auto* bars = child<SpeedUpBars>();
  ASSERT_GE(bars->lines().size(), 2U);
  const int last = bars->lines().back().row;
  QTest::mouseClick(bars, Qt::LeftButton, {}, bars->areaOf(last).center());
  EXPECT_EQ(child<ResultTable>("results")->selectedRow(), last);
  child<QComboBox>("speedUpTime")->setCurrentIndex(1);
  EXPECT_EQ(bars->lines().size(), parts->lines().size());
}

TEST_F(SpeedUpWindow, WithoutTransfersTheTableTellsNothingOfThem) {
  open();
  runToTheEnd();
  EXPECT_LT(child<ResultModel>()->columnNamed("end_to_end_ms"), 0);
  showSpeedUp();
  EXPECT_TRUE(child<QLabel>("noTransfers")->isVisible());
  EXPECT_EQ(child<SpeedUpBars>()->lines().size(), 2U);
}

TEST_F(SpeedUpWindow, ProductsOfMatricesHaveSizesOfTheirOwnAndTransfers) {
  open();
  window_->setWorkload(QStringLiteral("matmul"));
  EXPECT_TRUE(transfers()->isChecked());
  auto* sizes = child<SizesBox>();
  EXPECT_EQ(sizes->form(), QStringLiteral("M x N x K"));
  sizes->setText(QStringLiteral("16, 24"));
  runToTheEnd({QStringLiteral("matmul.blocked"), QStringLiteral("matmul.serial")});
  EXPECT_GE(child<ResultModel>()->columnNamed("gflop_per_s"), 0);
  EXPECT_TRUE(verdictText().contains(QStringLiteral("GFLOP/s"))) << verdictText().toStdString();
  showSpeedUp();
  EXPECT_EQ(child<SpeedUpBars>()->lines().size(), 2U);
  EXPECT_EQ(child<TimePartsBars>()->lines().size(), 2U);
  window_->setWorkload(QStringLiteral("blur"));
  EXPECT_EQ(sizes->text(), QStringLiteral("64x48"));
  EXPECT_FALSE(transfers()->isChecked());
}

TEST_F(SpeedUpWindow, TransfersStayTickedForTheProblemThatTheyWereTickedFor) {
  open();
  QTest::mouseClick(transfers(), Qt::LeftButton, {}, {5, transfers()->height() / 2});
  window_->setWorkload(QStringLiteral("transpose"));
  EXPECT_FALSE(transfers()->isChecked());
  window_->setWorkload(QStringLiteral("blur"));
  EXPECT_TRUE(transfers()->isChecked());
}

}  // namespace
}  // namespace headroom
