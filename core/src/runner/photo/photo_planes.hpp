// A photo's pixels as planes on the host: for host peers, and for what compares results with references.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "headroom/image/image.hpp"
#include "headroom/values/pixel_format.hpp"
#include "headroom/values/workload.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/sampling/channel_view.hpp"

namespace headroom {

/// Throws PointFailure(Unsupported) where planes of the format would lose what the photo has.
void requireHolds(PixelFormat pixel, const Image& image);

/// Planes of one pixel format. Bytes stay bytes: nothing is widened to floats on the way.
class PhotoPlanes {
 public:
  /// Without planes: for results.
  explicit PhotoPlanes(PixelFormat pixel) : pixel_(pixel) {}
  /// The image's, one per channel. Bytes may be the image's own, which then has to outlive this. Throws as
  /// requireHolds().
  PhotoPlanes(const Image& image, Element element);

  /// As many planes of the same size, for a host peer's results.
  [[nodiscard]] PhotoPlanes blank() const;
  /// Each plane from the same of `sources`, which have one channel each.
  void runPeer(const HostPeer& peer, const PhotoPlanes& sources, ImageSize size, const ParameterValues& parameters);
  /// Takes a copy of a launch's result.
  void add(const MappedBuffer& result);
  /// A channel of the photo.
  [[nodiscard]] ChannelView channel(int channel) const;
  /// The picture that planes of one channel hold, in the size, channels and depth of `like`, to as many bytes as it
  /// has.
  void toPicture(const Image& like, std::span<std::byte> pixels) const;

 private:
  [[nodiscard]] bool isOfBytes() const { return pixel_.element == Element::UChar; }

  PixelFormat pixel_;
  std::vector<std::vector<float>> floats_;
  std::vector<std::span<const std::uint8_t>> bytes_;
  std::vector<std::vector<std::uint8_t>> ownBytes_;
};

}  // namespace headroom
