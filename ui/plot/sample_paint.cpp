#include "plot/sample_paint.hpp"

#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kSampleGridPart = 0.14;
constexpr double kSampleBandPart = 0.16;
constexpr double kBoxPart = 0.3;
constexpr double kBeyondSize = 5;
constexpr double kFocusRadius = 6.5;

}  // namespace

QColor SampleInk::grid() const {
  return blend(text(), ground(), kSampleGridPart);
}

QColor SampleInk::band() const {
  return blend(text(), ground(), kSampleBandPart);
}

void drawSampleMark(QPainter& painter, QPointF at, Outlier outlier, const SampleInk& ink, double radius) {
  switch (outlier) {
    case Outlier::None: {
      painter.setPen(Qt::NoPen);
      painter.setBrush(ink.samples);
      painter.drawEllipse(at, radius, radius);
      break;
    }
    case Outlier::Mild:
      painter.setPen(QPen(ink.samples, 1.6));
      painter.setBrush(ink.ground());
      painter.drawEllipse(at, 1.5 * radius, 1.5 * radius);
      break;
    case Outlier::Severe: {
      const double arm = 1.5 * radius;
      painter.setPen(QPen(ink.text(), 1.8));
      painter.drawLine(at + QPointF(-arm, -arm), at + QPointF(arm, arm));
      painter.drawLine(at + QPointF(-arm, arm), at + QPointF(arm, -arm));
      break;
    }
  }
}

void drawBeyondMark(QPainter& painter, QPointF at, QPointF direction, const SampleInk& ink) {
  const QPointF across(-direction.y(), direction.x());
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink.text());
  painter.drawPolygon(QPolygonF{at, at - direction * 2 * kBeyondSize + across * kBeyondSize,
                                at - direction * 2 * kBeyondSize - across * kBeyondSize});
}

void drawFocusedMark(QPainter& painter, QPointF at, const SampleInk& ink) {
  painter.setPen(QPen(ink.text(), 1.6));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(at, kFocusRadius, kFocusRadius);
}

QPen medianPen(const SampleInk& ink) {
  return {ink.text(), 1.6};
}

void drawQuartileBox(QPainter& painter, const QRectF& area, double medianX, const SampleInk& ink) {
  painter.setPen(QPen(ink.samples, 1.2));
  painter.setBrush(blend(ink.samples, ink.ground(), kBoxPart));
  painter.drawRect(area);
  painter.setPen(medianPen(ink));
  painter.drawLine(QPointF(medianX, area.top() - 1), QPointF(medianX, area.bottom() + 1));
}

}  // namespace headroom
