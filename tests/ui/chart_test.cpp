#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QApplication>
#include <QGraphicsScene>
#include <QGraphicsTextItem>
#include <QLabel>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QXmlStreamReader>
#include <QtCharts/QChartView>
#include <cmath>

#include "plot/plot.hpp"
#include "sample_rows.hpp"
#include "shown_chart.hpp"
#include "style/variant_colours.hpp"
#include "throughput/chart_shape.hpp"
#include "throughput/throughput_chart.hpp"
#include "throughput/throughput_content.hpp"

namespace headroom {
namespace {

using headroom::testing::darkPalette;
using headroom::testing::sampleRow;
using headroom::testing::sampleRows;
using headroom::testing::sampleTitles;
using headroom::testing::ShownChart;

bool hasPixel(const QImage& image, const QColor& colour, int tolerance = 2) {
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      const QColor at = image.pixelColor(x, y);
      const int distance = std::abs(at.red() - colour.red()) + std::abs(at.green() - colour.green()) +
                           std::abs(at.blue() - colour.blue());
      if (distance <= tolerance) return true;
    }
  }
  return false;
}

int rowOf(const std::vector<ResultRow>& rows, const std::string& variant, int side) {
  for (std::size_t index = 0; index < rows.size(); ++index) {
    if (rows[index].variant == variant && rows[index].size.width == side) return static_cast<int>(index);
  }
  return -1;
}

TEST(ThroughputChartTest, SaysWhatToDoWhenEmpty) {
  ShownChart shown(std::vector<ResultRow>{});
  EXPECT_TRUE(shown.chart.isEmpty());
  QString texts;
  const QList<QLabel*> labels = shown.chart.findChildren<QLabel*>();
  for (const QLabel* label : labels) {
    if (label->isVisible()) texts += label->text();
  }
  EXPECT_THAT(texts.toStdString(), ::testing::HasSubstr("press Run"));
  EXPECT_FALSE(shown.view().isVisible());
}

TEST(ThroughputChartTest, HoverShowsExactValuesOfTheNearestPoint) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  QSignalSpy hovered(&shown.chart, &ThroughputChart::rowHovered);
  const int row = rowOf(rows, "blur.local", 2000);
  QTest::mouseMove(shown.view().viewport(), shown.pointOf(row) + QPoint(2, 1));
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.readout().isVisible(); }));
  EXPECT_EQ(shown.readout().text(), QStringLiteral("Separable, local memory\n"
                                                   "2000 x 2000 (4 MP), sigma 5\n"
                                                   "0.267 GP/s, median 14.98 ms\n"
                                                   "71 % of the ceiling, bound by memory\n"
                                                   "estimate 0.282 GP/s"));
  ASSERT_FALSE(hovered.isEmpty());
  EXPECT_EQ(hovered.last().at(0).toInt(), row);

  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(shown.view().viewport(), &leave);
  EXPECT_FALSE(shown.readout().isVisible());
  EXPECT_EQ(hovered.last().at(0).toInt(), -1);
}

TEST(ThroughputChartTest, ClickSelectsThePointAndEmptyGroundDoesNot) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  QSignalSpy clicked(&shown.chart, &ThroughputChart::rowClicked);
  const int row = rowOf(rows, "blur.recursive", 3000);
  QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, shown.pointOf(row));
  ASSERT_EQ(clicked.size(), 1);
  EXPECT_EQ(clicked.at(0).at(0).toInt(), row);
  QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, QPoint(3, 3));
  EXPECT_EQ(clicked.size(), 1);
}

