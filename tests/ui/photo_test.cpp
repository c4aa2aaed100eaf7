#include <gtest/gtest.h>

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <cstring>
#include <limits>

#include "bridge/image_conversion.hpp"
#include "photo/image_pyramid.hpp"
#include "photo/photo_view.hpp"
#include "shown_photo.hpp"

namespace headroom {
namespace {

using testing::coordinatePicture;
using testing::plain;
using testing::ShownPhoto;

template <typename Sample>
Image imageOf(int channels, Depth depth, std::vector<Sample> samples, ImageSize size) {
  std::vector<std::byte> bytes(samples.size() * sizeof(Sample));
  std::memcpy(bytes.data(), samples.data(), bytes.size());
  return Image(size, channels, depth, bytes);
}

template <typename Sample>
std::vector<Sample> samplesOf(const Image& image) {
  std::vector<Sample> samples(image.bytes().size() / sizeof(Sample));
  std::memcpy(samples.data(), image.bytes().data(), image.bytes().size());
  return samples;
}

TEST(PhotoViewTest, FitsANewPictureAndKeepsFittingWhenResized) {
  ShownPhoto shown;
  shown.view.setLeft(plain(800, 300, Qt::red));
  EXPECT_DOUBLE_EQ(shown.view.zoom(), 0.5);
  shown.view.resize(200, 300);
  EXPECT_DOUBLE_EQ(shown.view.zoom(), 0.25);
}

TEST(PhotoViewTest, OneHundredPercentIsOnePicturePixelPerDevicePixel) {
  ShownPhoto shown;
  shown.view.setLeft(coordinatePicture(250, 200));
  shown.view.actualSize();
  EXPECT_EQ(shown.view.zoom(), 1);
  // The image is at the centre of the view; pixels of the grabbed image are device pixels.
  const QSize device = shown.view.size() * shown.view.devicePixelRatioF();
  const int left = (device.width() - 250) / 2;
  const int top = (device.height() - 200) / 2;
  EXPECT_EQ(shown.pixelAt(left, top), QColor(0, 0, 0));
  EXPECT_EQ(shown.pixelAt(left + 123, top + 45), QColor(123, 45, 0));
  EXPECT_EQ(shown.pixelAt(left + 249, top + 199), QColor(249, 199, 0));
  EXPECT_EQ(shown.pixelAt(left - 1, top), shown.view.palette().color(QPalette::Window));
}

TEST(PhotoViewTest, ACaptionIsBrokenIntoLinesInsteadOfBeingCut) {
  ShownPhoto shown;
  shown.view.setLeft(plain(800, 600, Qt::red));
  const QString caption = QStringLiteral("blur.separable, sigma 5: 1.23 ms, 0.39 GP/s, error up to 0.0021");
  shown.view.setCaption(caption);
  const int whole = shown.view.fontMetrics().horizontalAdvance(caption);
  for (const int width : {2 * whole, whole, 2 * whole / 3, whole / 2}) {
    shown.view.resize(width, 400);
    const QString lines = shown.view.shownCaption();
    EXPECT_EQ(QString(lines).replace(QLatin1Char('\n'), QLatin1Char(' ')), caption) << width;
    EXPECT_EQ(lines.contains(QLatin1Char('\n')), width < 2 * whole) << width;
    for (const QString& line : lines.split(QLatin1Char('\n')))
      EXPECT_LT(shown.view.fontMetrics().horizontalAdvance(line), width) << line.toStdString();
  }
  // Lines never take the view from the picture.
  shown.view.resize(whole / 2, 3 * shown.view.fontMetrics().height());
  EXPECT_FALSE(shown.view.shownCaption().contains(QLatin1Char('\n')));
}

TEST(PhotoViewTest, PixelsAreSharpAbove200Percent) {
  ShownPhoto shown;
  shown.view.setLeft(coordinatePicture(250, 200));
  shown.view.actualSize();
  while (shown.view.zoom() < 8) shown.view.zoomIn();
  const QImage picture = shown.view.grab().toImage();
  // Each image pixel covers 8 x 8 equal device pixels: the colour changes at most every eighth step.
  int changes = 0;
  for (int x = 1; x < picture.width(); ++x) changes += picture.pixel(x, 150) != picture.pixel(x - 1, 150) ? 1 : 0;
  EXPECT_NEAR(changes, 50, 1);  // of 400
}

TEST(PhotoViewTest, WheelZoomsAtTheCursor) {
  ShownPhoto shown;
  shown.view.setLeft(coordinatePicture(250, 250));
  shown.view.resize(100, 100);
  shown.view.actualSize();
  const QColor under = shown.pixelAt(80, 30);
  shown.wheel({80.5, 30.5}, 5);
  EXPECT_NEAR(shown.view.zoom(), 3.05, 0.01);
  const QColor after = shown.pixelAt(80, 30);
  EXPECT_NEAR(after.red(), under.red(), 1);
  EXPECT_NEAR(after.green(), under.green(), 1);
}

TEST(PhotoViewTest, DragPansAndStopsAtThePicturesEdge) {
  ShownPhoto shown({100, 100});
  shown.view.setLeft(coordinatePicture(250, 250));
  shown.view.actualSize();
  const QColor corner = shown.pixelAt(0, 0);
  shown.drag({50, 50}, {30, 60});
  EXPECT_EQ(shown.pixelAt(0, 0), QColor(corner.red() + 20, corner.green() - 10, 0));
  shown.drag({10, 10}, {99, 99});
  shown.drag({10, 10}, {99, 99});
  EXPECT_EQ(shown.pixelAt(0, 0), QColor(0, 0, 0));
}

TEST(PhotoViewTest, WipeDividesBeforeAndAfter) {
  ShownPhoto shown;
  shown.view.setLeft(plain(400, 300, Qt::red));
  shown.view.setRight(plain(400, 300, Qt::blue));
  shown.view.setWipe(0.25);
  EXPECT_EQ(shown.pixelAt(90, 200), QColor(Qt::red));
  EXPECT_EQ(shown.pixelAt(110, 200), QColor(Qt::blue));
  shown.view.clearRight();
  EXPECT_EQ(shown.pixelAt(110, 200), QColor(Qt::red));
}

TEST(PhotoViewTest, DraggingNearTheLineMovesItAndTheCursorTells) {
  ShownPhoto shown;
  shown.view.setLeft(plain(400, 300, Qt::red));
  shown.view.setRight(plain(400, 300, Qt::blue));
  QTest::mouseMove(&shown.view, QPoint(203, 200));
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.view.cursor().shape() == Qt::SplitHCursor; }));
  shown.drag({203, 200}, {300, 200});
  EXPECT_NEAR(shown.view.wipe(), 0.75, 1e-9);
  QTest::mouseMove(&shown.view, QPoint(50, 200));
  ASSERT_TRUE(QTest::qWaitFor([&] { return shown.view.cursor().shape() != Qt::SplitHCursor; }));
  shown.drag({50, 200}, {120, 200});
  EXPECT_NEAR(shown.view.wipe(), 0.75, 1e-9);
}

