#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QXmlStreamReader>
#include <cmath>

#include "models/row_text.hpp"
#include "sample_rows.hpp"
#include "shown_chart.hpp"
#include "style/variant_colours.hpp"
#include "throughput/throughput_view.hpp"

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
    if (rows[index].variant == variant && rows[index].size[0] == side) return static_cast<int>(index);
  }
  return -1;
}

TEST(ThroughputViewTest, SaysWhatToDoWhenEmpty) {
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

TEST(ThroughputViewTest, HoverShowsExactValuesOfTheNearestPoint) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  QSignalSpy hovered(&shown.chart, &ThroughputView::rowHovered);
  const int row = rowOf(rows, "blur.local", 2000);
  QTest::mouseMove(shown.view().viewport(), shown.pointOf(row) + QPoint(2, 1));
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.readout().isVisible(); }));
  EXPECT_EQ(shown.readout().text(), QStringLiteral("blur.local: Separable, local memory\n"
                                                   "2000 x 2000 (4 MP), sigma 5\n"
                                                   "0.267 GP/s, median 14.98 ms\n"
                                                   "71% of the ceiling, bound by memory\n"
                                                   "estimate 0.282 GP/s"));
  ASSERT_FALSE(hovered.isEmpty());
  EXPECT_EQ(hovered.last().at(0).toInt(), row);

  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(shown.view().viewport(), &leave);
  EXPECT_FALSE(shown.readout().isVisible());
  EXPECT_EQ(hovered.last().at(0).toInt(), -1);
}

TEST(ThroughputViewTest, ClickSelectsThePointAndEmptyGroundDoesNot) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  QSignalSpy clicked(&shown.chart, &ThroughputView::rowClicked);
  const int row = rowOf(rows, "blur.recursive", 3000);
  QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, shown.pointOf(row));
  ASSERT_EQ(clicked.size(), 1);
  EXPECT_EQ(clicked.at(0).at(0).toInt(), row);
  QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, QPoint(3, 3));
  EXPECT_EQ(clicked.size(), 1);
}

TEST(ThroughputViewTest, ArrowKeysWalkAlongTheLineAndAcrossLines) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  QSignalSpy clicked(&shown.chart, &ThroughputView::rowClicked);
  const auto press = [&](Qt::Key key) {
    QTest::keyClick(&shown.view(), key);
    return clicked.last().at(0).toInt();
  };
  EXPECT_EQ(press(Qt::Key_Right), rowOf(rows, "blur.local", 1000)) << "the fastest";
  EXPECT_EQ(press(Qt::Key_Right), rowOf(rows, "blur.local", 2000));
  EXPECT_EQ(press(Qt::Key_Down), rowOf(rows, "blur.recursive", 2000)) << "the next lower line";
  EXPECT_EQ(press(Qt::Key_Down), rowOf(rows, "blur.separable", 2000));
  EXPECT_EQ(press(Qt::Key_Left), rowOf(rows, "blur.separable", 1000));
  EXPECT_EQ(press(Qt::Key_Left), rowOf(rows, "blur.separable", 1000));
  EXPECT_EQ(press(Qt::Key_Up), rowOf(rows, "blur.recursive", 1000));
}

TEST(ThroughputViewTest, KeyboardSelectionShowsTheReadout) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  shown.chart.activateWindow();
  shown.chart.setFocus();
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.view().hasFocus(); }));
  QTest::keyClick(&shown.view(), Qt::Key_Right);
  EXPECT_TRUE(shown.readout().isVisible());
  EXPECT_TRUE(shown.readout().text().contains(QStringLiteral("1000 x 1000")));
  EXPECT_EQ(shown.view().accessibleDescription(), shown.readout().text());
}