TEST(ThroughputChartTest, ArrowKeysWalkAlongTheLineAndAcrossLines) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  QSignalSpy clicked(&shown.chart, &ThroughputChart::rowClicked);
  const auto press = [&](Qt::Key key) {
    QTest::keyClick(&shown.chart, key);
    return clicked.last().at(0).toInt();
  };
  EXPECT_EQ(press(Qt::Key_Right), rowOf(rows, "blur.separable", 1000));
  EXPECT_EQ(press(Qt::Key_Right), rowOf(rows, "blur.separable", 2000));
  EXPECT_EQ(press(Qt::Key_Down), rowOf(rows, "blur.local", 2000));
  EXPECT_EQ(press(Qt::Key_Left), rowOf(rows, "blur.local", 1000));
  EXPECT_EQ(press(Qt::Key_Left), rowOf(rows, "blur.local", 1000));
  EXPECT_EQ(press(Qt::Key_Up), rowOf(rows, "blur.separable", 1000));
}

TEST(ThroughputChartTest, KeyboardSelectionShowsTheReadout) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  shown.chart.activateWindow();
  shown.chart.setFocus();
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.chart.hasFocus(); }));
  QTest::keyClick(&shown.chart, Qt::Key_Right);
  EXPECT_TRUE(shown.readout().isVisible());
  EXPECT_TRUE(shown.readout().text().contains(QStringLiteral("1000 x 1000")));
  EXPECT_EQ(shown.chart.accessibleDescription(), shown.readout().text());
}

TEST(ThroughputChartTest, ALongLegendUnderThePlotEndsWithAWholeRow) {
  ShownChart shown(sampleRows());
  const auto* legend = shown.chart.findChild<ChartLegend*>();
  const auto* sight = legend->parentWidget();
  int scrolled = 0;
  for (int height = 160; height < 420; height += 10) {
    shown.chart.resize(330, height);
    QCoreApplication::processEvents();
    if (legend->height() <= sight->height()) continue;
    ++scrolled;
    for (const QAbstractButton* entry : legend->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly)) {
      const QRect place = entry->geometry();
      EXPECT_FALSE(place.top() < sight->height() - 1 && place.bottom() > sight->height())
          << "at a height of " << height;
    }
  }
  EXPECT_GT(scrolled, 3);
}

TEST(ThroughputChartTest, ReadoutOfAClickedPointGoesWithTheMouse) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  shown.chart.activateWindow();
  const QPoint at = shown.pointOf(rowOf(rows, "blur.recursive", 3000));
  QTest::mouseMove(shown.view().viewport(), at);
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.readout().isVisible(); }));
  QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, at);
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.chart.hasFocus(); }));
  EXPECT_TRUE(shown.readout().isVisible());
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(shown.view().viewport(), &leave);
  EXPECT_FALSE(shown.readout().isVisible());
}

TEST(ThroughputChartTest, SelectionDrawsARing) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  const QImage before = shown.chart.grab().toImage();
  shown.chart.setSelected(rowOf(rows, "blur.local", 2000));
  EXPECT_NE(shown.chart.grab().toImage(), before);
  shown.chart.setSelected(-1);
  EXPECT_EQ(shown.chart.grab().toImage(), before);
}

TEST(ThroughputChartTest, LegendClickHidesALineWithItsEstimateAndFitsTheAxis) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  const int row = rowOf(rows, "blur.local", 2000);
  const double before = shown.plot().positionOf(row)->y();
  for (const char* ceiling : {"copy ceiling", "MAD, 3 flops", "MAD, 6 flops", "MAD, 24 flops"}) {
    QAbstractButton* button = shown.legendButton(QLatin1String(ceiling));
    ASSERT_NE(button, nullptr) << ceiling;
    QTest::mouseClick(button, Qt::LeftButton);
  }
  EXPECT_LT(shown.plot().positionOf(row)->y(), before - 20);

  QTest::mouseClick(shown.legendButton(QStringLiteral("Separable, local memory")), Qt::LeftButton);
  EXPECT_FALSE(shown.plot().positionOf(row).has_value());
  for (const StyledSeries& series : shown.plot().series()) {
    EXPECT_EQ(series.shown,
              series.series.kind != SeriesKind::Ceiling && series.series.variant != QStringLiteral("blur.local"));
  }
  QTest::mouseClick(shown.legendButton(QStringLiteral("Separable, local memory")), Qt::LeftButton);
  EXPECT_TRUE(shown.plot().positionOf(row).has_value());
}

