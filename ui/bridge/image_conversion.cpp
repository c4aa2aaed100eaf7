#include "bridge/image_conversion.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

namespace headroom {
namespace {

// Returns a QImage over the engine's own pixels, whose lifetime it shares. Reading is safe; writing makes Qt copy
// first.
QImage sharedView(const Image& image, QImage::Format format) {
  auto* owner = new Image(image);
  const auto* pixels = reinterpret_cast<const uchar*>(owner->bytes().data());
  return QImage(
      pixels, image.size().width, image.size().height, static_cast<qsizetype>(image.rowPitchBytes()), format,
      [](void* held) { delete static_cast<Image*>(held); }, owner);
}

std::uint8_t toSample(std::uint8_t value, std::uint8_t /*white*/) {
  return value;
}

std::uint16_t toSample(std::uint16_t value, std::uint16_t /*white*/) {
  return value;
}

std::uint16_t toSample(float value, std::uint16_t white) {
  // Maps NaN to black.
  const float limited = value > 0 ? std::min(value, 1.0F) : 0.0F;
  // Values within a float's last bit of half way between two levels may round either way, which is not visible.
  // NOLINTNEXTLINE(bugprone-incorrect-roundings)
  return static_cast<std::uint16_t>(limited * static_cast<float>(white) + 0.5F);
}

// Spreads 1 to 4 channels over RGBA: grey goes to all three, missing alpha is opaque.
template <typename From, typename To>
QImage spreadToRgba(const Image& image, QImage::Format format, To white) {
  const int width = image.size().width;
  const int height = image.size().height;
  const int channels = image.channels();
  const bool isGrey = channels < 3;
  QImage result(width, height, format);
  if (result.isNull()) return result;
  for (int y = 0; y < height; ++y) {
    const auto* from =
        reinterpret_cast<const From*>(image.bytes().data() + image.rowPitchBytes() * static_cast<std::size_t>(y));
    auto* to = reinterpret_cast<To*>(result.scanLine(y));
    for (int x = 0; x < width; ++x, from += channels, to += 4) {
      to[0] = toSample(from[0], white);
      to[1] = toSample(from[isGrey ? 0 : 1], white);
      to[2] = toSample(from[isGrey ? 0 : 2], white);
      to[3] = image.hasAlpha() ? toSample(from[channels - 1], white) : white;
    }
  }
  return result;
}

QImage from8Bit(const Image& image) {
  switch (image.channels()) {
    case 1:
      return sharedView(image, QImage::Format_Grayscale8);
    case 3:
      return sharedView(image, QImage::Format_RGB888);
    case 4:
      return sharedView(image, QImage::Format_RGBA8888);
    default:
      return spreadToRgba<std::uint8_t, std::uint8_t>(image, QImage::Format_RGBA8888, 0xff);
  }
}

QImage from16Bit(const Image& image) {
  switch (image.channels()) {
    case 1:
      return sharedView(image, QImage::Format_Grayscale16);
    case 4:
      return sharedView(image, QImage::Format_RGBA64);
    default:
      return spreadToRgba<std::uint16_t, std::uint16_t>(
          image, image.hasAlpha() ? QImage::Format_RGBA64 : QImage::Format_RGBX64, 0xffff);
  }
}

// Packs rows of `stored` samples per pixel into `kept` samples per pixel.
template <typename Sample>
Image packed(const QImage& image, int stored, int kept, Depth depth) {
  const auto width = static_cast<std::size_t>(image.width());
  const auto height = static_cast<std::size_t>(image.height());
  const std::size_t pitch = width * static_cast<std::size_t>(kept) * sizeof(Sample);
  auto pixels = std::make_shared<PixelMemory>(pitch * height);
  for (std::size_t y = 0; y < height; ++y) {
    const auto* from = reinterpret_cast<const Sample*>(image.constScanLine(static_cast<int>(y)));
    std::byte* to = pixels->bytes().data() + y * pitch;
    if (stored == kept) {
      std::memcpy(to, from, pitch);
      continue;
    }
    auto* samples = reinterpret_cast<Sample*>(to);
    for (std::size_t x = 0; x < width; ++x) {
      std::copy_n(from + x * static_cast<std::size_t>(stored), kept, samples + x * static_cast<std::size_t>(kept));
    }
  }
  return Image(ImageSize{image.width(), image.height()}, kept, depth, std::move(pixels));
}

bool isFloat(QImage::Format format) {
  return format >= QImage::Format_RGBX16FPx4 && format <= QImage::Format_RGBA32FPx4_Premultiplied;
}

bool isDeep(QImage::Format format) {
  switch (format) {
    case QImage::Format_BGR30:
    case QImage::Format_A2BGR30_Premultiplied:
    case QImage::Format_RGB30:
    case QImage::Format_A2RGB30_Premultiplied:
    case QImage::Format_RGBX64:
    case QImage::Format_RGBA64:
    case QImage::Format_RGBA64_Premultiplied:
      return true;
    default:
      return false;
  }
}

}  // namespace

QImage toQImage(const Image& image) {
  if (image.empty()) return {};
  switch (image.depth()) {
    case Depth::U8:
      return from8Bit(image);
    case Depth::U16:
      return from16Bit(image);
    case Depth::F32:
      break;
  }
  return spreadToRgba<float, std::uint16_t>(image, image.hasAlpha() ? QImage::Format_RGBA64 : QImage::Format_RGBX64,
                                            0xffff);
}

Image fromQImage(const QImage& image) {
  if (image.isNull()) return {};
  const QImage::Format format = image.format();
  const bool hasAlpha = image.hasAlphaChannel();
  const int kept = hasAlpha ? 4 : 3;
  if (format == QImage::Format_Grayscale16) return packed<std::uint16_t>(image, 1, 1, Depth::U16);
  if (isFloat(format)) {
    return packed<float>(image.convertToFormat(hasAlpha ? QImage::Format_RGBA32FPx4 : QImage::Format_RGBX32FPx4), 4,
                         kept, Depth::F32);
  }
  if (isDeep(format)) {
    return packed<std::uint16_t>(image.convertToFormat(hasAlpha ? QImage::Format_RGBA64 : QImage::Format_RGBX64), 4,
                                 kept, Depth::U16);
  }
  const bool isPalettedGrey = image.colorCount() > 0 && !hasAlpha && image.allGray();
  if (format == QImage::Format_Grayscale8 || isPalettedGrey) {
    return packed<std::uint8_t>(image.convertToFormat(QImage::Format_Grayscale8), 1, 1, Depth::U8);
  }
  return packed<std::uint8_t>(image.convertToFormat(hasAlpha ? QImage::Format_RGBA8888 : QImage::Format_RGB888), kept,
                              kept, Depth::U8);
}

}  // namespace headroom
