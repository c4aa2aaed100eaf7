#include "workbench/imports/readings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

#include "headroom/system/error.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

constexpr std::size_t kLongestText = 200;
/// Limit, because a damaged file may have a separate reason for every figure.
constexpr std::size_t kMostReasons = 20;
/// Relative difference up to which a size from rate and time equals that of the parameters, because medians of both are
/// inexact.
constexpr double kSameSize = 0.01;

constexpr std::array kCountNames = {"elements", "numelements", "elementcount", "n",        "num",    "count",
                                    "size",     "problemsize", "items",        "numitems", "pixels", "numpixels"};
constexpr std::array kWidthNames = {"width", "w", "cols", "columns", "nx"};
constexpr std::array kHeightNames = {"height", "h", "rows", "ny"};

bool isSound(double figure) {
  return std::isfinite(figure) && figure > 0;
}

/// Lower-case letters and digits only: "Num Elements" and "num_elements" are equal.
std::string plainName(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    if (c >= 'A' && c <= 'Z') plain += static_cast<char>(c - 'A' + 'a');
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) plain += c;
  }
  return plain;
}

bool isControl(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(at) < 0x20 || byte(at) == 0x7F) return true;
  // U+0080 to U+009F, which some terminals interpret too.
  return byte(at) == 0xC2 && at + 1 < text.size() && byte(at + 1) >= 0x80 && byte(at + 1) <= 0x9F;
}

void setRate(ImportedPoint& point, double pixelsPerSecond, PixelBasis basis) {
  point.gigapixelsPerSecond = pixelsPerSecond / 1e9;
  point.basis = basis;
}

/// Pixels of one iteration: by the rate and the time, and by the parameters.
std::optional<double> pixelsOf(const Iteration& iteration, double pixelsPerSecond) {
  const double counted = pixelsPerSecond * iteration.seconds.value_or(0);
  if (!isSound(counted)) return iteration.namedPixels;
  const bool agree =
      iteration.namedPixels && std::abs(counted - *iteration.namedPixels) <= kSameSize * *iteration.namedPixels;
  return agree ? *iteration.namedPixels : std::round(counted);
}

}  // namespace

std::string_view toText(PixelBasis basis) {
  switch (basis) {
    case PixelBasis::None:
      return "-";
    case PixelBasis::Items:
      return "items";
    case PixelBasis::CopyBytes:
      return "bytes / 8";
    case PixelBasis::PlaneBytes:
      return "bytes / 4";
    case PixelBasis::SizeOverTime:
      return "size / time";
  }
  return "-";
}

std::string tidyText(std::string_view text) {
  std::string tidy;
  for (std::size_t i = 0; i < text.size() && tidy.size() < kLongestText; ++i) {
    const bool control = isControl(text, i);
    if (control && static_cast<unsigned char>(text[i]) == 0xC2) ++i;
    tidy += control ? ' ' : text[i];
  }
  if (tidy.size() == kLongestText) {
    // No character is split.
    while (!tidy.empty() && (static_cast<unsigned char>(tidy.back()) & 0xC0) == 0x80) tidy.pop_back();
    if (!tidy.empty() && (static_cast<unsigned char>(tidy.back()) & 0x80) != 0) tidy.pop_back();
  }
  const std::size_t first = tidy.find_first_not_of(' ');
  if (first == std::string::npos) return {};
  return tidy.substr(first, tidy.find_last_not_of(' ') - first + 1);
}

std::optional<double> numberIn(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return std::nullopt;
  text = text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
  double number = 0;
  const auto [stop, code] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (code != std::errc{} || stop != text.data() + text.size()) return std::nullopt;
  return number;
}

