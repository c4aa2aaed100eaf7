// Two pictures of the same size: on either side of a line that can be dragged, side by side, one at a time, or as their
// difference. All share one zoom and pan.
#pragma once

#include <QImage>
#include <QThreadPool>
#include <QTimer>
#include <QUrl>
#include <QWidget>
#include <atomic>
#include <cstdint>
#include <optional>

#include "photo/image_pyramid.hpp"

namespace headroom {

/// Usually Left is the photo and Right the blurred photo.
enum class PhotoSide { Left, Right };

/// How the two pictures are compared. Looks that need both show the only one as Wipe does.
enum class PhotoLook {
  Wipe,        ///< on either side of a line
  SideBySide,  ///< the same part of both
  Difference   ///< right minus left, as colours
};

/// A difference to be shown.
struct ShownDifference {
  ImagePyramid pyramid;
  double fullScale = 1;  ///< difference that has the brightest colour, white being 1
  QString name;
};

class PhotoView : public QWidget {
  Q_OBJECT
 public:
  explicit PhotoView(QWidget* parent = nullptr);

  /// Fits an image of a new size; keeps zoom and position for one of the same size.
  void setLeft(QImage picture);
  void setRight(QImage picture);
  void clearRight();
  /// Labels inside the pictures.
  void setNames(const QString& left, const QString& right);
  [[nodiscard]] QString nameOf(PhotoSide side) const { return side == PhotoSide::Left ? leftName_ : rightName_; }
  /// Stays until it is replaced or cleared, or a picture has another size.
  void setDifference(ShownDifference difference);
  void clearDifference();
  [[nodiscard]] bool hasDifference() const { return !difference_.empty(); }
  /// Text under the image: the blur and its speed.
  void setCaption(const QString& caption);
  /// Returns the caption in the lines that it is shown in.
  [[nodiscard]] QString shownCaption() const;

  void setLook(PhotoLook look);
  [[nodiscard]] PhotoLook look() const { return look_; }
  /// Shows the left picture in the whole view while held.
  void setHeld(bool held);
  /// Shows the left and the right picture in the whole view by turns.
  void setBlinking(bool blinking);
  [[nodiscard]] bool isBlinking() const { return blink_.isActive(); }
  /// The picture that is shown alone; no value if the look applies.
  [[nodiscard]] std::optional<PhotoSide> shownAlone() const;

  void fit();
  void actualSize();
  void zoomIn();
  void zoomOut();
  /// Device pixels per image pixel: 1 = 100%.
  [[nodiscard]] qreal zoom() const { return zoom_; }
  /// The image pixel at the centre of the view.
  [[nodiscard]] QPointF centre() const { return centre_; }
  /// Returns the image pixel at a position of the view; no value outside the pictures.
  [[nodiscard]] std::optional<QPoint> pixelAt(QPointF position) const;
  /// Returns the pixels that are visible, at least in part.
  [[nodiscard]] QRect visiblePixels() const;

  /// Position of the line, 0..1 of the view's width; the left picture is left of it.
  void setWipe(double fraction);
  [[nodiscard]] double wipe() const { return wipe_; }

  /// Outlines a part of the pictures, in pixels; empty for none. Drawn by the user with Shift.
  void setRegion(const QRect& pixels);
  [[nodiscard]] QRect region() const { return region_; }
  /// Lines beside the outline.
  void setRegionText(const QString& text);
  [[nodiscard]] QString regionText() const { return regionText_; }

  [[nodiscard]] QSize sizeHint() const override { return {640, 480}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {160, 120}; }

 Q_SIGNALS:
  void zoomChanged(qreal zoom);
  void lookChanged(headroom::PhotoLook look);
  void blinkingChanged(bool blinking);
  /// The pixel under the cursor; no valid one (-1, -1) outside the pictures.
  void pointed(QPoint pixel);
  void regionChanged(const QRect& pixels);
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
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  enum class Drag { None, Pan, Wipe, Region };
  struct Side {
    ImagePyramid pyramid;
    std::atomic<std::uint64_t> generation{0};  ///< of the image; a pyramid of an older generation is discarded
    /// A part of the first level in a format that is drawn without conversion, and its place there.
    mutable QImage part;
    mutable QRect partArea;

    [[nodiscard]] bool empty() const { return pyramid.empty(); }
    [[nodiscard]] QSize size() const { return empty() ? QSize() : pyramid.front().size(); }
    void setPyramid(ImagePyramid levels);
    /// Returns `part`, which contains the needed area afterwards.
    const QImage& partWith(const QRect& needed) const;
  };

  void setPicture(Side PhotoView::*side, QImage picture);
  void fitIfNew(QSize sizeBefore);
  [[nodiscard]] QSize pictureSize() const { return left_.empty() ? right_.size() : left_.size(); }
  [[nodiscard]] bool hasBoth() const { return !left_.empty() && !right_.empty(); }
  [[nodiscard]] bool showsSideBySide() const;
  [[nodiscard]] bool showsDifference() const;
  [[nodiscard]] bool showsWipe() const;
  /// Returns the part of the view in which the picture is shown, apart from the line.
  [[nodiscard]] QRectF paneOf(PhotoSide side) const;
  [[nodiscard]] QRectF paneAt(QPointF position) const;
  [[nodiscard]] QSizeF paneSize() const { return paneOf(PhotoSide::Left).size(); }
  [[nodiscard]] qreal fittingZoom() const;
  [[nodiscard]] qreal pointsPerPixel() const;
  /// Returns the place of the whole picture in a pane.
  [[nodiscard]] QRectF pictureRect(const QRectF& pane) const;
  [[nodiscard]] QPoint nearestPixel(QPointF position) const;
  void setZoom(qreal zoom, QPointF fixedPoint);
  void setZoomAndCentre(qreal zoom, QPointF centre);
  void panBy(QPointF points);
  [[nodiscard]] QPointF middle() const { return paneOf(PhotoSide::Left).center(); }
  [[nodiscard]] double wipeX() const { return wipe_ * width(); }
  [[nodiscard]] bool isNearWipe(QPointF position) const;
  void updateCursor(QPointF position);
  void point(std::optional<QPointF> position);

  void paintPictures(QPainter& painter) const;
  void paintSide(QPainter& painter, const Side& side, const QRectF& pane, const QRectF& clip) const;
  void paintWipe(QPainter& painter) const;
  void paintRegion(QPainter& painter) const;
  [[nodiscard]] QRectF labelledArea(const QRectF& pane) const;
  void paintLabels(QPainter& painter) const;
  [[nodiscard]] QRectF captionArea() const;
  void paintNames(QPainter& painter) const;
  void paintScale(QPainter& painter) const;
  void paintEmpty(QPainter& painter) const;

  Side left_;
  Side right_;
  Side difference_;
  QString leftName_;
  QString rightName_;
  QString differenceName_;
  double fullScale_ = 1;
  QString caption_;
  PhotoLook look_ = PhotoLook::Wipe;
  bool isHeld_ = false;
  PhotoSide blinking_ = PhotoSide::Left;
  QTimer blink_;
  qreal zoom_ = 1;
  QPointF centre_;
  bool isFitted_ = true;  ///< fit again when the view is resized
  double wipe_ = 0.5;
  Drag drag_ = Drag::None;
  QPointF lastPosition_;
  std::optional<QPointF> cursor_;
  QPoint pointed_{-1, -1};
  QRect region_;
  QPoint regionStart_;
  QString regionText_;
  bool isDropTarget_ = false;
  QThreadPool pyramids_;  ///< declared last: waits for its thread before the other members are destroyed
};

}  // namespace headroom