TEST(ThroughputChartTest, HiddenLinesStayHiddenWhenRowsArrive) {
  std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  QTest::mouseClick(shown.legendButton(QStringLiteral("Separable, local memory")), Qt::LeftButton);
  rows.push_back(sampleRow("blur.local", Role::Variant, {5000, 5000}, 0.2));
  shown.chart.setRows(rows);
  EXPECT_FALSE(shown.plot().positionOf(rowOf(rows, "blur.local", 5000)).has_value());
}

TEST(ThroughputChartTest, RowsWithoutATimeAreNamedBelow) {
  std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  EXPECT_FALSE(shown.note().isVisible());
  ResultRow failed = sampleRow("blur.local", Role::Variant, {5000, 5000}, 1);
  failed.status = Status::BuildFailed;
  failed.reason = "The compiler refused it.";
  rows.push_back(failed);
  failed.size = {6000, 6000};
  failed.status = Status::TimedOut;
  rows.push_back(failed);
  shown.chart.setRows(rows);
  EXPECT_TRUE(shown.note().isVisible());
  EXPECT_EQ(shown.note().text(), QStringLiteral("2 points have no time (1 BuildFailed, 1 TimedOut): see the table."));
  EXPECT_TRUE(shown.note().toolTip().contains(
      QStringLiteral("Separable, local memory, 5000 x 5000: BuildFailed. The compiler refused it.")));
}

TEST(ThroughputChartTest, WrongResultIsHollowAndOffTheLine) {
  std::vector<ResultRow> rows = sampleRows();
  const int row = rowOf(rows, "blur.local", 2000);
  rows[static_cast<std::size_t>(row)].status = Status::WrongResult;
  ShownChart shown(rows);
  const QPoint at = shown.pointOf(row);
  const QImage picture = shown.view().grab().toImage();
  const QColor ground = shown.chart.palette().color(QPalette::Base);
  EXPECT_EQ(picture.pixelColor(at), ground);
  const int valid = rowOf(rows, "blur.local", 3000);
  EXPECT_NE(picture.pixelColor(shown.pointOf(valid)), ground);
  EXPECT_TRUE(readoutText(rows[static_cast<std::size_t>(row)], {}).contains(QStringLiteral("Wrong result")));
}

TEST(ThroughputChartTest, FrozenChartStaysAsItIsAndCatchesUpWhenThawed) {
  std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  shown.chart.setFrozen(true);
  const QImage before = shown.chart.grab().toImage();
  rows.push_back(sampleRow("blur.local", Role::Variant, {5000, 5000}, 0.2));
  shown.chart.setRows(rows);
  shown.chart.setSelected(rowOf(rows, "blur.local", 1000));
  QTest::mouseMove(shown.view().viewport(), shown.pointOf(rowOf(rows, "blur.recursive", 1000)));
  QCoreApplication::processEvents();
  EXPECT_EQ(shown.chart.grab().toImage(), before);
  shown.chart.setFrozen(false);
  EXPECT_TRUE(shown.plot().positionOf(rowOf(rows, "blur.local", 5000)).has_value());
  EXPECT_NE(shown.chart.grab().toImage(), before);
}

TEST(ThroughputChartTest, ASingleSizeIsShown) {
  std::vector<ResultRow> rows = sampleRows();
  rows.erase(rows.begin() + 9, rows.end());
  ShownChart shown(rows);
  const int row = rowOf(rows, "blur.separable", 1000);
  const QImage picture = shown.view().grab().toImage();
  EXPECT_EQ(picture.pixelColor(shown.pointOf(row)),
            VariantColours({QStringLiteral("blur.separable")})
                .colour(QStringLiteral("blur.separable"), shown.chart.palette()));
  EXPECT_TRUE(shown.plot().plotArea().contains(*shown.plot().positionOf(rowOf(rows, "copy.float4", 1000))));
}

