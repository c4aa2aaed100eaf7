// Fill of bars: like points, hollow for results with warnings.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

namespace headroom {

/// A hollow bar has an outline in its colour and a faint fill.
void drawBar(QPainter& painter, const QRectF& area, const QColor& colour, const QColor& ground, bool isHollow);

}  // namespace headroom
