#include "photo/photo_difference.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "style/text.hpp"

namespace headroom {
namespace {

constexpr int kSteps = 255;  ///< of the scale, on either side of zero
constexpr int kSmallestDifferenceSide = 256;

struct DifferenceWords {
  Q_DECLARE_TR_FUNCTIONS(PhotoDifference)
};

template <typename Sample>
const Sample* rowOfImage(const Image& image, int y) {
  return reinterpret_cast<const Sample*>(image.bytes().data() + image.rowPitchBytes() * static_cast<std::size_t>(y));
}

QRect areaOf(const Image& image) {
  return {0, 0, image.size().width, image.size().height};
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
  return std::isfinite(value) ? onScreen(QString::number(value, 'g', 7)) : QString::number(value);
}

}  // namespace

DifferenceFigures differenceFigures(const Image& left, const Image& right, const QRect& region) {
  return differenceIn(left, right, ImageArea{region.left(), region.top(), {region.width(), region.height()}});
}

PhotoDifference differenceOf(const Image& left, const Image& right, std::optional<double> gain) {
  constexpr int kHalf = 2;
  ImageDifference difference = imageDifference(left, right);
  DifferenceMap& map = difference.map;
  PhotoDifference result;
  result.figures = difference.figures;
  result.gain = gain ? std::clamp(*gain, 1.0, kLargestGain) : automaticGain(map);
  result.clipped = clippedPixels(map, result.gain);
  for (;;) {
    QImage level = coloured(map, result.gain);
    if (level.isNull()) break;
    result.pyramid.push_back(std::move(level));
    if (std::max(map.width, map.height) <= kSmallestDifferenceSide) break;
    map = pooled(map, kHalf);
  }
  return result;
}

QColor differenceColourAt(double part) {
  const ScreenColour colour = differenceColour(part);
  return {colour.red, colour.green, colour.blue};
}

QString clippedText(const PhotoDifference& difference) {
  if (difference.clipped == 0) return {};
  const double share = 100 * static_cast<double>(difference.clipped) / static_cast<double>(difference.figures.pixels);
  // Fewer digits would turn a few pixels of a large photo into none.
  return DifferenceWords::tr("%1% clipped").arg(shownNumber(share, 2));
}

QString differenceText(const DifferenceFigures& figures) {
  if (figures.differing == 0) return DifferenceWords::tr("no difference");
  return DifferenceWords::tr("largest difference %1, RMS %2")
      .arg(onScreen(QString::number(figures.largest, 'g', 2)))
      .arg(onScreen(QString::number(figures.rms, 'g', 2)));
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
