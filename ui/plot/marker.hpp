// Markers of points, in shapes that distinguish lines without their colours.
#pragma once

#include <QColor>
#include <QPainter>
#include <QPen>
#include <QPointF>
#include <QRectF>

namespace headroom {

enum class MarkerShape { None, Circle, Square, Diamond, Triangle, Star, Pentagon, Cross, Plus, Saltire, Asterisk };

/// Look of a point by its validity.
enum class PointLook {
  Solid,   ///< valid, without warnings
  Hollow,  ///< with a warning: filled with the background colour
  Crossed  ///< invalid, and not on its line: hollow, crossed out
};

void drawMarker(QPainter& painter, QPointF centre, double radius, MarkerShape shape, const QColor& colour,
                const QColor& ground, PointLook look = PointLook::Solid);

/// Returns the fill of intervals along a line of that colour.
QColor bandColour(const QColor& line);

/// Draws a short piece of a line with its marker, as in lists and legends.
void drawLineSample(QPainter& painter, const QRectF& area, const QPen& pen, MarkerShape shape, const QColor& ground);

}  // namespace headroom
