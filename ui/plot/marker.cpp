#include "plot/marker.hpp"

#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace headroom {
namespace {

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

void drawMarker(QPainter& painter, QPointF centre, double radius, MarkerShape shape, const QColor& colour,
                const QColor& ground, PointLook look) {
  if (shape == MarkerShape::None) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isHollow = look != PointLook::Solid;
  // A filled marker has a rim in the background's colour, which separates it from lines and markers below.
  painter.setPen(isHollow ? QPen(colour, 1.6) : QPen(ground, 1));
  painter.setBrush(isHollow ? ground : colour);
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
  if (look == PointLook::Crossed) {
    painter.setPen(QPen(colour, 1.4, Qt::SolidLine, Qt::RoundCap));
    drawStrokes(painter, centre, 1.9 * radius, 2, 45);
  }
  painter.restore();
}

QColor bandColour(const QColor& line) {
  QColor colour = line;
  colour.setAlphaF(0.2F);
  return colour;
}

void drawLineSample(QPainter& painter, const QRectF& area, const QPen& pen, MarkerShape shape, const QColor& ground) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(pen);
  painter.drawLine(QPointF(area.left() + 1, area.center().y()), QPointF(area.right() - 1, area.center().y()));
  painter.restore();
  drawMarker(painter, area.center(), std::min(4.2, 0.3 * area.height()), shape, pen.color(), ground);
}

}  // namespace headroom