void Readings::add(ImportedPoint point) {
  point.label = tidyText(point.label);
  point.series = tidyText(point.series.empty() ? point.label : point.series);
  point.device = tidyText(point.device);
  point.unit = tidyText(point.unit);
  if (point.device.empty()) point.device = "unknown device";
  if (!isSound(point.value)) {
    leaveOut(point.label, fmt::format("{} {} is not a measurement", shortestText(point.value), point.unit));
    return;
  }
  if (point.gigapixelsPerSecond && !isSound(*point.gigapixelsPerSecond)) point.gigapixelsPerSecond.reset();
  if (!point.gigapixelsPerSecond) point.basis = PixelBasis::None;
  if (point.megapixels && !isSound(*point.megapixels)) point.megapixels.reset();
  results_.points.push_back(std::move(point));
}

void Readings::leaveOut(std::string_view label, std::string_view why) {
  std::string reason = tidyText(why);
  if (reason.ends_with('.')) reason.pop_back();
  for (LeftOut& known : leftOut_) {
    if (known.why != reason) continue;
    ++known.count;
    return;
  }
  if (leftOut_.size() == kMostReasons) {
    ++untold_;
    return;
  }
  leftOut_.push_back({std::move(reason), tidyText(label), 1});
}

ImportedResults Readings::take(const std::string& origin) {
  for (const LeftOut& out : leftOut_) {
    results_.notes.push_back(out.count == 1
                                 ? fmt::format("{} was skipped: {}.", out.first, out.why)
                                 : fmt::format("{} and {} more were skipped: {}.", out.first, out.count - 1, out.why));
  }
  if (untold_ > 0) results_.notes.push_back(fmt::format("{} more were skipped for other reasons.", untold_));
  if (results_.points.empty()) {
    const std::string why = results_.notes.empty() ? std::string() : " " + results_.notes.front();
    throw Error(Stage::ReportFile, fmt::format("{} is of {} and holds no figure that can be shown.{} Let the tool run "
                                               "to its end on a device that it supports.",
                                               origin, results_.tool, why));
  }
  return std::move(results_);
}

Dimension dimensionOf(std::string_view parameter) {
  const std::string name = plainName(parameter);
  const auto isOneOf = [&name](const auto& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
  };
  if (isOneOf(kCountNames)) return Dimension::Count;
  if (isOneOf(kWidthNames)) return Dimension::Width;
  if (isOneOf(kHeightNames)) return Dimension::Height;
  return Dimension::None;
}

bool NamedSize::take(std::string_view parameter, double number) {
  if (!isSound(number)) return false;
  switch (dimensionOf(parameter)) {
    case Dimension::Count:
      count_ = number;
      return true;
    case Dimension::Width:
      width_ = number;
      return true;
    case Dimension::Height:
      height_ = number;
      return true;
    case Dimension::None:
      return false;
  }
  return false;
}

std::optional<double> NamedSize::pixels() const {
  if (width_ && height_) return *width_ * *height_;
  return count_;
}

bool setFigures(ImportedPoint& point, const Iteration& iteration) {
  const auto set = [&point](double figure, const CommonUnit& unit) {
    point.value = figure / unit.base;
    point.unit = unit.name;
  };
  std::optional<double> pixels = iteration.namedPixels;
  if (iteration.itemsPerSecond) {
    set(*iteration.itemsPerSecond, kItemsUnit);
    setRate(point, *iteration.itemsPerSecond, PixelBasis::Items);
    pixels = pixelsOf(iteration, *iteration.itemsPerSecond);
  } else if (iteration.bytesPerSecond) {
    set(*iteration.bytesPerSecond, kBytesUnit);
    setRate(point, *iteration.bytesPerSecond / kCopyBytesPerPixel, PixelBasis::CopyBytes);
    pixels = pixelsOf(iteration, *iteration.bytesPerSecond / kCopyBytesPerPixel);
  } else if (iteration.seconds) {
    set(*iteration.seconds, kTimeUnit);
    if (pixels) setRate(point, *pixels / *iteration.seconds, PixelBasis::SizeOverTime);
  } else {
    return false;
  }
  if (pixels) point.megapixels = *pixels / 1e6;
  return true;
}

}  // namespace headroom