TEST(ThroughputChartTest, ALowChartHasFewerLabelsInPlaceOfDots) {
  std::vector<ResultRow> slow = sampleRows();
  slow[static_cast<std::size_t>(rowOf(slow, "blur.recursive", 4000))].medianMs *= 1e4;
  for (const std::vector<ResultRow>& rows : {sampleRows(), slow}) {
    ShownChart shown(rows);
    shown.chart.resize(620, 150);
    QCoreApplication::processEvents();
    QStringList texts;
    const QList<QGraphicsItem*> items = shown.view().scene()->items();
    for (const QGraphicsItem* item : items) {
      if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item)) texts << text->toPlainText();
    }
    EXPECT_TRUE(texts.contains(QStringLiteral("GP/s"))) << texts.join(QLatin1Char(' ')).toStdString();
    EXPECT_TRUE(texts.filter(QStringLiteral("...")).isEmpty()) << texts.join(QLatin1Char(' ')).toStdString();
  }
}

TEST(ThroughputChartTest, FollowsTheDarkPaletteAndPaperStaysLight) {
  ShownChart shown;
  shown.chart.setPalette(darkPalette());
  EXPECT_TRUE(QTest::qWaitFor(
      [&] { return shown.chart.grab().toImage().pixelColor(2, 2) == darkPalette().color(QPalette::Base); }));
  const QImage dark = shown.chart.grab().toImage();
  EXPECT_FALSE(hasPixel(dark.scaled(dark.size() / 4), Qt::white));
  const QImage paper = shown.chart.renderImage({600, 400});
  EXPECT_EQ(paper.pixelColor(2, 2), QColor(Qt::white));
}

TEST(ThroughputChartTest, PicturesHoldEveryLineAtAnyScale) {
  ShownChart shown;
  for (const qreal scale : {1.0, 2.0}) {
    for (const QSize size : {QSize(900, 500), QSize(500, 700)}) {
      const QImage picture = shown.chart.renderImage(size, scale);
      EXPECT_EQ(picture.size(), size * scale);
      const VariantColours colours({QStringLiteral("blur.separable"), QStringLiteral("blur.local"),
                                    QStringLiteral("blur.recursive"), QStringLiteral("blur.opencv")});
      for (const char* id : {"blur.separable", "blur.local", "blur.recursive", "blur.opencv"}) {
        EXPECT_TRUE(hasPixel(picture, colours.colour(QLatin1String(id), paperPalette()))) << id;
      }
    }
  }
}

TEST(ThroughputChartTest, SvgIsWellFormedAndTellsTheLegend) {
  ShownChart shown;
  shown.chart.setCaption(QStringLiteral("Gaussian blur, sigma 5, on Some device"));
  QXmlStreamReader reader(shown.chart.renderSvg({900, 500}));
  QString text;
  int paths = 0;
  while (!reader.atEnd()) {
    reader.readNext();
    if (reader.isCharacters()) text += reader.text();
    if (reader.isStartElement() &&
        (reader.name() == QLatin1String("path") || reader.name() == QLatin1String("polyline"))) {
      ++paths;
    }
  }
  EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
  EXPECT_GT(paths, 20);
  EXPECT_TRUE(text.contains(QStringLiteral("copy ceiling")));
  EXPECT_TRUE(text.contains(QStringLiteral("throughput, GP/s")));
  EXPECT_TRUE(text.contains(QStringLiteral("Gaussian blur, sigma 5, on Some device.")));
}

