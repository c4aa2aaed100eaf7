#include "results/elided_label.hpp"

#include <QPainter>
#include <QStyle>
#include <algorithm>

#include "style/plain_text.hpp"

namespace headroom {

ElidedLabel::ElidedLabel(QWidget* parent) : QWidget(parent) {
  setForegroundRole(QPalette::PlaceholderText);
}

void ElidedLabel::setText(const QString& text) {
  if (text == text_) return;
  text_ = text;
  setToolTip(plainToolTip(text));
  setAccessibleDescription(text);
  updateGeometry();
  update();
}

void ElidedLabel::setRoom(int width) {
  if (width == room_) return;
  room_ = std::max(0, width);
  updateGeometry();
}

int ElidedLabel::textWidth() const {
  // Adds a space, to align the text with the end of the widgets below.
  return text_.isEmpty() ? 0 : fontMetrics().horizontalAdvance(text_ + QLatin1Char(' '));
}

QSize ElidedLabel::sizeHint() const {
  return QSize(std::min(textWidth(), room_), fontMetrics().height()).expandedTo(minimumSize());
}

QSize ElidedLabel::minimumSizeHint() const {
  return {0, fontMetrics().height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(foregroundRole()));
  const QString shown = fontMetrics().elidedText(text_, mode_, width());
  painter.drawText(
      rect(), static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft)) | Qt::AlignVCenter, shown);
}

}  // namespace headroom
