// The A/B chart: readable rows at any number, width and palette.
#include <gtest/gtest.h>

#include <QScrollBar>
#include <QTest>

#include "ab/ab_picture.hpp"
#include "sample_rows.hpp"
#include "sample_turns.hpp"
#include "style/difference_colour.hpp"
#include "style/variant_colours.hpp"

namespace headroom {
namespace {

using testing::darkPalette;
using testing::samplePoint;
using testing::sampleTurns;

struct ShownPicture {
  AbPicture picture;

  explicit ShownPicture(const AbReport& report, QSize size = {760, 400}, bool isRunning = false) {
    picture.setReport(report, isRunning);
    picture.resize(size);
    picture.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&picture));
  }
  [[nodiscard]] std::vector<QString> verdicts() const {
    std::vector<QString> words;
    for (const AbLine& line : picture.lines()) words.push_back(line.verdict);
    return words;
  }
};

bool hasColour(const QImage& image, const QRectF& area, const QColor& colour) {
  const double ratio = image.devicePixelRatio();
  const QRect pixels = QRectF(area.topLeft() * ratio, area.size() * ratio).toRect().intersected(image.rect());
  for (int y = pixels.top(); y <= pixels.bottom(); ++y) {
    for (int x = pixels.left(); x <= pixels.right(); ++x) {
      if (image.pixelColor(x, y).rgb() == colour.rgb()) return true;
    }
  }
  return false;
}

TEST(TurnsPicture, SaysOfEachPairWhatBecameOfIt) {
  const ShownPicture shown(sampleTurns(6));
  EXPECT_EQ(shown.verdicts(), (std::vector<QString>{QStringLiteral("SLOWER"), QStringLiteral("SAME"),
                                                    QStringLiteral("FASTER"), QStringLiteral("AMBIGUOUS"),
                                                    QStringLiteral("AMBIGUOUS"), QStringLiteral("NOT COMPARABLE")}));
  const std::vector<AbLine>& lines = shown.picture.lines();
  EXPECT_EQ(lines[0].label, QStringLiteral("blur.variant1"));
  EXPECT_EQ(lines[2].label, QStringLiteral("blur.variant3 -> blur.another_one_of_a_long_name"));
  EXPECT_EQ(lines[0].change, QStringLiteral("+5.1%"));
  EXPECT_FALSE(lines[4].isKnown());
  // Slower is right of 0, faster is left of it, on one axis.
  const double slower = shown.picture.dotOf(0)->x();
  const double same = shown.picture.dotOf(1)->x();
  const double faster = shown.picture.dotOf(2)->x();
  EXPECT_NEAR((slower - same) / (slower - faster), (5.1 - 0.2) / (5.1 + 7.5), 0.01);
  EXPECT_EQ(shown.picture.dotOf(4), std::nullopt);
}

TEST(TurnsPicture, NamesTheSizeOfARowWhereThereAreSeveral) {
  AbReport report = sampleTurns(2);
  report.points[1].base.size = {1000, 1000};
  const ShownPicture shown(report);
  EXPECT_EQ(shown.picture.lines()[0].label, QStringLiteral("blur.variant1 at 2000 x 2000"));
  EXPECT_EQ(shown.picture.lines()[1].label, QStringLiteral("blur.variant2 at 1000 x 1000"));
}

TEST(TurnsPicture, CallsNothingAmbiguousThatIsStillMeasured) {
  AbReport report = sampleTurns(4);
  const ShownPicture running(report, {760, 400}, true);
  EXPECT_EQ(running.verdicts().back(), QStringLiteral("measuring"));
  report.points.pop_back();
  const ShownPicture decided(report, {760, 400}, true);
  EXPECT_EQ(decided.verdicts().back(), QStringLiteral("FASTER"));
}