TEST(ThroughputChartTest, LegendIsWhollyInsideAtSmallSizes) {
  for (const QSize size : {QSize(560, 300), QSize(420, 560), QSize(1280, 720)}) {
    ShownChart shown(sampleRows(), size);
    const QScrollArea* area = shown.chart.findChild<QScrollArea*>();
    ASSERT_NE(area, nullptr);
    const auto cutOff = [area] {
      QString titles;
      const QRect visible(QPoint(0, 0), area->viewport()->size());
      const QList<QAbstractButton*> buttons = area->widget()->findChildren<QAbstractButton*>();
      for (const QAbstractButton* button : buttons) {
        const QRect at(button->mapTo(area->viewport(), QPoint(0, 0)), button->size());
        if (button->isVisible() && !visible.contains(at)) titles += button->text() + QLatin1Char('\n');
      }
      return titles;
    };
    EXPECT_TRUE(QTest::qWaitFor([&] { return cutOff().isEmpty(); })) << cutOff().toStdString() << "at " << size.width();
    EXPECT_GT(shown.plot().plotArea().width(), 150);
    EXPECT_GT(shown.plot().plotArea().height(), 120);
  }
}

TEST(ThroughputChartTest, LabelsOfTheAxesAreWholeWhereTheChartIsLow) {
  ShownChart shown(sampleRows(), {390, 170});
  const auto labels = [&shown] {
    QStringList texts;
    const QList<QGraphicsItem*> items = shown.view().scene()->items();
    for (const QGraphicsItem* item : items) {
      if (const auto* label = qgraphicsitem_cast<const QGraphicsTextItem*>(item)) texts << label->toPlainText();
    }
    return texts;
  };
  EXPECT_TRUE(QTest::qWaitFor([&] { return labels().contains(QStringLiteral("image size, MP")); }));
  EXPECT_GE(labels().size(), 4);
  for (const QString& label : labels()) EXPECT_FALSE(label.contains(QStringLiteral("..."))) << label.toStdString();
  EXPECT_GT(shown.plot().plotArea().height(), 60);
}

TEST(ThroughputChartTest, LegendOfTwelveVariantsScrolls) {
  std::vector<ResultRow> rows;
  for (int variant = 0; variant < 20; ++variant) {
    for (const int side : {1000, 2000}) {
      rows.push_back(sampleRow("blur.v" + std::to_string(variant), Role::Variant, {side, side}, 1 + 0.1 * variant));
    }
  }
  ShownChart shown(rows, {560, 300});
  const QScrollArea* area = shown.chart.findChild<QScrollArea*>();
  EXPECT_GE(area->widget()->height(), 20 * area->fontMetrics().height());
  EXPECT_LE(area->height(), shown.chart.height());
}

std::vector<ResultRow> rowsWithIntervals() {
  std::vector<ResultRow> rows = sampleRows();
  for (ResultRow& row : rows) {
    row.lowMs = row.medianMs * 0.9;
    row.highMs = row.medianMs * 1.1;
  }
  return rows;
}

int differingPixels(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
  }
  return count;
}

TEST(ThroughputChartTest, BandsSurroundMeasuredLinesAndTheLegendHidesThem) {
  const std::vector<ResultRow> rows = rowsWithIntervals();
  ShownChart shown(rows);
  const QString title = QStringLiteral("band: where a repetition's median is expected (95\u00a0%)");
  QAbstractButton* button = shown.legendButton(title);
  ASSERT_NE(button, nullptr);
  const int row = rowOf(rows, "blur.local", 2000);
  const int next = rowOf(rows, "blur.local", 3000);
  const QPoint between = (shown.pointOf(row) + shown.pointOf(next)) / 2 + QPoint(0, 4);
  const QColor ground = shown.chart.palette().color(QPalette::Base);
  EXPECT_NE(shown.view().grab().toImage().pixelColor(between), ground);
  const QImage withBands = shown.chart.renderImage({900, 500});
  QTest::mouseClick(button, Qt::LeftButton);
  const QPoint hidden = (shown.pointOf(row) + shown.pointOf(next)) / 2 + QPoint(0, 4);
  EXPECT_EQ(shown.view().grab().toImage().pixelColor(hidden), ground);
  EXPECT_GT(differingPixels(shown.chart.renderImage({900, 500}), withBands), 1000) << "in pictures, too";
  ShownChart bare(sampleRows());
  EXPECT_EQ(bare.legendButton(title), nullptr);
}

