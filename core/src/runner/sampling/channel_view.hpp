// One channel of pixels in memory, of any type, as numbers from 0 to 1.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "headroom/values/pixel_format.hpp"

namespace headroom {

/// A byte's white, which is 1 as a float.
inline constexpr float kWhiteByte = 255;

/// Refers to the pixels and must not outlive them.
class ChannelView {
 public:
  /// Channel `channel` of `channels` interleaved ones.
  explicit ChannelView(std::span<const float> floats, int channels = 1, int channel = 0)
      : floats_(floats.data()),
        stride_(static_cast<std::size_t>(channels)),
        first_(static_cast<std::size_t>(channel)) {}
  explicit ChannelView(std::span<const std::uint8_t> bytes, int channels = 1, int channel = 0)
      : bytes_(bytes.data()), stride_(static_cast<std::size_t>(channels)), first_(static_cast<std::size_t>(channel)) {}

  [[nodiscard]] Element element() const { return bytes_ != nullptr ? Element::UChar : Element::Float; }

  /// Copies row.size() pixels from pixel `first` on.
  void read(std::size_t first, std::span<float> row) const {
    std::size_t at = first * stride_ + first_;
    for (float& value : row) {
      // Divided, not multiplied by a rounded reciprocal, so that white is exactly 1.
      value = bytes_ != nullptr ? static_cast<float>(bytes_[at]) / kWhiteByte : floats_[at];
      at += stride_;
    }
  }

 private:
  const float* floats_ = nullptr;
  const std::uint8_t* bytes_ = nullptr;
  std::size_t stride_;
  std::size_t first_;
};

}  // namespace headroom
