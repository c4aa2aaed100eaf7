// Sizes of images and of matrix products: the size axis of every sweep.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Of an image: width x height in pixels, depth 0. Of a product C = A B of matrices, where A is M x K, B is K x N and C
/// is M x N: width = N, height = M, depth = K, and what is told per pixel elsewhere is per element of C. Width and
/// height are at least 1 for anything that runs.
struct Size {
  int width = 0;
  int height = 0;
  int depth = 0;

  [[nodiscard]] std::int64_t pixels() const { return std::int64_t{width} * height; }
  /// MP are 10^6 pixels.
  [[nodiscard]] bool isOfMatrices() const { return depth > 0; }
  /// What the work grows with: pixels, or multiply-adds of a product of matrices.
  [[nodiscard]] double work() const { return static_cast<double>(pixels()) * (isOfMatrices() ? depth : 1); }
  [[nodiscard]] double megapixels() const { return static_cast<double>(pixels()) * 1e-6; }
  bool operator==(const Size&) const = default;
};

/// Longest side accepted, in pixels or elements: 2^16. Area is bounded by the device's memory.
inline constexpr int kLongestSide = 65536;

/// The square of about `megapixels` x 10^6 pixels, its side rounded to a multiple of 8.
Size squareOf(double megapixels);

/// The megapixels by which people call the square that squareOf makes of them: 0.25 for 504 x 504. A power of two where
/// that fits, else a number of two digits; nothing for other sizes.
std::optional<double> namedMegapixels(Size size);

/// Reads "16MP", "0.5MP" or "1023x769"; of matrix products "1024", where M = N = K, or "512x1024x256", which is M x N x
/// K. Throws UsageError for anything else, a zero or a side over kLongestSide.
Size parseSize(std::string_view text);

/// Reads a comma-separated list, e.g. "1MP,4MP,1023x769"; at least one size, and each once.
std::vector<Size> parseSizes(std::string_view text);

/// "4000 x 3000"; of matrix products M x N x K: "512 x 1024 x 256"
std::string toText(Size size);

}  // namespace headroom
