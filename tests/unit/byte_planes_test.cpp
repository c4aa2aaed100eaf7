#include "image/byte_planes.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <stdexcept>

#include "engine/random_plane.hpp"

namespace headroom {
namespace {

Image randomPhoto(int channels, bool opaque) {
  const Size size{13, 7};
  std::vector<std::byte> bytes(static_cast<std::size_t>(size.pixels() * channels));
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const bool isAlpha =
        channels % 2 == 0 && i % static_cast<std::size_t>(channels) + 1 == static_cast<std::size_t>(channels);
    bytes[i] = std::byte{isAlpha && opaque ? std::uint8_t{255} : randomByte(2, i)};
  }
  return {size, channels, Depth::U8, std::move(bytes)};
}

std::vector<std::vector<std::uint8_t>> copied(const BytePlanes& planes) {
  std::vector<std::vector<std::uint8_t>> copies;
  for (const auto& plane : planes.planes) copies.emplace_back(plane.begin(), plane.end());
  return copies;
}

TEST(BytePlanes, GiveAnOpaquePhotoBackAsItWas) {
  for (int channels = 1; channels <= 4; ++channels) {
    for (const int perPlane : {1, 4}) {
      const Image photo = randomPhoto(channels, true);
      const Image back = fromBytePlanes(copied(toBytePlanes(photo, perPlane)), perPlane, photo);
      EXPECT_EQ(std::vector(back.bytes().begin(), back.bytes().end()),
                std::vector(photo.bytes().begin(), photo.bytes().end()))
          << channels << " channels, " << perPlane << " in a plane";
    }
  }
}

TEST(BytePlanes, AreThePhotosOwnBytesWhereTheyLieThatWay) {
  const Image grey = randomPhoto(1, true);
  EXPECT_EQ(static_cast<const void*>(toBytePlanes(grey, 1).planes.at(0).data()), grey.bytes().data());
  const Image rgba = randomPhoto(4, true);
  EXPECT_EQ(static_cast<const void*>(toBytePlanes(rgba, 4).planes.at(0).data()), rgba.bytes().data());
}

TEST(BytePlanes, PadWhatThePhotoLacksWithAnOpaqueAlpha) {
  const BytePlanes planes = toBytePlanes(randomPhoto(3, true), 4);
  ASSERT_EQ(planes.planes.size(), 1U);
  for (std::size_t i = 3; i < planes.planes[0].size(); i += 4) EXPECT_EQ(planes.planes[0][i], 255);
}

TEST(BytePlanes, MultiplyColourByAlphaAndKeepWhatCanBeSeen) {
  for (const int channels : {2, 4}) {
    const Image photo = randomPhoto(channels, false);
    const auto stride = static_cast<std::size_t>(channels);
    for (const int perPlane : {1, 4}) {
      const BytePlanes planes = toBytePlanes(photo, perPlane);
      const Image back = fromBytePlanes(copied(planes), perPlane, photo);
      for (std::size_t i = 0; i < photo.bytes().size(); ++i) {
        const int alpha = static_cast<int>(photo.bytes()[i / stride * stride + stride - 1]);
        const int was = static_cast<int>(photo.bytes()[i]);
        const int is = static_cast<int>(back.bytes()[i]);
        const bool isAlpha = i % stride + 1 == stride;
        // A step of colour times alpha is 255 / alpha steps of colour.
        EXPECT_LE(std::abs(was - is) * (isAlpha ? 255 : alpha), isAlpha ? 0 : 255) << i << ", alpha " << alpha;
      }
    }
  }
}

TEST(BytePlanes, RefuseWhatDoesNotFit) {
  const Image photo = randomPhoto(3, true);
  EXPECT_THROW(fromBytePlanes({}, 1, photo), std::invalid_argument);
  const Image deep({2, 1}, 1, Depth::U16, std::vector<std::byte>(4));
  EXPECT_THROW(toBytePlanes(deep, 1), std::invalid_argument);
}

}  // namespace
}  // namespace headroom
