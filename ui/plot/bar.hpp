// How a bar is filled: like points, hollow where there is a warning about what it stands for.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

namespace headroom {

/// A hollow bar has its colour as an edge and faintly inside.
void drawBar(QPainter& painter, const QRectF& area, const QColor& colour, const QColor& ground, bool isHollow);

}  // namespace headroom
