#include "image/byte_planes.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

#include "system/random_numbers.hpp"

namespace headroom {
namespace {

Image randomPhoto(int channels, bool opaque) {
  const ImageSize size{13, 7};
  std::vector<std::byte> bytes(static_cast<std::size_t>(size.pixels() * channels));
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const bool isAlpha =
        channels % 2 == 0 && i % static_cast<std::size_t>(channels) + 1 == static_cast<std::size_t>(channels);
    bytes[i] = std::byte{isAlpha && opaque ? std::uint8_t{255} : randomByte(2, i)};
  }
  return {size, channels, Depth::U8, bytes};
}

/// Converts a photo to planes and back.
std::vector<std::byte> thereAndBack(const Image& photo) {
  std::vector<std::vector<std::uint8_t>> planes;
  for (const auto& plane : toBytePlanes(photo).planes) planes.emplace_back(plane.begin(), plane.end());
  std::vector<std::byte> back(photo.bytes().size());
  fromBytePlanes(planes, photo, back);
  return back;
}

TEST(BytePlanes, GiveAnOpaquePhotoBackAsItWas) {
  for (int channels = 1; channels <= 4; ++channels) {
    const Image photo = randomPhoto(channels, true);
    EXPECT_EQ(thereAndBack(photo).size(), photo.bytes().size());
    EXPECT_EQ(thereAndBack(photo), std::vector(photo.bytes().begin(), photo.bytes().end())) << channels << " channels";
  }
}

TEST(BytePlanes, AreAGreyPhotosOwnBytes) {
  const Image grey = randomPhoto(1, true);
  EXPECT_EQ(static_cast<const void*>(toBytePlanes(grey).planes.at(0).data()), grey.bytes().data());
}

TEST(BytePlanes, MultiplyColourByAlphaAndKeepWhatCanBeSeen) {
  for (const int channels : {2, 4}) {
    const Image photo = randomPhoto(channels, false);
    const auto stride = static_cast<std::size_t>(channels);
    const std::vector<std::byte> back = thereAndBack(photo);
    for (std::size_t i = 0; i < photo.bytes().size(); ++i) {
      const int alpha = static_cast<int>(photo.bytes()[i / stride * stride + stride - 1]);
      const int was = static_cast<int>(photo.bytes()[i]);
      const int is = static_cast<int>(back[i]);
      const bool isAlpha = i % stride + 1 == stride;
      // A step in colour times alpha is 255 / alpha steps in colour.
      EXPECT_LE(std::abs(was - is) * (isAlpha ? 255 : alpha), isAlpha ? 0 : 255) << i << ", alpha " << alpha;
    }
  }
}

TEST(BytePlanes, RefuseWhatDoesNotFit) {
  const Image photo = randomPhoto(3, true);
  std::vector<std::byte> room(photo.bytes().size());
  EXPECT_THROW(fromBytePlanes({}, photo, room), std::invalid_argument);
  const std::vector<std::vector<std::uint8_t>> planes(3, std::vector<std::uint8_t>(13 * 7));
  EXPECT_THROW(fromBytePlanes(planes, photo, std::span(room).first(1)), std::invalid_argument);
  const Image deep({2, 1}, 1, Depth::U16, std::vector<std::byte>(4));
  EXPECT_THROW(toBytePlanes(deep), std::invalid_argument);
}

}  // namespace
}  // namespace headroom
