#include "headroom/values/size.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>

#include "headroom/system/error.hpp"

namespace headroom {
namespace {

constexpr int kSideStep = 8;
/// Smaller powers of two have more digits than are convenient.
constexpr double kSmallestNamedPower = 0.0625;
constexpr std::string_view kRemedy =
    "Write megapixels (\"16MP\", \"0.5MP\") or WIDTHxHEIGHT (\"1023x769\") for images, N (\"1024\") or MxNxK "
    "(\"512x1024x256\") for matrices, and else the workload's size parameters with an x between each two.";

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// Returns the number if it fills the whole text and is in range, else nothing.
template <typename Number>
std::optional<Number> wholeNumber(std::string_view text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [stop, code] = std::from_chars(text.data(), end, number);
  if (code != std::errc{} || stop != end) return std::nullopt;
  return number;
}

bool isFraction(std::string_view text) {
  return text.find('.') != std::string_view::npos && wholeNumber<double>(text);
}

[[noreturn]] void rejectSize(std::string_view text, std::string_view why) {
  throw UsageError(fmt::format("\"{}\" is not a size: {}. {}", text, why, kRemedy));
}

ImageSize sizeFromMegapixels(std::string_view text, std::string_view number) {
  const auto megapixels = wholeNumber<double>(number);
  if (!megapixels || !std::isfinite(*megapixels)) rejectSize(text, "there is no number before MP");
  const double side = std::sqrt(*megapixels * 1e6);
  if (!(*megapixels > 0) || side < kSideStep / 2.0) rejectSize(text, "there must be pixels in it");
  if (side > kLongestSide) rejectSize(text, fmt::format("its side is over {} pixels", kLongestSide));
  return squareOf(*megapixels);
}

/// Whole numbers separated by an x.
std::vector<std::int64_t> valuesOf(std::string_view text, std::string_view rest) {
  std::vector<std::int64_t> values;
  for (;;) {
    const auto cross = rest.find_first_of("xX");
    const auto value = wholeNumber<std::int64_t>(trimmed(rest.substr(0, cross)));
    if (values.empty() && isFraction(trimmed(rest)))
      rejectSize(text, fmt::format("sides are whole numbers, and megapixels end in MP (\"{}MP\")", trimmed(rest)));
    if (!value) rejectSize(text, "the sides must be whole numbers");
    if (*value < 1) rejectSize(text, "every side must be at least 1");
    if (*value > kLargestExtent) rejectSize(text, fmt::format("a side is over {}", kLargestExtent));
    values.push_back(*value);
    if (cross == std::string_view::npos) break;
    rest.remove_prefix(cross + 1);
  }
  if (values.size() > Size::kMostParameters)
    rejectSize(text, fmt::format("it has more than {} sides", Size::kMostParameters));
  return values;
}

}  // namespace

NamedSides namedSides(Size size) {
  constexpr std::size_t kOfAnImage = 2;
  constexpr std::size_t kOfAProduct = 3;
  if (size.count() == kOfAnImage) return {size[0], size[1], std::nullopt};
  if (size.count() == kOfAProduct) return {size[1], size[0], size[2]};
  return {};
}

ImageSize imageSize(Size size) {
  const auto side = [](std::int64_t value) {
    return static_cast<int>(std::clamp<std::int64_t>(value, 0, std::numeric_limits<int>::max()));
  };
  return {side(size[0]), side(size[1])};
}

ImageSize squareOf(double megapixels) {
  const double steps = std::round(std::sqrt(std::max(megapixels, 0.0) * 1e6) / kSideStep);
  const int side = static_cast<int>(std::clamp(steps, 1.0, double{kLongestSide} / kSideStep)) * kSideStep;
  return {side, side};
}

std::optional<double> namedMegapixels(ImageSize size) {
  if (size.width != size.height || size.width < 1) return std::nullopt;
  const double exact = size.megapixels();
  const double unit = std::pow(10, std::floor(std::log10(exact)) - 1);
  const double digits = std::round(exact / unit);
  // Divided where that is exact: 26 x 0.01 is not 0.26.
  const double twoDigits = unit < 1 ? digits / std::round(1 / unit) : digits * unit;
  const double power = std::exp2(std::round(std::log2(exact)));
  if (power >= kSmallestNamedPower && squareOf(power) == size) return power;
  return squareOf(twoDigits) == size ? std::optional(twoDigits) : std::nullopt;
}

Size parseSize(std::string_view text) {
  if (text.find(',') != std::string_view::npos) rejectSize(text, "one size is expected here, and this is a list");
  const std::string_view size = trimmed(text);
  if (size.empty()) throw UsageError(fmt::format("There is no size. {}", kRemedy));
  if (size.size() >= 2) {
    const std::string_view unit = size.substr(size.size() - 2);
    if (unit == "MP" || unit == "mp" || unit == "Mp") {
      return sizeFromMegapixels(text, trimmed(size.substr(0, size.size() - 2)));
    }
  }
  return Size(valuesOf(text, size));
}

std::vector<Size> parseSizes(std::string_view text) {
  std::vector<Size> sizes;
  for (std::string_view rest = text;;) {
    const auto comma = rest.find(',');
    const Size size = parseSize(rest.substr(0, comma));
    if (std::find(sizes.begin(), sizes.end(), size) == sizes.end()) sizes.push_back(size);
    if (comma == std::string_view::npos) return sizes;
    rest.remove_prefix(comma + 1);
  }
}

std::string toText(Size size) {
  return fmt::format("{}", fmt::join(size.values(), " x "));
}

}  // namespace headroom
