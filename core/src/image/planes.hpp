// Photos as float planes, one per channel: what kernels work on.
#pragma once

#include <span>
#include <vector>

#include "headroom/image.hpp"

namespace headroom {

/// One plane of width x height floats per channel, rows tightly packed, white at 1. Colour is multiplied by alpha when
/// there is alpha, so that a blur does not bleed the invisible colour of transparent pixels.
std::vector<std::vector<float>> toPlanes(const Image& image);

/// The picture that `planes` hold, in the size, channels and depth of `like`: the inverse of toPlanes. Integer samples
/// are rounded to nearest and clamped; NaN becomes 0. Throws std::invalid_argument when the planes do not fit.
Image fromPlanes(const std::vector<std::vector<float>>& planes, const Image& like);

/// `channels` planes out of one that holds their pixels side by side, and back; planes that are missing become 0.
std::vector<std::vector<float>> deinterleave(std::span<const float> pixels, int channels);
std::vector<float> interleave(const std::vector<std::vector<float>>& planes, int channels);

}  // namespace headroom
