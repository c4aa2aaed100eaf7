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

/// Channels first..first + stride - 1 side by side.
std::vector<std::uint8_t> planeFrom(const Image& image, std::size_t first, std::size_t stride, bool opaque) {
  const std::span<const std::uint8_t> bytes = bytesOf(image);
  const auto channels = static_cast<std::size_t>(image.channels());
  const std::size_t pixels = bytes.size() / channels;
  std::vector<std::uint8_t> plane(pixels * stride, std::uint8_t{kWhite});
  const std::size_t end = std::min(channels, first + stride);
  for (std::size_t channel = first; channel < end; ++channel) {
    const bool isColour = !opaque && channel + 1 < channels;
    // Copies of all that the loop uses: what it stores might change anything else.
    forEachRunOfPixels(image, [=, from = &bytes[channel], alpha = &bytes[channels - 1], to = &plane[channel - first]](
                                  std::size_t begin, std::size_t behind) {
      for (std::size_t i = begin; i < behind; ++i) {
        const std::uint8_t value = from[i * channels];
        to[i * stride] = isColour ? timesAlpha(value, alpha[i * channels]) : value;
      }
    });
  }
  return plane;
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
  for (std::size_t plane = 0; plane < planesFor(image, channelsPerPlane); ++plane) {
    result.made.push_back(planeFrom(image, plane * stride, stride, opaque));
  }
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
  for (std::size_t channel = 0; channel < channels; ++channel) {
    const std::uint8_t* const from = planes[channel / stride].data() + channel % stride;
    const std::uint8_t* const alpha = planes[(channels - 1) / stride].data() + (channels - 1) % stride;
    const bool isColour = !opaque && channel + 1 < channels;
    forEachRunOfPixels(like, [=, to = &bytes[channel]](std::size_t begin, std::size_t behind) {
      for (std::size_t i = begin; i < behind; ++i) {
        const std::uint8_t value = from[i * stride];
        to[i * channels] = std::byte{isColour ? dividedByAlpha(value, alpha[i * stride]) : value};
      }
    });
  }
  return {like.size(), like.channels(), like.depth(), std::move(bytes)};
}

}  // namespace headroom