TEST(PhotoViewTest, WipeStaysWithinTheView) {
  PhotoView view;
  view.setWipe(7);
  EXPECT_EQ(view.wipe(), 1);
  view.setWipe(-1);
  EXPECT_EQ(view.wipe(), 0);
  view.setWipe(std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(view.wipe(), 0.5);
}

TEST(PhotoViewTest, KeysZoomFitPanAndMoveTheLine) {
  ShownPhoto shown;
  shown.view.setLeft(plain(800, 600, Qt::red));
  shown.view.setRight(plain(800, 600, Qt::blue));
  QSignalSpy zoomed(&shown.view, &PhotoView::zoomChanged);
  QTest::keyClick(&shown.view, Qt::Key_1);
  EXPECT_EQ(shown.view.zoom(), 1);
  QTest::keyClick(&shown.view, Qt::Key_Plus);
  EXPECT_EQ(shown.view.zoom(), 1.5);
  QTest::keyClick(&shown.view, Qt::Key_Minus);
  QTest::keyClick(&shown.view, Qt::Key_Minus);
  EXPECT_NEAR(shown.view.zoom(), 2.0 / 3, 1e-9);
  EXPECT_EQ(zoomed.size(), 4);
  QTest::keyClick(&shown.view, Qt::Key_1);
  const QPointF before = shown.view.centre();
  QTest::keyClick(&shown.view, Qt::Key_Right);
  QTest::keyClick(&shown.view, Qt::Key_Down);
  EXPECT_GT(shown.view.centre().x(), before.x());
  EXPECT_GT(shown.view.centre().y(), before.y());
  QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ShiftModifier);
  EXPECT_LT(shown.view.wipe(), 0.5);
  QTest::keyClick(&shown.view, Qt::Key_0);
  EXPECT_EQ(shown.view.zoom(), 0.5);
}

