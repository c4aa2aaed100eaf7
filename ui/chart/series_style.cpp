#include "chart/series_style.hpp"

#include <QPolygonF>
#include <array>
#include <cmath>
#include <numbers>

#include "chart/warning_places.hpp"

namespace headroom {
namespace {

constexpr std::array kShapes{MarkerShape::Circle, MarkerShape::Square,   MarkerShape::Triangle, MarkerShape::Diamond,
                             MarkerShape::Star,   MarkerShape::Pentagon, MarkerShape::Cross};

// In pen widths. Copy first: the ceiling that is looked at most has the longest dashes.
QList<qreal> ceilingDashes(int place) {
  // As many as there are ceilings of a blur: copies of four kinds of pixels, and three of arithmetic.
  static const std::array<QList<qreal>, 7> kPatterns{
      QList<qreal>{9, 4},          QList<qreal>{5, 3}, QList<qreal>{5, 3, 1.5, 3}, QList<qreal>{5, 3, 1.5, 3, 1.5, 3},
      QList<qreal>{12, 3, 1.5, 3}, QList<qreal>{3, 7}, QList<qreal>{12, 3, 4, 3}};
  return kPatterns[static_cast<std::size_t>(place) % kPatterns.size()];
}

// Strokes, where Headroom's own results are filled shapes.
constexpr std::array kForeignShapes{MarkerShape::Plus, MarkerShape::Saltire, MarkerShape::Asterisk};

void drawStrokes(QPainter& painter, QPointF centre, double radius, int count, double startDegrees) {
  for (int stroke = 0; stroke < count; ++stroke) {
    const double angle = (startDegrees + 180.0 * stroke / count) * std::numbers::pi / 180;
    const QPointF end(radius * std::cos(angle), radius * std::sin(angle));
    painter.drawLine(centre - end, centre + end);
  }
}

QPolygonF spokes(QPointF centre, double radius, double innerRadius, int count, double startDegrees) {
  QPolygonF polygon;
  const int corners = innerRadius > 0 ? 2 * count : count;
  for (int corner = 0; corner < corners; ++corner) {
    const double angle = (startDegrees + 360.0 * corner / corners) * std::numbers::pi / 180;
    const double length = innerRadius > 0 && corner % 2 == 1 ? innerRadius : radius;
    polygon << centre + QPointF(length * std::cos(angle), length * std::sin(angle));
  }
  return polygon;
}

}  // namespace

SeriesStyle styleOf(const ChartSeries& series, const VariantColours& colours, const QPalette& palette) {
  const QColor neutral = neutralColour(palette);
  const QColor colour = colours.colour(series.variant, palette);
  const int place = std::max(colours.place(series.variant), 0);
  // Colours repeat after as many variants as there are shapes: another shape then, to be told apart all the same.
  const auto count = static_cast<int>(kShapes.size());
  const MarkerShape shape = kShapes[static_cast<std::size_t>((place + 3 * (place / count)) % count)];
  SeriesStyle style;
  switch (series.kind) {
    case SeriesKind::Measured:
      style.pen = QPen(colour, 2.2);
      style.marker = shape;
      break;
    case SeriesKind::HostPeer:
      style.pen = QPen(colour, 1.4, Qt::CustomDashLine);
      style.pen.setDashPattern({6, 4});
      style.marker = shape;
      break;
    case SeriesKind::Estimate:
      style.pen = QPen(colour, 1.8, Qt::CustomDashLine, Qt::RoundCap);
      style.pen.setDashPattern({0.1, 2.6});
      break;
    case SeriesKind::Ceiling:
      style.pen = QPen(neutral, 1.4, Qt::CustomDashLine, Qt::FlatCap);
      style.pen.setDashPattern(ceilingDashes(series.place));
      break;
    case SeriesKind::Baseline:
      style.pen = QPen(blend(colour, palette.color(QPalette::Base), 0.7), 1.3, Qt::CustomDashLine, Qt::FlatCap);
      style.pen.setDashPattern({4, 4});
      break;
    case SeriesKind::Imported:
      style.pen = QPen(palette.color(QPalette::Text), 0.8);
      style.marker = kForeignShapes[static_cast<std::size_t>(series.place) % kForeignShapes.size()];
      break;
    case SeriesKind::Level:
      style.pen = QPen(neutral, 0.8);
      break;
  }
  style.pen.setJoinStyle(Qt::RoundJoin);
  return style;
}

void drawMarker(QPainter& painter, QPointF centre, double radius, MarkerShape shape, const QColor& colour,
                const QColor& ground, bool hollow) {
  if (shape == MarkerShape::None) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  // A filled marker gets a rim of the ground's colour, which parts it from lines and markers under it.
  painter.setPen(hollow ? QPen(colour, 1.6) : QPen(ground, 1));
  painter.setBrush(hollow ? ground : colour);
  switch (shape) {
    case MarkerShape::None:
      break;
    case MarkerShape::Circle:
      painter.drawEllipse(centre, radius, radius);
      break;
    case MarkerShape::Square:
      painter.drawRect(QRectF(centre.x() - 0.9 * radius, centre.y() - 0.9 * radius, 1.8 * radius, 1.8 * radius));
      break;
    case MarkerShape::Diamond:
      painter.drawPolygon(spokes(centre, 1.3 * radius, 0, 4, -90));
      break;
    case MarkerShape::Triangle:
      painter.drawPolygon(spokes(centre, 1.35 * radius, 0, 3, -90));
      break;
    case MarkerShape::Star:
      painter.drawPolygon(spokes(centre, 1.5 * radius, 0.65 * radius, 5, -90));
      break;
    case MarkerShape::Pentagon:
      painter.drawPolygon(spokes(centre, 1.2 * radius, 0, 5, -90));
      break;
    case MarkerShape::Cross:
      painter.drawPolygon(spokes(centre, 1.45 * radius, 0.5 * radius, 4, -45));
      break;
    case MarkerShape::Plus:
    case MarkerShape::Saltire:
    case MarkerShape::Asterisk:
      painter.setPen(QPen(colour, 1.8, Qt::SolidLine, Qt::RoundCap));
      drawStrokes(painter, centre, 1.25 * radius, shape == MarkerShape::Asterisk ? 3 : 2,
                  shape == MarkerShape::Saltire ? 45 : 90);
      break;
  }
  painter.restore();
}

QColor bandColour(const QColor& line) {
  QColor colour = line;
  colour.setAlphaF(0.2F);
  return colour;
}

void drawWarning(QPainter& painter, QPointF centre, const QColor& edge, const QPalette& palette) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor text = palette.color(QPalette::Text);
  const QColor ground = palette.color(QPalette::Base);
  painter.setPen(QPen(edge, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(ground);
  painter.drawPolygon(spokes(centre, kWarningRadius, 0, 3, -90));
  painter.setPen(QPen(text, 1.5, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(centre - QPointF(0, 2.6), centre + QPointF(0, 0.6));
  painter.drawPoint(centre + QPointF(0, 2.3));
  painter.restore();
}

void drawSample(QPainter& painter, const QRectF& area, const SeriesStyle& style, const QColor& ground) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (style.isBand) {
    painter.fillRect(area.adjusted(1, 0.15 * area.height(), -1, -0.15 * area.height()), bandColour(style.pen.color()));
    painter.restore();
    return;
  }
  painter.setPen(style.pen);
  painter.drawLine(QPointF(area.left() + 1, area.center().y()), QPointF(area.right() - 1, area.center().y()));
  painter.restore();
  drawMarker(painter, area.center(), std::min(4.2, 0.3 * area.height()), style.marker, style.pen.color(), ground,
             false);
}

}  // namespace headroom
