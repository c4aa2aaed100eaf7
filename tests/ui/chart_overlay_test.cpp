#include "throughput/overlay_content.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QLabel>
#include <QTest>
#include <algorithm>

#include "sample_rows.hpp"
#include "shown_chart.hpp"
#include "throughput/throughput_view.hpp"

namespace headroom {
namespace {

using headroom::testing::sampleRow;
using headroom::testing::sampleRows;
using headroom::testing::sampleTitles;
using headroom::testing::ShownChart;

ImportedPoint importedPoint(const std::string& series, std::optional<double> megapixels, std::optional<double> rate) {
  ImportedPoint point;
  point.label = series;
  point.series = series;
  point.device = "Some device";
  point.megapixels = megapixels;
  point.value = rate.value_or(1) * 8;
  point.unit = "GB/s";
  point.gigapixelsPerSecond = rate;
  point.basis = rate ? PixelBasis::CopyBytes : PixelBasis::None;
  return point;
}

ImportedResults imported() {
  return {"tool 1.0",
          {importedPoint("copy", 4, 0.5), importedPoint("copy", 1, 0.4), importedPoint("level", {}, 0.8),
           importedPoint("latency", {}, {})},
          {}};
}

std::vector<ChartSeries> ofKind(const std::vector<ChartSeries>& all, SeriesKind kind) {
  std::vector<ChartSeries> found;
  std::copy_if(all.begin(), all.end(), std::back_inserter(found), [kind](const auto& s) { return s.kind == kind; });
  return found;
}

TEST(ChartOverlayTest, BaselineHasTheLinesOfVariantsAndPeersInTheirColours) {
  ChartOverlay overlay;
  overlay.baseline = sampleRows();
  overlay.baselineName = QStringLiteral("before");
  const auto series = overlaySeries(overlay, sampleRows(), sampleTitles());
  ASSERT_EQ(series.size(), 4U) << "three blurs and a library; ceilings and estimates are drawn already";
  const VariantColours colours({QStringLiteral("blur.separable"), QStringLiteral("blur.local")});
  for (const ChartSeries& line : series) {
    EXPECT_EQ(line.kind, SeriesKind::Baseline);
    EXPECT_EQ(line.title, QStringLiteral("baseline: before"));
    ChartSeries measured = line;
    measured.kind = SeriesKind::Measured;
    const QPen pen = styleOf(line, colours, QPalette()).pen;
    const QPen own = styleOf(measured, colours, QPalette()).pen;
    EXPECT_EQ(pen.style(), Qt::CustomDashLine);
    EXPECT_LT(pen.widthF(), own.widthF());
    EXPECT_EQ(pen.color().hslHue() / 10, own.color().hslHue() / 10) << line.variant.toStdString();
    for (const ChartPoint& point : line.points) {
      EXPECT_EQ(point.row, kNoRow);
      EXPECT_TRUE(point.note.startsWith(line.title));
    }
  }
}

TEST(ChartOverlayTest, BaselineOfAnotherProblemIsLeftOutAndThatIsSaid) {
  ChartOverlay overlay;
  overlay.baseline = {sampleRow("conv2d.image", Role::Variant, {1000, 1000}, 0.1)};
  overlay.baselineName = QStringLiteral("before");
  EXPECT_TRUE(overlaySeries(overlay, sampleRows(), {}).empty());
  EXPECT_EQ(noteOnOverlay(overlay, sampleRows()), QStringLiteral("The baseline before has nothing of what is shown."));
  EXPECT_EQ(overlaySeries(overlay, {}, {}).size(), 1U) << "with nothing measured, there is no other problem";
}

TEST(ChartOverlayTest, ImportedFiguresArePointsLevelsOrANote) {
  ChartOverlay overlay;
  overlay.imports = {imported()};
  const auto series = overlaySeries(overlay, {}, {});
  const auto points = ofKind(series, SeriesKind::Imported);
  ASSERT_EQ(points.size(), 1U);
  EXPECT_EQ(points[0].title, QStringLiteral("tool 1.0: copy"));
  ASSERT_EQ(points[0].points.size(), 2U);
  EXPECT_DOUBLE_EQ(points[0].points[0].extent, 1) << "by size";
  const auto levels = ofKind(series, SeriesKind::Level);
  ASSERT_EQ(levels.size(), 1U);
  EXPECT_EQ(levels[0].title, QStringLiteral("level"));
  EXPECT_DOUBLE_EQ(levels[0].points[0].rate, 0.8);
  EXPECT_TRUE(levels[0].points[0].note.contains(QStringLiteral("6.4 GB/s\n0.8 GP/s (bytes / 8)")));
  EXPECT_EQ(noteOnOverlay(overlay, {}), QStringLiteral("1 figure of tool 1.0 without a rate in pixels: not drawn."));
}

TEST(ChartOverlayTest, TheListNamesTheBaselineOnce) {
  ShownChart shown;
  shown.chart.setBaseline(sampleRows(), QStringLiteral("before"));
  EXPECT_EQ(shown.names().count(QStringLiteral("baseline: before")), 1);
  EXPECT_EQ(shown.shown(SeriesKind::Baseline), 4);
  shown.chart.setBaseline({}, {});
  EXPECT_FALSE(shown.names().contains(QStringLiteral("baseline: before")));
}

TEST(ChartOverlayTest, ClickNearABaselinesPointSelectsNoRowOfIt) {
  ShownChart shown;
  std::vector<ResultRow> base{sampleRow("blur.local", Role::Variant, {1000, 1000}, 0.7)};
  shown.chart.setBaseline(base, QStringLiteral("before"));
  QPointF at;
  for (const PlacedPoint& placed : shown.plot().placed().points) {
    const PlotSeries& series = shown.plot().content().series[placed.series];
    if (series.points[placed.point].note.startsWith(QStringLiteral("baseline"))) at = placed.at;
  }
  ASSERT_FALSE(at.isNull());
  EXPECT_FALSE(shown.plot().pointNear(at, 6).has_value());
  const auto noted = shown.plot().noteNear(at, 6);
  ASSERT_TRUE(noted.has_value());
  EXPECT_TRUE(noted->note.startsWith(QStringLiteral("baseline: before\nblur.local: Separable, local memory")));
}

TEST(ChartOverlayTest, PointingAtALevelAnywhereReadsItOut) {
  ShownChart shown;
  shown.chart.setImports({imported()});
  EXPECT_TRUE(shown.names().contains(QStringLiteral("tool 1.0: copy")));
  EXPECT_TRUE(shown.names().contains(QStringLiteral("tool 1.0: figures without a size")));
  double y = 0;
  for (const PlacedPoint& placed : shown.plot().placed().points) {
    if (shown.plot().content().series[placed.series].isAcross) y = placed.at.y();
  }
  ASSERT_GT(y, 0);
  // Between two sizes, where no row has a point.
  double x = 0;
  const QRectF area = shown.plot().placed().area;
  for (double candidate = area.left(); candidate < area.right(); candidate += 4) {
    if (!shown.plot().pointNear({candidate, y}, 26)) x = candidate;
  }
  ASSERT_GT(x, 0);
  QTest::mouseMove(shown.view().viewport(), shown.view().toView(QPointF(x, y)).toPoint());
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.readout().isVisible(); }));
  EXPECT_TRUE(shown.readout().text().startsWith(QStringLiteral("tool 1.0\nlevel\nSome device")));
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(shown.view().viewport(), &leave);
  EXPECT_FALSE(shown.readout().isVisible());
}

TEST(ChartOverlayTest, OverlaysAreInExportedPictures) {
  ShownChart shown;
  const QImage plain = shown.chart.renderImage({800, 500});
  shown.chart.setImports({imported()});
  const QImage withImports = shown.chart.renderImage({800, 500});
  EXPECT_NE(withImports, plain);
  shown.chart.setBaseline(sampleRows(), QStringLiteral("before"));
  EXPECT_NE(shown.chart.renderImage({800, 500}), withImports);
  EXPECT_TRUE(shown.chart.renderSvg({800, 500}).contains("baseline: before"));
  shown.chart.setImports({});
  shown.chart.setBaseline({}, {});
  EXPECT_EQ(shown.chart.renderImage({800, 500}), plain);
}

}  // namespace
}  // namespace headroom
