// Sizes of images and of any other data of a workload: the size axis of every run.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Width x height in pixels.
struct ImageSize {
  int width = 0;
  int height = 0;

  [[nodiscard]] std::int64_t pixels() const { return std::int64_t{width} * height; }
  /// MP: 10^6 pixels.
  [[nodiscard]] double megapixels() const { return static_cast<double>(pixels()) * 1e-6; }
  bool operator==(const ImageSize&) const = default;
};

/// The values of a workload's size parameters, in the order of its file: width and height of an image, M, N and K of a
/// matrix product. Each is at least 1 for anything that runs.
class Size {
 public:
  static constexpr std::size_t kMostParameters = 6;

  constexpr Size() = default;
  /// Takes at most kMostParameters values and ignores the rest.
  constexpr Size(std::initializer_list<std::int64_t> values)
      : count_(values.size() < kMostParameters ? values.size() : kMostParameters) {
    std::copy_n(values.begin(), count_, values_.begin());
  }
  explicit constexpr Size(std::span<const std::int64_t> values)
      : count_(values.size() < kMostParameters ? values.size() : kMostParameters) {
    std::copy_n(values.begin(), count_, values_.begin());
  }
  constexpr Size(ImageSize image) : Size({image.width, image.height}) {}  // NOLINT: an image's size is a size

  [[nodiscard]] constexpr std::span<const std::int64_t> values() const { return std::span(values_).first(count_); }
  [[nodiscard]] constexpr std::size_t count() const { return count_; }
  /// Returns 0 for a parameter that it does not have.
  [[nodiscard]] constexpr std::int64_t operator[](std::size_t index) const {
    return index < count_ ? values_[index] : 0;
  }
  /// Returns the size with another value of one of its parameters.
  [[nodiscard]] constexpr Size with(std::size_t index, std::int64_t value) const {
    Size changed = *this;
    if (index < count_) changed.values_[index] = value;
    return changed;
  }
  auto operator<=>(const Size&) const = default;

 private:
  std::array<std::int64_t, kMostParameters> values_{};  // zero beyond count_
  std::size_t count_ = 0;
};

/// The names in files for two values, an image's sides, and for three, N, M and K of a matrix product. Other sizes have
/// none.
struct NamedSides {
  std::optional<std::int64_t> width;
  std::optional<std::int64_t> height;
  std::optional<std::int64_t> depth;
};
NamedSides namedSides(Size size);

/// For a workload on images: its first two values.
ImageSize imageSize(Size size);

/// Longest side of an image accepted, in pixels: 2^16. The device's memory limits the area.
inline constexpr int kLongestSide = 65536;
/// Largest value of other size parameters, and the most elements of a buffer: 2^40.
inline constexpr std::int64_t kLargestExtent = std::int64_t{1} << 40;

/// Returns the square of about `megapixels` x 10^6 pixels, its side rounded to a multiple of 8.
ImageSize squareOf(double megapixels);

/// Returns the usual name in megapixels of a square made by squareOf: 0.25 for 504 x 504. A power of two if that fits,
/// else a number of two digits; nothing for other sizes.
std::optional<double> namedMegapixels(ImageSize size);

/// Reads a size: "16MP", "0.5MP" or "1023x769" for images, "1048576" for elements, "512x1024x256" for any workload with
/// that number of size parameters, in the order of the workload's file; see sizesFor. Throws UsageError for anything
/// else, for a zero, and for more than kLargestExtent.
Size parseSize(std::string_view text);

/// Reads a comma-separated list, e.g. "1MP,4MP,1023x769"; at least one size, without duplicates.
std::vector<Size> parseSizes(std::string_view text);

/// "4000 x 3000", "512 x 1024 x 256", "1048576"
std::string toText(Size size);

}  // namespace headroom