TEST(PhotoViewTest, ZoomingOutOfAHugePictureNeverZoomsIn) {
  ShownPhoto shown;
  shown.view.setLeft(plain(16000, 10, Qt::red));
  const qreal fitted = shown.view.zoom();
  ASSERT_LT(fitted, 1 / 32.0);
  shown.view.zoomOut();
  EXPECT_LT(shown.view.zoom(), fitted);
  shown.view.zoomIn();
  EXPECT_GT(shown.view.zoom(), fitted);
}

TEST(PhotoViewTest, DoubleClickTogglesFitAndActualSize) {
  ShownPhoto shown;
  shown.view.setLeft(plain(800, 600, Qt::red));
  QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, QPoint(100, 100));
  EXPECT_EQ(shown.view.zoom(), 1);
  QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, QPoint(100, 100));
  EXPECT_EQ(shown.view.zoom(), 0.5);
}

TEST(PhotoViewTest, ANewResultOfTheSameSizeKeepsZoomAndPlace) {
  ShownPhoto shown;
  shown.view.setLeft(plain(800, 600, Qt::red));
  shown.view.setRight(plain(800, 600, Qt::blue));
  shown.view.actualSize();
  QTest::keyClick(&shown.view, Qt::Key_Right);
  const QPointF centre = shown.view.centre();
  shown.view.setRight(plain(800, 600, Qt::green));
  EXPECT_EQ(shown.view.zoom(), 1);
  EXPECT_EQ(shown.view.centre(), centre);
}

TEST(PhotoViewTest, ALargePictureIsAveragedWhenZoomedOut) {
  QImage stripes(4000, 1000, QImage::Format_RGB32);
  for (int y = 0; y < stripes.height(); ++y) {
    for (int x = 0; x < stripes.width(); ++x) stripes.setPixel(x, y, x % 2 == 0 ? 0xff000000 : 0xffffffff);
  }
  ShownPhoto shown({400, 100});
  shown.view.setLeft(stripes);
  const auto isGrey = [](QColor colour) { return std::abs(colour.red() - 128) < 4; };
  EXPECT_TRUE(QTest::qWaitFor([&] { return isGrey(shown.pixelAt(100, 50)) && isGrey(shown.pixelAt(257, 33)); }));
}

TEST(PhotoViewTest, TransparentPixelsShowACheckerboard) {
  QImage glass(400, 300, QImage::Format_ARGB32);
  glass.fill(Qt::transparent);
  ShownPhoto shown;
  shown.view.setLeft(glass);
  const QImage picture = shown.view.grab().toImage();
  EXPECT_NE(picture.pixel(4, 100), picture.pixel(12, 100));
  EXPECT_EQ(picture.pixel(4, 100), picture.pixel(20, 100));
}

