// Pictures in pages: images scaled down for a screen, as PNG.
#pragma once

#include <string>

#include "headroom/image/image.hpp"
#include "headroom/image/image_difference.hpp"

namespace headroom {

/// Returns the smallest whole number by which the sides have to be divided.
[[nodiscard]] int factorFor(ImageSize size, int longestSide);

/// Returns the picture in three channels of 8 bits, scaled down by averaging squares of pixels; transparent ones are
/// blended onto white.
[[nodiscard]] Image scaledDown(const Image& image, int factor);

/// Returns the colours of an amplified difference.
[[nodiscard]] Image colouredDifference(const DifferenceMap& map, double gain);

}  // namespace headroom
