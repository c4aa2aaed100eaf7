#include "codecs/transparent_colour.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>
#include <utility>

#include "codecs/byte_reader.hpp"

namespace headroom {
namespace {

/// Returns a number per channel, in the file's bits, scaled as by the decoder. Values above the white of those bits
/// match no pixel.
template <typename Sample>
std::array<Sample, 3> keyOf(const ImageHeader& header, int channels) {
  std::array<Sample, 3> key{};
  const ByteReader bytes(header.transparentColour);
  const std::uint64_t white = (std::uint64_t{1} << header.bits) - 1;
  for (int channel = 0; channel < channels; ++channel) {
    const std::uint64_t value = bytes.big(static_cast<std::uint64_t>(2 * channel), 2) & white;
    key[static_cast<std::size_t>(channel)] = static_cast<Sample>(value * std::numeric_limits<Sample>::max() / white);
  }
  return key;
}

template <typename Sample>
Image withKey(const Image& image, const ImageHeader& header) {
  constexpr Sample kOpaque = std::numeric_limits<Sample>::max();
  const int channels = image.channels();
  const std::array<Sample, 3> key = keyOf<Sample>(header, channels);
  auto pixels = std::make_shared<PixelMemory>(imageBytes(image.size(), channels + 1, image.depth()));
  const auto* from = reinterpret_cast<const Sample*>(image.bytes().data());
  auto* to = reinterpret_cast<Sample*>(pixels->bytes().data());
  for (std::int64_t i = 0; i < image.size().pixels(); ++i, from += channels) {
    to = std::copy_n(from, channels, to);
    *to++ = std::equal(from, from + channels, key.begin()) ? Sample{0} : kOpaque;
  }
  return {image.size(), channels + 1, image.depth(), std::move(pixels)};
}

}  // namespace

Image withTransparentColour(const Image& image, const ImageHeader& header) {
  const auto channels = static_cast<std::size_t>(image.channels());
  const bool isNamed = !header.hasPalette && !image.hasAlpha() && header.transparentColour.size() == 2 * channels;
  if (!isNamed) return image;
  return image.depth() == Depth::U16 ? withKey<std::uint16_t>(image, header) : withKey<std::uint8_t>(image, header);
}

}  // namespace headroom