TEST(ThroughputViewTest, ReadoutOfAClickedPointGoesWithTheMouse) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  shown.chart.activateWindow();
  const QPoint at = shown.pointOf(rowOf(rows, "blur.recursive", 3000));
  QTest::mouseMove(shown.view().viewport(), at);
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.readout().isVisible(); }));
  QTest::mouseClick(shown.view().viewport(), Qt::LeftButton, {}, at);
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.view().hasFocus(); }));
  EXPECT_TRUE(shown.readout().isVisible());
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(shown.view().viewport(), &leave);
  EXPECT_FALSE(shown.readout().isVisible());
}

TEST(ThroughputViewTest, SelectionDrawsARing) {
  const std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(rows);
  const QImage before = shown.chart.grab().toImage();
  shown.chart.setSelected(rowOf(rows, "blur.local", 2000));
  EXPECT_NE(shown.chart.grab().toImage(), before);
  shown.chart.setSelected(-1);
  EXPECT_EQ(shown.chart.grab().toImage(), before);
}

TEST(ThroughputViewTest, RowsWithoutATimeAreNamedBelow) {
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
  EXPECT_EQ(shown.note().text(),
            QStringLiteral("2 points have no time (1 BuildFailed, 1 TimedOut). The table shows why."));
  EXPECT_TRUE(shown.note().toolTip().contains(
      QStringLiteral("Separable, local memory, 5000 x 5000: BuildFailed. The compiler refused it.")));
}

TEST(ThroughputViewTest, FollowsTheDarkPaletteAndPaperStaysLight) {
  ShownChart shown;
  shown.chart.setPalette(darkPalette());
  EXPECT_TRUE(QTest::qWaitFor(
      [&] { return shown.chart.grab().toImage().pixelColor(2, 2) == darkPalette().color(QPalette::Base); }));
  const QImage dark = shown.chart.grab().toImage();
  EXPECT_FALSE(hasPixel(dark.scaled(dark.size() / 4), Qt::white));
  const QImage paper = shown.chart.renderImage({600, 400});
  EXPECT_EQ(paper.pixelColor(2, 2), QColor(Qt::white));
}