TEST(TurnsPicture, CutsNothingOffAtAnyWidthAndPalette) {
  for (QPalette palette : {paperPalette(), darkPalette()}) {
    palette.setColor(QPalette::PlaceholderText, neutralColour(palette));  // as in the window
    for (const int width : {360, 500, 760, 1400}) {
      ShownPicture shown(sampleTurns(6), {width, 400});
      AbPicture& picture = shown.picture;
      picture.setPalette(palette);
      const QImage image = picture.viewport()->grab().toImage();
      QFont bold = picture.font();
      bold.setBold(true);
      for (std::size_t line = 0; line < picture.lines().size(); ++line) {
        SCOPED_TRACE(std::to_string(line) + " at " + std::to_string(width));
        const AbLine& content = picture.lines()[line];
        EXPECT_GE(picture.labelArea(line).left(), 0);
        EXPECT_LT(picture.labelArea(line).right(), picture.plotArea(line).left());
        EXPECT_LT(picture.plotArea(line).right(), picture.verdictArea(line).left());
        EXPECT_LE(picture.verdictArea(line).right(), picture.viewport()->width());
        EXPECT_GE(picture.verdictArea(line).width(), QFontMetricsF(bold).horizontalAdvance(content.verdict));
        EXPECT_GE(picture.plotArea(line).width(), 5 * picture.fontMetrics().height());
        if (picture.changeArea(line).width() > 0) {
          EXPECT_GE(picture.changeArea(line).width(), QFontMetricsF(picture.font()).horizontalAdvance(content.change));
          EXPECT_LT(picture.plotArea(line).right(), picture.changeArea(line).left());
          EXPECT_LT(picture.changeArea(line).right(), picture.verdictArea(line).left());
        }
        const auto dot = picture.dotOf(line);
        EXPECT_TRUE(!dot || picture.plotArea(line).contains(*dot));
        const QColor colour = differenceColour(content.difference, picture.palette());
        EXPECT_TRUE(hasColour(image, picture.verdictArea(line), colour));
        EXPECT_GE(testing::contrast(colour, picture.palette().color(QPalette::Base)), 3);
      }
    }
  }
}

TEST(TurnsPicture, ThirtyRowsAreScrolledToByKeys) {
  ShownPicture shown(sampleTurns(30), {500, 240});
  AbPicture& picture = shown.picture;
  const double below = picture.plotArea(29).bottom();
  EXPECT_GT(below, picture.viewport()->height());
  EXPECT_GT(picture.plotArea(1).height(), picture.fontMetrics().height());
  picture.setFocus();
  for (int i = 0; i < 60; ++i) QTest::keyClick(&picture, Qt::Key_Down);
  EXPECT_EQ(picture.verticalScrollBar()->value(), picture.verticalScrollBar()->maximum());
  EXPECT_LE(picture.plotArea(29).bottom(), picture.viewport()->height());
}

TEST(TurnsPicture, OneFarOffPressesTheOthersNotFlat) {
  AbReport report = sampleTurns(4);
  report.points.push_back(samplePoint("blur.slow", "blur.slow", 900, 850, 950, Difference::Slower, true));
  const ShownPicture shown(report);
  const QRectF plot = shown.picture.plotArea(0);
  EXPECT_GT(shown.picture.dotOf(0)->x() - shown.picture.dotOf(2)->x(), 0.15 * plot.width());
  EXPECT_EQ(shown.picture.dotOf(4), std::nullopt) << "an arrow at the end, and the number beside it";
  EXPECT_EQ(shown.picture.lines()[4].change, QStringLiteral("+900%"));
  // Without other points, the axis is scaled to this one.
  report.points.erase(report.points.begin(), report.points.end() - 1);
  const ShownPicture alone(report);
  EXPECT_TRUE(alone.picture.dotOf(0).has_value());
}

TEST(TurnsPicture, AWideIntervalIsWholeUnlessItWouldPressTheOthersFlat) {
  AbReport report;
  report.points = {samplePoint("blur.wide", "blur.wide", 0.5, -11, 9, Difference::Ambiguous, false)};
  const AxisRange alone = rangeOf(linesOf(report, false), 2);
  EXPECT_LT(alone.low, -11);
  EXPECT_GT(alone.high, 9);
  for (int i = 0; i < 4; ++i)
    report.points.push_back(samplePoint("blur.narrow", "blur.narrow", 0.2, -0.4, 0.9, Difference::Same, true));
  const AxisRange together = rangeOf(linesOf(report, false), 2);
  EXPECT_GT(together.low, -8);
  EXPECT_LT(together.high, 8);
}

TEST(TurnsPicture, IsReadToThoseWhoCannotSeeIt) {
  const ShownPicture shown(sampleTurns(2));
  EXPECT_EQ(shown.picture.accessibleDescription(),
            QStringLiteral("blur.variant1: +5.1%, SLOWER; blur.variant2: +0.2%, SAME"));
}

}  // namespace
}  // namespace headroom
