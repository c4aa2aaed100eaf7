// A photo view on the screen, and pictures for it.
#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QColor>
#include <QImage>
#include <QTest>
#include <QWheelEvent>

#include "photo/photo_view.hpp"

namespace headroom::testing {

/// Every pixel encodes its position: red = x, green = y.
inline QImage coordinatePicture(int width, int height) {
  QImage picture(width, height, QImage::Format_RGB32);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) picture.setPixel(x, y, qRgb(x % 256, y % 256, 0));
  }
  return picture;
}

inline QImage plain(int width, int height, QColor colour) {
  QImage picture(width, height, QImage::Format_RGB32);
  picture.fill(colour);
  return picture;
}

struct ShownPhoto {
  PhotoView view;

  explicit ShownPhoto(QSize size = {400, 300}) {
    view.resize(size);
    view.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&view));
  }
  [[nodiscard]] QColor pixelAt(int x, int y) { return view.grab().toImage().pixelColor(x, y); }
  void wheel(QPointF at, int notches) {
    QWheelEvent event(at, view.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                      false);
    QApplication::sendEvent(&view, &event);
  }
  void drag(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}) {
    QTest::mousePress(&view, Qt::LeftButton, keys, from);
    QTest::mouseMove(&view, to);
    QTest::qWait(1);
    QTest::mouseRelease(&view, Qt::LeftButton, keys, to);
  }
};

}  // namespace headroom::testing
