#include "photo/photo_view.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

namespace headroom {
namespace {

constexpr qreal kLargestZoom = 64;
constexpr qreal kLargestFit = 8;  // limits the enlargement of tiny images that are fitted to the view
constexpr std::array kZoomStops{1 / 32.0, 1 / 24.0, 1 / 16.0, 1 / 12.0, 1 / 8.0, 1 / 6.0, 0.25, 1 / 3.0,
                                0.5,      2 / 3.0,  1.0,      1.5,      2.0,     3.0,     4.0,  6.0,
                                8.0,      12.0,     16.0,     24.0,     32.0,    48.0,    64.0};

/// Time for each picture while they alternate: long enough to look at one, short enough to see what moves.
constexpr std::chrono::milliseconds kBlinkTime{500};

// Pyramids of larger images are built on another thread: 24 MP take some 40 ms, a noticeable delay while dragging.
constexpr qint64 kMostPixelsAtOnce = 3'000'000;

/// Pixels beyond the visible ones that are converted with them, so that most steps of a pan convert nothing.
constexpr int kSparePixels = 256;

bool isDrawnAsItIs(QImage::Format format) {
  return format == QImage::Format_RGB32 || format == QImage::Format_ARGB32_Premultiplied;
}

}  // namespace

void PhotoView::Side::setPyramid(ImagePyramid levels) {
  pyramid = std::move(levels);
  part = {};
  partArea = {};
}

const QImage& PhotoView::Side::partWith(const QRect& needed) const {
  const QImage& whole = pyramid.front();
  if (!part.isNull() && partArea.contains(needed)) return part;
  if (isDrawnAsItIs(whole.format())) {
    partArea = whole.rect();
    part = whole;
  } else {
    partArea = needed.adjusted(-kSparePixels, -kSparePixels, kSparePixels, kSparePixels) & whole.rect();
    part = whole.copy(partArea).convertToFormat(whole.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied
                                                                        : QImage::Format_RGB32);
  }
  return part;
}

PhotoView::PhotoView(QWidget* parent) : QWidget(parent), leftName_(tr("before")), rightName_(tr("after")) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAcceptDrops(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  pyramids_.setMaxThreadCount(1);  // more would take CPU time from the window
  setAccessibleName(tr("Photo before and after"));
  blink_.setInterval(kBlinkTime);
  connect(&blink_, &QTimer::timeout, this, [this] {
    blinking_ = blinking_ == PhotoSide::Left ? PhotoSide::Right : PhotoSide::Left;
    update();
  });
}

void PhotoView::setLeft(QImage picture) {
  const QSize old = pictureSize();
  setPicture(&PhotoView::left_, std::move(picture));
  fitIfNew(old);
}

void PhotoView::setRight(QImage picture) {
  const QSize old = pictureSize();
  setPicture(&PhotoView::right_, std::move(picture));
  fitIfNew(old);
}

void PhotoView::clearRight() {
  setRight({});
}

void PhotoView::setNames(const QString& left, const QString& right) {
  if (left == leftName_ && right == rightName_) return;
  leftName_ = left;
  rightName_ = right;
  update();
}

void PhotoView::setDifference(ShownDifference difference) {
  difference_.setPyramid(std::move(difference.pyramid));
  differenceName_ = difference.name;
  fullScale_ = difference.fullScale;
  update();
}

void PhotoView::clearDifference() {
  setDifference({});
}

void PhotoView::fitIfNew(QSize sizeBefore) {
  if (pictureSize() != sizeBefore) {
    setRegion({});
    clearDifference();
    fit();
  } else if (isFitted_) {
    fit();  // both together may have less room than one alone
  }
  update();
}

void PhotoView::setPicture(Side PhotoView::*side, QImage picture) {
  Side& target = this->*side;
  const std::uint64_t generation = ++target.generation;
  target.setPyramid({});
  if (picture.isNull()) return;
  if (qint64{picture.width()} * picture.height() <= kMostPixelsAtOnce) {
    target.setPyramid(makePyramid(picture));
    return;
  }
  target.setPyramid({picture});  // drawn without averaging for the moment
  pyramids_.start([this, side, generation, picture] {
    if ((this->*side).generation != generation) return;
    QMetaObject::invokeMethod(
        this,
        [this, side, generation, pyramid = makePyramid(picture)] {
          if ((this->*side).generation != generation) return;
          (this->*side).setPyramid(pyramid);
          update();
        },
        Qt::QueuedConnection);
  });
}

void PhotoView::setCaption(const QString& caption) {
  if (caption == caption_) return;
  caption_ = caption;
  setAccessibleDescription(caption);
  update();
}

void PhotoView::setLook(PhotoLook look) {
  if (look == look_) return;
  look_ = look;
  if (isFitted_) {
    fit();
  } else {
    setZoomAndCentre(zoom_, centre_);
  }
  update();
  Q_EMIT lookChanged(look_);
}

void PhotoView::setHeld(bool held) {
  if (held == isHeld_) return;
  isHeld_ = held;
  update();
}

void PhotoView::setBlinking(bool blinking) {
  if (blinking == isBlinking()) return;
  blinking_ = PhotoSide::Left;
  if (blinking) {
    blink_.start();
  } else {
    blink_.stop();
  }
  update();
  Q_EMIT blinkingChanged(blinking);
}

std::optional<PhotoSide> PhotoView::shownAlone() const {
  if (!hasBoth()) return std::nullopt;
  if (isHeld_) return PhotoSide::Left;
  return isBlinking() ? std::optional(blinking_) : std::nullopt;
}

bool PhotoView::showsSideBySide() const {
  return look_ == PhotoLook::SideBySide && hasBoth() && !shownAlone();
}

bool PhotoView::showsDifference() const {
  return look_ == PhotoLook::Difference && hasBoth() && hasDifference() && !shownAlone();
}

bool PhotoView::showsWipe() const {
  return hasBoth() && !shownAlone() && !showsSideBySide() && !showsDifference();
}

QRectF PhotoView::paneOf(PhotoSide side) const {
  if (!showsSideBySide()) return rect();
  const double half = width() / 2.0;
  return {side == PhotoSide::Left ? 0 : half, 0, half, static_cast<double>(height())};
}

QRectF PhotoView::paneAt(QPointF position) const {
  const QRectF right = paneOf(PhotoSide::Right);
  return position.x() >= right.left() ? right : paneOf(PhotoSide::Left);
}

qreal PhotoView::pointsPerPixel() const {
  return zoom_ / devicePixelRatioF();
}

qreal PhotoView::fittingZoom() const {
  const QSize picture = pictureSize();
  const QSizeF pane = paneSize();
  if (picture.isEmpty() || pane.isEmpty()) return 1;
  const qreal ratio = devicePixelRatioF();
  return std::min({pane.width() * ratio / picture.width(), pane.height() * ratio / picture.height(), kLargestFit});
}

QRectF PhotoView::pictureRect(const QRectF& pane) const {
  const qreal scale = pointsPerPixel();
  const QSizeF size = QSizeF(pictureSize()) * scale;
  QPointF corner = pane.center() - centre_ * scale;
  if (zoom_ >= 1) {
    // Aligned to whole device pixels, because otherwise every image pixel would be blended with its neighbour.
    const qreal ratio = devicePixelRatioF();
    corner = QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio);
  }
  return {corner, size};
}

