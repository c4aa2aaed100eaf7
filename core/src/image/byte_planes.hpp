// 8-bit photos as planes of bytes on the host, for references and host implementations that use bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "headroom/image/image.hpp"

namespace headroom {

/// Planes of an image's pixels. Some share the image's own bytes, which must outlive this.
struct BytePlanes {
  std::vector<std::span<const std::uint8_t>> planes;
  std::vector<std::vector<std::uint8_t>> made;  ///< those that do not share the image's bytes
};

/// Returns the channels of an image of depth U8, a plane each, rows tightly packed. Colour is multiplied by alpha if
/// there is alpha, as in toPlanes(), and rounded. Throws std::invalid_argument for another depth.
BytePlanes toBytePlanes(const Image& image);

/// Writes the image of such planes, in the size and channels of `like`, to as many bytes as that has: the inverse
/// except for the rounding of colour times alpha. Throws std::invalid_argument if they do not fit.
void fromBytePlanes(std::span<const std::vector<std::uint8_t>> planes, const Image& like, std::span<std::byte> pixels);

}  // namespace headroom
