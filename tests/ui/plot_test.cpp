// The plot that all charts of points and lines share: ticks, labels without overlap, zoom.
#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <QtCharts/QLineSeries>
#include <cmath>
#include <random>

#include "plot/axis_range.hpp"
#include "plot/label_places.hpp"
#include "plot/plot_layout.hpp"
#include "plot/plot_view.hpp"

namespace headroom {
namespace {

TEST(AxisRangeTest, ASingleSizeGetsTicksOnBothSides) {
  for (const double megapixels : {1e-6, 0.26, 3.0, 16.0}) {
    const AxisRange range = sizeRange(megapixels, megapixels);
    EXPECT_LT(range.low, megapixels);
    EXPECT_GT(range.high, megapixels);
    EXPECT_GE(axisTicks(range, 8).size(), 2U) << megapixels;
  }
}

TEST(AxisRangeTest, TicksAreNoMoreThanThereIsRoomForAndTwoAtLeast) {
  for (const AxisRange& range :
       {sizeRange(1e-6, 24), sizeRange(1, 16), rateRange(0.0008, 9), rateRange(1, 9.4), rateRange(1e-9, 1e9),
        AxisRange{2.1, 2.2, AxisScale::PowersOfTen}, AxisRange{3.3, 3.9, AxisScale::PowersOfTwo}, AxisRange{-1, 101}}) {
    for (int most = 2; most < 20; ++most) {
      const std::vector<double> ticks = axisTicks(range, most);
      EXPECT_GE(ticks.size(), 2U) << range.low << " to " << range.high << ", " << most;
      // There are always at least two ticks, and their positions may add a few.
      EXPECT_LE(static_cast<int>(ticks.size()), std::max(most, 4)) << range.low << " to " << range.high << ", " << most;
      EXPECT_TRUE(std::is_sorted(ticks.begin(), ticks.end()));
      for (const double tick : ticks) {
        EXPECT_GE(range.partOf(tick), -1e-6);
        EXPECT_LE(range.partOf(tick), 1 + 1e-6);
      }
    }
  }
}

TEST(AxisRangeTest, LogarithmicTicksAreRoundNumbers) {
  EXPECT_EQ(axisTicks(sizeRange(1, 16), 8), (std::vector<double>{1, 2, 4, 8, 16}));
  EXPECT_EQ(axisTicks(sizeRange(0.00307, 0.0768), 8), (std::vector<double>{0.005, 0.01, 0.02, 0.05}));
  EXPECT_EQ(axisTicks(sizeRange(0.00307, 0.00307), 8), (std::vector<double>{0.002, 0.005}));
  EXPECT_EQ(axisTicks({0.01, 10, AxisScale::PowersOfTen}, 4), (std::vector<double>{0.01, 0.1, 1, 10}));
  EXPECT_EQ(axisTicks({0.1, 10, AxisScale::PowersOfTen}, 7), (std::vector<double>{0.1, 0.2, 0.5, 1, 2, 5, 10}));
}

TEST(AxisRangeTest, RatesFarApartGetALogarithmicAxis) {
  EXPECT_TRUE(rateRange(0.01, 1).isLogarithmic());
  EXPECT_FALSE(rateRange(0.1, 1).isLogarithmic());
  EXPECT_EQ(rateRange(0.1, 1).low, 0);
  EXPECT_GT(rateRange(0.1, 1).high, 1);
}

TEST(AxisRangeTest, ValuesAndPartsAreEachOthersInverse) {
  for (const AxisRange& range : {AxisRange{-3, 7}, AxisRange{0.2, 90, AxisScale::PowersOfTen}}) {
    for (const double part : {0.0, 0.3, 1.0, 1.2}) EXPECT_NEAR(range.partOf(range.valueAt(part)), part, 1e-12);
  }
  EXPECT_TRUE(std::isfinite((AxisRange{1, 10, AxisScale::PowersOfTen}.partOf(0))));
}

TEST(AxisRangeTest, ZoomStopsWhereLabelsCanNoLongerTellValuesApart) {
  AxisRange range{1, 100, AxisScale::PowersOfTen};
  for (int i = 0; i < 200; ++i) range = zoomed(range, 0.4, 0.6);
  EXPECT_GT(range.high - range.low, 1e-4 * range.high);
  EXPECT_GE(axisTicks(range, 5).size(), 2U);
}

TEST(LabelPlacesTest, LabelsStayInOrderAndNeverTouchWhereverTheyWantToBe) {
  std::mt19937 random(7);
  for (int trial = 0; trial < 300; ++trial) {
    const int count = 1 + static_cast<int>(random() % 20);
    const double height = 10 + static_cast<double>(random() % 10);
    const double top = 5;
    const double bottom = top + height * count + static_cast<double>(random() % 200);
    std::vector<double> wanted;
    for (int i = 0; i < count; ++i) wanted.push_back(static_cast<double>(random() % 500) - 50);
    const std::vector<double> centres = spreadLabels(wanted, height, top, bottom);
    ASSERT_EQ(centres.size(), wanted.size());
    for (std::size_t i = 0; i < centres.size(); ++i) {
      EXPECT_GE(centres[i] - height / 2, top - 1e-6);
      EXPECT_LE(centres[i] + height / 2, bottom + 1e-6);
      for (std::size_t j = 0; j < centres.size(); ++j) {
        if (wanted[i] >= wanted[j]) continue;
        EXPECT_LE(centres[i] + height, centres[j] + 1e-6) << "trial " << trial;
      }
    }
  }
}

TEST(LabelPlacesTest, LabelsWithRoomStandWhereTheyWantTo) {
  EXPECT_EQ(spreadLabels({100, 20, 60}, 10, 0, 200), (std::vector<double>{100, 20, 60}));
  EXPECT_EQ(spreadLabels({50, 50}, 10, 0, 200), (std::vector<double>{45, 55}));
  EXPECT_EQ(labelsThatFit(10, 0, 35), 3);
}

TEST(LabelPlacesTest, ALabelOnALineAvoidsOtherLinesAndWhatIsTaken) {
  const QRectF area(0, 0, 400, 200);
  const std::vector<QPointF> line{{0, 100}, {400, 100}};
  const QSizeF label(60, 12);
  const QRectF free = placeOnLine(line, label, area, {}, {});
  EXPECT_EQ(free.right(), 400) << "lines are read at their right end";
  EXPECT_LT(free.bottom(), 100);
  const std::vector<QPointF> crossing{{300, 80}, {400, 95}};
  const QRectF clear = placeOnLine(line, label, area, {crossing}, {QRectF(330, 101, 70, 30)});
  ASSERT_FALSE(clear.isEmpty());
  EXPECT_FALSE(clear.intersects(QRectF(330, 101, 70, 30)));
  EXPECT_LE(clear.right(), 330 + 70);
  EXPECT_TRUE(placeOnLine(line, label, area, {}, {area}).isEmpty()) << "rather none than one over another";
}

TEST(LabelPlacesTest, BesideAPointTheFirstFreeSideIsTaken) {
  const QRectF area(0, 0, 400, 300);
  const QSizeF label(60, 14);
  const QPointF point(200, 150);
  EXPECT_EQ(placeBeside(point, 6, label, area, {}, {}), QRectF(206, 143, 60, 14));
  EXPECT_EQ(placeBeside(QPointF(390, 150), 6, label, area, {}, {}).right(), 384) << "left, where the area ends";
  const std::vector<QPointF> crossing{{200, 150}, {400, 150}};
  EXPECT_EQ(placeBeside(point, 6, label, area, {crossing}, {}).right(), 194);
  const QRectF above = placeBeside(point, 6, label, area, {}, {QRectF(206, 146, 100, 10), QRectF(100, 146, 94, 10)});
  EXPECT_EQ(above, QRectF(170, 130, 60, 14));
  EXPECT_TRUE(placeBeside(point, 6, label, area, {}, {area}).isEmpty());
}

PlotContent twoLines() {
  PlotContent content;
  content.x = {sizeRange(1, 16), QStringLiteral("size")};
  content.y = {{0, 10}, QStringLiteral("rate")};
  int id = 0;
  for (const double rate : {2.0, 8.0}) {
    PlotSeries series;
    series.key = series.label = QString::number(rate);
    series.labelPlace = LabelPlace::AtEnd;
    series.pen = series.strong = QPen(Qt::blue, 2);
    series.marker = MarkerShape::Circle;
    for (const double size : {1.0, 4.0, 16.0}) series.points.push_back({id++, size, rate});
    content.series.push_back(series);
  }
  return content;
}

struct ShownPlot {
  PlotView view;

