// A photo's pixels on a device: uploaded in their original form, split into planes there, packed again and downloaded.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "headroom/image/image.hpp"
#include "headroom/jobs/job_event.hpp"
#include "headroom/values/pixel_format.hpp"
#include "runner/cl/device_session.hpp"
#include "runner/cl/host_link.hpp"

namespace headroom {

/// For photos of one size, depth and number of channels, and planes of one format. Does the same as toPlanes() and
/// fromPlanes() on the host: colour is multiplied by alpha and divided by it, samples are rounded to nearest and
/// clamped, NaN becomes 0; bytes as in toBytePlanes() and fromBytePlanes(). Channels of a plane that the photo lacks
/// are 0, or 255 in bytes, as an opaque alpha.
class DevicePixels {
 public:
  /// Builds the kernels. `link` leads to the session's device. Throws PointFailure(Unsupported) if the format would
  /// lose data of the photo, PointFailure, cl::Error.
  DevicePixels(DeviceSession& session, HostLink& link, const Image& like, PixelFormat format);

  /// Number of planes, each with all pixels.
  [[nodiscard]] std::size_t planes() const;
  [[nodiscard]] BufferNeed plane(const std::string& name) const;
  /// Returns the buffers needed beside planes. The first must be kept as long as the planes, because packing needs its
  /// data about the photo's alpha.
  [[nodiscard]] std::vector<BufferNeed> needs() const;

  /// Uploads the photo and splits its pixels into these buffers, a plane each. Adds to the times. Throws cl::Error.
  void sort(const Image& photo, const std::vector<std::string>& planes, PhotoTimes& times);
  /// Packs these planes and downloads the image to `pixels`. Adds to the times. Throws cl::Error.
  void pack(const std::vector<std::string>& planes, std::span<std::byte> pixels, PhotoTimes& times);

 private:
  /// Pixels that are uploaded and split, or packed and downloaded, at a time.
  struct Band {
    std::size_t first = 0;
    std::size_t count = 0;
  };

  [[nodiscard]] std::vector<Band> bands() const;
  template <typename Byte>
  [[nodiscard]] std::span<Byte> part(std::span<Byte> pixels, const Band& band) const;
  /// The photo's buffer on the device, if it needs one.
  [[nodiscard]] cl::Buffer ownBuffer() const;
  void setPlanes(cl::Kernel& kernel, cl_uint firstArgument, const std::vector<std::string>& planes);
  void launch(cl::Kernel& kernel, const Band& band);

  DeviceSession& session_;
  HostLink& link_;
  PixelFormat format_;
  int channels_;
  std::size_t pixels_;
  std::size_t bytesPerPixel_;
  std::size_t bandPixels_;
  cl::Kernel sort_;
  cl::Kernel pack_;
};

}  // namespace headroom
