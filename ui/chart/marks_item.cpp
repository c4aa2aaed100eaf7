#include "chart/marks_item.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <utility>

#include "style/variant_colours.hpp"

namespace headroom {

void MarksItem::setMarks(std::vector<SizeMark> marks) {
  marks_ = std::move(marks);
  positions_.clear();
  update();
}

void MarksItem::place(const QRectF& plot, std::vector<double> positions, const QPalette& palette, const QFont& font) {
  prepareGeometryChange();
  plot_ = plot;
  positions_ = std::move(positions);
  palette_ = palette;
  font_ = font;
  update();
}

void MarksItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* /*option*/, QWidget* /*widget*/) {
  const QFontMetricsF metrics(font_);
  const QColor colour = blend(palette_.color(QPalette::Text), palette_.color(QPalette::Base), 0.7);
  painter->setFont(font_);
  for (std::size_t i = 0; i < positions_.size(); ++i) {
    const double x = positions_[i];
    if (x < plot_.left() || x > plot_.right()) continue;
    painter->setPen(QPen(colour, 1.2, Qt::DashDotLine));
    painter->drawLine(QPointF(x, plot_.top()), QPointF(x, plot_.bottom()));
    // Upwards along the line, on its left where there is no room on its right.
    const bool isLeft = x + 1.3 * metrics.height() > plot_.right();
    painter->save();
    painter->translate(x + (isLeft ? -0.3 : 1.0) * metrics.height(), plot_.bottom() - 0.5 * metrics.height());
    painter->rotate(-90);
    painter->setPen(colour);
    painter->drawText(QPointF(0, 0),
                      metrics.elidedText(marks_[i].label, Qt::ElideRight, plot_.height() - metrics.height()));
    painter->restore();
  }
}

}  // namespace headroom