std::optional<QPoint> PhotoView::pixelAt(QPointF position) const {
  const QSize size = pictureSize();
  if (size.isEmpty()) return std::nullopt;
  const QPointF at = (position - pictureRect(paneAt(position)).topLeft()) / pointsPerPixel();
  // Compared before the conversion: a position far outside a small picture is no int.
  if (at.x() < 0 || at.y() < 0 || at.x() >= size.width() || at.y() >= size.height()) return std::nullopt;
  return QPoint(static_cast<int>(at.x()), static_cast<int>(at.y()));
}

QPoint PhotoView::nearestPixel(QPointF position) const {
  const QSize size = pictureSize();
  const QPointF at = (position - pictureRect(paneAt(position)).topLeft()) / pointsPerPixel();
  return {static_cast<int>(std::clamp(at.x(), 0.0, std::max(0.0, size.width() - 1.0))),
          static_cast<int>(std::clamp(at.y(), 0.0, std::max(0.0, size.height() - 1.0)))};
}

QRect PhotoView::visiblePixels() const {
  if (pictureSize().isEmpty()) return {};
  const QRectF pane = paneOf(PhotoSide::Left);
  return {nearestPixel(pane.topLeft()), nearestPixel(pane.bottomRight() - QPointF(1, 1) / devicePixelRatioF())};
}

