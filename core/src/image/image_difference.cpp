#include "headroom/image/image_difference.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace headroom {
namespace {

template <typename Sample>
const Sample* samplesOf(const Image& image, int y) {
  return reinterpret_cast<const Sample*>(image.bytes().data() + image.rowPitchBytes() * static_cast<std::size_t>(y));
}

float fullValue(Depth depth) {
  switch (depth) {
    case Depth::U8:
      return 255;
    case Depth::U16:
      return 65535;
    case Depth::F32:
      break;
  }
  return 1;
}

/// Returns right minus left in one channel, in units of white.
template <typename Sample>
float channelDifference(const Sample* left, const Sample* right, int channel, int alpha, float unit) {
  const float scale = 1 / unit;
  float before = static_cast<float>(left[channel]) * scale;
  float after = static_cast<float>(right[channel]) * scale;
  if (alpha >= 0 && channel != alpha) {
    before *= static_cast<float>(left[alpha]) * scale;
    after *= static_cast<float>(right[alpha]) * scale;
  }
  // Equal infinities have no difference, which their subtraction would not show.
  return before == after ? 0 : after - before;
}

/// A difference that is not a number counts as the largest.
bool isLarger(float difference, float other) {
  return std::isnan(difference) || std::abs(difference) > std::abs(other);
}

/// Visits every pixel of the part with the difference of each channel, and then with the largest of them.
template <typename Sample, typename OnChannel, typename OnPixel>
void visitPixels(const Image& left, const Image& right, const ImageArea& part, const OnChannel& onChannel,
                 const OnPixel& onPixel) {
  const int channels = left.channels();
  const int alpha = left.hasAlpha() ? channels - 1 : -1;
  const float unit = fullValue(left.depth());
  for (int y = part.top; y < part.top + part.size.height; ++y) {
    const Sample* one = samplesOf<Sample>(left, y) + static_cast<std::ptrdiff_t>(part.left) * channels;
    const Sample* other = samplesOf<Sample>(right, y) + static_cast<std::ptrdiff_t>(part.left) * channels;
    for (int x = 0; x < part.size.width; ++x, one += channels, other += channels) {
      float most = 0;
      for (int channel = 0; channel < channels; ++channel) {
        const float difference = channelDifference(one, other, channel, alpha, unit);
        onChannel(difference);
        if (isLarger(difference, most)) most = difference;
      }
      onPixel(most);
    }
  }
}

template <typename OnChannel, typename OnPixel>
void visitImages(const Image& left, const Image& right, const ImageArea& part, const OnChannel& onChannel,
                 const OnPixel& onPixel) {
  switch (left.depth()) {
    case Depth::U8:
      return visitPixels<std::uint8_t>(left, right, part, onChannel, onPixel);
    case Depth::U16:
      return visitPixels<std::uint16_t>(left, right, part, onChannel, onPixel);
    case Depth::F32:
      return visitPixels<float>(left, right, part, onChannel, onPixel);
  }
}

/// Returns the part inside the image.
ImageArea clipped(const ImageArea& part, ImageSize size) {
  const int left = std::clamp(part.left, 0, size.width);
  const int top = std::clamp(part.top, 0, size.height);
  const int right = std::clamp(part.left + part.size.width, left, size.width);
  const int bottom = std::clamp(part.top + part.size.height, top, size.height);
  return {left, top, {right - left, bottom - top}};
}

/// Sums up differences as they are visited.
class FigureSum {
 public:
  explicit FigureSum(std::int64_t pixels) { figures_.pixels = pixels; }

  void addChannel(float difference) {
    sumOfSquares_ += static_cast<double>(difference) * static_cast<double>(difference);
    ++count_;
  }
  void addPixel(float most) {
    if (most != 0) ++figures_.differing;  // also if it is not a number
    const double size = std::isnan(most) ? std::numeric_limits<double>::infinity() : std::abs(most);
    figures_.largest = std::max(figures_.largest, size);
  }
  [[nodiscard]] DifferenceFigures figures() const {
    DifferenceFigures result = figures_;
    result.rms = count_ > 0 ? std::sqrt(sumOfSquares_ / static_cast<double>(count_)) : 0;
    return result;
  }

