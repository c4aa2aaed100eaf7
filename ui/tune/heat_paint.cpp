#include "tune/heat_paint.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "style/contrast.hpp"
#include "style/variant_colours.hpp"

namespace headroom {

namespace {

/// Every fourth of matplotlib's viridis (S. van der Walt and N. Smith, 2015).
constexpr std::array<QRgb, 5> kScale{0xff440154, 0xff3b528b, 0xff21918c, 0xff5ec962, 0xfffde725};
constexpr double kFrame = 2.5;
/// Distance of marks from the edge: inside the frame of the selected cell.
constexpr double kInset = 6;
constexpr double kCorner = 9;
constexpr double kUntriedPart = 0.3;
/// Threshold between black and white ink: the luminance with the same contrast to both (WCAG 2).
constexpr double kMiddleLuminance = 0.179;

struct LegendWords {
  Q_DECLARE_TR_FUNCTIONS(HeatLegend)
};

void drawBestSample(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.fillRect(area, heatColour(1));
  drawBestFrame(painter, area, ink);
}

void drawStandardSample(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  drawUntried(painter, area, ink);
  drawStandardMark(painter, area.adjusted(0, -3, 3, 0), ink.ground());
}

}  // namespace

QColor heatColour(double part) {
  const double place = std::clamp(part, 0.0, 1.0) * static_cast<double>(kScale.size() - 1);
  const auto low = std::min(static_cast<std::size_t>(place), kScale.size() - 2);
  return blend(QColor::fromRgb(kScale[low + 1]), QColor::fromRgb(kScale[low]), place - static_cast<double>(low));
}

QColor inkOn(const QColor& colour) {
  return luminance(colour) > kMiddleLuminance ? Qt::black : Qt::white;
}

void drawUntried(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.setPen(QPen(blend(ink.text(), ink.ground(), kUntriedPart), 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
}

// Outlined, because the slowest is nearly as dark as a dark background, and the fastest nearly as bright as a light
// one.
void drawValid(QPainter& painter, const QRectF& area, const QColor& colour, const SampleInk& ink) {
  painter.setPen(QPen(blend(ink.text(), ink.ground(), kUntriedPart), 1));
  painter.setBrush(colour);
  painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
}

void drawInvalid(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.setPen(QPen(ink.faint(), 1));
  painter.setBrush(QBrush(ink.faint(), Qt::BDiagPattern));
  painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
}

void drawBestFrame(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  QPen pen(ink.text(), kFrame);
  pen.setJoinStyle(Qt::MiterJoin);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  const double out = kFrame / 2;
  painter.drawRect(area.adjusted(-out, -out, out, out));
}

void drawSelectedFrame(QPainter& painter, const QRectF& area, const SampleInk& ink) {
  painter.setBrush(Qt::NoBrush);
  for (const auto& [colour, width] : {std::pair(ink.ground(), 5.0), std::pair(ink.text(), 2.0)}) {
    QPen pen(colour, width);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    painter.drawRect(area.adjusted(3.5, 3.5, -3.5, -3.5));
  }
}

void drawStandardMark(QPainter& painter, const QRectF& area, const QColor& ground) {
  const double inset = std::min({kInset, area.width() / 4, area.height() / 4});
  const double side = std::min({kCorner, area.width() / 2, area.height() / 2});
  const QPointF corner = area.topRight() + QPointF(-inset, inset);
  painter.setPen(Qt::NoPen);
  painter.setBrush(inkOn(ground));
  painter.drawPolygon(QPolygonF{corner, corner - QPointF(side, 0), corner + QPointF(0, side)});
}

std::vector<MarkLegend::Entry> heatLegend() {
  return {{LegendWords::tr("best"), drawBestSample},
          {LegendWords::tr("default"), drawStandardSample},
          {LegendWords::tr("none valid"), drawInvalid},
          {LegendWords::tr("not tried"), drawUntried}};
}

}  // namespace headroom
