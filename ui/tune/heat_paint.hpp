// Drawing of the heat map's cells, the same in the map and in its legend.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "plot/mark_legend.hpp"

namespace headroom {

/// Colour on a perceptually uniform scale that also works with colour blindness and in grey; 0 is the slowest, 1 the
/// fastest.
QColor heatColour(double part);
/// Returns black or white, whichever is more readable on the colour.
QColor inkOn(const QColor& colour);

void drawUntried(QPainter& painter, const QRectF& area, const SampleInk& ink);
void drawValid(QPainter& painter, const QRectF& area, const QColor& colour, const SampleInk& ink);
void drawInvalid(QPainter& painter, const QRectF& area, const SampleInk& ink);
/// Drawn around the cell.
void drawBestFrame(QPainter& painter, const QRectF& area, const SampleInk& ink);
/// Drawn inside the cell.
void drawSelectedFrame(QPainter& painter, const QRectF& area, const SampleInk& ink);
/// Drawn in the cell's upper right corner; `ground` is the cell's colour.
void drawStandardMark(QPainter& painter, const QRectF& area, const QColor& ground);

/// Legend of hatching, frames and corners.
std::vector<MarkLegend::Entry> heatLegend();

}  // namespace headroom