TEST(ThroughputViewTest, PicturesHoldEveryLineAtAnyScale) {
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

std::vector<ResultRow> rowsWithIntervals() {
  std::vector<ResultRow> rows = sampleRows();
  for (ResultRow& row : rows) {
    row.lowMs = row.medianMs * 0.9;
    row.highMs = row.medianMs * 1.1;
  }
  return rows;
}

TEST(ThroughputViewTest, IntervalsAndTheEstimateAreOfTheSelectedLineAlone) {
  const std::vector<ResultRow> rows = rowsWithIntervals();
  ShownChart shown(rows);
  EXPECT_EQ(shown.shown(SeriesKind::Estimate), 0);
  const auto between = [&] {
    const QPoint at = shown.pointOf(rowOf(rows, "blur.local", 2000)) + shown.pointOf(rowOf(rows, "blur.local", 3000));
    return at / 2 + QPoint(0, 4);
  };
  const QColor ground = shown.chart.palette().color(QPalette::Base);
  EXPECT_EQ(shown.view().grab().toImage().pixelColor(between()), ground);
  shown.chart.setSelected(rowOf(rows, "blur.local", 2000));
  EXPECT_EQ(shown.shown(SeriesKind::Estimate), 1);
  EXPECT_NE(shown.view().grab().toImage().pixelColor(between()), ground);
  for (const PlotSeries& series : shown.plot().content().series) {
    EXPECT_EQ(series.showsIntervals, series.label == QStringLiteral("local")) << series.label.toStdString();
  }
  EXPECT_TRUE(QString::fromUtf8(shown.chart.renderSvg({900, 500})).contains(QStringLiteral("fill-opacity=\"0.2")));
}

TEST(ThroughputViewTest, ABandThatReachesFarLeavesTheRoomToTheLines) {
  std::vector<ResultRow> rows = rowsWithIntervals();
  const int row = rowOf(rows, "blur.local", 3000);
  rows[static_cast<std::size_t>(row)].lowMs /= 1000;
  ShownChart shown(rows);
  const QPoint before = shown.pointOf(row);
  shown.chart.setSelected(row);
  EXPECT_EQ(shown.pointOf(row), before);
}

TEST(ThroughputViewTest, ALonePointHasAPieceOfItsBand) {
  std::vector<ResultRow> rows{sampleRow("blur.local", Role::Variant, {1000, 1000}, 0.2)};
  rows[0].lowMs = rows[0].medianMs * 0.8;
  rows[0].highMs = rows[0].medianMs * 1.2;
  ShownChart shown(rows);
  const auto beside = [&] { return shown.view().grab().toImage().pixelColor(shown.pointOf(0) + QPoint(6, 12)); };
  EXPECT_EQ(beside(), shown.chart.palette().color(QPalette::Base));
  shown.chart.setSelected(0);
  EXPECT_NE(beside(), shown.chart.palette().color(QPalette::Base));
}

TEST(ThroughputViewTest, ASingleSizeIsShown) {
  std::vector<ResultRow> rows = sampleRows();
  rows.erase(rows.begin() + 9, rows.end());
  ShownChart shown(rows);
  const int row = rowOf(rows, "blur.separable", 1000);
  const QImage picture = shown.view().grab().toImage();
  EXPECT_EQ(picture.pixelColor(shown.pointOf(row)),
            VariantColours({QStringLiteral("blur.separable")})
                .colour(QStringLiteral("blur.separable"), shown.chart.palette()));
  EXPECT_TRUE(shown.plot().placed().area.contains(*shown.plot().positionOf(rowOf(rows, "copy.float4", 1000))));
}

TEST(ThroughputViewTest, WrongResultIsCrossedOutAndOffTheLine) {
  std::vector<ResultRow> rows = sampleRows();
  const int row = rowOf(rows, "blur.local", 2000);
  rows[static_cast<std::size_t>(row)].status = Status::WrongResult;
  ShownChart shown(rows);
  for (const PlotSeries& series : shown.plot().content().series) {
    for (const PlotPoint& point : series.points) {
      if (point.id != row) continue;
      EXPECT_EQ(point.look, PointLook::Crossed);
      EXPECT_FALSE(point.isOnLine);
    }
  }
  // The background is visible left and right of the cross, so no line runs through it.
  const QImage picture = shown.view().grab().toImage();
  EXPECT_EQ(picture.pixelColor(shown.pointOf(row) + QPoint(14, 0)), shown.chart.palette().color(QPalette::Base));
  EXPECT_TRUE(readoutText(rows[static_cast<std::size_t>(row)], {}).contains(QStringLiteral("Failed validation")));
}

TEST(ThroughputViewTest, AWarningMakesThePointHollowAndTheReadoutGivesIt) {
  std::vector<ResultRow> rows = sampleRows();
  const int row = rowOf(rows, "blur.local", 2000);
  ShownChart shown(rows);
  const QColor ground = shown.chart.palette().color(QPalette::Base);
  EXPECT_NE(shown.view().grab().toImage().pixelColor(shown.pointOf(row)), ground);
  addMark(rows[static_cast<std::size_t>(row)], Mark::Busy, "Other programs kept the processors busy.");
  shown.chart.setRows(rows);
  EXPECT_EQ(shown.view().grab().toImage().pixelColor(shown.pointOf(row)), ground);
  EXPECT_TRUE(shown.note().isVisible());
  EXPECT_EQ(shown.note().text(), QStringLiteral("1 of 32 results has a warning: 1 background load. Point at a result "
                                                "to read its warnings."));
  const QString onPaper = QString::fromUtf8(shown.chart.renderSvg({900, 500}));
  EXPECT_TRUE(onPaper.contains(QStringLiteral("1 of 32 results has a warning: 1 background load.")));
  EXPECT_FALSE(onPaper.contains(QStringLiteral("Point at")));
  QTest::mouseMove(shown.view().viewport(), shown.pointOf(row));
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.readout().isVisible(); }));
  EXPECT_TRUE(shown.readout().text().contains(QStringLiteral("Warning: Other programs kept the processors busy.")));
}

