#include "image/planes.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <stdexcept>

namespace headroom {
namespace {

template <typename Sample>
Image imageOf(ImageSize size, int channels, Depth depth, const std::vector<Sample>& samples) {
  std::vector<std::byte> bytes(samples.size() * sizeof(Sample));
  std::memcpy(bytes.data(), samples.data(), bytes.size());
  return {size, channels, depth, bytes};
}

template <typename Sample>
std::vector<Sample> samplesOf(const Image& image) {
  std::vector<Sample> samples(image.bytes().size() / sizeof(Sample));
  std::memcpy(samples.data(), image.bytes().data(), image.bytes().size());
  return samples;
}

/// Every value of the type in each of `channels` channels; alpha, if any, is opaque.
template <typename Sample>
Image everyValue(int channels, Depth depth) {
  constexpr int kCount = std::numeric_limits<Sample>::max() + 1;
  std::vector<Sample> samples;
  for (int value = 0; value < kCount; ++value) {
    for (int channel = 0; channel < channels; ++channel) {
      const bool isAlpha = channels % 2 == 0 && channel == channels - 1;
      samples.push_back(isAlpha ? std::numeric_limits<Sample>::max() : static_cast<Sample>(value ^ channel));
    }
  }
  return imageOf({256, kCount / 256}, channels, depth, samples);
}

TEST(Planes, keepEvery8BitValue) {
  for (int channels = 1; channels <= 4; ++channels) {
    const Image image = everyValue<std::uint8_t>(channels, Depth::U8);
    EXPECT_EQ(samplesOf<std::uint8_t>(fromPlanes(toPlanes(image), image)), samplesOf<std::uint8_t>(image));
  }
}

TEST(Planes, keepEvery16BitValue) {
  for (int channels = 1; channels <= 4; ++channels) {
    const Image image = everyValue<std::uint16_t>(channels, Depth::U16);
    EXPECT_EQ(samplesOf<std::uint16_t>(fromPlanes(toPlanes(image), image)), samplesOf<std::uint16_t>(image));
  }
}

TEST(Planes, keepEvery8BitColourUnderEveryVisibleAlpha) {
  std::vector<std::uint8_t> samples;
  for (int alpha = 1; alpha < 256; ++alpha) {
    for (int value = 0; value < 256; ++value) {
      samples.push_back(static_cast<std::uint8_t>(value));
      samples.push_back(static_cast<std::uint8_t>(alpha));
    }
  }
  const Image image = imageOf({256, 255}, 2, Depth::U8, samples);
  EXPECT_EQ(samplesOf<std::uint8_t>(fromPlanes(toPlanes(image), image)), samples);
}

TEST(Planes, keepFloatsBeyondWhite) {
  const std::vector<float> samples{-0.5F, 0, 1, 7.25F};
  const Image image = imageOf({4, 1}, 1, Depth::F32, samples);
  EXPECT_EQ(samplesOf<float>(fromPlanes(toPlanes(image), image)), samples);
}

TEST(Planes, haveWhiteAtOneAndOnePlanePerChannel) {
  const Image image = imageOf<std::uint8_t>({2, 1}, 3, Depth::U8, {255, 0, 51, 0, 255, 102});
  const auto planes = toPlanes(image);
  ASSERT_EQ(planes.size(), 3U);
  EXPECT_EQ(planes[0], (std::vector<float>{1, 0}));
  EXPECT_EQ(planes[1], (std::vector<float>{0, 1}));
  EXPECT_EQ(planes[2], (std::vector<float>{0.2F, 0.4F}));
}

TEST(Planes, transparentPixelsDoNotBleedTheirColour) {
  // Opaque black beside fully transparent red: their mean is half-transparent black, with no red in it.
  const Image image = imageOf<std::uint8_t>({2, 1}, 4, Depth::U8, {0, 0, 0, 255, 255, 0, 0, 0});
  auto planes = toPlanes(image);
  for (auto& plane : planes) plane = std::vector<float>(2, (plane[0] + plane[1]) / 2);
  const auto blurred = samplesOf<std::uint8_t>(fromPlanes(planes, image));
  EXPECT_EQ(blurred, (std::vector<std::uint8_t>{0, 0, 0, 128, 0, 0, 0, 128}));
}

TEST(Planes, invisiblePixelsBecomeBlackNotGarbage) {
  const Image like = imageOf<float>({1, 1}, 2, Depth::F32, {0, 0});
  EXPECT_EQ(samplesOf<float>(fromPlanes({{0.5F}, {0.0F}}, like)), (std::vector<float>{0, 0}));
}

TEST(Planes, valuesOutOfRangeAreClampedAndNansAreBlack) {
  const Image like = imageOf<std::uint8_t>({6, 1}, 1, Depth::U8, std::vector<std::uint8_t>(6));
  const float infinity = std::numeric_limits<float>::infinity();
  const auto samples = samplesOf<std::uint8_t>(fromPlanes({{-1, 2, std::nanf(""), infinity, -infinity, 0.5F}}, like));
  EXPECT_EQ(samples, (std::vector<std::uint8_t>{0, 255, 0, 255, 0, 128}));
}

TEST(Planes, thatDoNotFitAreRefused) {
  const Image like = imageOf<std::uint8_t>({2, 1}, 1, Depth::U8, {1, 2});
  EXPECT_THROW(fromPlanes({}, like), std::invalid_argument);
  EXPECT_THROW(fromPlanes({{1, 2}, {1, 2}}, like), std::invalid_argument);
  EXPECT_THROW(fromPlanes({{1}}, like), std::invalid_argument);
  EXPECT_THROW(fromPlanes({}, Image()), std::invalid_argument);
}

}  // namespace
}  // namespace headroom
