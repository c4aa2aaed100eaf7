// Painting of the photo view; its behaviour is in photo_view.cpp.
#include <QLinearGradient>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>
#include <cmath>
#include <utility>

#include "photo/checkerboard.hpp"
#include "photo/photo_difference.hpp"
#include "photo/photo_view.hpp"
#include "style/text.hpp"
#include "style/variant_colours.hpp"

namespace headroom {
namespace {

constexpr double kLabelMargin = 8;
constexpr double kKnobRadius = 9;
/// A shorter name inside a picture could not be read; relative to a line's height.
constexpr double kShortestName = 4;
/// Labels are inside the picture from this width and height on, relative to a line's height.
constexpr double kLeastLabelled = 24;
/// A caption has at most one line for each so many lines of the view's height.
constexpr double kLinesOfViewPerCaptionLine = 3;
/// Width of the scale of differences, relative to a line's height.
constexpr double kScaleWidth = 9;

// Labels are on top of any image: white on a dark, half-transparent plate is always readable.
const QColor kPlate(0, 0, 0, 200);
const QColor kOnPlate(Qt::white);

QSizeF plateSize(const QFontMetricsF& metrics, const QString& text) {
  const QStringList lines = text.split(QLatin1Char('\n'));
  double widest = 0;
  for (const QString& line : lines) widest = std::max(widest, metrics.horizontalAdvance(line));
  return {widest + metrics.height(), (static_cast<double>(lines.size()) + 0.35) * metrics.height()};
}

/// Breaks the text into lines of this width; elides the last one if there are too many.
QString wrapped(const QFont& font, const QString& text, double width, int mostLines) {
  QStringList lines;
  QTextLayout layout(text, font);
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    const bool isLast = static_cast<int>(lines.size()) + 1 == mostLines;
    const QString rest = isLast ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
    lines << QFontMetricsF(font).elidedText(rest.trimmed(), Qt::ElideRight, width);
    if (isLast) break;
  }
  layout.endLayout();
  return lines.join(QLatin1Char('\n'));
}

void drawPlate(QPainter& painter, const QRectF& area, const QString& text) {
  const double radius = std::min(area.height(), 1.35 * painter.fontMetrics().height()) / 3;
  painter.setPen(Qt::NoPen);
  painter.setBrush(kPlate);
  painter.drawRoundedRect(area, radius, radius);
  painter.setPen(kOnPlate);
  painter.drawText(area, Qt::AlignCenter, text);
}

/// Draws the name in an upper corner of the area, elided; not at all if there is too little space.
void drawName(QPainter& painter, const QRectF& area, const QString& name, Qt::Alignment corner) {
  const QFontMetricsF metrics(painter.font());
  const double available = area.width() - 2 * kLabelMargin;
  const double wanted = plateSize(metrics, name).width();
  if (name.isEmpty() || available < std::min(wanted, kShortestName * metrics.height())) return;
  const QString shown = metrics.elidedText(name, Qt::ElideMiddle, available - metrics.height());
  const QSizeF size = plateSize(metrics, shown);
  const double x =
      corner.testFlag(Qt::AlignRight) ? area.right() - kLabelMargin - size.width() : area.left() + kLabelMargin;
  drawPlate(painter, QRectF(QPointF(x, area.top() + kLabelMargin), size), shown);
}

}  // namespace

void PhotoView::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::Window));
  if (pictureSize().isEmpty()) {
    paintEmpty(painter);
  } else {
    paintPictures(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    if (showsWipe()) paintWipe(painter);
    if (!region_.isEmpty()) paintRegion(painter);
    paintLabels(painter);
  }
  if (isDropTarget_) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 4));
    painter.drawRect(QRectF(rect()).adjusted(2, 2, -2, -2));
  }
}

void PhotoView::paintPictures(QPainter& painter) const {
  const QRectF view = rect();
  if (const std::optional<PhotoSide> alone = shownAlone()) {
    paintSide(painter, *alone == PhotoSide::Left ? left_ : right_, view, view);
  } else if (showsDifference()) {
    paintSide(painter, difference_, view, view);
  } else if (showsSideBySide()) {
    const QRectF left = paneOf(PhotoSide::Left);
    const QRectF right = paneOf(PhotoSide::Right);
    paintSide(painter, left_, left, left);
    paintSide(painter, right_, right, right);
    painter.fillRect(QRectF(right.left() - 1, 0, 2, height()), palette().color(QPalette::Window));
  } else {
    const double split = hasBoth() ? wipeX() : left_.empty() ? 0 : width();
    if (!left_.empty()) paintSide(painter, left_, view, QRectF(0, 0, split, height()));
    if (!right_.empty()) paintSide(painter, right_, view, QRectF(split, 0, width() - split, height()));
  }
}

