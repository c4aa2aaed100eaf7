#include "photo/photo_difference.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace headroom {
namespace {

constexpr int kSteps = 255;  ///< of the scale, on either side of zero
constexpr int kSmallestDifferenceSide = 256;

QString inWords(const char* text) {
  return QCoreApplication::translate("PhotoDifference", text);
}

/// Signed differences of a picture's pixels, row by row.
struct DifferenceMap {
  int width = 0;
  int height = 0;
  std::vector<float> values;

  [[nodiscard]] const float* row(int y) const {
    return values.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
  }
};

template <typename Sample>
const Sample* rowOfImage(const Image& image, int y) {
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

/// Visits every pixel of the region with the difference of each channel, and then with the largest of them.
template <typename Sample, typename OnChannel, typename OnPixel>
void visitPixels(const Image& left, const Image& right, const QRect& region, const OnChannel& onChannel,
                 const OnPixel& onPixel) {
  const int channels = left.channels();
  const int alpha = left.hasAlpha() ? channels - 1 : -1;
  const float unit = fullValue(left.depth());
  for (int y = region.top(); y <= region.bottom(); ++y) {
    const Sample* one = rowOfImage<Sample>(left, y) + static_cast<std::ptrdiff_t>(region.left()) * channels;
    const Sample* other = rowOfImage<Sample>(right, y) + static_cast<std::ptrdiff_t>(region.left()) * channels;
    for (int x = 0; x < region.width(); ++x, one += channels, other += channels) {
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
void visitImages(const Image& left, const Image& right, const QRect& region, const OnChannel& onChannel,
                 const OnPixel& onPixel) {
  switch (left.depth()) {
    case Depth::U8:
      return visitPixels<std::uint8_t>(left, right, region, onChannel, onPixel);
    case Depth::U16:
      return visitPixels<std::uint16_t>(left, right, region, onChannel, onPixel);
    case Depth::F32:
      return visitPixels<float>(left, right, region, onChannel, onPixel);
  }
}

QRect areaOf(const Image& image) {
  return {0, 0, image.size().width, image.size().height};
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

/// Returns a map of half the size with the largest of each four differences. Counts an odd last row or column twice.
DifferenceMap pooled(const DifferenceMap& map) {
  DifferenceMap half{(map.width + 1) / 2, (map.height + 1) / 2, {}};
  half.values.resize(static_cast<std::size_t>(half.width) * static_cast<std::size_t>(half.height));
  float* to = half.values.data();
  for (int y = 0; y < half.height; ++y) {
    const float* upper = map.row(2 * y);
    const float* lower = map.row(std::min(2 * y + 1, map.height - 1));
    for (int x = 0; x < half.width; ++x) {
      const int second = std::min(2 * x + 1, map.width - 1);
      float most = upper[2 * x];
      for (const float difference : {upper[second], lower[2 * x], lower[second]}) {
        if (isLarger(difference, most)) most = difference;
      }
      *to++ = most;
    }
  }
  return half;
}

/// Colours from -1 to 1.
std::array<QRgb, 2 * kSteps + 1> colourTable() {
  std::array<QRgb, 2 * kSteps + 1> colours{};
  for (int step = -kSteps; step <= kSteps; ++step) {
    colours[static_cast<std::size_t>(step + kSteps)] = differenceColourAt(static_cast<double>(step) / kSteps).rgb();
  }
  return colours;
}

QImage coloured(const DifferenceMap& map, double gain) {
  QImage picture(map.width, map.height, QImage::Format_RGB32);
  if (picture.isNull()) return picture;
  static const std::array<QRgb, 2 * kSteps + 1> colours = colourTable();
  const QRgb noNumber = differenceColourAt(std::numeric_limits<double>::quiet_NaN()).rgb();
  const auto scale = static_cast<float>(gain * kSteps);
  constexpr auto kEnd = static_cast<float>(kSteps);
  for (int y = 0; y < map.height; ++y) {
    const float* from = map.row(y);
    auto* to = reinterpret_cast<QRgb*>(picture.scanLine(y));
    for (int x = 0; x < map.width; ++x) {
      const float part = from[x] * scale;
      if (std::isnan(part)) {
        to[x] = noNumber;
        continue;
      }
      to[x] = colours[static_cast<std::size_t>(std::lround(std::clamp(part, -kEnd, kEnd)) + kSteps)];
    }
  }
  return picture;
}

/// Returns the largest power of two by which the difference can be multiplied without exceeding 1.
double fittingGain(double largest) {
  if (largest <= 0 || !std::isfinite(largest)) return 1;
  return std::clamp(std::exp2(std::floor(-std::log2(largest))), 1.0, kLargestGain);
}

std::vector<double> valuesAt(const Image& image, QPoint pixel) {
  std::vector<double> values;
  if (image.empty() || !areaOf(image).contains(pixel)) return values;
  const auto first = static_cast<std::size_t>(pixel.x()) * static_cast<std::size_t>(image.channels());
  for (int channel = 0; channel < image.channels(); ++channel) {
    const std::size_t at = first + static_cast<std::size_t>(channel);
    switch (image.depth()) {
      case Depth::U8:
        values.push_back(rowOfImage<std::uint8_t>(image, pixel.y())[at]);
        break;
      case Depth::U16:
        values.push_back(rowOfImage<std::uint16_t>(image, pixel.y())[at]);
        break;
      case Depth::F32:
        values.push_back(static_cast<double>(rowOfImage<float>(image, pixel.y())[at]));
        break;
    }
  }
  return values;
}

/// "R 12, G 34, B 56"; "12" for grey.
QString channelsText(const QStringList& values) {
  static constexpr std::array<std::array<const char*, 4>, 4> kNames{
      {{"", "", "", ""}, {"", "A ", "", ""}, {"R ", "G ", "B ", ""}, {"R ", "G ", "B ", "A "}}};
  QStringList parts;
  const auto count = static_cast<std::size_t>(values.size());
  if (count < 1 || count > kNames.size()) return {};
  for (std::size_t channel = 0; channel < count; ++channel) {
    parts << QString::fromLatin1(kNames[count - 1][channel]) + values[static_cast<qsizetype>(channel)];
  }
  return parts.join(QStringLiteral(", "));
}

/// Enough digits to show the last bits of a float.
QString sampleText(double value) {
  return std::isfinite(value) ? QString::number(value, 'g', 7) : QString::number(value);
}

}  // namespace

bool areComparable(const Image& left, const Image& right) {
  return !left.empty() && !right.empty() && left.size() == right.size() && left.channels() == right.channels() &&
         left.depth() == right.depth();
}

DifferenceFigures differenceFigures(const Image& left, const Image& right, const QRect& region) {
  const QRect area = region & areaOf(left);
  FigureSum sum(std::int64_t{area.width()} * area.height());
  visitImages(
      left, right, area, [&sum](float difference) { sum.addChannel(difference); },
      [&sum](float most) { sum.addPixel(most); });
  return sum.figures();
}

PhotoDifference differenceOf(const Image& left, const Image& right, std::optional<double> gain) {
  PhotoDifference result;
  DifferenceMap map{left.size().width, left.size().height, {}};
  map.values.reserve(static_cast<std::size_t>(left.size().pixels()));
  FigureSum sum(left.size().pixels());
  visitImages(
      left, right, areaOf(left), [&sum](float difference) { sum.addChannel(difference); },
      [&](float most) {
        sum.addPixel(most);
        map.values.push_back(most);
      });
  result.figures = sum.figures();
  result.gain = gain ? std::clamp(*gain, 1.0, kLargestGain) : fittingGain(result.figures.largest);
  for (;;) {
    QImage level = coloured(map, result.gain);
    if (level.isNull()) break;
    result.pyramid.push_back(std::move(level));
    if (std::max(map.width, map.height) <= kSmallestDifferenceSide) break;
    map = pooled(map);
  }
  return result;
}

QColor differenceColourAt(double part) {
  if (std::isnan(part)) return {255, 0, 255};
  const double size = std::clamp(std::abs(part), 0.0, 1.0);
  const auto mixed = [size](int full) { return static_cast<int>(std::lround(full * size)); };
  // Blue and orange differ with any colour blindness, and both are bright on black.
  return part < 0 ? QColor(mixed(70), mixed(150), mixed(255)) : QColor(mixed(255), mixed(150), mixed(30));
}

QString differenceText(const DifferenceFigures& figures) {
  if (figures.differing == 0) return inWords("no difference");
  return inWords("largest difference %1, RMS %2").arg(figures.largest, 0, 'g', 2).arg(figures.rms, 0, 'g', 2);
}

QString pixelText(const Image& image, QPoint pixel) {
  QStringList values;
  for (const double value : valuesAt(image, pixel)) values << sampleText(value);
  return channelsText(values);
}

QString pixelDifferenceText(const Image& left, const Image& right, QPoint pixel) {
  if (!areComparable(left, right)) return {};
  const std::vector<double> before = valuesAt(left, pixel);
  const std::vector<double> after = valuesAt(right, pixel);
  QStringList values;
  for (std::size_t channel = 0; channel < before.size(); ++channel) {
    const double difference = after[channel] == before[channel] ? 0 : after[channel] - before[channel];
    values << (difference > 0 ? QStringLiteral("+%1").arg(sampleText(difference)) : sampleText(difference));
  }
  return channelsText(values);
}

}  // namespace headroom
