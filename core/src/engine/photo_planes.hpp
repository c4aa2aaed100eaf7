// A photo's pixels as the kernels of one variant take them and leave them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "cl/device_session.hpp"
#include "engine/channel_view.hpp"
#include "headroom/image.hpp"
#include "headroom/pixel_format.hpp"
#include "headroom/workload.hpp"

namespace headroom {

/// Planes of one pixel format, one for each launch. Bytes stay bytes: nothing is widened to floats on the way.
class PhotoPlanes {
 public:
  /// Without planes: for results.
  explicit PhotoPlanes(PixelFormat pixel) : pixel_(pixel) {}
  /// The image's. Bytes may be the image's own, which then has to outlive this. Throws PointFailure(Unsupported) where
  /// the format would lose what the photo has.
  PhotoPlanes(const Image& image, PixelFormat pixel);

  [[nodiscard]] std::size_t count() const { return isOfBytes() ? bytes_.size() : floats_.size(); }
  /// Plane i as it lies in memory.
  [[nodiscard]] std::span<const std::byte> plane(std::size_t i) const;
  /// As many planes of the same size, for a host peer's results.
  [[nodiscard]] PhotoPlanes blank() const;
  /// Each plane from the same of `sources`, which have one channel each.
  void runPeer(const HostPeer& peer, const PhotoPlanes& sources, Size size, double sigma);
  /// Takes a copy of a launch's result.
  void add(const MappedBuffer& result);
  /// A channel of the photo.
  [[nodiscard]] ChannelView channel(int channel) const;
  /// The picture that they hold, in the size, channels and depth of `like`.
  [[nodiscard]] Image picture(const Image& like) const;

 private:
  [[nodiscard]] bool isOfBytes() const { return pixel_.element == Element::UChar; }

  PixelFormat pixel_;
  std::vector<std::vector<float>> floats_;
  std::vector<std::span<const std::uint8_t>> bytes_;
  std::vector<std::vector<std::uint8_t>> ownBytes_;
};

}  // namespace headroom
