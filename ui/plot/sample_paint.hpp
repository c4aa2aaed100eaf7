// Drawing of samples, medians and intervals, the same in every view and in the legend.
#pragma once

#include <QPainter>
#include <QPalette>

#include "headroom/values/statistics.hpp"

namespace headroom {

/// Colours that the views of one row share.
struct SampleInk {
  QColor samples;  ///< the variant's colour
  QPalette palette;

  [[nodiscard]] QColor ground() const { return palette.color(QPalette::Base); }
  [[nodiscard]] QColor text() const { return palette.color(QPalette::Text); }
  [[nodiscard]] QColor faint() const { return palette.color(QPalette::PlaceholderText); }
  [[nodiscard]] QColor grid() const;
  [[nodiscard]] QColor band() const;  ///< colour of the interval; opaque
};

/// Draws a dot, a ring for a mild outlier or a cross for a severe one, which differ without colours.
void drawSampleMark(QPainter& painter, QPointF at, Outlier outlier, const SampleInk& ink, double radius);
/// Draws a triangle at the edge of the plot for a sample beyond it; `direction` points to the sample.
void drawBeyondMark(QPainter& painter, QPointF at, QPointF direction, const SampleInk& ink);
void drawFocusedMark(QPainter& painter, QPointF at, const SampleInk& ink);
QPen medianPen(const SampleInk& ink);
/// Draws the box of the quartiles with the median in it; `area` extends from quartile to quartile.
void drawQuartileBox(QPainter& painter, const QRectF& area, double medianX, const SampleInk& ink);

}  // namespace headroom