  ShownPlot() {
    view.setReadout([](int id) { return QStringLiteral("point %1").arg(id); });
    view.show(twoLines());
    view.resize(500, 300);
    view.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&view));
  }
  void wheel(QPointF at, int notches) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(view.viewport(), &event);
  }
};

TEST(PlotViewTest, TheWheelZoomsAboutThePointerAndADoubleClickShowsAllAgain) {
  ShownPlot shown;
  const QPointF before = *shown.view.placeOf(1);
  shown.wheel(before, 4);
  EXPECT_TRUE(shown.view.plot().isZoomed());
  // Apart from the width of longer labels on the axis.
  EXPECT_NEAR(shown.view.placeOf(1)->x(), before.x(), 12);
  EXPECT_NEAR(shown.view.placeOf(1)->y(), before.y(), 2);
  EXPECT_FALSE(shown.view.placeOf(3).has_value()) << "the other line is out of sight";
  EXPECT_GE(shown.view.plot().placed().xTicks.size(), 2U);
  EXPECT_GE(shown.view.plot().placed().yTicks.size(), 2U);
  EXPECT_TRUE(shown.view.findChild<QToolButton*>(QStringLiteral("resetZoom"))->isVisible());
  QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, QPoint(250, 100));
  EXPECT_FALSE(shown.view.plot().isZoomed());
  EXPECT_NEAR(shown.view.placeOf(1)->x(), before.x(), 1e-6);
  EXPECT_FALSE(shown.view.findChild<QToolButton*>(QStringLiteral("resetZoom"))->isVisible());
}

