#include "headroom/image/image.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace headroom {
namespace {

std::vector<std::byte> bytes(std::size_t count) {
  return std::vector<std::byte>(count);
}

TEST(Image, knowsItsLayout) {
  const Image image({3, 2}, 4, Depth::U16, bytes(48));
  EXPECT_EQ(image.rowPitchBytes(), 24U);
  EXPECT_EQ(image.bytes().size(), 48U);
  EXPECT_TRUE(image.hasAlpha());
  EXPECT_FALSE(image.empty());
}

TEST(Image, withoutPixelsIsEmpty) {
  EXPECT_TRUE(Image().empty());
  EXPECT_TRUE(Image().bytes().empty());
}

TEST(Image, refusesBytesThatDoNotFit) {
  EXPECT_THROW(Image({3, 2}, 1, Depth::U8, bytes(5)), std::invalid_argument);
  EXPECT_THROW(Image({3, 2}, 1, Depth::U8, bytes(7)), std::invalid_argument);
  EXPECT_THROW(Image({3, 2}, 5, Depth::U8, bytes(30)), std::invalid_argument);
  EXPECT_THROW(Image({0, 2}, 1, Depth::U8, bytes(0)), std::invalid_argument);
  EXPECT_THROW(Image({-3, -2}, 1, Depth::U8, bytes(6)), std::invalid_argument);
}

TEST(Image, copiesShareIdentityAndPixels) {
  const Image image({1, 1}, 1, Depth::U8, bytes(1));
  const Image copy = image;  // NOLINT(performance-unnecessary-copy-initialization): it is what is tested
  EXPECT_EQ(copy.identity(), image.identity());
  EXPECT_EQ(copy.bytes().data(), image.bytes().data());
}

TEST(Image, twoImagesDifferInIdentityEvenWithEqualPixels) {
  const Image one({1, 1}, 1, Depth::U8, bytes(1));
  const Image other({1, 1}, 1, Depth::U8, bytes(1));
  EXPECT_NE(one.identity(), other.identity());
  EXPECT_NE(one.identity(), Image().identity());
}

}  // namespace
}  // namespace headroom
