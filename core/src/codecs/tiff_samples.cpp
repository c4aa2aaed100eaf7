#include "codecs/tiff_samples.hpp"

#include <cmath>
#include <cstring>
#include <limits>

namespace headroom {
namespace {

/// Consecutive numbers of up to 16 bits.
class BitReader {
 public:
  BitReader(std::span<const std::byte> from, int bits) : from_(from), bits_(bits) {}

  std::uint32_t next() {
    while (held_ < bits_) {
      waiting_ = waiting_ << 8 | std::to_integer<std::uint32_t>(from_[at_++]);
      held_ += 8;
    }
    held_ -= bits_;
    return waiting_ >> held_ & ((1U << bits_) - 1);
  }

 private:
  std::span<const std::byte> from_;
  int bits_;
  std::size_t at_ = 0;
  std::uint32_t waiting_ = 0;
  int held_ = 0;
};

template <typename Stored>
Stored storedAt(std::span<const std::byte> from, std::size_t index) {
  Stored value;
  std::memcpy(&value, from.data() + index * sizeof value, sizeof value);
  return value;
}

float halfToFloat(std::uint16_t half) {
  const int exponent = half >> 10 & 0x1F;
  const int fraction = half & 0x3FF;
  constexpr int kSpecial = 31;
  float value = 0;
  if (exponent == kSpecial) {
    value = fraction == 0 ? std::numeric_limits<float>::infinity() : std::numeric_limits<float>::quiet_NaN();
  } else if (exponent == 0) {
    value = std::ldexp(static_cast<float>(fraction), -24);
  } else {
    value = std::ldexp(static_cast<float>(fraction + 1024), exponent - 25);
  }
  return (half & 0x8000) != 0 ? -value : value;
}

template <typename Sample>
void unpackScaled(std::span<const std::byte> from, int bits, std::span<Sample> to) {
  if (bits == static_cast<int>(sizeof(Sample)) * 8) {
    std::memcpy(to.data(), from.data(), to.size_bytes());
    return;
  }
  constexpr std::uint32_t kFull = std::numeric_limits<Sample>::max();
  const std::uint32_t most = (1U << bits) - 1;
  BitReader reader(from, bits);
  for (Sample& sample : to) sample = static_cast<Sample>((reader.next() * kFull + most / 2) / most);
}

}  // namespace

Depth depthOfTiffSamples(TiffSampleKind kind, int bits) {
  if (kind == TiffSampleKind::Float || bits > 16) return Depth::F32;
  return bits > 8 ? Depth::U16 : Depth::U8;
}

bool knowsTiffSamples(TiffSampleKind kind, int bits) {
  if (kind == TiffSampleKind::Float) return bits == 16 || bits == 32 || bits == 64;
  if (kind == TiffSampleKind::Signed) return false;
  return (bits >= 1 && bits <= 16) || bits == 24 || bits == 32;
}

void unpackTiffSamples(std::span<const std::byte> from, TiffSampleKind, int bits, std::span<std::uint8_t> to) {
  unpackScaled(from, bits, to);
}

void unpackTiffSamples(std::span<const std::byte> from, TiffSampleKind, int bits, std::span<std::uint16_t> to) {
  unpackScaled(from, bits, to);
}

void unpackTiffSamples(std::span<const std::byte> from, TiffSampleKind kind, int bits, std::span<float> to) {
  constexpr double kFull32 = std::numeric_limits<std::uint32_t>::max();
  constexpr double kFull24 = (1U << 24) - 1;
  if (kind == TiffSampleKind::Float && bits == 32) {
    std::memcpy(to.data(), from.data(), to.size_bytes());
  } else if (kind == TiffSampleKind::Float && bits == 64) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = static_cast<float>(storedAt<double>(from, i));
  } else if (kind == TiffSampleKind::Float) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = halfToFloat(storedAt<std::uint16_t>(from, i));
  } else if (bits == 32) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] = static_cast<float>(storedAt<std::uint32_t>(from, i) / kFull32);
  } else {
    for (std::size_t i = 0; i < to.size(); ++i) {
      std::uint32_t value = 0;
      std::memcpy(&value, from.data() + i * 3, 3);  // little-endian, as on all supported machines
      to[i] = static_cast<float>(value / kFull24);
    }
  }
}

void unpackTiffIndices(std::span<const std::byte> from, int bits, std::span<std::uint16_t> to) {
  if (bits == 16) {
    std::memcpy(to.data(), from.data(), to.size_bytes());
    return;
  }
  BitReader reader(from, bits);
  for (std::uint16_t& index : to) index = static_cast<std::uint16_t>(reader.next());
}

}  // namespace headroom