TEST(PlotViewTest, ABandAcrossStaysAtItsValuesWhenZoomed) {
  ShownPlot shown;
  PlotContent content = twoLines();
  content.bandAcross = Span{2, 8};  // as high as the distance between the lines
  shown.view.show(content);
  const auto isBetweenTheLines = [&] {
    const std::optional<QRectF>& band = shown.view.plot().placed().bandAcross;
    const auto low = shown.view.plot().positionOf(1);
    const auto high = shown.view.plot().positionOf(4);
    return band && low && high && std::abs(band->bottom() - low->y()) < 0.5 && std::abs(band->top() - high->y()) < 0.5;
  };
  EXPECT_TRUE(isBetweenTheLines());
  shown.wheel(shown.view.toView(shown.view.plot().placed().area.center()), 1);
  ASSERT_TRUE(shown.view.plot().isZoomed());
  EXPECT_TRUE(isBetweenTheLines());
}

TEST(PlotViewTest, LinesThatShareAKeyAllHaveTheirPen) {
  ShownPlot shown;
  PlotContent content = twoLines();
  for (PlotSeries& series : content.series) {
    series.key = QStringLiteral("shared");
    series.pen = QPen(Qt::red, 3);
  }
  shown.view.show(content);
  int lines = 0;
  for (const QAbstractSeries* series : shown.view.plot().series()) {
    const auto* line = qobject_cast<const QLineSeries*>(series);
    if (line == nullptr || line->points().isEmpty()) continue;
    ++lines;
    EXPECT_EQ(line->pen().color(), QColor(Qt::red));
    EXPECT_EQ(line->pen().widthF(), 3);
  }
  EXPECT_EQ(lines, 2);
}

