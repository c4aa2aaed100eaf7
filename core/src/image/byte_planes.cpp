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

/// Returns whether all pixels are opaque, so that colour times alpha is colour.
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

/// Invisible pixels have no recoverable colour.
std::uint8_t dividedByAlpha(unsigned colour, unsigned alpha) {
  return alpha == 0 ? std::uint8_t{0}
                    : static_cast<std::uint8_t>(std::min(kWhite, (colour * kWhite + alpha / 2) / alpha));
}

/// Applies withAlpha(byte, alpha) to `count` bytes and their alphas, each with its own stride; returns the bytes
/// unchanged if there is no alpha.
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

BytePlanes toBytePlanes(const Image& image) {
  if (image.depth() != Depth::U8) throw std::invalid_argument("the picture is not of 8 bits");
  BytePlanes result;
  if (image.channels() == 1) {
    result.planes = {bytesOf(image)};
    return result;
  }
  const bool opaque = isOpaque(image);
  const auto channels = static_cast<std::size_t>(image.channels());
  const std::span<const std::uint8_t> bytes = bytesOf(image);
  for (std::size_t channel = 0; channel < channels; ++channel) result.made.emplace_back(bytes.size() / channels);
  forEachRunOfPixels(image, [&](std::size_t begin, std::size_t end) {
    for (std::size_t channel = 0; channel < channels; ++channel) {
      const bool isColour = !opaque && channel + 1 < channels;
      copyChannel(&bytes[begin * channels + channel], channels, &result.made[channel][begin], 1, end - begin,
                  isColour ? &bytes[begin * channels + channels - 1] : nullptr, timesAlpha);
    }
  });
  for (const auto& plane : result.made) result.planes.emplace_back(plane);
  return result;
}

void fromBytePlanes(std::span<const std::vector<std::uint8_t>> planes, const Image& like, std::span<std::byte> pixels) {
  const auto channels = static_cast<std::size_t>(like.channels());
  const auto count = static_cast<std::size_t>(like.size().pixels());
  const auto fits = [&](const std::vector<std::uint8_t>& plane) { return plane.size() == count; };
  if (planes.size() != channels || pixels.size() != count * channels ||
      !std::all_of(planes.begin(), planes.end(), fits)) {
    throw std::invalid_argument("planes and image differ");
  }
  const bool opaque = isOpaque(like);
  auto* const all = static_cast<std::uint8_t*>(static_cast<void*>(pixels.data()));
  forEachRunOfPixels(like, [&](std::size_t begin, std::size_t end) {
    for (std::size_t channel = 0; channel < channels; ++channel) {
      const bool isColour = !opaque && channel + 1 < channels;
      copyChannel(&planes[channel][begin], 1, all + begin * channels + channel, channels, end - begin,
                  isColour ? &planes[channels - 1][begin] : nullptr, dividedByAlpha);
    }
  });
}

}  // namespace headroom