// Draws only the visible part of the image, from the pyramid's level that fits the zoom.
void PhotoView::paintSide(QPainter& painter, const Side& side, const QRectF& pane, const QRectF& clip) const {
  const QRectF whole = pictureRect(pane);
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
  const QRect source(left, top, right - left, bottom - top);
  const QRectF target(whole.left() + left / toLevelX, whole.top() + top / toLevelY, source.width() / toLevelX,
                      source.height() / toLevelY);
  painter.save();
  painter.setClipRect(seen);
  if (level.hasAlphaChannel()) painter.fillRect(seen, checkerboard(palette(), devicePixelRatioF()));
  // Without its pyramid, smoothing a large image takes long, and the image is drawn again a moment later anyway.
  const bool isUnfinished = levelIndex + 1 == side.pyramid.size() && shown * std::exp2(levelIndex) < 0.5;
  // From 100% on each pixel is shown as it is, and never as a blend with its neighbours.
  painter.setRenderHint(QPainter::SmoothPixmapTransform, shown < 1 && !isUnfinished);
  if (levelIndex == 0 && !isUnfinished) {
    const QImage& part = side.partWith(source);
    painter.drawImage(target, part, QRectF(source.translated(-side.partArea.topLeft())));
  } else {
    painter.drawImage(target, level, QRectF(source));
  }
  painter.restore();
}

void PhotoView::paintWipe(QPainter& painter) const {
  const double x = wipeX();
  const QPointF knob(x, height() / 2.0);
  for (const auto& [colour, lineWidth] : {std::pair(kPlate, 3.0), std::pair(kOnPlate, 1.4)}) {
    painter.setPen(QPen(colour, lineWidth));
    painter.drawLine(QPointF(x, 0), QPointF(x, height()));
  }
  painter.setPen(QPen(kOnPlate, 1.4));
  painter.setBrush(kPlate);
  painter.drawEllipse(knob, kKnobRadius, kKnobRadius);
  painter.setPen(Qt::NoPen);
  painter.setBrush(kOnPlate);
  for (const double direction : {-1.0, 1.0}) {
    const QPointF tip = knob + QPointF(direction * 6, 0);
    painter.drawPolygon(QPolygonF{tip, tip + QPointF(-direction * 3.5, 3.5), tip + QPointF(-direction * 3.5, -3.5)});
  }
}

// The outline is in every pane, its text in the last one.
void PhotoView::paintRegion(QPainter& painter) const {
  const qreal scale = pointsPerPixel();
  QRectF pane = paneOf(PhotoSide::Left);
  QRectF outline;
  for (int number = 0; number < (showsSideBySide() ? 2 : 1); ++number) {
    if (number == 1) pane = paneOf(PhotoSide::Right);
    outline = QRectF(pictureRect(pane).topLeft() + QPointF(region_.topLeft()) * scale, QSizeF(region_.size()) * scale);
    painter.save();
    painter.setClipRect(pane);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kPlate, 3));
    painter.drawRect(outline);
    painter.setPen(QPen(kOnPlate, 1.4, Qt::DashLine));
    painter.drawRect(outline);
    painter.restore();
  }
  if (regionText_.isEmpty()) return;
  // Below the outline, or wherever the view has room for it.
  const QSizeF size = plateSize(QFontMetricsF(painter.font()), regionText_);
  const double lowest = std::max(pane.top(), pane.bottom() - 2 * size.height() - kLabelMargin);
  const double rightmost = std::max(pane.left(), pane.right() - size.width() - kLabelMargin);
  const QPointF corner(std::clamp(outline.left(), pane.left(), rightmost),
                       std::clamp(outline.bottom() + kLabelMargin / 2, pane.top(), lowest));
  drawPlate(painter, QRectF(corner, size), regionText_);
}

