// Image sizes: the size axis of every sweep.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Width x height in pixels; both at least 1 for anything that runs.
struct Size {
  int width = 0;
  int height = 0;

  [[nodiscard]] std::int64_t pixels() const { return std::int64_t{width} * height; }
  /// MP are 10^6 pixels.
  [[nodiscard]] double megapixels() const { return static_cast<double>(pixels()) * 1e-6; }
  bool operator==(const Size&) const = default;
};

/// Longest side accepted, in pixels: 2^16. Area is bounded by the device's memory.
inline constexpr int kLongestSide = 65536;

/// The square of about `megapixels` x 10^6 pixels, its side rounded to a multiple of 8.
Size squareOf(double megapixels);

/// Reads "16MP", "0.5MP" or "1023x769". Throws UsageError for anything else, a zero or a side over kLongestSide.
Size parseSize(std::string_view text);

/// Reads a comma-separated list, e.g. "1MP,4MP,1023x769"; at least one size.
std::vector<Size> parseSizes(std::string_view text);

/// "4000 x 3000"
std::string toText(Size size);

}  // namespace headroom
