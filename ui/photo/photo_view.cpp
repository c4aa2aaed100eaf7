#include "photo/photo_view.hpp"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace headroom {
namespace {

constexpr qreal kLargestZoom = 64;
constexpr qreal kLargestFit = 8;  // limits the enlargement of tiny images that are fitted to the view
constexpr qreal kZoomPerNotch = 1.25;
constexpr std::array kZoomStops{1 / 32.0, 1 / 24.0, 1 / 16.0, 1 / 12.0, 1 / 8.0, 1 / 6.0, 0.25, 1 / 3.0,
                                0.5,      2 / 3.0,  1.0,      1.5,      2.0,     3.0,     4.0,  6.0,
                                8.0,      12.0,     16.0,     24.0,     32.0,    48.0,    64.0};
constexpr double kWipeReach = 6;
constexpr double kArrowPan = 64;
constexpr double kArrowWipe = 0.02;

// Pyramids of larger images are built on another thread: 24 MP take some 40 ms, a noticeable delay while dragging.
constexpr qint64 kMostPixelsAtOnce = 3'000'000;

}  // namespace

PhotoView::PhotoView(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAcceptDrops(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  pyramids_.setMaxThreadCount(1);  // more would take CPU time from the window
  setAccessibleName(tr("Photo before and after"));
}

void PhotoView::setBefore(QImage picture) {
  const QSize old = pictureSize();
  setPicture(&PhotoView::before_, std::move(picture));
  fitIfNew(old);
}

void PhotoView::setAfter(QImage picture) {
  const QSize old = pictureSize();
  setPicture(&PhotoView::after_, std::move(picture));
  fitIfNew(old);
}

void PhotoView::clearAfter() {
  setAfter({});
}

void PhotoView::fitIfNew(QSize sizeBefore) {
  if (pictureSize() != sizeBefore) fit();
  update();
}

void PhotoView::setPicture(Side PhotoView::*side, QImage picture) {
  Side& target = this->*side;
  const std::uint64_t generation = ++target.generation;
  target.pyramid.clear();
  if (picture.isNull()) return;
  if (qint64{picture.width()} * picture.height() <= kMostPixelsAtOnce) {
    target.pyramid = makePyramid(picture);
    return;
  }
  target.pyramid.push_back(picture);  // drawn without averaging for the moment
  pyramids_.start([this, side, generation, picture] {
    if ((this->*side).generation != generation) return;
    QMetaObject::invokeMethod(
        this,
        [this, side, generation, pyramid = makePyramid(picture)] {
          if ((this->*side).generation != generation) return;
          (this->*side).pyramid = pyramid;
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

qreal PhotoView::pointsPerPixel() const {
  return zoom_ / devicePixelRatioF();
}

qreal PhotoView::fittingZoom() const {
  const QSize picture = pictureSize();
  if (picture.isEmpty() || width() == 0 || height() == 0) return 1;
  const qreal ratio = devicePixelRatioF();
  return std::min({width() * ratio / picture.width(), height() * ratio / picture.height(), kLargestFit});
}

QRectF PhotoView::pictureRect() const {
  const qreal scale = pointsPerPixel();
  const QSizeF size = QSizeF(pictureSize()) * scale;
  QPointF corner = viewCentre() - centre_ * scale;
  if (zoom_ >= 1) {
    // Aligned to whole device pixels, because otherwise every image pixel would be blended with its neighbour.
    const qreal ratio = devicePixelRatioF();
    corner = QPointF(std::round(corner.x() * ratio) / ratio, std::round(corner.y() * ratio) / ratio);
  }
  return {corner, size};
}

void PhotoView::fit() {
  setZoomAndCentre(fittingZoom(), QPointF(pictureSize().width() / 2.0, pictureSize().height() / 2.0));
  isFitted_ = true;
}

void PhotoView::actualSize() {
  setZoom(1, viewCentre());
}

void PhotoView::zoomIn() {
  const auto* const next = std::upper_bound(kZoomStops.begin(), kZoomStops.end(), zoom_ * 1.001);
  setZoom(next == kZoomStops.end() ? kLargestZoom : *next, viewCentre());
}

void PhotoView::zoomOut() {
  const auto* const notLess = std::lower_bound(kZoomStops.begin(), kZoomStops.end(), zoom_ * 0.999);
  // The zoom of a huge fitted image can be below the smallest stop, and continues from there.
  setZoom(notLess == kZoomStops.begin() ? zoom_ / 2 : *(notLess - 1), viewCentre());
}

void PhotoView::setZoom(qreal zoom, QPointF fixedPoint) {
  const QPointF fromCentre = fixedPoint - viewCentre();
  const QPointF pixel = centre_ + fromCentre / pointsPerPixel();
  const qreal smallest = std::min(fittingZoom() / 2, qreal{1});
  const qreal limited = std::clamp(zoom, smallest, kLargestZoom);
  setZoomAndCentre(limited, pixel - fromCentre * devicePixelRatioF() / limited);
}

void PhotoView::setZoomAndCentre(qreal zoom, QPointF centre) {
  isFitted_ = false;
  const bool isOther = zoom != zoom_;
  zoom_ = zoom;
  // An image smaller than the view stays centred, a larger one fills it.
  const auto limited = [](double at, double pictureSide, double viewSide) {
    return viewSide >= pictureSide ? pictureSide / 2 : std::clamp(at, viewSide / 2, pictureSide - viewSide / 2);
  };
  const qreal scale = pointsPerPixel();
  centre_ = QPointF(limited(centre.x(), pictureSize().width(), width() / scale),
                    limited(centre.y(), pictureSize().height(), height() / scale));
  update();
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

bool PhotoView::isNearWipe(QPointF position) const {
  return hasBoth() && std::abs(position.x() - wipeX()) <= kWipeReach;
}

void PhotoView::updateCursor(QPointF position) {
  const QRectF picture = pictureRect();
  const bool canPan = picture.width() > width() + 0.5 || picture.height() > height() + 0.5;
  if (drag_ == Drag::Wipe || (drag_ == Drag::None && isNearWipe(position))) {
    setCursor(Qt::SplitHCursor);
  } else if (canPan) {
    setCursor(drag_ == Drag::Pan ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
  } else {
    unsetCursor();
  }
}

void PhotoView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (isFitted_) {
    fit();
  } else {
    setZoomAndCentre(zoom_, centre_);
  }
}

void PhotoView::wheelEvent(QWheelEvent* event) {
  const double notches = event->angleDelta().y() / 120.0;
  if (notches == 0 || pictureSize().isEmpty()) {
    event->ignore();
    return;
  }
  setZoom(zoom_ * std::pow(kZoomPerNotch, notches), event->position());
  updateCursor(event->position());
  event->accept();
}

void PhotoView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || pictureSize().isEmpty()) return QWidget::mousePressEvent(event);
  drag_ = isNearWipe(event->position()) ? Drag::Wipe : Drag::Pan;
  lastPosition_ = event->position();
  updateCursor(event->position());
}

void PhotoView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF position = event->position();
  if (drag_ == Drag::Wipe) {
    setWipe(position.x() / std::max(width(), 1));
  } else if (drag_ == Drag::Pan) {
    panBy(position - lastPosition_);
  }
  lastPosition_ = position;
  updateCursor(position);
}

void PhotoView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
  drag_ = Drag::None;
  updateCursor(event->position());
}

void PhotoView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || isNearWipe(event->position())) return;
  if (isFitted_) {
    setZoom(1, event->position());
  } else {
    fit();
  }
  updateCursor(event->position());
}

void PhotoView::keyPressEvent(QKeyEvent* event) {
  const bool movesWipe = event->modifiers().testFlag(Qt::ShiftModifier) && hasBoth();
  switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      return zoomIn();
    case Qt::Key_Minus:
      return zoomOut();
    case Qt::Key_0:
      return fit();
    case Qt::Key_1:
      return actualSize();
    case Qt::Key_Left:
      return movesWipe ? setWipe(wipe_ - kArrowWipe) : panBy({kArrowPan, 0});
    case Qt::Key_Right:
      return movesWipe ? setWipe(wipe_ + kArrowWipe) : panBy({-kArrowPan, 0});
    case Qt::Key_Up:
      return panBy({0, kArrowPan});
    case Qt::Key_Down:
      return panBy({0, -kArrowPan});
    default:
      QWidget::keyPressEvent(event);
  }
}

void PhotoView::dragEnterEvent(QDragEnterEvent* event) {
  if (!event->mimeData()->hasUrls() && !event->mimeData()->hasImage()) return;
  event->acceptProposedAction();
  isDropTarget_ = true;
  update();
}

void PhotoView::dragLeaveEvent(QDragLeaveEvent* /*event*/) {
  isDropTarget_ = false;
  update();
}

void PhotoView::dropEvent(QDropEvent* event) {
  isDropTarget_ = false;
  update();
  // A browser provides both: the file is the original, the image is the version on its page.
  const QList<QUrl> urls = event->mimeData()->urls();
  const auto file = std::find_if(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); });
  const QImage image = file != urls.end() ? QImage() : qvariant_cast<QImage>(event->mimeData()->imageData());
  event->acceptProposedAction();
  if (file != urls.end()) {
    Q_EMIT fileDropped(*file);
  } else if (!image.isNull()) {
    Q_EMIT imageDropped(image);
  } else if (!urls.isEmpty()) {
    Q_EMIT fileDropped(urls.front());
  }
}

}  // namespace headroom