TEST(PhotoViewTest, DroppedFilesAndPicturesAreAnnounced) {
  ShownPhoto shown;
  QSignalSpy files(&shown.view, &PhotoView::fileDropped);
  QSignalSpy images(&shown.view, &PhotoView::imageDropped);
  const auto drop = [&](const QMimeData& content) {
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&shown.view, &enter);
    QDropEvent event({10, 10}, Qt::CopyAction, &content, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&shown.view, &event);
    return enter.isAccepted();
  };
  QMimeData file;
  file.setUrls({QUrl::fromLocalFile(QStringLiteral("/photos/cat.png"))});
  EXPECT_TRUE(drop(file));
  ASSERT_EQ(files.size(), 1);
  EXPECT_EQ(files.at(0).at(0).toUrl().fileName(), QStringLiteral("cat.png"));
  QMimeData picture;
  picture.setImageData(plain(3, 2, Qt::red));
  EXPECT_TRUE(drop(picture));
  ASSERT_EQ(images.size(), 1);
  EXPECT_EQ(images.at(0).at(0).value<QImage>().size(), QSize(3, 2));
}

TEST(PhotoViewTest, RefusesADropOfText) {
  ShownPhoto shown;
  QMimeData text;
  text.setText(QStringLiteral("no picture"));
  QDragEnterEvent enter({10, 10}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
  enter.ignore();
  QApplication::sendEvent(&shown.view, &enter);
  EXPECT_FALSE(enter.isAccepted());
}

TEST(ImagePyramidTest, EachLevelIsTheMeanOfTheOneBefore) {
  QImage picture(601, 301, QImage::Format_RGB32);
  picture.fill(Qt::black);
  picture.setPixel(0, 0, qRgb(200, 100, 40));
  picture.setPixel(600, 300, qRgb(80, 60, 40));
  const ImagePyramid pyramid = makePyramid(picture);
  ASSERT_EQ(pyramid.size(), 3U);
  EXPECT_EQ(pyramid[1].size(), QSize(301, 151));
  EXPECT_EQ(pyramid[1].pixelColor(0, 0), QColor(50, 25, 10));
  EXPECT_EQ(pyramid[1].pixelColor(300, 150), QColor(80, 60, 40));
  EXPECT_EQ(pyramid[2].size(), QSize(151, 76));
}

TEST(ImagePyramidTest, LevelIsNeverEnlarged) {
  const ImagePyramid pyramid = makePyramid(plain(2048, 2048, Qt::red));
  EXPECT_EQ(levelFor(pyramid, 1.0), 0U);
  EXPECT_EQ(levelFor(pyramid, 0.6), 0U);
  EXPECT_EQ(levelFor(pyramid, 0.5), 1U);
  EXPECT_EQ(levelFor(pyramid, 0.2), 2U);
  EXPECT_EQ(levelFor(pyramid, 0.001), pyramid.size() - 1);
}

TEST(ImageConversionTest, EightBitKeepsItsSamples) {
  const ImageSize size{3, 1};  // rows are not a multiple of four bytes
  for (const int channels : {1, 3, 4}) {
    std::vector<std::uint8_t> samples;
    for (int sample = 0; sample < 3 * channels; ++sample) samples.push_back(static_cast<std::uint8_t>(17 * sample + 5));
    const Image image = imageOf(channels, Depth::U8, samples, size);
    const Image back = fromQImage(toQImage(image));
    EXPECT_EQ(back.channels(), channels);
    EXPECT_EQ(back.depth(), Depth::U8);
    EXPECT_EQ(samplesOf<std::uint8_t>(back), samples);
  }
}

TEST(ImageConversionTest, SixteenBitKeepsItsSamples) {
  for (const int channels : {1, 3, 4}) {
    std::vector<std::uint16_t> samples;
    for (int sample = 0; sample < 3 * channels; ++sample)
      samples.push_back(static_cast<std::uint16_t>(4001 * sample + 7));
    const Image back = fromQImage(toQImage(imageOf(channels, Depth::U16, samples, ImageSize{3, 1})));
    EXPECT_EQ(back.channels(), channels);
    EXPECT_EQ(back.depth(), Depth::U16);
    EXPECT_EQ(samplesOf<std::uint16_t>(back), samples);
  }
}

TEST(ImageConversionTest, GreyWithAlphaIsShownAsRgba) {
  const QImage eight = toQImage(imageOf<std::uint8_t>(2, Depth::U8, {200, 100}, ImageSize{1, 1}));
  EXPECT_EQ(eight.pixelColor(0, 0), QColor(200, 200, 200, 100));
  const QImage sixteen = toQImage(imageOf<std::uint16_t>(2, Depth::U16, {0x8000, 0x4000}, ImageSize{1, 1}));
  EXPECT_EQ(sixteen.pixelColor(0, 0).rgba64(), QRgba64::fromRgba64(0x8000, 0x8000, 0x8000, 0x4000));
}

TEST(ImageConversionTest, FloatIsLimitedToItsRange) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const QImage picture = toQImage(imageOf<float>(1, Depth::F32, {-1, 0, 0.5F, 1, 9, nan}, ImageSize{6, 1}));
  const std::vector<int> expected{0, 0, 0x8000, 0xffff, 0xffff, 0};
  for (int x = 0; x < 6; ++x) {
    const QRgba64 pixel = picture.pixelColor(x, 0).rgba64();
    EXPECT_EQ(pixel.red(), expected[static_cast<std::size_t>(x)]) << x;
    EXPECT_EQ(pixel.blue(), pixel.red());
    EXPECT_EQ(pixel.alpha(), 0xffff);
  }
}

