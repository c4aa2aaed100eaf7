// Looks of the photo view: by a line, side by side, by turns, as a difference; pixels, names and regions.
#include <gtest/gtest.h>

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "patience.hpp"
#include "photo/photo_difference.hpp"
#include "photo/photo_view.hpp"
#include "shown_photo.hpp"

namespace headroom {
namespace {

using testing::coordinatePicture;
using testing::kPatienceMs;
using testing::plain;
using testing::ShownPhoto;

/// A red photo, and a blue one beside it.
void showRedAndBlue(PhotoView& view, QSize size = {400, 300}) {
  view.setLeft(plain(size.width(), size.height(), Qt::red));
  view.setRight(plain(size.width(), size.height(), Qt::blue));
}

TEST(PhotoLookTest, FromOneHundredPercentOnNoPixelIsBlendedWithItsNeighbours) {
  QImage stripes(800, 600, QImage::Format_RGB32);
  for (int y = 0; y < stripes.height(); ++y) {
    for (int x = 0; x < stripes.width(); ++x) stripes.setPixel(x, y, x % 2 == 0 ? 0xff000000 : 0xffffffff);
  }
  ShownPhoto shown;
  shown.view.setLeft(stripes);
  const auto blended = [&] {
    const QImage picture = shown.view.grab().toImage();
    int count = 0;
    for (int x = 0; x < picture.width(); ++x) {
      const int red = picture.pixelColor(x, picture.height() / 2).red();
      count += red != 0 && red != 255 ? 1 : 0;
    }
    return count;
  };
  ASSERT_LT(shown.view.zoom(), 1);
  EXPECT_GT(blended(), 0) << "averaged when zoomed out";
  QTest::keyClick(&shown.view, Qt::Key_1);
  EXPECT_EQ(blended(), 0);
  shown.view.zoomIn();
  ASSERT_EQ(shown.view.zoom(), 1.5);
  EXPECT_EQ(blended(), 0);
  shown.wheel({133, 71}, 1);
  EXPECT_EQ(blended(), 0);
}

TEST(PhotoLookTest, APictureOfAnotherFormatIsShownAsItIsWhereverItIsMovedTo) {
  ShownPhoto shown({100, 100});
  const QImage picture = coordinatePicture(900, 900).convertToFormat(QImage::Format_RGB888);
  shown.view.setLeft(picture);
  shown.view.actualSize();
  for (const QPoint step : {QPoint(-90, -90), QPoint(-90, 0), QPoint(-80, -85), QPoint(90, 40), QPoint(-90, -90)}) {
    for (int times = 0; times < 4; ++times) {
      const QPoint from(step.x() < 0 ? 95 : 5, step.y() < 0 ? 95 : 5);
      shown.drag(from, from + step);
      const std::optional<QPoint> pixel = shown.view.pixelAt({50.5, 50.5});
      ASSERT_TRUE(pixel.has_value());
      const int middle = static_cast<int>(50 * shown.view.devicePixelRatioF());
      if (shown.view.devicePixelRatioF() == 1) {
        EXPECT_EQ(shown.pixelAt(middle, middle), picture.pixelColor(*pixel));
      }
    }
  }
}

TEST(PhotoLookTest, SideBySideShowsTheSamePartOfBothAndMovesThemTogether) {
  QImage other = coordinatePicture(250, 250);
  for (int y = 0; y < 250; ++y) {
    for (int x = 0; x < 250; ++x) other.setPixel(x, y, other.pixel(x, y) | 0xff);
  }
  ShownPhoto shown({200, 100});
  shown.view.setLeft(coordinatePicture(250, 250));
  shown.view.setRight(other);
  QTest::keyClick(&shown.view, Qt::Key_S);
  EXPECT_EQ(shown.view.look(), PhotoLook::SideBySide);
  EXPECT_DOUBLE_EQ(shown.view.zoom(), 0.4 * shown.view.devicePixelRatioF()) << "fitted to half of the view";
  shown.view.actualSize();
  const auto expectAlike = [&] {
    const QColor left = shown.pixelAt(40, 60);
    const QColor right = shown.pixelAt(140, 60);
    EXPECT_EQ(left.blue(), 0);
    EXPECT_EQ(right, QColor(left.red(), left.green(), 255));
    EXPECT_EQ(shown.view.pixelAt({40.5, 60.5}), shown.view.pixelAt({140.5, 60.5}));
    return left;
  };
  const QColor before = expectAlike();
  shown.drag({150, 50}, {130, 40});
  EXPECT_EQ(expectAlike(), QColor(before.red() + 20, before.green() + 10, 0));
  shown.wheel({150, 50}, 4);
  expectAlike();
}

TEST(PhotoLookTest, TheLeftPictureIsShownEverywhereWhileTheSpaceBarIsHeld) {
  ShownPhoto shown;
  showRedAndBlue(shown.view);
  EXPECT_EQ(shown.pixelAt(300, 200), QColor(Qt::blue));
  QTest::keyPress(&shown.view, Qt::Key_Space);
  EXPECT_EQ(shown.view.shownAlone(), PhotoSide::Left);
  EXPECT_EQ(shown.pixelAt(300, 200), QColor(Qt::red));
  QTest::keyRelease(&shown.view, Qt::Key_Space);
  EXPECT_EQ(shown.view.shownAlone(), std::nullopt);
  EXPECT_EQ(shown.pixelAt(300, 200), QColor(Qt::blue));
  EXPECT_EQ(shown.pixelAt(100, 200), QColor(Qt::red));
}

TEST(PhotoLookTest, BlinkingShowsBothByTurnsUntilItIsStopped) {
  ShownPhoto shown;
  showRedAndBlue(shown.view);
  QTest::keyClick(&shown.view, Qt::Key_B);
  ASSERT_TRUE(shown.view.isBlinking());
  const auto isAll = [&](Qt::GlobalColor colour) {
    return shown.pixelAt(100, 200) == QColor(colour) && shown.pixelAt(300, 200) == QColor(colour);
  };
  EXPECT_TRUE(isAll(Qt::red));
  ASSERT_TRUE(QTest::qWaitFor([&] { return isAll(Qt::blue); }, kPatienceMs));
  ASSERT_TRUE(QTest::qWaitFor([&] { return isAll(Qt::red); }, kPatienceMs));
  QTest::keyClick(&shown.view, Qt::Key_B);
  EXPECT_EQ(shown.pixelAt(100, 200), QColor(Qt::red));
  EXPECT_EQ(shown.pixelAt(300, 200), QColor(Qt::blue));
}

TEST(PhotoLookTest, ADifferenceReplacesThePicturesAndHasItsScaleBesideIt) {
  ShownPhoto shown;
  showRedAndBlue(shown.view);
  QTest::keyClick(&shown.view, Qt::Key_D);
  EXPECT_EQ(shown.pixelAt(100, 200), QColor(Qt::red)) << "there is no difference yet";
  shown.view.setDifference({makePyramid(plain(400, 300, Qt::black)), 1 / 64.0, QStringLiteral("right minus left")});
  EXPECT_EQ(shown.pixelAt(100, 200), QColor(Qt::black));
  EXPECT_EQ(shown.pixelAt(300, 250), QColor(Qt::black));
  // The scale has the colours of negative and positive differences.
  const QImage picture = shown.view.grab().toImage();
  int blue = 0;
  int orange = 0;
  for (int y = 0; y < picture.height() / 2; ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const QColor colour = picture.pixelColor(x, y);
      blue += colour.blue() > colour.red() + 150 ? 1 : 0;
      orange += colour.red() > colour.blue() + 150 ? 1 : 0;
    }
  }
  EXPECT_GT(blue, 20);
  EXPECT_GT(orange, 20);
  QTest::keyClick(&shown.view, Qt::Key_W);
  EXPECT_EQ(shown.pixelAt(300, 250), QColor(Qt::blue));
}

TEST(PhotoLookTest, ThePixelUnderTheCursorIsAnnouncedAtEveryZoom) {
  ShownPhoto shown;
  shown.view.setLeft(coordinatePicture(400, 300));
  QSignalSpy pointed(&shown.view, &PhotoView::pointed);
  shown.view.actualSize();
  QTest::mouseMove(&shown.view, QPoint(123, 45));
  ASSERT_TRUE(QTest::qWaitFor([&] { return !pointed.isEmpty(); }, kPatienceMs));
  const auto expected = shown.view.pixelAt(QPointF(123, 45));
  ASSERT_TRUE(expected.has_value());
  EXPECT_EQ(pointed.last().at(0).toPoint(), *expected);
  const qsizetype before = pointed.size();
  shown.wheel({10, 10}, 3);
  EXPECT_GT(pointed.size(), before) << "another pixel is under the same cursor";
  EXPECT_EQ(pointed.last().at(0).toPoint(), shown.view.pixelAt(QPointF(123, 45)));
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&shown.view, &leave);
  EXPECT_EQ(pointed.last().at(0).toPoint(), QPoint(-1, -1));
}

