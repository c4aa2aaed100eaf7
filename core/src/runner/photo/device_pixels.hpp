// A photo's pixels on a device: uploaded as they are, sorted into planes there, packed again and downloaded.
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

/// For photos of one size, depth and number of channels, and planes of one format. Does what toPlanes() and
/// fromPlanes() do on the host: colour is multiplied by alpha and divided by it, samples are rounded to nearest and
/// clamped, NaN becomes 0; bytes as toBytePlanes() and fromBytePlanes() have them. Channels of a plane that the photo
/// lacks are 0, or 255 in bytes, as an opaque alpha.
class DevicePixels {
 public:
  /// Builds the kernels. `link` leads to the session's device. Throws PointFailure(Unsupported) where the format would
  /// lose what the photo has, PointFailure, cl::Error.
  DevicePixels(DeviceSession& session, HostLink& link, const Image& like, PixelFormat format);

  /// How many planes there are, so many pixels each.
  [[nodiscard]] std::size_t planes() const;
  [[nodiscard]] BufferNeed plane(const std::string& name) const;
  /// What it needs beside planes. The first of them has to be kept, as the planes are: what it tells of a photo's alpha
  /// is for packing.
  [[nodiscard]] std::vector<BufferNeed> needs() const;

  /// Uploads the photo and sorts its pixels into these buffers, a plane each. Adds to the times. Throws cl::Error.
  void sort(const Image& photo, const std::vector<std::string>& planes, PhotoTimes& times);
  /// Packs these planes and downloads the picture to `pixels`. Adds to the times. Throws cl::Error.
  void pack(const std::vector<std::string>& planes, std::span<std::byte> pixels, PhotoTimes& times);

 private:
  /// Pixels that are uploaded and sorted, or packed and downloaded, at a time.
  struct Band {
    std::size_t first = 0;
    std::size_t count = 0;
  };

  [[nodiscard]] std::vector<Band> bands() const;
  template <typename Byte>
  [[nodiscard]] std::span<Byte> part(std::span<Byte> pixels, const Band& band) const;
  /// On the device, where the photo has one there.
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
