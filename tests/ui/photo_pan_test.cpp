// Times the frames of the Photo view while a photo of 24 MP is dragged at 100%. tests/benchmark/pan_photo.sh runs it
// with more frames.
#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QMouseEvent>
#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <vector>

#include "shown_photo.hpp"

namespace headroom {
namespace {

constexpr QSize kPannedPhoto{6000, 4000};
constexpr QSize kPannedView{1280, 800};
constexpr int kUsualFrames = 240;
constexpr int kFramesOfDrag = 60;
/// On an idle machine a frame takes a few milliseconds; a conversion of the whole photo in each takes longer than this.
constexpr double kLongestMedianMs = 100;

/// As a decoder delivers a photo: three bytes for each pixel, which have to be converted to be drawn.
QImage decodedPhoto(int shade) {
  QImage photo(kPannedPhoto, QImage::Format_RGB888);
  for (int y = 0; y < photo.height(); ++y) {
    uchar* row = photo.scanLine(y);
    for (int x = 0; x < photo.width(); ++x, row += 3) {
      row[0] = static_cast<uchar>(x);
      row[1] = static_cast<uchar>(y);
      row[2] = static_cast<uchar>(shade);
    }
  }
  return photo;
}

void send(PhotoView& view, QEvent::Type type, QPointF at) {
  const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
  const Qt::MouseButtons held = type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton;
  QMouseEvent event(type, at, view.mapToGlobal(at), button, held, Qt::NoModifier);
  QCoreApplication::sendEvent(&view, &event);
}

/// Drags the photo to and fro and returns the time of each frame: a movement of the mouse, and what it draws.
std::vector<double> framesOfPanning(PhotoView& view, int frames) {
  constexpr QPointF kFrom(1000, 700);
  constexpr QPointF kTo(250, 120);
  std::vector<double> times;
  QElapsedTimer timer;
  while (static_cast<int>(times.size()) < frames) {
    const bool isBack = (times.size() / kFramesOfDrag) % 2 == 1;
    const QPointF begin = isBack ? kTo : kFrom;
    const QPointF step = (isBack ? kFrom - kTo : kTo - kFrom) / kFramesOfDrag;
    send(view, QEvent::MouseButtonPress, begin);
    for (int i = 1; i <= kFramesOfDrag; ++i) {
      timer.start();
      send(view, QEvent::MouseMove, begin + step * i);
      view.repaint();
      times.push_back(static_cast<double>(timer.nsecsElapsed()) * 1e-6);
    }
    send(view, QEvent::MouseButtonRelease, begin + step * kFramesOfDrag);
  }
  return times;
}

double percentile(std::vector<double> sorted, double share) {
  std::sort(sorted.begin(), sorted.end());
  const auto rank = static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1));
  return sorted[rank];
}

TEST(PhotoPanTest, APhotoOf24MegapixelsIsDraggedFluently) {
  testing::ShownPhoto shown(kPannedView);
  shown.view.setLeft(decodedPhoto(0));
  shown.view.setRight(decodedPhoto(200));
  shown.view.actualSize();
  ASSERT_EQ(shown.view.zoom(), 1) << "one pixel of the photo for each of the screen";
  QTest::qWait(1000);  // smaller copies of both are made meanwhile
  const QPointF before = shown.view.centre();
  send(shown.view, QEvent::MouseButtonPress, {200, 200});
  send(shown.view, QEvent::MouseMove, {150, 170});
  send(shown.view, QEvent::MouseButtonRelease, {150, 170});
  ASSERT_EQ(shown.view.centre() - before, QPointF(50, 30) * shown.view.devicePixelRatioF());

  const int asked = qEnvironmentVariableIntValue("HEADROOM_PAN_FRAMES");
  const std::vector<double> frames = framesOfPanning(shown.view, asked > 0 ? asked : kUsualFrames);
  const double median = percentile(frames, 0.5);
  std::printf("%zu frames of %d x %d: median %.2f ms, 99th percentile %.2f ms, longest %.2f ms\n", frames.size(),
              kPannedView.width(), kPannedView.height(), median, percentile(frames, 0.99), percentile(frames, 1));
  EXPECT_LT(median, kLongestMedianMs);
}

}  // namespace
}  // namespace headroom