TEST(ThroughputViewTest, AWarningOfMostResultsIsASentenceAndNoSignAtEveryPoint) {
  std::vector<ResultRow> rows = sampleRows();
  for (ResultRow& row : rows) addMark(row, Mark::Busy, "Other programs kept the processors busy.");
  addMark(rows[static_cast<std::size_t>(rowOf(rows, "blur.local", 2000))], Mark::Unsteady, "Its rounds differ.");
  ShownChart shown(rows);
  int hollow = 0;
  for (const PlotSeries& series : shown.plot().content().series) {
    hollow += static_cast<int>(std::count_if(series.points.begin(), series.points.end(),
                                             [](const PlotPoint& point) { return point.look == PointLook::Hollow; }));
  }
  EXPECT_EQ(hollow, 1);
  EXPECT_TRUE(
      shown.note().text().startsWith(QStringLiteral("32 of 32 results have warnings: 1 unstable, 32 background load.")))
      << shown.note().text().toStdString();
}

TEST(ThroughputViewTest, WhileMeasuringRowsAreDrawnAndNothingFollowsThePointer) {
  std::vector<ResultRow> rows = sampleRows();
  ShownChart shown(std::vector<ResultRow>{});
  shown.chart.setMeasuring(true);
  const auto visibleText = [&] {
    QString texts;
    const QList<QLabel*> labels = shown.chart.findChildren<QLabel*>();
    for (const QLabel* label : labels) {
      if (label->isVisible()) texts += label->text();
    }
    return texts;
  };
  EXPECT_TRUE(visibleText().contains(QStringLiteral("Points appear here as each size is finished")));
  shown.chart.setRows(rows);
  const int row = rowOf(rows, "blur.recursive", 1000);
  EXPECT_TRUE(shown.view().isVisible());
  QTest::mouseMove(shown.view().viewport(), shown.pointOf(row));
  QCoreApplication::processEvents();
  EXPECT_FALSE(shown.readout().isVisible());
  EXPECT_TRUE(shown.plot().emphasis().isEmpty());
  shown.chart.setMeasuring(false);
  QTest::mouseMove(shown.view().viewport(), shown.pointOf(row) + QPoint(1, 0));
  EXPECT_TRUE(QTest::qWaitFor([&] { return shown.readout().isVisible(); }));
}

TEST(ThroughputViewTest, SvgIsWellFormedWithNamesAtLinesAndAKey) {
  ShownChart shown;
  shown.chart.setCaption(QStringLiteral("Gaussian blur, sigma 5, on Some device"));
  QXmlStreamReader reader(shown.chart.renderSvg({900, 500}));
  QStringList texts;
  int paths = 0;
  while (!reader.atEnd()) {
    reader.readNext();
    if (reader.isCharacters()) texts << reader.text().toString().trimmed();
    if (reader.isStartElement() &&
        (reader.name() == QLatin1String("path") || reader.name() == QLatin1String("polyline"))) {
      ++paths;
    }
  }
  EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
  EXPECT_GT(paths, 20);
  for (const char* text : {"copy ceiling", "throughput, GP/s", "Separable, local memory", "GP/s at 16 MP",
                           "Gaussian blur, sigma 5, on Some device."}) {
    EXPECT_TRUE(texts.contains(QLatin1String(text))) << text << " of " << texts.join(QLatin1Char('|')).toStdString();
  }
  EXPECT_EQ(texts.count(QStringLiteral("local")), 2) << "at the line and in the key";
}

TEST(ThroughputViewTest, ColdResultsAreNamedAtTheAxis) {
  std::vector<ResultRow> rows = sampleRows();
  for (ResultRow& row : rows) row.caches = Caches::Cold;
  ShownChart shown(rows);
  EXPECT_TRUE(QString::fromUtf8(shown.chart.renderSvg({900, 500})).contains(QStringLiteral("throughput, cold caches")));
}

}  // namespace
}  // namespace headroom
