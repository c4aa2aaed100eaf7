// Photos of 8 bits as planes of bytes on the host: what references and host peers of bytes work on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "headroom/image/image.hpp"

namespace headroom {

/// Planes of an image's pixels, some of them the image's own bytes, which must outlive this.
struct BytePlanes {
  std::vector<std::span<const std::uint8_t>> planes;
  std::vector<std::vector<std::uint8_t>> made;  ///< those that are not the image's own
};

/// The channels of a picture of depth U8, a plane each, rows tightly packed. Colour is multiplied by alpha where there
/// is alpha, as toPlanes() does, and rounded. Throws std::invalid_argument for another depth.
BytePlanes toBytePlanes(const Image& image);

/// The picture that such planes hold, in the size and channels of `like`, to as many bytes as that has: the inverse but
/// for what rounding colour times alpha has lost. Throws std::invalid_argument when they do not fit.
void fromBytePlanes(std::span<const std::vector<std::uint8_t>> planes, const Image& like, std::span<std::byte> pixels);

}  // namespace headroom