// The part of a pane that its picture covers, or the pane itself if that part is too small for labels.
QRectF PhotoView::labelledArea(const QRectF& pane) const {
  const QRectF seen = pictureRect(pane) & pane;
  const double least = kLeastLabelled * QFontMetricsF(font()).height();
  return std::min(seen.width(), 2 * seen.height()) < least ? pane : seen;
}

void PhotoView::paintLabels(QPainter& painter) const {
  paintNames(painter);
  if (showsDifference()) paintScale(painter);
  if (caption_.isEmpty()) return;
  const QFontMetricsF metrics(font());
  const QRectF area = captionArea();
  const QString shown = shownCaption();
  const QSizeF size = plateSize(metrics, shown);
  drawPlate(painter,
            QRectF(QPointF(area.center().x() - size.width() / 2, area.bottom() - size.height() - kLabelMargin), size),
            shown);
}

QString PhotoView::shownCaption() const {
  const QFontMetricsF metrics(font());
  const int most = std::max(1, static_cast<int>(height() / kLinesOfViewPerCaptionLine / metrics.height()));
  return wrapped(font(), caption_, captionArea().width() - 2 * kLabelMargin - metrics.height(), most);
}

// The picture; the whole view if the caption has no room in one line there.
QRectF PhotoView::captionArea() const {
  const QFontMetricsF metrics(font());
  const QRectF picture = showsSideBySide() ? QRectF(rect()) : labelledArea(rect());
  const bool fits = plateSize(metrics, caption_).width() + 2 * kLabelMargin <= picture.width();
  return fits ? picture : QRectF(QPointF(0, picture.top()), QPointF(width(), picture.bottom()));
}

void PhotoView::paintNames(QPainter& painter) const {
  if (!hasBoth()) return;
  const QRectF view = labelledArea(rect());
  if (const std::optional<PhotoSide> alone = shownAlone()) {
    drawName(painter, view, nameOf(*alone), *alone == PhotoSide::Left ? Qt::AlignLeft : Qt::AlignRight);
  } else if (showsDifference()) {
    drawName(painter, view, differenceName_, Qt::AlignLeft);
  } else if (showsSideBySide()) {
    drawName(painter, labelledArea(paneOf(PhotoSide::Left)), leftName_, Qt::AlignLeft);
    drawName(painter, labelledArea(paneOf(PhotoSide::Right)), rightName_, Qt::AlignRight);
  } else {
    const double split = wipeX();
    drawName(painter, QRectF(view.topLeft(), QPointF(split, view.bottom())), leftName_, Qt::AlignLeft);
    drawName(painter, QRectF(QPointF(split, view.top()), view.bottomRight()), rightName_, Qt::AlignRight);
  }
}

// The colours from the largest negative difference to the largest positive one, and their values.
void PhotoView::paintScale(QPainter& painter) const {
  const QFontMetricsF metrics(font());
  const double line = metrics.height();
  const QString end = onScreen(QString::number(fullScale_, 'g', 3));
  const QSizeF size(kScaleWidth * line + 2 * kLabelMargin, 2.4 * line);
  const QRectF area = labelledArea(rect());
  if (area.width() < size.width() + 2 * kLabelMargin || area.height() < 4 * size.height()) return;
  const QRectF plate(QPointF(area.right() - kLabelMargin - size.width(), area.top() + 2 * kLabelMargin + 1.35 * line),
                     size);
  painter.setPen(Qt::NoPen);
  painter.setBrush(kPlate);
  painter.drawRoundedRect(plate, line / 2, line / 2);
  const QRectF bar(plate.left() + kLabelMargin, plate.top() + 0.4 * line, plate.width() - 2 * kLabelMargin, 0.7 * line);
  QLinearGradient colours(bar.topLeft(), bar.topRight());
  for (const double part : {-1.0, 0.0, 1.0}) colours.setColorAt((part + 1) / 2, differenceColourAt(part));
  painter.fillRect(bar, colours);
  painter.setPen(kOnPlate);
  const QRectF below(bar.left(), bar.bottom() + 0.1 * line, bar.width(), line);
  painter.drawText(below, Qt::AlignLeft | Qt::AlignTop, QStringLiteral("\u2212%1").arg(end));
  painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop, QStringLiteral("0"));
  painter.drawText(below, Qt::AlignRight | Qt::AlignTop, QStringLiteral("+%1").arg(end));
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
