// Markers of points: shapes, so that lines can be told apart without their colours.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPen>
#include <QPointF>
#include <QRectF>

namespace headroom {

enum class MarkerShape { None, Circle, Square, Diamond, Triangle, Star, Pentagon, Cross, Plus, Saltire, Asterisk };

/// What a point is worth.
enum class PointLook {
  Solid,   ///< sound
  Hollow,  ///< there is a warning about it: it shows the ground inside
  Crossed  ///< not valid, and off its line: hollow, with a cross through it
};

void drawMarker(QPainter& painter, QPointF centre, double radius, MarkerShape shape, const QColor& colour,
                const QColor& ground, PointLook look = PointLook::Solid);

/// The fill of the interval beside a line of that colour.
QColor bandColour(const QColor& line);

/// A piece of a line with its marker, as lists and legends show it.
void drawLineSample(QPainter& painter, const QRectF& area, const QPen& pen, MarkerShape shape, const QColor& ground);

}  // namespace headroom