TEST(PhotoLookTest, OutsideAPictureThereIsNoPixel) {
  ShownPhoto shown;
  EXPECT_EQ(shown.view.pixelAt({10, 10}), std::nullopt);
  shown.view.setLeft(plain(20, 20, Qt::red));
  shown.view.actualSize();
  EXPECT_EQ(shown.view.pixelAt({10, 10}), std::nullopt);
  EXPECT_TRUE(shown.view.pixelAt({200, 150}).has_value());
}

TEST(PhotoLookTest, ShiftAndTheMouseDrawARegionThatAClickRemoves) {
  ShownPhoto shown;
  shown.view.setLeft(plain(400, 300, Qt::red));
  shown.view.actualSize();
  QSignalSpy changed(&shown.view, &PhotoView::regionChanged);
  const QPoint first = shown.view.pixelAt(QPointF(50, 40)).value();
  const QPoint last = shown.view.pixelAt(QPointF(149, 99)).value();
  shown.drag({149, 99}, {50, 40}, Qt::ShiftModifier);
  ASSERT_EQ(changed.size(), 1) << "once, at the end";
  EXPECT_EQ(shown.view.region(), QRect(first, last));
  EXPECT_NE(shown.pixelAt(50, 70), QColor(Qt::red)) << "its outline";
  EXPECT_EQ(shown.pixelAt(100, 70), QColor(Qt::red));
  QTest::mouseClick(&shown.view, Qt::LeftButton, Qt::ShiftModifier, QPoint(20, 20));
  EXPECT_TRUE(shown.view.region().isEmpty());
  EXPECT_EQ(changed.size(), 2);
}

