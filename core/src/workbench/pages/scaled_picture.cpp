#include "workbench/pages/scaled_picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace headroom {
namespace {

constexpr int kColours = 3;
constexpr double kFullByte = 255;

/// A pixel's colour multiplied by its alpha, and its alpha; white is 1.
struct BlendedPixel {
  std::array<double, kColours> colour{};
  double alpha = 1;
};

double sampleAt(const std::byte* samples, int index, Depth depth) {
  constexpr double kFullWord = 65535;
  switch (depth) {
    case Depth::U8:
      return std::to_integer<int>(samples[index]) / kFullByte;
    case Depth::U16:
      return reinterpret_cast<const std::uint16_t*>(samples)[index] / kFullWord;
    case Depth::F32:
      break;
  }
  const auto value = static_cast<double>(reinterpret_cast<const float*>(samples)[index]);
  return std::isnan(value) ? 0 : std::clamp(value, 0.0, 1.0);
}

BlendedPixel pixelAt(const Image& image, const std::byte* row, int x) {
  const int channels = image.channels();
  const int colours = image.hasAlpha() ? channels - 1 : channels;
  const int first = x * channels;
  BlendedPixel pixel;
  if (image.hasAlpha()) pixel.alpha = sampleAt(row, first + colours, image.depth());
  for (int colour = 0; colour < kColours; ++colour) {
    const int channel = std::min(colour, colours - 1);  // grey is all three
    pixel.colour[static_cast<std::size_t>(colour)] = sampleAt(row, first + channel, image.depth()) * pixel.alpha;
  }
  return pixel;
}

std::byte byteOf(double value) {
  return static_cast<std::byte>(std::lround(std::clamp(value, 0.0, 1.0) * kFullByte));
}

void appendMean(std::vector<std::byte>& pixels, const Image& image, int left, int top, int factor) {
  std::array<double, kColours> sum{};
  double alpha = 0;
  int count = 0;
  for (int y = top; y < std::min(top + factor, image.size().height); ++y) {
    const std::byte* row = image.bytes().data() + image.rowPitchBytes() * static_cast<std::size_t>(y);
    for (int x = left; x < std::min(left + factor, image.size().width); ++x) {
      const BlendedPixel pixel = pixelAt(image, row, x);
      for (std::size_t colour = 0; colour < sum.size(); ++colour) sum[colour] += pixel.colour[colour];
      alpha += pixel.alpha;
      ++count;
    }
  }
  for (const double colour : sum) pixels.push_back(byteOf((colour + count - alpha) / count));
}

}  // namespace

int factorFor(ImageSize size, int longestSide) {
  return (std::max({size.width, size.height, 1}) + longestSide - 1) / longestSide;
}

Image scaledDown(const Image& image, int factor) {
  const ImageSize size{(image.size().width + factor - 1) / factor, (image.size().height + factor - 1) / factor};
  std::vector<std::byte> pixels;
  pixels.reserve(imageBytes(size, kColours, Depth::U8));
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) appendMean(pixels, image, x * factor, y * factor, factor);
  }
  return Image(size, kColours, Depth::U8, pixels);
}

Image colouredDifference(const DifferenceMap& map, double gain) {
  std::vector<std::byte> pixels;
  pixels.reserve(map.values.size() * kColours);
  for (const float difference : map.values) {
    const ScreenColour colour = differenceColour(static_cast<double>(difference) * gain);
    for (const std::uint8_t part : {colour.red, colour.green, colour.blue}) pixels.push_back(std::byte{part});
  }
  return Image({map.width, map.height}, kColours, Depth::U8, pixels);
}

}  // namespace headroom
