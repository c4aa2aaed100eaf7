#include "image/byte_planes.hpp"

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <utility>

#include "image/pixel_runs.hpp"

namespace headroom {

namespace {

constexpr unsigned kWhite = 255;

std::span<const std::uint8_t> bytesOf(const Image& image) {
  const std::span<const std::byte> bytes = image.bytes();
  return {static_cast<const std::uint8_t*>(static_cast<const void*>(bytes.data())), bytes.size()};
}

std::size_t planesFor(const Image& image, int channelsPerPlane) {
  return static_cast<std::size_t>((image.channels() + channelsPerPlane - 1) / channelsPerPlane);
}

/// Whether colour times alpha is colour everywhere.
bool isOpaque(const Image& image) {
  if (!image.hasAlpha()) return true;
  const std::span<const std::uint8_t> bytes = bytesOf(image);
  const auto channels = static_cast<std::size_t>(image.channels());
  for (std::size_t i = channels - 1; i < bytes.size(); i += channels) {
    if (bytes[i] != kWhite) return false;
  }
  return true;
}

std::uint8_t timesAlpha(unsigned colour, unsigned alpha) {
  return static_cast<std::uint8_t>((colour * alpha + kWhite / 2) / kWhite);
}

/// What can't be seen has no colour to recover.
std::uint8_t dividedByAlpha(unsigned colour, unsigned alpha) {
  return alpha == 0 ? std::uint8_t{0}
                    : static_cast<std::uint8_t>(std::min(kWhite, (colour * kWhite + alpha / 2) / alpha));
}

/// `count` bytes, `fromStride` apart, to places `toStride` apart. Where there is alpha, which lies as they do, each is
/// what withAlpha(byte, alpha) makes of it.
template <typename WithAlpha>
void copyChannel(const std::uint8_t* from, std::size_t fromStride, std::uint8_t* to, std::size_t toStride,
                 std::size_t count, const std::uint8_t* alpha, const WithAlpha& withAlpha) {
  if (alpha == nullptr) {
    for (std::size_t i = 0; i < count; ++i) to[i * toStride] = from[i * fromStride];
  } else {
    for (std::size_t i = 0; i < count; ++i) to[i * toStride] = withAlpha(from[i * fromStride], alpha[i * fromStride]);
  }
}

}  // namespace

BytePlanes toBytePlanes(const Image& image, int channelsPerPlane) {
  if (image.depth() != Depth::U8) throw std::invalid_argument("the picture is not of 8 bits");
  const bool opaque = isOpaque(image);
  BytePlanes result;
  if (opaque && image.channels() == channelsPerPlane) {
    result.planes = {bytesOf(image)};
    return result;
  }
  const auto stride = static_cast<std::size_t>(channelsPerPlane);
  const auto channels = static_cast<std::size_t>(image.channels());
  const std::span<const std::uint8_t> bytes = bytesOf(image);
  for (std::size_t plane = 0; plane < planesFor(image, channelsPerPlane); ++plane) {
    result.made.emplace_back(bytes.size() / channels * stride, std::uint8_t{kWhite});
  }
  forEachRunOfPixels(image, [&](std::size_t begin, std::size_t end) {
    for (std::size_t channel = 0; channel < channels; ++channel) {
      const bool isColour = !opaque && channel + 1 < channels;
      copyChannel(&bytes[begin * channels + channel], channels,
                  &result.made[channel / stride][begin * stride + channel % stride], stride, end - begin,
                  isColour ? &bytes[begin * channels + channels - 1] : nullptr, timesAlpha);
    }
  });
  for (const auto& plane : result.made) result.planes.emplace_back(plane);
  return result;
}

Image fromBytePlanes(std::span<const std::vector<std::uint8_t>> planes, int channelsPerPlane, const Image& like) {
  const auto stride = static_cast<std::size_t>(channelsPerPlane);
  const auto pixels = static_cast<std::size_t>(like.size().pixels());
  const auto fits = [&](const std::vector<std::uint8_t>& plane) { return plane.size() == pixels * stride; };
  if (planes.size() != planesFor(like, channelsPerPlane) || !std::all_of(planes.begin(), planes.end(), fits)) {
    throw std::invalid_argument("planes and image differ");
  }
  const auto channels = static_cast<std::size_t>(like.channels());
  const bool opaque = isOpaque(like);
  std::vector<std::byte> bytes(pixels * channels);
  auto* const all = static_cast<std::uint8_t*>(static_cast<void*>(bytes.data()));
  forEachRunOfPixels(like, [&](std::size_t begin, std::size_t end) {
    const auto placeOf = [&](std::size_t channel) {
      return planes[channel / stride].data() + begin * stride + channel % stride;
    };
    for (std::size_t channel = 0; channel < channels; ++channel) {
      const bool isColour = !opaque && channel + 1 < channels;
      copyChannel(placeOf(channel), stride, all + begin * channels + channel, channels, end - begin,
                  isColour ? placeOf(channels - 1) : nullptr, dividedByAlpha);
    }
  });
  return {like.size(), like.channels(), like.depth(), std::move(bytes)};
}

}  // namespace headroom