TEST(PhotoLookTest, ARegionEndsAtThePicturesEdge) {
  ShownPhoto shown;
  shown.view.setLeft(plain(100, 80, Qt::red));
  shown.view.actualSize();
  shown.drag({200, 150}, {390, 290}, Qt::ShiftModifier);
  EXPECT_EQ(shown.view.region().bottomRight(), QPoint(99, 79));
  shown.view.setRegion({-20, 30, 500, 20});
  EXPECT_EQ(shown.view.region(), QRect(0, 30, 100, 20));
}

TEST(PhotoLookTest, APictureOfAnotherSizeHasNoRegionOfTheLastOne) {
  ShownPhoto shown;
  shown.view.setLeft(plain(400, 300, Qt::red));
  shown.view.setRegion({10, 10, 50, 50});
  shown.view.setLeft(plain(400, 300, Qt::green));
  EXPECT_EQ(shown.view.region(), QRect(10, 10, 50, 50));
  shown.view.setLeft(plain(30, 30, Qt::red));
  EXPECT_TRUE(shown.view.region().isEmpty());
}

TEST(PhotoLookTest, ALongNameIsShortenedToItsSideOfTheLine) {
  ShownPhoto shown;
  showRedAndBlue(shown.view);
  shown.view.setNames(QStringLiteral("blur.toeplitz-decimated-8bit, sigma 12.5, as it was measured before the change"),
                      QStringLiteral("after"));
  shown.view.setWipe(0.5);
  const QImage picture = shown.view.grab().toImage();
  const int line = picture.width() / 2;
  int named = 0;
  for (int y = 0; y < picture.height() / 4; ++y) {
    for (int x = 0; x < line - 6; ++x) named += picture.pixelColor(x, y) != QColor(Qt::red) ? 1 : 0;
  }
  EXPECT_GT(named, 500) << "the left name";
  const auto right = [&](int y) { return picture.pixelColor(line + 8, y); };
  for (int y = 0; y < picture.height() / 4; ++y) EXPECT_EQ(right(y), QColor(Qt::blue)) << y;
}

}  // namespace
}  // namespace headroom
