#include "engine/photo_planes.hpp"

#include <utility>

#include "engine/point_failure.hpp"
#include "image/byte_planes.hpp"
#include "image/planes.hpp"

namespace headroom {

PhotoPlanes::PhotoPlanes(const Image& image, PixelFormat pixel) : pixel_(pixel) {
  if (isOfBytes()) {
    if (image.depth() != Depth::U8) {
      throw PointFailure(Status::Unsupported, Stage::Arguments,
                         "The variant works on 8-bit pixels and would round those of this photo. Choose one that works "
                         "on floats.");
    }
    BytePlanes planes = toBytePlanes(image, pixel.channels);
    bytes_ = std::move(planes.planes);
    ownBytes_ = std::move(planes.made);  // moved vectors keep their memory, so that the spans stay valid
    return;
  }
  floats_ = toPlanes(image);
  if (pixel.channels > 1) floats_ = {interleave(floats_, pixel.channels)};
}

std::span<const std::byte> PhotoPlanes::plane(std::size_t i) const {
  return isOfBytes() ? std::as_bytes(bytes_.at(i)) : std::as_bytes(std::span(floats_.at(i)));
}

PhotoPlanes PhotoPlanes::blank() const {
  PhotoPlanes planes(pixel_);
  for (const auto& plane : floats_) planes.floats_.emplace_back(plane.size());
  for (const auto& plane : bytes_) planes.ownBytes_.emplace_back(plane.size());
  for (const auto& plane : planes.ownBytes_) planes.bytes_.emplace_back(plane);
  return planes;
}

void PhotoPlanes::runPeer(const HostPeer& peer, const PhotoPlanes& sources, Size size, double sigma) {
  for (std::size_t i = 0; i < count(); ++i) {
    if (isOfBytes()) {
      const std::uint8_t* const source = sources.bytes_.at(i).data();
      peer.runOnBytes({&source, 1}, ownBytes_.at(i).data(), size, sigma);
    } else {
      const float* const source = sources.floats_.at(i).data();
      peer.run({&source, 1}, floats_.at(i).data(), size, sigma);
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

Image PhotoPlanes::picture(const Image& like) const {
  if (isOfBytes()) return fromBytePlanes(ownBytes_, pixel_.channels, like);
  if (pixel_.channels == 1) return fromPlanes(floats_, like);
  std::vector<std::vector<float>> planes = deinterleave(floats_.front(), pixel_.channels);
  planes.resize(static_cast<std::size_t>(like.channels()));
  return fromPlanes(planes, like);
}

}  // namespace headroom
