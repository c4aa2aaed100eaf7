// How samples, medians and intervals are drawn: the same in every view and in the legend.
#pragma once

#include <QPainter>
#include <QPalette>

#include "headroom/values/statistics.hpp"

namespace headroom {

/// Colours that the views of one row share.
struct SampleInk {
  QColor samples;  ///< the variant's
  QPalette palette;

  [[nodiscard]] QColor ground() const { return palette.color(QPalette::Base); }
  [[nodiscard]] QColor text() const { return palette.color(QPalette::Text); }
  [[nodiscard]] QColor faint() const { return palette.color(QPalette::PlaceholderText); }
  [[nodiscard]] QColor grid() const;
  [[nodiscard]] QColor band() const;  ///< of the interval; opaque
};

/// A dot, a ring for a mild and a cross for a severe outlier: told apart without colours.
void drawSampleMark(QPainter& painter, QPointF at, Outlier outlier, const SampleInk& ink, double radius);
/// A triangle at the edge of the plot for a sample beyond it; `direction` leads there.
void drawBeyondMark(QPainter& painter, QPointF at, QPointF direction, const SampleInk& ink);
void drawFocusedMark(QPainter& painter, QPointF at, const SampleInk& ink);
QPen medianPen(const SampleInk& ink);
/// The box of the quartiles with the median in it; `area` reaches from quartile to quartile.
void drawQuartileBox(QPainter& painter, const QRectF& area, double medianX, const SampleInk& ink);

}  // namespace headroom
