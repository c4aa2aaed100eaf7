// The photo before and after, on either side of a line that can be dragged; both share one zoom and pan.
#pragma once

#include <QImage>
#include <QThreadPool>
#include <QUrl>
#include <QWidget>
#include <atomic>
#include <cstdint>

#include "photo/image_pyramid.hpp"

namespace headroom {

class PhotoView : public QWidget {
  Q_OBJECT
 public:
  explicit PhotoView(QWidget* parent = nullptr);

  /// Fits an image of a new size; keeps zoom and position for one of the same size.
  void setBefore(QImage picture);
  void setAfter(QImage picture);
  void clearAfter();
  /// Text under the image: the blur and its speed.
  void setCaption(const QString& caption);

  void fit();
  void actualSize();
  void zoomIn();
  void zoomOut();
  /// Device pixels per image pixel: 1 = 100%.
  [[nodiscard]] qreal zoom() const { return zoom_; }
  /// The image pixel at the centre of the view.
  [[nodiscard]] QPointF centre() const { return centre_; }

  /// Position of the line, 0..1 of the view's width; the image before the blur is left of it.
  void setWipe(double fraction);
  [[nodiscard]] double wipe() const { return wipe_; }

  [[nodiscard]] QSize sizeHint() const override { return {640, 480}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

 Q_SIGNALS:
  void zoomChanged(qreal zoom);
  void fileDropped(const QUrl& file);
  void imageDropped(const QImage& image);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  enum class Drag { None, Pan, Wipe };
  struct Side {
    ImagePyramid pyramid;
    std::atomic<std::uint64_t> generation{0};  ///< of the image; a pyramid of an older generation is discarded
    [[nodiscard]] bool empty() const { return pyramid.empty(); }
    [[nodiscard]] QSize size() const { return empty() ? QSize() : pyramid.front().size(); }
  };

  void setPicture(Side PhotoView::*side, QImage picture);
  void fitIfNew(QSize sizeBefore);
  [[nodiscard]] QSize pictureSize() const { return before_.empty() ? after_.size() : before_.size(); }
  [[nodiscard]] bool hasBoth() const { return !before_.empty() && !after_.empty(); }
  [[nodiscard]] qreal fittingZoom() const;
  [[nodiscard]] qreal pointsPerPixel() const;
  [[nodiscard]] QRectF pictureRect() const;
  void setZoom(qreal zoom, QPointF fixedPoint);
  void setZoomAndCentre(qreal zoom, QPointF centre);
  void panBy(QPointF points);
  [[nodiscard]] QPointF viewCentre() const { return {width() / 2.0, height() / 2.0}; }
  [[nodiscard]] double wipeX() const { return wipe_ * width(); }
  [[nodiscard]] bool isNearWipe(QPointF position) const;
  void updateCursor(QPointF position);

  void paintSide(QPainter& painter, const Side& side, const QRectF& clip) const;
  void paintWipe(QPainter& painter) const;
  void paintLabels(QPainter& painter) const;
  void paintEmpty(QPainter& painter) const;

  Side before_;
  Side after_;
  QString caption_;
  qreal zoom_ = 1;
  QPointF centre_;
  bool isFitted_ = true;  ///< fit again when the view is resized
  double wipe_ = 0.5;
  Drag drag_ = Drag::None;
  QPointF lastPosition_;
  bool isDropTarget_ = false;
  QThreadPool pyramids_;  ///< declared last: waits for its thread before the other members are destroyed
};

}  // namespace headroom
