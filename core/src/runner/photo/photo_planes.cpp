#include "runner/photo/photo_planes.hpp"

#include <utility>

#include "image/byte_planes.hpp"
#include "image/planes.hpp"
#include "runner/sampling/point_failure.hpp"

namespace headroom {

void requireHolds(PixelFormat pixel, const Image& image) {
  if (pixel.element != Element::UChar || image.depth() == Depth::U8) return;
  throw PointFailure(Status::Unsupported, Stage::Arguments,
                     "The variant works on 8-bit pixels and would round those of this photo. Choose one that works on "
                     "floats.");
}

PhotoPlanes::PhotoPlanes(const Image& image, Element element) : pixel_{element, 1} {
  requireHolds(pixel_, image);
  if (isOfBytes()) {
    BytePlanes planes = toBytePlanes(image);
    bytes_ = std::move(planes.planes);
    ownBytes_ = std::move(planes.made);  // moved vectors keep their memory, so that the spans stay valid
  } else {
    floats_ = toPlanes(image);
  }
}

PhotoPlanes PhotoPlanes::blank() const {
  PhotoPlanes planes(pixel_);
  for (const auto& plane : floats_) planes.floats_.emplace_back(plane.size());
  for (const auto& plane : bytes_) planes.ownBytes_.emplace_back(plane.size());
  for (const auto& plane : planes.ownBytes_) planes.bytes_.emplace_back(plane);
  return planes;
}

void PhotoPlanes::runPeer(const HostPeer& peer, const PhotoPlanes& sources, ImageSize size,
                          const ParameterValues& parameters) {
  for (std::size_t i = 0, count = isOfBytes() ? bytes_.size() : floats_.size(); i < count; ++i) {
    if (isOfBytes()) {
      const std::uint8_t* const source = sources.bytes_.at(i).data();
      peer.runOnBytes({&source, 1}, ownBytes_.at(i).data(), size, parameters);
    } else {
      const float* const source = sources.floats_.at(i).data();
      peer.run({&source, 1}, floats_.at(i).data(), size, parameters);
    }
  }
}

void PhotoPlanes::add(const MappedBuffer& result) {
  if (isOfBytes()) {
    bytes_.emplace_back(ownBytes_.emplace_back(result.bytes().begin(), result.bytes().end()));
  } else {
    floats_.emplace_back(result.floats().begin(), result.floats().end());
  }
}

ChannelView PhotoPlanes::channel(int channel) const {
  const auto plane = static_cast<std::size_t>(channel / pixel_.channels);
  if (isOfBytes()) return ChannelView(bytes_.at(plane), pixel_.channels, channel % pixel_.channels);
  return ChannelView(std::span<const float>(floats_.at(plane)), pixel_.channels, channel % pixel_.channels);
}

void PhotoPlanes::toPicture(const Image& like, std::span<std::byte> pixels) const {
  if (isOfBytes()) {
    fromBytePlanes(ownBytes_, like, pixels);
  } else {
    fromPlanes(floats_, like, pixels);
  }
}

}  // namespace headroom
