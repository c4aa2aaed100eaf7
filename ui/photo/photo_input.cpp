// Mouse, keys and dropped files of the photo view.
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "headroom/session.hpp"
#include "photo/photo_view.hpp"
#include "style/text.hpp"

namespace headroom {
namespace {

constexpr qreal kZoomPerNotch = 1.25;
constexpr double kWipeReach = 6;
constexpr double kArrowPan = 64;
constexpr double kArrowWipe = 0.02;
/// Shorter drags are clicks, which remove the region.
constexpr int kLeastRegionSide = 2;

/// Returns the pixels from one corner to the other, both included.
QRect pixelsBetween(QPoint one, QPoint other) {
  return {QPoint(std::min(one.x(), other.x()), std::min(one.y(), other.y())),
          QPoint(std::max(one.x(), other.x()), std::max(one.y(), other.y()))};
}

}  // namespace

bool PhotoView::isNearWipe(QPointF position) const {
  return showsWipe() && std::abs(position.x() - wipeX()) <= kWipeReach;
}

void PhotoView::updateCursor(QPointF position) {
  const QSizeF picture = pictureRect(paneAt(position)).size();
  const bool canPan = picture.width() > paneSize().width() + 0.5 || picture.height() > paneSize().height() + 0.5;
  if (drag_ == Drag::Region) {
    setCursor(Qt::CrossCursor);
  } else if (drag_ == Drag::Wipe || (drag_ == Drag::None && isNearWipe(position))) {
    setCursor(Qt::SplitHCursor);
  } else if (canPan) {
    setCursor(drag_ == Drag::Pan ? Qt::ClosedHandCursor : Qt::OpenHandCursor);
  } else {
    unsetCursor();
  }
}

void PhotoView::point(std::optional<QPointF> position) {
  cursor_ = position;
  const QPoint pixel = position ? pixelAt(*position).value_or(QPoint(-1, -1)) : QPoint(-1, -1);
  if (pixel == pointed_) return;
  pointed_ = pixel;
  Q_EMIT pointed(pixel);
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
  const QPointF position = event->position();
  if (event->modifiers().testFlag(Qt::ShiftModifier)) {
    drag_ = Drag::Region;
    regionStart_ = nearestPixel(position);
  } else {
    drag_ = isNearWipe(position) ? Drag::Wipe : Drag::Pan;
  }
  lastPosition_ = position;
  updateCursor(position);
}

void PhotoView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF position = event->position();
  if (drag_ == Drag::Wipe) {
    setWipe(position.x() / std::max(width(), 1));
  } else if (drag_ == Drag::Pan) {
    panBy(position - lastPosition_);
  } else if (drag_ == Drag::Region) {
    // Announced when it is finished: its measurement takes longer than a step of the mouse.
    region_ = pixelsBetween(regionStart_, nearestPixel(position));
    regionText_.clear();
    update();
  }
  lastPosition_ = position;
  updateCursor(position);
  point(position);
}

void PhotoView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mouseReleaseEvent(event);
  if (drag_ == Drag::Region) {
    const QRect drawn = pixelsBetween(regionStart_, nearestPixel(event->position()));
    region_ = std::min(drawn.width(), drawn.height()) < kLeastRegionSide ? QRect() : drawn;
    regionText_.clear();
    update();
    Q_EMIT regionChanged(region_);
  }
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

void PhotoView::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  point(std::nullopt);
}

void PhotoView::keyPressEvent(QKeyEvent* event) {
  // Shortcuts arrive here while their actions are disabled.
  if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) return QWidget::keyPressEvent(event);
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
    case Qt::Key_Space:
      return setHeld(true);
    case Qt::Key_B:
      return setBlinking(!isBlinking());
    case Qt::Key_W:
      return setLook(PhotoLook::Wipe);
    case Qt::Key_S:
      return setLook(PhotoLook::SideBySide);
    case Qt::Key_D:
      return setLook(PhotoLook::Difference);
    default:
      QWidget::keyPressEvent(event);
  }
}

void PhotoView::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Space) return QWidget::keyReleaseEvent(event);
  // A key that is held down repeats releases, too.
  if (!event->isAutoRepeat()) setHeld(false);
}

// The release of the key goes to the widget that has the focus then.
void PhotoView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  setHeld(false);
}

void PhotoView::dragEnterEvent(QDragEnterEvent* event) {
  if (!event->mimeData()->hasUrls() && !event->mimeData()->hasImage()) return;
  // The window opens sessions, wherever they are dropped.
  const QList<QUrl> urls = event->mimeData()->urls();
  if (urls.size() == 1 && urls.front().path().endsWith(text(kSessionExtension), Qt::CaseInsensitive))
    return event->ignore();
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
