// Thumbnail and description of the photo, with a button to open another.
#pragma once

#include <QAction>
#include <QFrame>
#include <QImage>
#include <QLabel>

#include "photo/photo_files.hpp"

namespace headroom {

/// "RGB, 8 bit"
QString pixelFormatText(const Image& image);

class ImageWell : public QFrame {
  Q_OBJECT

 public:
  /// The button triggers `openAction`.
  explicit ImageWell(QAction* openAction, QWidget* parent = nullptr);

  void setPhoto(const Photo& photo);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void showThumbnail();

  QImage picture_;
  QLabel* thumbnail_;
  QLabel* name_;
  QLabel* facts_;
};

}  // namespace headroom
