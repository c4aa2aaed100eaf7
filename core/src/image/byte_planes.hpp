// Photos of 8 bits as planes of bytes: what kernels of bytes work on, without floats in between.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "headroom/image.hpp"

namespace headroom {

/// Planes of an image's pixels, some of them the image's own bytes, which must outlive this.
struct BytePlanes {
  std::vector<std::span<const std::uint8_t>> planes;
  std::vector<std::vector<std::uint8_t>> made;  ///< those that are not the image's own
};

/// The channels of a picture of depth U8 in planes of `channelsPerPlane` interleaved bytes per pixel, rows tightly
/// packed; channels that the picture lacks are 255, as an opaque alpha. Colour is multiplied by alpha where there is
/// alpha, as toPlanes() does, and rounded. Throws std::invalid_argument for another depth.
BytePlanes toBytePlanes(const Image& image, int channelsPerPlane);

/// The picture that such planes hold, in the size and channels of `like`: the inverse but for what rounding colour
/// times alpha has lost. Throws std::invalid_argument when the planes do not fit.
Image fromBytePlanes(std::span<const std::vector<std::uint8_t>> planes, int channelsPerPlane, const Image& like);

}  // namespace headroom