 private:
  DifferenceFigures figures_;
  double sumOfSquares_ = 0;
  std::int64_t count_ = 0;
};

/// Binary logarithm of kLargestGain.
constexpr int kMostDoublings = 24;

/// Returns how often a difference can be doubled without exceeding 1, at most kMostDoublings times; 0 if it exceeds 1
/// already.
int doublingsWithin(float difference) {
  if (!std::isfinite(difference)) return 0;
  int exponent = 0;
  const float part = std::frexp(std::abs(difference), &exponent);  // from 0.5 to below 1
  return std::clamp(part == 0.5F ? 1 - exponent : -exponent, 0, kMostDoublings);
}

float largestOf(const DifferenceMap& map, int left, int top, int factor) {
  float most = 0;
  for (int y = top; y < std::min(top + factor, map.height); ++y) {
    const float* row = map.row(y);
    for (int x = left; x < std::min(left + factor, map.width); ++x) {
      if (isLarger(row[x], most)) most = row[x];
    }
  }
  return most;
}

}  // namespace

bool areComparable(const Image& left, const Image& right) {
  return !left.empty() && !right.empty() && left.size() == right.size() && left.channels() == right.channels() &&
         left.depth() == right.depth();
}

DifferenceFigures differenceIn(const Image& left, const Image& right, const ImageArea& part) {
  const ImageArea area = clipped(part, left.size());
  FigureSum sum(area.size.pixels());
  visitImages(
      left, right, area, [&sum](float difference) { sum.addChannel(difference); },
      [&sum](float most) { sum.addPixel(most); });
  return sum.figures();
}

ImageDifference imageDifference(const Image& left, const Image& right) {
  ImageDifference result{{left.size().width, left.size().height, {}}, {}};
  result.map.values.reserve(static_cast<std::size_t>(left.size().pixels()));
  FigureSum sum(left.size().pixels());
  visitImages(
      left, right, {0, 0, left.size()}, [&sum](float difference) { sum.addChannel(difference); },
      [&](float most) {
        sum.addPixel(most);
        result.map.values.push_back(most);
      });
  result.figures = sum.figures();
  return result;
}

DifferenceMap pooled(const DifferenceMap& map, int factor) {
  DifferenceMap small{(map.width + factor - 1) / factor, (map.height + factor - 1) / factor, {}};
  small.values.reserve(static_cast<std::size_t>(small.width) * static_cast<std::size_t>(small.height));
  for (int y = 0; y < small.height; ++y) {
    for (int x = 0; x < small.width; ++x) small.values.push_back(largestOf(map, x * factor, y * factor, factor));
  }
  return small;
}

double automaticGain(const DifferenceMap& map) {
  std::array<std::int64_t, kMostDoublings + 1> pixelsWithin{};  // by doublingsWithin
  std::int64_t differing = 0;
  for (const float difference : map.values) {
    if (difference == 0) continue;
    ++differing;
    ++pixelsWithin[static_cast<std::size_t>(doublingsWithin(difference))];
  }
  if (differing == 0) return 1;
  const auto most = static_cast<std::int64_t>(kMostClipped * static_cast<double>(differing));
  int doublings = 0;
  std::int64_t beyond = 0;
  for (; doublings < kMostDoublings; ++doublings) {
    beyond += pixelsWithin[static_cast<std::size_t>(doublings)];
    if (beyond > most) break;
  }
  return std::ldexp(1.0, doublings);
}

std::int64_t clippedPixels(const DifferenceMap& map, double gain) {
  return std::count_if(map.values.begin(), map.values.end(), [gain](float difference) {
    return std::isnan(difference) || std::abs(static_cast<double>(difference)) * gain > 1;
  });
}

ScreenColour differenceColour(double part) {
  if (std::isnan(part)) return {255, 0, 255};
  const double size = std::clamp(std::abs(part), 0.0, 1.0);
  const auto mixed = [size](int full) { return static_cast<std::uint8_t>(std::lround(full * size)); };
  // Blue and orange differ with any colour blindness, and both are bright on black.
  return part < 0 ? ScreenColour{mixed(70), mixed(150), mixed(255)} : ScreenColour{mixed(255), mixed(150), mixed(30)};
}

}  // namespace headroom
