// Differences of two pictures as colours, figures and text.
#include "photo/photo_difference.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

namespace headroom {
namespace {

template <typename Sample>
Image pictureOf(ImageSize size, int channels, Depth depth, const std::vector<Sample>& samples) {
  std::vector<std::byte> bytes(samples.size() * sizeof(Sample));
  std::memcpy(bytes.data(), samples.data(), bytes.size());
  return Image(size, channels, depth, bytes);
}

Image bytesOf(ImageSize size, int channels, const std::vector<std::uint8_t>& samples) {
  return pictureOf(size, channels, Depth::U8, samples);
}

Image floatsOf(const std::vector<float>& samples) {
  return pictureOf({static_cast<int>(samples.size()), 1}, 1, Depth::F32, samples);
}

TEST(PhotoDifferenceTest, ItsSignAndSizeAreColours) {
  const Image left = bytesOf({4, 1}, 1, {100, 100, 100, 100});
  const Image right = bytesOf({4, 1}, 1, {100, 103, 97, 101});
  const PhotoDifference difference = differenceOf(left, right, 64);
  const QImage& picture = difference.pyramid.at(0);
  EXPECT_EQ(picture.pixelColor(0, 0), QColor(Qt::black));
  const QColor brighter = picture.pixelColor(1, 0);
  EXPECT_GT(brighter.red(), brighter.blue());
  const QColor darker = picture.pixelColor(2, 0);
  EXPECT_GT(darker.blue(), darker.red());
  const QColor less = picture.pixelColor(3, 0);
  EXPECT_GT(less.red(), 0);
  EXPECT_LT(less.red(), brighter.red());
  EXPECT_EQ(difference.figures.differing, 3);
  EXPECT_EQ(difference.figures.pixels, 4);
  EXPECT_NEAR(difference.figures.largest, 3 / 255.0, 1e-6);
  EXPECT_NEAR(difference.figures.rms, std::sqrt((9 + 9 + 1) / 4.0) / 255, 1e-6);
}

TEST(PhotoDifferenceTest, WithoutAGainTheLargestPowerOfTwoIsTakenThatFitsFewPixels) {
  const Image left = bytesOf({2, 1}, 1, {100, 100});
  EXPECT_EQ(differenceOf(left, bytesOf({2, 1}, 1, {100, 101}), std::nullopt).gain, 128);
  EXPECT_EQ(differenceOf(left, bytesOf({2, 1}, 1, {100, 103}), std::nullopt).gain, 64);
  EXPECT_EQ(differenceOf(left, left, std::nullopt).gain, 1) << "nothing to amplify";
  EXPECT_EQ(differenceOf(left, bytesOf({2, 1}, 1, {100, 101}), 4).gain, 4) << "as chosen";
}

TEST(PhotoDifferenceTest, AFewOutliersDoNotDecideTheGainAndAreCounted) {
  const ImageSize size{100, 100};
  const std::vector<std::uint8_t> black(static_cast<std::size_t>(size.pixels()), 0);
  std::vector<std::uint8_t> samples(black.size(), 1);
  for (std::size_t i = 0; i < 10; ++i) samples[i * 700] = 255;
  const PhotoDifference few = differenceOf(bytesOf(size, 1, black), bytesOf(size, 1, samples), std::nullopt);
  EXPECT_EQ(few.gain, 128) << "10 of 10000 may be clipped";
  EXPECT_EQ(few.clipped, 10);
  EXPECT_EQ(clippedText(few), QStringLiteral("0.1% clipped"));

  samples[1] = 255;
  const PhotoDifference more = differenceOf(bytesOf(size, 1, black), bytesOf(size, 1, samples), std::nullopt);
  EXPECT_EQ(more.gain, 1);
  EXPECT_EQ(more.clipped, 0);
  EXPECT_EQ(clippedText(more), QString());
}

TEST(PhotoDifferenceTest, EqualPixelsDoNotHideASingleDifference) {
  const ImageSize size{100, 100};
  std::vector<std::uint8_t> samples(static_cast<std::size_t>(size.pixels()), 0);
  const Image left = bytesOf(size, 1, samples);
  samples[77] = 200;
  const PhotoDifference difference = differenceOf(left, bytesOf(size, 1, samples), std::nullopt);
  EXPECT_EQ(difference.gain, 1);
  EXPECT_EQ(difference.clipped, 0);
}

TEST(PhotoDifferenceTest, TheChosenGainMayClip) {
  const Image left = bytesOf({2, 1}, 1, {100, 100});
  EXPECT_EQ(differenceOf(left, bytesOf({2, 1}, 1, {101, 200}), 4).clipped, 1);
}

TEST(PhotoDifferenceTest, OfEachPixelTheChannelThatDiffersMostIsShown) {
  const Image left = bytesOf({1, 1}, 3, {100, 100, 100});
  const QColor colour =
      differenceOf(left, bytesOf({1, 1}, 3, {101, 90, 102}), std::nullopt).pyramid.at(0).pixelColor(0, 0);
  EXPECT_GT(colour.blue(), colour.red());
}

TEST(PhotoDifferenceTest, ASinglePixelIsSeenHoweverFarTheViewIsZoomedOut) {
  const ImageSize size{1021, 700};
  std::vector<std::uint8_t> samples(static_cast<std::size_t>(size.pixels()), 100);
  const Image left = bytesOf(size, 1, samples);
  samples[static_cast<std::size_t>(537) * 1021 + 900] = 101;
  const PhotoDifference difference = differenceOf(left, bytesOf(size, 1, samples), std::nullopt);
  ASSERT_EQ(difference.pyramid.size(), 3U);
  const QColor there = difference.pyramid.front().pixelColor(900, 537);
  EXPECT_NE(there, QColor(Qt::black));
  EXPECT_EQ(difference.pyramid.back().pixelColor(900 / 4, 537 / 4), there);
  EXPECT_EQ(difference.pyramid.back().pixelColor(10, 10), QColor(Qt::black));
}

TEST(PhotoDifferenceTest, ColoursOfTransparentPixelsDoNotDiffer) {
  const Image left = bytesOf({2, 1}, 4, {10, 20, 30, 0, 10, 20, 30, 255});
  const Image right = bytesOf({2, 1}, 4, {90, 90, 90, 0, 10, 20, 30, 254});
  const DifferenceFigures figures = differenceFigures(left, right, {0, 0, 2, 1});
  EXPECT_EQ(figures.differing, 1);
  EXPECT_NEAR(figures.largest, 1 / 255.0, 1e-6);
}

TEST(PhotoDifferenceTest, ARegionHasItsOwnFigures) {
  const Image left = bytesOf({4, 2}, 1, {0, 0, 0, 0, 0, 0, 0, 0});
  const Image right = bytesOf({4, 2}, 1, {0, 0, 0, 255, 0, 51, 0, 0});
  const DifferenceFigures figures = differenceFigures(left, right, {0, 0, 2, 2});
  EXPECT_EQ(figures.pixels, 4);
  EXPECT_EQ(figures.differing, 1);
  EXPECT_NEAR(figures.largest, 0.2, 1e-6);
  EXPECT_NEAR(figures.rms, 0.1, 1e-6);
  EXPECT_NEAR(differenceFigures(left, right, {-5, -5, 100, 100}).largest, 1, 1e-6) << "clipped to the picture";
}

TEST(PhotoDifferenceTest, WhatIsNoNumberStandsOutUnlessBothAreTheSame) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const float infinity = std::numeric_limits<float>::infinity();
  const PhotoDifference difference = differenceOf(floatsOf({0, infinity, 1}), floatsOf({nan, infinity, 1}), 1);
  EXPECT_EQ(difference.pyramid.at(0).pixelColor(0, 0), QColor(255, 0, 255));
  EXPECT_EQ(difference.pyramid.at(0).pixelColor(1, 0), QColor(Qt::black));
  EXPECT_EQ(difference.figures.differing, 1);
}

TEST(PhotoDifferenceTest, OnlyPicturesOfOneFormAreComparable) {
  const Image grey = bytesOf({2, 1}, 1, {1, 2});
  EXPECT_TRUE(areComparable(grey, bytesOf({2, 1}, 1, {3, 4})));
  EXPECT_FALSE(areComparable(grey, bytesOf({1, 2}, 1, {3, 4})));
  EXPECT_FALSE(areComparable(grey, bytesOf({1, 1}, 2, {3, 4})));
  EXPECT_FALSE(areComparable(grey, Image()));
}

TEST(PhotoDifferenceTest, ValuesAreShownAsTheyAreStored) {
  EXPECT_EQ(pixelText(bytesOf({2, 1}, 3, {1, 2, 3, 40, 50, 60}), {1, 0}), QStringLiteral("R 40, G 50, B 60"));
  EXPECT_EQ(pixelText(bytesOf({1, 1}, 2, {7, 255}), {0, 0}), QStringLiteral("7, A 255"));
  EXPECT_EQ(pixelText(pictureOf<std::uint16_t>({1, 1}, 1, Depth::U16, {65535}), {0, 0}), QStringLiteral("65535"));
  EXPECT_EQ(pixelText(floatsOf({0.25F, 2.5F}), {1, 0}), QStringLiteral("2.5"));
  EXPECT_EQ(pixelText(floatsOf({0.25F}), {1, 0}), QString());
  EXPECT_EQ(pixelText(floatsOf({0.25F}), {-1, -1}), QString());
}

TEST(PhotoDifferenceTest, DifferencesOfAPixelHaveTheirSigns) {
  const Image left = bytesOf({1, 1}, 3, {10, 20, 30});
  EXPECT_EQ(pixelDifferenceText(left, bytesOf({1, 1}, 3, {12, 20, 25}), {0, 0}), QStringLiteral("R +2, G 0, B -5"));
  EXPECT_EQ(pixelDifferenceText(left, Image(), {0, 0}), QString());
}

TEST(PhotoDifferenceTest, FiguresSaySoWhenNothingDiffers) {
  EXPECT_EQ(differenceText({}), QStringLiteral("no difference"));
  EXPECT_EQ(differenceText({0.25, 0.0122, 3, 4}), QStringLiteral("largest difference 0.25, RMS 0.012"));
}

}  // namespace
}  // namespace headroom