void PhotoView::fit() {
  setZoomAndCentre(fittingZoom(), QPointF(pictureSize().width() / 2.0, pictureSize().height() / 2.0));
  isFitted_ = true;
}

void PhotoView::actualSize() {
  setZoom(1, middle());
}

void PhotoView::zoomIn() {
  const auto* const next = std::upper_bound(kZoomStops.begin(), kZoomStops.end(), zoom_ * 1.001);
  setZoom(next == kZoomStops.end() ? kLargestZoom : *next, middle());
}

void PhotoView::zoomOut() {
  const auto* const notLess = std::lower_bound(kZoomStops.begin(), kZoomStops.end(), zoom_ * 0.999);
  // The zoom of a huge fitted image can be below the smallest stop, and continues from there.
  setZoom(notLess == kZoomStops.begin() ? zoom_ / 2 : *(notLess - 1), middle());
}

void PhotoView::setZoom(qreal zoom, QPointF fixedPoint) {
  const QPointF fromCentre = fixedPoint - paneAt(fixedPoint).center();
  const QPointF pixel = centre_ + fromCentre / pointsPerPixel();
  const qreal smallest = std::min(fittingZoom() / 2, qreal{1});
  const qreal limited = std::clamp(zoom, smallest, kLargestZoom);
  setZoomAndCentre(limited, pixel - fromCentre * devicePixelRatioF() / limited);
}

void PhotoView::setZoomAndCentre(qreal zoom, QPointF centre) {
  isFitted_ = false;
  const bool isOther = zoom != zoom_;
  zoom_ = zoom;
  // An image smaller than its pane stays centred, a larger one fills it.
  const auto limited = [](double at, double pictureSide, double paneSide) {
    return paneSide >= pictureSide ? pictureSide / 2 : std::clamp(at, paneSide / 2, pictureSide - paneSide / 2);
  };
  const qreal scale = pointsPerPixel();
  const QSizeF pane = paneSize();
  centre_ = QPointF(limited(centre.x(), pictureSize().width(), pane.width() / scale),
                    limited(centre.y(), pictureSize().height(), pane.height() / scale));
  update();
  point(cursor_);
  if (isOther) Q_EMIT zoomChanged(zoom_);
}

void PhotoView::panBy(QPointF points) {
  const bool wasFitted = isFitted_;
  setZoomAndCentre(zoom_, centre_ - points / pointsPerPixel());
  isFitted_ = wasFitted;
}

void PhotoView::setWipe(double fraction) {
  const double limited = std::isfinite(fraction) ? std::clamp(fraction, 0.0, 1.0) : 0.5;
  if (limited == wipe_) return;
  wipe_ = limited;
  update();
}

void PhotoView::setRegion(const QRect& pixels) {
  const QRect inside = pixels & QRect(QPoint(), pictureSize());
  if (inside == region_ || (inside.isEmpty() && region_.isEmpty())) return;
  region_ = inside.isEmpty() ? QRect() : inside;
  regionText_.clear();
  update();
  Q_EMIT regionChanged(region_);
}

void PhotoView::setRegionText(const QString& text) {
  if (text == regionText_) return;
  regionText_ = text;
  update();
}

void PhotoView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (isFitted_) {
    fit();
  } else {
    setZoomAndCentre(zoom_, centre_);
  }
}

}  // namespace headroom
