// How cells of the heat map are drawn: the same in the map and in its legend.
#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>

#include "plot/mark_legend.hpp"

namespace headroom {

/// Of a scale whose steps look alike to every eye and in grey; 0 is the slowest, 1 the fastest.
QColor heatColour(double part);
/// Black or white, whichever is read better on the colour.
QColor inkOn(const QColor& colour);

void drawUntried(QPainter& painter, const QRectF& area, const SampleInk& ink);
void drawValid(QPainter& painter, const QRectF& area, const QColor& colour, const SampleInk& ink);
void drawInvalid(QPainter& painter, const QRectF& area, const SampleInk& ink);
/// Around the cell.
void drawBestFrame(QPainter& painter, const QRectF& area, const SampleInk& ink);
/// Inside it.
void drawSelectedFrame(QPainter& painter, const QRectF& area, const SampleInk& ink);
/// In its upper right corner; `ground` is the cell's colour.
void drawStandardMark(QPainter& painter, const QRectF& area, const QColor& ground);

/// What hatching, frames and corners mean.
std::vector<MarkLegend::Entry> heatLegend();

}  // namespace headroom