TEST(PlotLayoutTest, NamesOfLinesOnOneHeightHaveAGapBetweenThem) {
  // At the lower end of the axis there is no room below a line, so that both names are above.
  PlotContent content;
  content.x = {{0, 10}};
  content.y = {{5, 10}};
  for (const char* name : {"estimate", "copy ceiling"}) {
    PlotSeries series;
    series.key = QString::fromLatin1(name);
    series.label = series.key;
    series.labelPlace = LabelPlace::OnLine;
    for (const double x : {0.0, 10.0}) series.points.push_back({.x = x, .y = 5});
    content.series.push_back(series);
  }
  const double gap = QFontMetricsF(QFont()).height() / 2;
  int pairs = 0;
  for (int width = 150; width < 600; width += 3) {
    const PlotLayout layout =
        layOut({content, content.x.range, content.y.range, {static_cast<double>(width), 200}, QFont(), {}});
    if (layout.labels.size() < 2) continue;
    ++pairs;
    const QRectF withGap = layout.labels[0].place.adjusted(-gap, 0, gap, 0);
    EXPECT_FALSE(withGap.intersects(layout.labels[1].place)) << "in a plot " << width << " wide";
  }
  EXPECT_GT(pairs, 100);
}

TEST(PlotLayoutTest, PartsByTwosHaveThreeDigitsAndOthersAsManyAsTheyNeed) {
  const auto ticksOf = [](const AxisRange& range) {
    PlotContent content;
    content.x = {range};
    content.y = {{5, 10}};
    QStringList texts;
    const PlotLayout layout = layOut({content, content.x.range, content.y.range, {2000, 200}, QFont(), {}});
    for (const PlacedTick& tick : layout.xTicks) texts << tick.label;
    return texts.join(QLatin1Char(' ')).toStdString();
  };
  EXPECT_EQ(ticksOf({1.0 / 64, 2, AxisScale::PowersOfTwo}), "0.0156 0.0313 0.0625 0.125 0.25 0.5 1 2");
  EXPECT_THAT(ticksOf({0.0151, 0.0152}), ::testing::HasSubstr("0.01515"));
}

TEST(PlotViewTest, DraggingMovesWhatIsZoomedInto) {
  ShownPlot shown;
  const QPoint at = shown.view.placeOf(1)->toPoint();
  shown.wheel(at, 2);
  const QPointF before = *shown.view.placeOf(1);
  const QPoint ground(at.x() + 20, at.y() - 60);
  QTest::mousePress(shown.view.viewport(), Qt::LeftButton, {}, ground);
  for (int step = 1; step <= 3; ++step) {
    const QPointF to = ground + QPoint(15 * step, 5 * step);
    QMouseEvent move(QEvent::MouseMove, to, shown.view.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(shown.view.viewport(), &move);
  }
  QTest::mouseRelease(shown.view.viewport(), Qt::LeftButton, {}, ground + QPoint(45, 15));
  EXPECT_NEAR(shown.view.placeOf(1)->x() - before.x(), 45, 2);
  EXPECT_NEAR(shown.view.placeOf(1)->y() - before.y(), 15, 2);
}

TEST(PlotViewTest, KeysZoomAndShowAllAgain) {
  ShownPlot shown;
  QTest::keyClick(&shown.view, Qt::Key_Plus);
  EXPECT_TRUE(shown.view.plot().isZoomed());
  QTest::keyClick(&shown.view, Qt::Key_Minus);
  EXPECT_FALSE(shown.view.plot().isZoomed()) << "out as far as everything is seen";
  QTest::keyClick(&shown.view, Qt::Key_Plus);
  QTest::keyClick(&shown.view, Qt::Key_0);
  EXPECT_FALSE(shown.view.plot().isZoomed());
}

TEST(PlotViewTest, PointingBetweenTwoPointsEmphasisesTheirLine) {
  ShownPlot shown;
  const QPointF between = (*shown.view.placeOf(0) + *shown.view.placeOf(1)) / 2;
  QSignalSpy hovered(&shown.view, &PlotView::lineHovered);
  QTest::mouseMove(shown.view.viewport(), between.toPoint());
  EXPECT_TRUE(QTest::qWaitFor([&] { return shown.view.plot().emphasis() == QStringLiteral("2"); }));
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(shown.view.viewport(), &leave);
  EXPECT_TRUE(shown.view.plot().emphasis().isEmpty());
  EXPECT_EQ(hovered.last().at(0).toString(), QString());
}

}  // namespace
}  // namespace headroom
