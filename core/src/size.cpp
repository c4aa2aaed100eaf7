#include "headroom/size.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "headroom/error.hpp"

namespace headroom {
namespace {

constexpr int kSideStep = 8;
constexpr std::string_view kRemedy = "Write megapixels (\"16MP\", \"0.5MP\") or WIDTHxHEIGHT (\"1023x769\").";

std::string_view trimmed(std::string_view text) {
  const auto first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// The number that fills the whole text; anything else, or one out of range, is nothing.
template <typename Number>
std::optional<Number> wholeNumber(std::string_view text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [stop, code] = std::from_chars(text.data(), end, number);
  if (code != std::errc{} || stop != end) return std::nullopt;
  return number;
}

[[noreturn]] void rejectSize(std::string_view text, std::string_view why) {
  throw UsageError(fmt::format("\"{}\" is not a size: {}. {}", text, why, kRemedy));
}

Size sizeFromMegapixels(std::string_view text, std::string_view number) {
  const auto megapixels = wholeNumber<double>(number);
  if (!megapixels || !std::isfinite(*megapixels)) rejectSize(text, "there is no number before MP");
  const double side = std::sqrt(*megapixels * 1e6);
  if (!(*megapixels > 0) || side < kSideStep / 2.0) rejectSize(text, "there must be pixels in it");
  if (side > kLongestSide) rejectSize(text, fmt::format("its side is over {} pixels", kLongestSide));
  return squareOf(*megapixels);
}

}  // namespace

Size squareOf(double megapixels) {
  const double steps = std::round(std::sqrt(std::max(megapixels, 0.0) * 1e6) / kSideStep);
  const int side = static_cast<int>(std::clamp(steps, 1.0, double{kLongestSide} / kSideStep)) * kSideStep;
  return {side, side};
}

Size parseSize(std::string_view text) {
  const std::string_view size = trimmed(text);
  if (size.size() >= 2) {
    const std::string_view unit = size.substr(size.size() - 2);
    if (unit == "MP" || unit == "mp" || unit == "Mp") {
      return sizeFromMegapixels(text, trimmed(size.substr(0, size.size() - 2)));
    }
  }
  const auto cross = size.find_first_of("xX");
  if (cross == std::string_view::npos) rejectSize(text, "it has neither MP nor an x");
  const auto width = wholeNumber<int>(trimmed(size.substr(0, cross)));
  const auto height = wholeNumber<int>(trimmed(size.substr(cross + 1)));
  if (!width || !height) rejectSize(text, "width and height must be whole numbers");
  if (*width < 1 || *height < 1) rejectSize(text, "both sides must be at least 1");
  if (*width > kLongestSide || *height > kLongestSide) {
    rejectSize(text, fmt::format("a side is over {} pixels", kLongestSide));
  }
  return {*width, *height};
}

std::vector<Size> parseSizes(std::string_view text) {
  std::vector<Size> sizes;
  for (std::string_view rest = text;;) {
    const auto comma = rest.find(',');
    sizes.push_back(parseSize(rest.substr(0, comma)));
    if (comma == std::string_view::npos) return sizes;
    rest.remove_prefix(comma + 1);
  }
}

std::string toText(Size size) {
  return fmt::format("{} x {}", size.width, size.height);
}

}  // namespace headroom
