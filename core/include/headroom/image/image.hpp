// A photo in memory, at its original depth.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "headroom/image/pixel_memory.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// Number of pixels in the checked part of a blurred photo (ImagePlan::checkSample).
inline constexpr std::int64_t kSamplePixels = 512 * 512;

enum class Depth { U8, U16, F32 };

/// A part of an image.
struct ImageArea {
  int left = 0;
  int top = 0;
  ImageSize size;

  bool operator==(const ImageArea&) const = default;
};

[[nodiscard]] std::size_t bytesPerSample(Depth depth);

/// Bytes of all pixels of an image.
[[nodiscard]] std::size_t imageBytes(ImageSize size, int channels, Depth depth);

/// An immutable image: height rows of width pixels, interleaved channels, rows tightly packed (row pitch = width *
/// channels * bytesPerSample(depth)). Channels: 1 grey, 2 grey + alpha, 3 RGB, 4 RGB + alpha; alpha is straight (not
/// premultiplied). U8 and U16 span their full range, F32 has white at 1. Copies share the pixels, so that an image may
/// cross threads freely and reaches another process without a copy.
class Image {
 public:
  Image() = default;
  /// `pixels` holds exactly size.pixels() * channels * bytesPerSample(depth) bytes; else throws std::invalid_argument.
  /// Nothing may write to it afterwards.
  Image(ImageSize size, int channels, Depth depth, std::shared_ptr<const PixelMemory> pixels);
  /// Copies the pixels.
  Image(ImageSize size, int channels, Depth depth, const std::vector<std::byte>& pixels);

  [[nodiscard]] bool empty() const { return pixels_ == nullptr; }
  [[nodiscard]] ImageSize size() const { return size_; }
  [[nodiscard]] int channels() const { return channels_; }
  [[nodiscard]] Depth depth() const { return depth_; }
  [[nodiscard]] bool hasAlpha() const { return channels_ == 2 || channels_ == 4; }
  [[nodiscard]] std::size_t rowPitchBytes() const;
  [[nodiscard]] std::span<const std::byte> bytes() const;
  /// Memory of the pixels; null if empty.
  [[nodiscard]] const std::shared_ptr<const PixelMemory>& memory() const { return pixels_; }
  /// Differs between any two images created in this process; equal for copies. Allows a device to reuse an upload.
  [[nodiscard]] std::uint64_t identity() const { return identity_; }

 private:
  ImageSize size_;
  int channels_ = 0;
  Depth depth_ = Depth::U8;
  std::uint64_t identity_ = 0;
  std::shared_ptr<const PixelMemory> pixels_;
};

}  // namespace headroom
