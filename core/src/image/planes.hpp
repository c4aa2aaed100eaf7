// Photos as float planes, one per channel, on the host, for references and host implementations.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "headroom/image/image.hpp"

namespace headroom {

/// Returns one plane of width x height floats per channel, rows tightly packed, white at 1. Colour is multiplied by
/// alpha if there is alpha, so that a blur does not spread the invisible colour of transparent pixels.
std::vector<std::vector<float>> toPlanes(const Image& image);

/// Returns the image of `planes`, in the size, channels and depth of `like`: the inverse of toPlanes. Integer samples
/// are rounded to nearest and clamped; NaN becomes 0. Throws std::invalid_argument if the planes do not fit.
Image fromPlanes(const std::vector<std::vector<float>>& planes, const Image& like);
/// Writes the pixels to as many bytes as `like` has.
void fromPlanes(const std::vector<std::vector<float>>& planes, const Image& like, std::span<std::byte> pixels);

}  // namespace headroom
