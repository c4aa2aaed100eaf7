// Painting of the photo view; its behaviour is in photo_view.cpp.
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "photo/checkerboard.hpp"
#include "photo/photo_view.hpp"
#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr qreal kSharpAbove = 2;  // 200%: the user examines single pixels
constexpr double kLabelMargin = 8;
constexpr double kKnobRadius = 9;

// Labels are on top of any image: white on a dark, half-transparent plate is always readable.
const QColor kPlate(0, 0, 0, 200);
const QColor kOnPlate(Qt::white);

QSizeF plateSize(const QFontMetricsF& metrics, const QString& text) {
  return {metrics.horizontalAdvance(text) + metrics.height(), 1.35 * metrics.height()};
}

void drawPlate(QPainter& painter, const QRectF& area, const QString& text) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(kPlate);
  painter.drawRoundedRect(area, area.height() / 3, area.height() / 3);
  painter.setPen(kOnPlate);
  painter.drawText(area, Qt::AlignCenter, text);
}

}  // namespace

void PhotoView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::Window));
  if (pictureSize().isEmpty()) {
    paintEmpty(painter);
  } else {
    const double split = hasBoth() ? wipeX() : before_.empty() ? 0 : width();
    if (!before_.empty()) paintSide(painter, before_, QRectF(0, 0, split, height()));
    if (!after_.empty()) paintSide(painter, after_, QRectF(split, 0, width() - split, height()));
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasBoth()) paintWipe(painter);
    paintLabels(painter);
  }
  if (isDropTarget_) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 4));
    painter.drawRect(QRectF(rect()).adjusted(2, 2, -2, -2));
  }
}

// Draws only the visible part of the image, from the pyramid's level that fits the zoom.
void PhotoView::paintSide(QPainter& painter, const Side& side, const QRectF& clip) const {
  const QRectF whole = pictureRect();
  const QRectF seen = whole & clip;
  if (seen.isEmpty()) return;
  const qreal shown = whole.width() * devicePixelRatioF() / side.size().width();
  const std::size_t levelIndex = levelFor(side.pyramid, shown);
  const QImage& level = side.pyramid[levelIndex];
  const qreal toLevelX = level.width() / whole.width();
  const qreal toLevelY = level.height() / whole.height();
  // Whole source pixels with one more on each side: a cut through a pixel would shift the image by a fraction of a
  // pixel.
  const int left = std::max(0, static_cast<int>(std::floor((seen.left() - whole.left()) * toLevelX)) - 1);
  const int top = std::max(0, static_cast<int>(std::floor((seen.top() - whole.top()) * toLevelY)) - 1);
  const int right = std::min(level.width(), static_cast<int>(std::ceil((seen.right() - whole.left()) * toLevelX)) + 1);
  const int bottom =
      std::min(level.height(), static_cast<int>(std::ceil((seen.bottom() - whole.top()) * toLevelY)) + 1);
  const QRectF source(left, top, right - left, bottom - top);
  const QRectF target(whole.left() + left / toLevelX, whole.top() + top / toLevelY, source.width() / toLevelX,
                      source.height() / toLevelY);
  painter.save();
  painter.setClipRect(seen);
  if (level.hasAlphaChannel()) painter.fillRect(seen, checkerboard(palette(), devicePixelRatioF()));
  // Without its pyramid, smoothing a large image takes long, and the image is drawn again a moment later anyway.
  const bool isUnfinished = levelIndex + 1 == side.pyramid.size() && shown * std::exp2(levelIndex) < 0.5;
  painter.setRenderHint(QPainter::SmoothPixmapTransform, shown < kSharpAbove && shown != 1 && !isUnfinished);
  painter.drawImage(target, level, source);
  painter.restore();
}

void PhotoView::paintWipe(QPainter& painter) const {
  const double x = wipeX();
  const QPointF middle(x, height() / 2.0);
  for (const auto& [colour, lineWidth] : {std::pair(kPlate, 3.0), std::pair(kOnPlate, 1.4)}) {
    painter.setPen(QPen(colour, lineWidth));
    painter.drawLine(QPointF(x, 0), QPointF(x, height()));
  }
  painter.setPen(QPen(kOnPlate, 1.4));
  painter.setBrush(kPlate);
  painter.drawEllipse(middle, kKnobRadius, kKnobRadius);
  painter.setPen(Qt::NoPen);
  painter.setBrush(kOnPlate);
  for (const double direction : {-1.0, 1.0}) {
    const QPointF tip = middle + QPointF(direction * 6, 0);
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(-direction * 3.5, 3.5), tip + QPointF(-direction * 3.5, -3.5)});
  }
}

void PhotoView::paintLabels(QPainter& painter) const {
  const QFontMetricsF metrics(font());
  if (hasBoth()) {
    const QString before = tr("before");
    const QString after = tr("after");
    const QSizeF beforeSize = plateSize(metrics, before);
    const QSizeF afterSize = plateSize(metrics, after);
    // Left out if the line leaves no space for it.
    if (wipeX() > beforeSize.width() + 2 * kLabelMargin) {
      drawPlate(painter, QRectF(QPointF(kLabelMargin, kLabelMargin), beforeSize), before);
    }
    if (width() - wipeX() > afterSize.width() + 2 * kLabelMargin) {
      drawPlate(painter, QRectF(QPointF(width() - kLabelMargin - afterSize.width(), kLabelMargin), afterSize), after);
    }
  }
  if (caption_.isEmpty()) return;
  const double most = width() - 2 * kLabelMargin - metrics.height();
  const QString shown = metrics.elidedText(caption_, Qt::ElideRight, most);
  const QSizeF size = plateSize(metrics, shown);
  drawPlate(painter, QRectF(QPointF((width() - size.width()) / 2, height() - size.height() - kLabelMargin), size),
            shown);
}

void PhotoView::paintEmpty(QPainter& painter) const {
  const int margin = fontMetrics().height();
  const QColor text = palette().color(QPalette::WindowText);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(blend(text, palette().color(QPalette::Window), 0.4), 1.5, Qt::DashLine));
  painter.drawRoundedRect(QRectF(rect()).adjusted(margin, margin, -margin, -margin), margin, margin);
  painter.setPen(text);
  painter.drawText(rect().adjusted(2 * margin, margin, -2 * margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                   tr("Drop a photo here, or open one (Ctrl+O)"));
}

}  // namespace headroom
