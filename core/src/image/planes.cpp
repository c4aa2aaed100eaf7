#include "image/planes.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "image/pixel_runs.hpp"

namespace headroom {
namespace {

template <typename Sample>
constexpr float whiteOf() {
  if constexpr (std::is_integral_v<Sample>) return std::numeric_limits<Sample>::max();
  return 1.0F;
}

template <typename Sample>
Sample toSample(float value) {
  if (std::isnan(value)) return 0;
  if constexpr (std::is_integral_v<Sample>) {
    const float scaled = value * whiteOf<Sample>();
    if (scaled <= 0) return 0;
    if (scaled >= whiteOf<Sample>()) return std::numeric_limits<Sample>::max();
    // Rounds to nearest, in a form that vectorises; a double holds the exact sum.
    return static_cast<Sample>(double{scaled} + 0.5);  // NOLINT(bugprone-incorrect-roundings)
  } else {
    return value;
  }
}

/// Calls `work` with a value of the sample type for `depth`.
template <typename Work>
auto withSample(Depth depth, Work work) {
  switch (depth) {
    case Depth::U8:
      return work(std::uint8_t{});
    case Depth::U16:
      return work(std::uint16_t{});
    case Depth::F32:
      break;
  }
  return work(float{});
}

template <typename Sample>
Sample sampleAt(const std::byte* bytes, std::size_t index) {
  Sample sample;
  std::memcpy(&sample, bytes + index * sizeof sample, sizeof sample);
  return sample;
}

std::size_t pixelsOf(const Image& image) {
  return static_cast<std::size_t>(image.size().pixels());
}

template <typename Sample>
void split(const Image& image, std::vector<std::vector<float>>& planes) {
  const std::size_t channels = planes.size();
  forEachRunOfPixels(image, [&](std::size_t begin, std::size_t end) {
    for (std::size_t channel = 0; channel < channels; ++channel) {
      const std::byte* const from = image.bytes().data() + (begin * channels + channel) * sizeof(Sample);
      float* const to = planes[channel].data() + begin;
      for (std::size_t i = 0, count = end - begin, step = channels; i < count; ++i) {
        // Divided, not multiplied by a rounded reciprocal, so that white is exactly 1.
        to[i] = static_cast<float>(sampleAt<Sample>(from, i * step)) / whiteOf<Sample>();
      }
    }
  });
}

void premultiply(std::vector<std::vector<float>>& planes) {
  const std::vector<float>& alpha = planes.back();
  for (std::size_t channel = 0; channel + 1 < planes.size(); ++channel) {
    for (std::size_t i = 0; i < alpha.size(); ++i) planes[channel][i] *= alpha[i];
  }
}

template <typename Sample>
void join(const std::vector<std::vector<float>>& planes, const Image& like, std::span<std::byte> bytes) {
  const std::size_t channels = planes.size();
  forEachRunOfPixels(like, [&](std::size_t begin, std::size_t end) {
    for (std::size_t channel = 0; channel < channels; ++channel) {
      const bool isColour = like.hasAlpha() && channel + 1 < channels;
      const float* const from = planes[channel].data() + begin;
      const float* const alphas = planes.back().data() + begin;
      std::byte* const to = bytes.data() + (begin * channels + channel) * sizeof(Sample);
      for (std::size_t i = 0, count = end - begin, step = channels * sizeof(Sample); i < count; ++i) {
        float value = from[i];
        // Invisible pixels have no recoverable colour.
        if (isColour) value = alphas[i] > 0 ? value / alphas[i] : 0.0F;
        const Sample sample = toSample<Sample>(value);
        std::memcpy(to + i * step, &sample, sizeof sample);
      }
    }
  });
}

}  // namespace

std::vector<std::vector<float>> toPlanes(const Image& image) {
  std::vector<std::vector<float>> planes(static_cast<std::size_t>(image.channels()));
  for (auto& plane : planes) plane.resize(pixelsOf(image));
  withSample(image.depth(), [&](auto sample) { split<decltype(sample)>(image, planes); });
  if (image.hasAlpha()) premultiply(planes);
  return planes;
}

Image fromPlanes(const std::vector<std::vector<float>>& planes, const Image& like) {
  if (like.empty()) throw std::invalid_argument("there is no image to be like");
  auto pixels = std::make_shared<PixelMemory>(like.bytes().size());
  fromPlanes(planes, like, pixels->bytes());
  return {like.size(), like.channels(), like.depth(), std::move(pixels)};
}

void fromPlanes(const std::vector<std::vector<float>>& planes, const Image& like, std::span<std::byte> pixels) {
  if (planes.size() != static_cast<std::size_t>(like.channels()) || pixels.size() != like.bytes().size()) {
    throw std::invalid_argument("planes and image differ in channels");
  }
  for (const auto& plane : planes) {
    if (plane.size() != pixelsOf(like)) throw std::invalid_argument("planes and image differ in size");
  }
  withSample(like.depth(), [&](auto sample) { join<decltype(sample)>(planes, like, pixels); });
}

}  // namespace headroom