TEST(ThroughputChartTest, ABandThatReachesFarLeavesTheRoomToTheLines) {
  std::vector<ResultRow> rows = rowsWithIntervals();
  const int row = rowOf(rows, "blur.local", 3000);
  ShownChart usual(rows);
  const QPoint before = usual.pointOf(row);
  rows[static_cast<std::size_t>(row)].lowMs /= 1000;
  ShownChart wide(rows);
  EXPECT_LT((wide.pointOf(row) - before).manhattanLength(), usual.chart.height() / 6);
}

TEST(ThroughputChartTest, SvgHasBandsAndTheirLegendOnce) {
  ShownChart shown(rowsWithIntervals());
  const QString svg = QString::fromUtf8(shown.chart.renderSvg({900, 500}));
  EXPECT_TRUE(svg.contains(QStringLiteral("fill-opacity=\"0.2")));
  EXPECT_EQ(svg.count(QStringLiteral("band: where")), 1);
}

TEST(ThroughputChartTest, ALonePointHasAPieceOfItsBand) {
  std::vector<ResultRow> rows{sampleRow("blur.local", Role::Variant, {1000, 1000}, 0.2)};
  rows[0].lowMs = rows[0].medianMs * 0.8;
  rows[0].highMs = rows[0].medianMs * 1.2;
  ShownChart shown(rows);
  const QPoint beside = shown.pointOf(0) + QPoint(6, 8);
  EXPECT_NE(shown.view().grab().toImage().pixelColor(beside), shown.chart.palette().color(QPalette::Base));
}

TEST(ThroughputChartTest, MarkedPointBearsAWarningAndTheReadoutTellsTheSentence) {
  std::vector<ResultRow> rows = sampleRows();
  const int row = rowOf(rows, "blur.local", 2000);
  ShownChart shown(rows);
  const auto hasSign = [&] {
    const QRect beside(shown.pointOf(row) + QPoint(5, -17), QSize(12, 12));
    return hasPixel(shown.view().grab(beside).toImage(), shown.chart.palette().color(QPalette::Text), 160);
  };
  EXPECT_FALSE(hasSign());
  addMark(rows[static_cast<std::size_t>(row)], Mark::Busy, "Other programs kept the processors busy.");
  shown.chart.setRows(rows);
  EXPECT_TRUE(hasSign());
  EXPECT_TRUE(shown.note().isVisible());
  EXPECT_EQ(shown.note().text(), QStringLiteral("1 result is marked (!): busy. Point at one to read why."));
  const QString onPaper = QString::fromUtf8(shown.chart.renderSvg({900, 500}));
  EXPECT_TRUE(onPaper.contains(QStringLiteral("1 result is marked (!): busy.")));
  EXPECT_FALSE(onPaper.contains(QStringLiteral("Point at")));
  QTest::mouseMove(shown.view().viewport(), shown.pointOf(row));
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.readout().isVisible(); }));
  EXPECT_TRUE(shown.readout().text().contains(QStringLiteral("! Other programs kept the processors busy.")));
}

TEST(ThroughputChartTest, ColdResultsAreNamedAtTheAxis) {
  std::vector<ResultRow> rows = sampleRows();
  for (ResultRow& row : rows) row.caches = Caches::Cold;
  ShownChart shown(rows);
  EXPECT_TRUE(QString::fromUtf8(shown.chart.renderSvg({900, 500})).contains(QStringLiteral("throughput, cold caches")));
}

}  // namespace
}  // namespace headroom
