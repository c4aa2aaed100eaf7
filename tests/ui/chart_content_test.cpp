#include <gtest/gtest.h>

#include <QApplication>
#include <QPalette>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

#include "models/row_text.hpp"
#include "sample_rows.hpp"
#include "style/quiet_text.hpp"
#include "style/text.hpp"
#include "style/variant_colours.hpp"
#include "throughput/series_style.hpp"
#include "throughput/throughput_content.hpp"

namespace headroom {
namespace {

using headroom::testing::contrast;
using headroom::testing::darkPalette;
using headroom::testing::sampleRow;
using headroom::testing::sampleRows;
using headroom::testing::sampleTitles;

const ChartSeries* find(const ChartContent& content, const QString& title) {
  for (const ChartSeries& series : content.series) {
    if (series.title == title) return &series;
  }
  return nullptr;
}

/// Approximate distance in CIE 1976 Lab: lightness and two opponent colours.
double distance(const QColor& first, const QColor& second) {
  const auto lab = [](const QColor& colour) {
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    const double r = linear(colour.redF());
    const double g = linear(colour.greenF());
    const double b = linear(colour.blueF());
    const double x = std::cbrt((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const double y = std::cbrt(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const double z = std::cbrt((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return std::array{116 * y - 16, 500 * (x - y), 200 * (y - z)};
  };
  const auto one = lab(first);
  const auto other = lab(second);
  return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/// matmul.blocked at 500 and 2000 of 4000 GFLOP/s, with the planes on which its ceilings were measured.
std::vector<ResultRow> matrixRows() {
  std::vector<ResultRow> rows;
  for (const int side : {128, 1024}) {
    ResultRow peak = sampleRow("mad.peak", Role::Ceiling, {1000, 1000}, 1);
    peak.flops = 4000;
    peak.beside = {side, side, side};
    rows.push_back(peak);
    rows.push_back(sampleRow("copy.float", Role::Ceiling, {200, 200}, 2));
    rows.back().beside = peak.beside;
    ResultRow row = sampleRow("matmul.blocked", Role::Variant, {1, 1}, 1);
    row.size = {side, side, side};
    row.item = "element";
    row.rate = RateOf::Operations;
    row.flops = 2.0 * side;
    const double gigaflops = side == 128 ? 500 : 2000;
    row.medianMs = itemsOf(row) * 1e-6 * *row.flops / gigaflops;
    row.minMs = row.q1Ms = row.q3Ms = row.medianMs;
    row.ceilingGigapixelsPerSecond = 4000 / *row.flops;
    row.boundBy = Bound::Compute;
    rows.push_back(row);
  }
  return rows;
}

TEST(ChartContentTest, SumsHaveTheirCeilingAsALineInTheirOwnUnit) {
  ResultRow copy = sampleRow("copy.float", Role::Ceiling, {200, 200}, 2);
  copy.beside = {1000000};
  ResultRow sum = sampleRow("reduce.vectors", Role::Variant, {1, 1}, 1);
  sum.size = copy.beside;
  sum.items = 1e6;
  sum.item = "element";
  sum.flops = 1;
  sum.medianMs = 0.5;
  sum.ceilingGigapixelsPerSecond = 4;
  sum.boundBy = Bound::Memory;
  const ChartContent content = chartContent({copy, sum}, {});
  ASSERT_EQ(content.series.size(), 2U) << "the variant and its ceiling, not the plane";
  EXPECT_EQ(content.axes.rateUnit, QStringLiteral("Gelement/s"));
  EXPECT_EQ(content.axes.sizeTitle, QStringLiteral("N, elements"));
  for (const ChartSeries& series : content.series) {
    ASSERT_EQ(series.points.size(), 1U);
    EXPECT_EQ(series.points[0].extent, 1e6);
    EXPECT_DOUBLE_EQ(series.points[0].rate, series.kind == SeriesKind::Ceiling ? 4 : 2);
  }
}

TEST(ChartContentTest, ProductsOfMatricesAreGigaflopsAgainstN) {
  const ChartContent content = chartContent(matrixRows(), {});
  EXPECT_EQ(content.axes.rateUnit, QStringLiteral("GFLOP/s"));
  EXPECT_EQ(chartContent(sampleRows(), {}).axes.rateUnit, QStringLiteral("GP/s"));
  ASSERT_EQ(content.series.size(), 2U) << "the variant and its ceiling, not the planes";
  const ChartSeries& measured = content.series[0];
  ASSERT_EQ(measured.points.size(), 2U);
  EXPECT_DOUBLE_EQ(measured.points[0].extent, 128);
  EXPECT_DOUBLE_EQ(measured.points[1].extent, 1024);
  EXPECT_NEAR(measured.points[0].rate, 500, 1e-6);
  EXPECT_NEAR(measured.points[1].rate, 2000, 1e-6);
  const ChartSeries& ceiling = content.series[1];
  EXPECT_EQ(ceiling.kind, SeriesKind::Ceiling);
  EXPECT_EQ(ceiling.variant, QStringLiteral("mad.peak"));
  ASSERT_EQ(ceiling.points.size(), 2U);
  EXPECT_NEAR(ceiling.points[1].rate, 4000, 1e-6);
  EXPECT_EQ(ceiling.points[1].row, 3) << "the peak beside N = 1024";
  EXPECT_TRUE(readoutText(matrixRows()[5], {}).contains(QStringLiteral("2000 GFLOP/s")));
  EXPECT_TRUE(readoutText(matrixRows()[5], {}).contains(QStringLiteral("1024 x 1024 x 1024\n")));
}

TEST(ChartContentTest, ProductsOfIntsHaveTheirOwnUnitAndPeak) {
  std::vector<ResultRow> rows = matrixRows();
  for (ResultRow& row : rows) row.precision = Precision::Int;
  ResultRow faster = rows.front();  // a FLOP peak of floats for the same size
  faster.precision = Precision::Float;
  faster.flops = 90000;
  faster.variant = "mad.peak4";
  rows.push_back(faster);
  const ChartContent content = chartContent(rows, {});
  EXPECT_EQ(content.axes.rateUnit, QStringLiteral("GOP/s"));
  ASSERT_EQ(content.series.size(), 2U);
  EXPECT_EQ(content.series[1].title, QStringLiteral("ceiling of int, the lower one"));
  EXPECT_EQ(content.series[1].label, QStringLiteral("ceiling of int"));
  EXPECT_EQ(content.series[1].points[0].row, 0) << "the peak of ints";
  EXPECT_TRUE(readoutText(rows[5], {}).contains(QStringLiteral("2000 GOP/s")));
}

TEST(ChartContentTest, AWorkloadThatCountsBytesIsDrawnInBytes) {
  std::vector<ResultRow> rows = matrixRows();
  for (ResultRow& row : rows) {
    row.rate = RateOf::Bytes;
    row.compulsoryFloats = 5;
  }
  const double gigaitems = gigapixelsPerSecond(rows[5]).value();
  const ChartContent content = chartContent(rows, {});
  EXPECT_EQ(content.axes.rateUnit, QStringLiteral("GB/s"));
  EXPECT_DOUBLE_EQ(content.series[0].points[1].rate, 20 * gigaitems);
}

TEST(ChartContentTest, ARoofOfLocalMemoryIsInTheReadoutAndNoLine) {
  ResultRow row = sampleRow("blur.local", Role::Variant, {1000, 1000}, 2);
  row.localFloats = 60;
  row.localRoofGigapixelsPerSecond = 2 * gigapixelsPerSecond(row).value();
  ResultRow local = sampleRow("local.scalar", Role::Ceiling, {1000, 1000}, 2);
  local.localFloats = 258;
  EXPECT_TRUE(readoutText(row, {}).contains(QStringLiteral("50% of what local memory allows")));
  EXPECT_EQ(chartContent({row, local}, {}).series.size(), 1U + (row.estimateGigapixelsPerSecond ? 1U : 0U));
}

TEST(ChartContentTest, MarksTheSizesFromWhichOnTheDeviceIsFasterThanTheHost) {
  // The device is faster at every size of the sample rows.
  EXPECT_TRUE(crossoverMarks(sampleRows()).empty());
  std::vector<ResultRow> rows = sampleRows();
  for (ResultRow& row : rows) {
    // At 1 and 4 MP the host is 100 times as fast.
    if (row.role == Role::HostPeer && row.size[0] <= 2000) row.medianMs /= 100;
  }
  const std::vector<PlotMark> marks = crossoverMarks(rows);
  ASSERT_EQ(marks.size(), 1U);
  EXPECT_GT(marks[0].x, 4);
  EXPECT_LT(marks[0].x, 9);
  EXPECT_TRUE(marks[0].label.startsWith(QStringLiteral("faster than the host from "))) << marks[0].label.toStdString();
  EXPECT_TRUE(marks[0].label.endsWith(QStringLiteral(" MP on, kernel time")));
}

TEST(ChartContentTest, EachVariantPeerCeilingAndEstimateIsALine) {
  const ChartContent content = chartContent(sampleRows(), sampleTitles());
  QStringList found;
  for (const ChartSeries& series : content.series) found << series.title;
  EXPECT_EQ(found,
            (QStringList{
                QStringLiteral("Separable, two passes through global memory"),
                QStringLiteral("Separable, local memory"), QStringLiteral("blur.recursive"),
                QStringLiteral("blur.opencv"), QStringLiteral("estimate: Separable, two passes through global memory"),
                QStringLiteral("estimate: Separable, local memory"), QStringLiteral("estimate: blur.recursive"),
                QStringLiteral("copy ceiling"), QStringLiteral("MAD, 3 flops"), QStringLiteral("MAD, 6 flops"),
                QStringLiteral("MAD, 24 flops")}));
}

TEST(ChartContentTest, CopyCeilingIsTheFastestCopyAtEachSize) {
  std::vector<ResultRow> rows;
  rows.push_back(sampleRow("copy.float", Role::Ceiling, {1000, 1000}, 5));
  rows.push_back(sampleRow("copy.float4", Role::Ceiling, {1000, 1000}, 3));
  rows.push_back(sampleRow("copy.float", Role::Ceiling, {2000, 2000}, 1));
  rows.push_back(sampleRow("copy.float4", Role::Ceiling, {2000, 2000}, 2));
  const ChartContent content = chartContent(rows, {});
  ASSERT_EQ(content.series.size(), 1U);
  ASSERT_EQ(content.series[0].points.size(), 2U);
  EXPECT_EQ(content.series[0].points[0].row, 0);
  EXPECT_DOUBLE_EQ(content.series[0].points[0].rate, 5);
  EXPECT_EQ(content.series[0].points[1].row, 3);
  EXPECT_DOUBLE_EQ(content.series[0].points[1].rate, 2);
}

TEST(ChartContentTest, CopiesOfOtherPixelsAreCeilingsOfTheirOwn) {
  std::vector<ResultRow> rows{sampleRow("copy.float", Role::Ceiling, {1000, 1000}, 5),
                              sampleRow("copy.bytes", Role::Ceiling, {1000, 1000}, 20)};
  rows[1].pixel = {Element::UChar, 1};
  const ChartContent content = chartContent(rows, {});
  const ChartSeries* floats = find(content, QStringLiteral("copy ceiling"));
  const ChartSeries* bytes = find(content, QStringLiteral("copy ceiling of uchar"));
  ASSERT_TRUE(floats != nullptr && bytes != nullptr);
  EXPECT_DOUBLE_EQ(floats->points[0].rate, 5);
  EXPECT_DOUBLE_EQ(bytes->points[0].rate, 20);
}

TEST(ChartContentTest, MeasuringAgainReplacesThePoint) {
  std::vector<ResultRow> rows{sampleRow("blur.local", Role::Variant, {1000, 1000}, 5),
                              sampleRow("blur.local", Role::Variant, {1000, 1000}, 3)};
  const ChartContent content = chartContent(rows, {});
  ASSERT_EQ(content.series.size(), 1U);
  ASSERT_EQ(content.series[0].points.size(), 1U);
  EXPECT_EQ(content.series[0].points[0].row, 1);
}

TEST(ChartContentTest, PointsLieInOrderOfSizeWhateverTheOrderOfRows) {
  std::vector<ResultRow> rows{sampleRow("blur.local", Role::Variant, {4000, 4000}, 1),
                              sampleRow("blur.local", Role::Variant, {100, 200}, 2),
                              sampleRow("blur.local", Role::Variant, {1000, 1000}, 3)};
  const ChartContent content = chartContent(rows, {});
  ASSERT_EQ(content.series[0].points.size(), 3U);
  EXPECT_EQ(content.series[0].points[0].row, 1);
  EXPECT_EQ(content.series[0].points[1].row, 2);
  EXPECT_EQ(content.series[0].points[2].row, 0);
}

TEST(ChartContentTest, ValuesThatALogarithmicAxisCannotShowAreLeftOut) {
  std::vector<ResultRow> rows{sampleRow("blur.local", Role::Variant, {1000, 1000}, 1),
                              sampleRow("blur.local", Role::Variant, {2000, 2000}, 1),
                              sampleRow("blur.local", Role::Variant, {3000, 3000}, 1)};
  rows[0].medianMs = 0;
  rows[1].medianMs = std::numeric_limits<double>::infinity();
  rows[2].estimateGigapixelsPerSecond = -1;
  const ChartContent content = chartContent(rows, {});
  ASSERT_EQ(content.series.size(), 1U);
  ASSERT_EQ(content.series[0].points.size(), 1U);
  EXPECT_EQ(content.series[0].points[0].row, 2);
}

TEST(ChartContentTest, ErrorBarsSpanFromThirdQuartileToShortestTime) {
  ResultRow row = sampleRow("blur.local", Role::Variant, {1000, 1000}, 1);
  row.medianMs = 1;
  row.minMs = 0.5;
  row.q3Ms = 2;
  const ChartContent content = chartContent({row}, {});
  EXPECT_DOUBLE_EQ(content.series[0].points[0].lowRate, 0.5);
  EXPECT_DOUBLE_EQ(content.series[0].points[0].highRate, 2);
}

TEST(ChartContentTest, SeveralDevicesAndSigmasAreLinesOfTheirOwn) {
  ResultRow other = sampleRow("blur.local", Role::Variant, {1000, 1000}, 2);
  other.device = "Other device";
  ResultRow wide = sampleRow("blur.local", Role::Variant, {1000, 1000}, 3);
  wide.parameters = {{"sigma", 20}};
  const ChartContent content = chartContent({sampleRow("blur.local", Role::Variant, {1000, 1000}, 1), other, wide}, {});
  EXPECT_NE(find(content, QStringLiteral("blur.local, sigma 5, Some device")), nullptr);
  EXPECT_NE(find(content, QStringLiteral("blur.local, sigma 5, Other device")), nullptr);
  EXPECT_NE(find(content, QStringLiteral("blur.local, sigma 20, Some device")), nullptr);
}

TEST(ChartContentTest, DevicesWithTheSameShortNameHaveTheirIds) {
  std::vector<ResultRow> rows;
  for (const char* driver : {"pthread", "basic"}) {
    rows.push_back(sampleRow("blur.local", Role::Variant, {1000, 1000}, 1));
    rows.back().device = driver + std::string("-haswell-Intel Xeon");
    rows.back().deviceId = "0:" + std::to_string(rows.size() - 1);
  }
  const ChartContent content = chartContent(rows, {});
  for (const char* title : {"blur.local, Intel Xeon (0:0)", "blur.local, Intel Xeon (0:1)"})
    EXPECT_NE(find(content, QString::fromLatin1(title)), nullptr) << title;
}

TEST(ChartContentTest, EqualDevicesAreLinesOfTheirOwn) {
  std::vector<ResultRow> rows;
  for (const char* id : {"0:0", "0:1", "gpu7/0:0"}) {
    rows.push_back(sampleRow("blur.local", Role::Variant, {1000, 1000}, 1));
    rows.back().deviceId = id;
  }
  const ChartContent content = chartContent(rows, {});
  int number = 0;
  for (const char* title :
       {"blur.local, Some device (0:0)", "blur.local, Some device (0:1)", "blur.local, Some device (gpu7/0:0)"}) {
    const ChartSeries* line = find(content, QString::fromLatin1(title));
    ASSERT_NE(line, nullptr) << title;
    EXPECT_EQ(line->points.size(), 1U);
    EXPECT_EQ(line->device, number++);
  }
  const VariantColours colours({QStringLiteral("blur.local")});
  std::set<std::vector<qreal>> patterns;
  for (const ChartSeries& line : content.series) {
    const QList<qreal> dashes = styleOf(line, colours, QPalette()).pen.dashPattern();
    if (line.kind == SeriesKind::Measured) patterns.insert({dashes.begin(), dashes.end()});
  }
  EXPECT_EQ(patterns.size(), 3U) << "they have one colour";
}

TEST(ChartContentTest, PlainNumbersHaveNoExponentAndNoIdleZeros) {
  EXPECT_EQ(plainNumber(0.0123456, 4), QStringLiteral("0.01235"));
  EXPECT_EQ(plainNumber(1234.56, 3), QStringLiteral("1235"));
  EXPECT_EQ(plainNumber(16, 4), QStringLiteral("16"));
  EXPECT_EQ(plainNumber(100, 3), QStringLiteral("100"));
  EXPECT_EQ(plainNumber(std::nan(""), 3), QStringLiteral("-"));
}

TEST(VariantColoursTest, AreReadableOnLightAndDarkAndDiffer) {
  QStringList ids;
  for (int variant = 0; variant < 42; ++variant) ids << QStringLiteral("blur.v%1").arg(variant);
  const VariantColours colours(ids);
  for (const QPalette& palette : {paperPalette(), darkPalette()}) {
    std::vector<QColor> seen;
    for (const QString& id : ids) {
      const QColor colour = colours.colour(id, palette);
      EXPECT_GE(contrast(colour, palette.color(QPalette::Base)), 3) << id.toStdString();
      for (const QColor& other : seen) EXPECT_GT(distance(colour, other), 6) << id.toStdString();
      seen.push_back(colour);
    }
  }
}

TEST(QuietTextTest, IsReadableOnLightAndDark) {
  const QPalette before = QApplication::palette();
  QPalette darkLinks = darkPalette();
  darkLinks.setColor(QPalette::Link, QColor(48, 140, 198));
  for (const QPalette& palette : {QPalette(Qt::white), QPalette(QColor(239, 239, 239)), darkPalette(), darkLinks}) {
    QApplication::setPalette(palette);
    makeQuietTextReadable();
    const QPalette after = QApplication::palette();
    for (const QPalette::ColorRole ground : {QPalette::Base, QPalette::Window}) {
      EXPECT_GE(contrast(after.color(QPalette::PlaceholderText), after.color(ground)), 4.5) << ground;
    }
    EXPECT_GE(contrast(after.color(QPalette::Link), after.color(QPalette::Window)), 4.5);
    EXPECT_NE(after.color(QPalette::Link), after.color(QPalette::WindowText)) << "links stay coloured";
    EXPECT_EQ(after.color(QPalette::Text), palette.color(QPalette::Text));
  }
  QApplication::setPalette(before);
}

TEST(SeriesStyleTest, CeilingsOfABlurHaveDashesOfTheirOwn) {
  const VariantColours colours(QStringList{});
  std::vector<QList<qreal>> seen;
  for (int place = 0; place < 7; ++place) {
    ChartSeries ceiling;
    ceiling.kind = SeriesKind::Ceiling;
    ceiling.place = place;
    const QList<qreal> dashes = styleOf(ceiling, colours, paperPalette()).pen.dashPattern();
    EXPECT_EQ(std::count(seen.begin(), seen.end(), dashes), 0) << place;
    seen.push_back(dashes);
  }
}

TEST(VariantColoursTest, DependOnTheWorkloadsVariantsOnly) {
  const VariantColours few({QStringLiteral("blur.a"), QStringLiteral("blur.b")});
  const VariantColours many(
      {QStringLiteral("copy.x"), QStringLiteral("copy.y"), QStringLiteral("blur.a"), QStringLiteral("blur.b")});
  EXPECT_EQ(few.colour(QStringLiteral("blur.b"), paperPalette()),
            many.colour(QStringLiteral("blur.b"), paperPalette()));
  EXPECT_EQ(few.colour(QStringLiteral("blur.none"), paperPalette()), neutralColour(paperPalette()));
}

TEST(ChartContentTest, BandReachesFromTheRateAtTheIntervalsEndToTheRateAtItsStart) {
  std::vector<ResultRow> rows{sampleRow("blur.local", Role::Variant, {2000, 2000}, 0.5)};
  EXPECT_FALSE(chartContent(rows, {}).series[0].points[0].band.has_value()) << "no interval is known";
  rows[0].lowMs = 5;
  rows[0].highMs = 10;
  const std::optional<Span> band = chartContent(rows, {}).series[0].points[0].band;
  ASSERT_TRUE(band.has_value());
  EXPECT_DOUBLE_EQ(band->low, 0.4);
  EXPECT_DOUBLE_EQ(band->high, 0.8);
  rows[0].highMs = std::numeric_limits<double>::infinity();
  EXPECT_FALSE(chartContent(rows, {}).series[0].points[0].band.has_value());
  rows[0] = sampleRow("copy.float", Role::Ceiling, {2000, 2000}, 0.5);
  rows[0].lowMs = 5;
  rows[0].highMs = 10;
  EXPECT_FALSE(chartContent(rows, {}).series[0].points[0].band.has_value()) << "of a ceiling";
}

TEST(ChartContentTest, ColdAndWarmRowsAreLinesOfTheirOwn) {
  ResultRow row = sampleRow("copy.vector4", Role::Variant, {2000, 2000}, 0.5);
  std::vector<ResultRow> rows{row, sampleRow("copy.float", Role::Ceiling, {2000, 2000}, 1)};
  row.caches = Caches::Cold;
  row.medianMs *= 2;
  rows.push_back(row);
  const ChartContent content = chartContent(rows, {});
  ASSERT_NE(find(content, QStringLiteral("copy.vector4")), nullptr);
  const ChartSeries* cold = find(content, QStringLiteral("copy.vector4, cold"));
  ASSERT_NE(cold, nullptr);
  EXPECT_DOUBLE_EQ(cold->points[0].rate, 0.25);
  EXPECT_FALSE(content.isCold);
}

TEST(ChartContentTest, WhatIsColdThroughoutIsSaidOnce) {
  std::vector<ResultRow> rows{sampleRow("blur.local", Role::Variant, {2000, 2000}, 0.5),
                              sampleRow("copy.float", Role::Ceiling, {2000, 2000}, 1),
                              sampleRow("blur.opencv", Role::HostPeer, {2000, 2000}, 0.1)};
  EXPECT_FALSE(chartContent(rows, {}).isCold);
  for (ResultRow& row : rows) row.caches = row.role == Role::HostPeer ? Caches::Warm : Caches::Cold;
  const ChartContent content = chartContent(rows, {});
  EXPECT_TRUE(content.isCold);
  EXPECT_NE(find(content, QStringLiteral("blur.local")), nullptr) << "no line needs to be told apart";
  EXPECT_TRUE(readoutText(rows[0], {}).contains(QStringLiteral("cold caches")));
  EXPECT_FALSE(chartContent({}, {}).isCold);
}

TEST(ChartContentTest, MarkedRowsAreNotedAndTheirSentenceIsReadOut) {
  std::vector<ResultRow> rows{sampleRow("blur.local", Role::Variant, {1000, 1000}, 0.5),
                              sampleRow("blur.local", Role::Variant, {2000, 2000}, 0.5)};
  EXPECT_TRUE(noteOnMarked(chartContent(rows, {}), rows, ChartMedium::Screen).isEmpty());
  addMark(rows[1], Mark::Drift,
          "The ceilings around this row changed by 12% between the beginning and the end of its size, so its share of "
          "them is uncertain.");
  addMark(rows[1], Mark::Busy, "Others were busy.");
  const ChartContent content = chartContent(rows, {});
  EXPECT_FALSE(content.series[0].points[0].marked);
  EXPECT_TRUE(content.series[0].points[1].marked);
  EXPECT_EQ(noteOnMarked(content, rows, ChartMedium::Screen).toStdString(),
            "1 of 2 results has a warning: 1 drift, 1 background load. Point at a result to read its warnings.");
  EXPECT_EQ(noteOnMarked(content, rows, ChartMedium::Paper).toStdString(),
            "1 of 2 results has a warning: 1 drift, 1 background load.");
  const QString readout = readoutText(rows[1], {});
  EXPECT_TRUE(
      QString(readout).replace(QLatin1Char('\n'), QLatin1Char(' ')).contains(QStringLiteral("of its size, so")));
  for (const QString& line : readout.split(QLatin1Char('\n'))) EXPECT_LE(line.size(), 60);
}

}  // namespace
}  // namespace headroom
