// A photo's pixels as planes on the host: for host implementations, and for comparisons with references.
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

/// Throws PointFailure(Unsupported) if planes of the format would lose data of the photo.
void requireHolds(PixelFormat pixel, const Image& image);

/// Planes of one pixel format. Bytes stay bytes, without conversion to floats.
class PhotoPlanes {
 public:
  /// Without planes, for results.
  explicit PhotoPlanes(PixelFormat pixel) : pixel_(pixel) {}
  /// The image's planes, one per channel. Bytes may be shared with the image, which must then outlive this. Throws as
  /// requireHolds().
  PhotoPlanes(const Image& image, Element element);

  /// Returns the same number of planes of the same size, for a host implementation's results.
  [[nodiscard]] PhotoPlanes blank() const;
  /// Computes each plane from that of `sources`, which have one channel each.
  void runPeer(const HostPeer& peer, const PhotoPlanes& sources, ImageSize size, const ParameterValues& parameters);
  /// Copies a launch's result.
  void add(const MappedBuffer& result);
  /// A channel of the photo.
  [[nodiscard]] ChannelView channel(int channel) const;
  /// Writes the image of planes with one channel, in the size, channels and depth of `like`, to as many bytes as it
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
