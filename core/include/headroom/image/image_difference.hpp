// Difference of two images: per pixel, as figures, and as colours.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "headroom/image/image.hpp"

namespace headroom {

/// Differences of all colour channels and alpha, white being 1; colours are multiplied by alpha.
struct DifferenceFigures {
  double largest = 0;  ///< magnitude
  double rms = 0;
  std::int64_t differing = 0;  ///< number of pixels with any difference
  std::int64_t pixels = 0;
};

/// Signed differences, row by row: of each pixel that of the channel that differs most.
struct DifferenceMap {
  int width = 0;
  int height = 0;
  std::vector<float> values;

  [[nodiscard]] const float* row(int y) const {
    return values.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
};

struct ImageDifference {
  DifferenceMap map;
  DifferenceFigures figures;
};

/// Largest amplification, which shows the last bits of a float.
inline constexpr double kLargestGain = 1 << 24;
/// An automatic amplification may clip this share of the pixels that differ: a few outliers would hide all others.
inline constexpr double kMostClipped = 0.001;

/// Returns true if both have the same size, channels and depth.
[[nodiscard]] bool areComparable(const Image& left, const Image& right);

/// Returns right minus left. The images must be comparable.
[[nodiscard]] ImageDifference imageDifference(const Image& left, const Image& right);

/// Returns the figures of a part, clipped to the images, which must be comparable.
[[nodiscard]] DifferenceFigures differenceIn(const Image& left, const Image& right, const ImageArea& part);

/// Returns a map of side / `factor`, rounded up, with the largest difference of each square of pixels, so that a single
/// pixel stays visible.
[[nodiscard]] DifferenceMap pooled(const DifferenceMap& map, int factor);

/// Returns the largest power of two that keeps at least 1 - kMostClipped of the differing pixels within the scale from
/// -1 to 1. 1 if nothing differs.
[[nodiscard]] double automaticGain(const DifferenceMap& map);

/// Returns the number of pixels whose amplified difference exceeds the scale, or is not a number.
[[nodiscard]] std::int64_t clippedPixels(const DifferenceMap& map, double gain);

/// A colour of the screen.
struct ScreenColour {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
};

/// Returns the colour of an amplified difference: blue for negative, orange for positive ones, black for none. Magenta
/// if it is not a number.
[[nodiscard]] ScreenColour differenceColour(double part);

}  // namespace headroom
