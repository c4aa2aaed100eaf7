#include "photo/image_pyramid.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace headroom {
namespace {

constexpr int kSmallestSide = 256;
constexpr int kStripRows = 128;  // even; limits the memory for converting a 16-bit image

// Returns the mean of four pixels, processing two 8-bit channels at a time in a 32-bit word.
std::uint32_t meanOf(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d) {
  constexpr std::uint32_t kEven = 0x00ff00ff;
  constexpr std::uint32_t kHalf = 0x00020002;
  const std::uint32_t even = (a & kEven) + (b & kEven) + (c & kEven) + (d & kEven) + kHalf;
  const std::uint32_t odd = ((a >> 8) & kEven) + ((b >> 8) & kEven) + ((c >> 8) & kEven) + ((d >> 8) & kEven) + kHalf;
  return ((even >> 2) & kEven) | (((odd >> 2) & kEven) << 8);
}

// Halves the rows of a 32-bit strip into `half`, starting at its row `firstRow`. Counts an odd last row or column
// twice.
void halveStrip(const QImage& strip, QImage& half, int firstRow) {
  const int lastX = strip.width() - 1;
  const int lastY = strip.height() - 1;
  for (int y = 0; 2 * y <= lastY && firstRow + y < half.height(); ++y) {
    const auto* upper = reinterpret_cast<const std::uint32_t*>(strip.constScanLine(2 * y));
    const auto* lower = reinterpret_cast<const std::uint32_t*>(strip.constScanLine(std::min(2 * y + 1, lastY)));
    auto* to = reinterpret_cast<std::uint32_t*>(half.scanLine(firstRow + y));
    const int pairs = (lastX + 1) / 2;
    for (int x = 0; x < pairs; ++x) to[x] = meanOf(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1]);
    if (pairs < half.width()) to[pairs] = meanOf(upper[lastX], upper[lastX], lower[lastX], lower[lastX]);
  }
}

QImage halved(const QImage& picture) {
  const QImage::Format format = picture.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32;
  QImage half((picture.width() + 1) / 2, (picture.height() + 1) / 2, format);
  if (half.isNull()) return half;
  for (int y = 0; y < picture.height(); y += kStripRows) {
    const int rows = std::min(kStripRows, picture.height() - y);
    // A view of these rows, which share the image's pixels.
    const QImage strip(picture.constScanLine(y), picture.width(), rows, picture.bytesPerLine(), picture.format());
    halveStrip(picture.format() == format ? strip : strip.convertToFormat(format), half, y / 2);
  }
  return half;
}

}  // namespace

ImagePyramid makePyramid(const QImage& picture) {
  ImagePyramid pyramid{picture};
  const bool hasColourTable = picture.colorCount() > 0;  // a view of rows would lose it
  if (hasColourTable) pyramid.front() = picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
  while (std::max(pyramid.back().width(), pyramid.back().height()) > kSmallestSide) {
    QImage half = halved(pyramid.back());
    if (half.isNull()) break;
    pyramid.push_back(std::move(half));
  }
  return pyramid;
}

std::size_t levelFor(const ImagePyramid& pyramid, double scale) {
  std::size_t level = 0;
  while (level + 1 < pyramid.size() && scale * std::exp2(static_cast<double>(level + 1)) <= 1) ++level;
  return level;
}

}  // namespace headroom