TEST(ImageConversionTest, FloatPicturesKeepTheirRange) {
  QImage picture(1, 1, QImage::Format_RGBA32FPx4);
  const float samples[] = {0.25F, 2.5F, 0, 0.5F};
  std::memcpy(picture.scanLine(0), samples, sizeof samples);
  const Image image = fromQImage(picture);
  EXPECT_EQ(image.depth(), Depth::F32);
  EXPECT_EQ(samplesOf<float>(image), (std::vector<float>{0.25F, 2.5F, 0, 0.5F}));
}

TEST(ImageConversionTest, PremultipliedAlphaBecomesStraight) {
  QImage picture(1, 1, QImage::Format_ARGB32_Premultiplied);
  picture.fill(qPremultiply(qRgba(255, 0, 0, 51)));
  EXPECT_EQ(samplesOf<std::uint8_t>(fromQImage(picture)), (std::vector<std::uint8_t>{255, 0, 0, 51}));
}

TEST(ImageConversionTest, PalettesBecomeGreyOrColour) {
  QImage indexed(2, 1, QImage::Format_Indexed8);
  indexed.setColorTable({qRgb(10, 10, 10), qRgb(90, 90, 90)});
  indexed.setPixel(0, 0, 1);
  indexed.setPixel(1, 0, 0);
  EXPECT_EQ(samplesOf<std::uint8_t>(fromQImage(indexed)), (std::vector<std::uint8_t>{90, 10}));
  indexed.setColorTable({qRgb(10, 20, 30), qRgb(90, 90, 90)});
  EXPECT_EQ(samplesOf<std::uint8_t>(fromQImage(indexed)), (std::vector<std::uint8_t>{90, 90, 90, 10, 20, 30}));
}

TEST(ImageConversionTest, EmptyStaysEmpty) {
  EXPECT_TRUE(toQImage(Image()).isNull());
  EXPECT_TRUE(fromQImage(QImage()).empty());
}

TEST(ImageConversionTest, PixelsOutliveTheImageTheyCameFrom) {
  QImage picture;
  {
    const Image image = imageOf<std::uint8_t>(3, Depth::U8, {1, 2, 3}, ImageSize{1, 1});
    picture = toQImage(image);
  }
  EXPECT_EQ(picture.pixelColor(0, 0), QColor(1, 2, 3));
}

}  // namespace
}  // namespace headroom
