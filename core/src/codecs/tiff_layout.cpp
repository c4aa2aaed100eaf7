#include "codecs/tiff_layout.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "codecs/tiff_directory.hpp"
#include "codecs/tiff_library.hpp"
#include "codecs/unsupported_image.hpp"

namespace headroom {
namespace {

enum TiffTag : std::uint16_t {
  Width = 256,
  Height = 257,
  BitsPerSample = 258,
  Compression = 259,
  Photometric = 262,
  SamplesPerPixel = 277,
  RowsPerStrip = 278,
  PlanarConfiguration = 284,
  ColourMap = 320,
  TileWidth = 322,
  TileHeight = 323,
  ExtraSamples = 338,
  SampleFormat = 339,
};

constexpr std::uint64_t kJpegCompression = 7;

std::uint64_t valueOf(const TiffDirectory& directory, std::uint16_t tag, std::uint64_t otherwise) {
  return directory.integer(tag).value_or(otherwise);
}

/// Returns the value that all samples share.
std::uint64_t commonValue(const TiffDirectory& directory, std::uint16_t tag, std::uint64_t otherwise) {
  const std::vector<std::uint64_t> values = directory.integers(tag);
  if (values.empty()) return otherwise;
  if (std::any_of(values.begin(), values.end(), [&](std::uint64_t value) { return value != values.front(); })) {
    throw UnsupportedImage("its channels differ in their bits. Export it with 8, 16 or 32 bits per channel");
  }
  return values.front();
}

void readTiffColours(const TiffDirectory& directory, TiffLayout& layout) {
  enum Meaning : std::uint64_t { WhiteZero, BlackZero, Rgb, Palette, Mask, Inks, YCbCr, CieLab = 8, Lab2, Lab3 };
  constexpr std::uint64_t kLogL = 32844;
  constexpr std::uint64_t kLogLuv = 32845;
  const std::uint64_t meaning =
      valueOf(directory, Photometric, layout.samples >= 3 ? std::uint64_t{Rgb} : std::uint64_t{BlackZero});
  layout.isWhiteZero = meaning == WhiteZero;
  layout.colours = meaning == Rgb || meaning == YCbCr ? 3 : 1;
  layout.isYCbCr = meaning == YCbCr && valueOf(directory, Compression, 1) == kJpegCompression;
  layout.isForOpenCv = meaning == kLogL || meaning == kLogLuv || (meaning == YCbCr && !layout.isYCbCr);
  if (meaning == Inks) throw UnsupportedImage("its colours are inks (CMYK) for printing. Export it as RGB");
  if (meaning == CieLab || meaning == Lab2 || meaning == Lab3) {
    throw UnsupportedImage("its colours are CIE L*a*b*. Export it as RGB");
  }
  if (meaning == Mask || (meaning > Lab3 && !layout.isForOpenCv)) {
    throw UnsupportedImage("its pixels are not grey, RGB or a palette, as those of camera raw files. Export it as RGB");
  }
  if (meaning != Palette) return;
  const std::vector<std::uint64_t> map = directory.integers(ColourMap);
  if (layout.bits > 16 || map.size() < std::size_t{3} << layout.bits) {
    throw std::invalid_argument("its palette is incomplete");
  }
  const std::size_t count = std::size_t{1} << layout.bits;
  for (std::size_t i = 0; i < count; ++i) {
    layout.palette.push_back({static_cast<std::uint16_t>(map[i]), static_cast<std::uint16_t>(map[count + i]),
                              static_cast<std::uint16_t>(map[2 * count + i])});
  }
}

/// Finds the alpha sample among those after the colours.
void readTiffAlpha(const TiffDirectory& directory, TiffLayout& layout, std::vector<std::string>& notes) {
  enum Extra : std::uint64_t { Unspecified, Associated, Straight };
  const int extras = layout.samples - layout.colours;
  if (extras < 0) throw std::invalid_argument("it has fewer samples per pixel than colours");
  std::vector<std::uint64_t> kinds = directory.integers(ExtraSamples);
  // Programs that write four samples without stating the kind of the last use it for alpha, including earlier
  // Headrooms.
  if (kinds.empty() && extras == 1) kinds = {Straight};
  int left = extras;
  for (int i = 0; i < extras && i < static_cast<int>(kinds.size()); ++i) {
    const std::uint64_t kind = kinds[static_cast<std::size_t>(i)];
    if (kind != Associated && kind != Straight) continue;
    if (!layout.palette.empty()) continue;
    layout.alpha = layout.colours + i;
    layout.isAssociated = kind == Associated;
    --left;
    break;
  }
  if (left > 0) {
    notes.push_back(fmt::format("has {} more {} per pixel than colours and transparency. Only those are used.", left,
                                left == 1 ? "channel" : "channels"));
  }
}

void readTiffBlocks(const TiffDirectory& directory, TiffLayout& layout) {
  layout.isTiled = directory.find(TileWidth) != nullptr;
  constexpr std::uint64_t kAll = std::numeric_limits<std::uint32_t>::max();
  const auto height = static_cast<std::uint64_t>(layout.height);
  layout.blockWidth = layout.isTiled ? static_cast<std::int64_t>(valueOf(directory, TileWidth, 0)) : layout.width;
  layout.blockHeight = static_cast<std::int64_t>(
      layout.isTiled ? valueOf(directory, TileHeight, 0) : std::min(valueOf(directory, RowsPerStrip, kAll), height));
  constexpr std::int64_t kLongestTileSide = 65536;
  constexpr std::int64_t kMostTilePixels = std::int64_t{1} << 26;
  const bool isTooLarge =
      layout.isTiled && (layout.blockWidth > kLongestTileSide || layout.blockHeight > kLongestTileSide ||
                         layout.blockWidth * layout.blockHeight > kMostTilePixels);
  if (layout.blockWidth < 1 || layout.blockHeight < 1 || isTooLarge) {
    throw std::invalid_argument("its strips or tiles have no sensible size");
  }
}

}  // namespace

TiffLayout readTiffLayout(std::string_view content, std::vector<std::string>& notes) {
  const TiffDirectory directory = TiffDirectory::firstOf(content);
  TiffLayout layout;
  layout.width = static_cast<std::int64_t>(valueOf(directory, Width, 0));
  layout.height = static_cast<std::int64_t>(valueOf(directory, Height, 0));
  const std::uint64_t samples = valueOf(directory, SamplesPerPixel, 1);
  const std::uint64_t bits = commonValue(directory, BitsPerSample, 1);
  const std::uint64_t kind = commonValue(directory, SampleFormat, 1);
  constexpr std::uint64_t kMostSamples = 16;
  if (samples < 1) throw std::invalid_argument("it has no samples per pixel");
  if (samples > kMostSamples) throw UnsupportedImage("it has more than 16 channels. Export those to be blurred as RGB");
  layout.samples = static_cast<int>(samples);
  layout.kind = kind >= 1 && kind <= 4 ? static_cast<TiffSampleKind>(kind) : TiffSampleKind::Signed;
  layout.bits = static_cast<int>(std::min<std::uint64_t>(bits, 1024));
  readTiffColours(directory, layout);
  if (layout.isForOpenCv) return layout;
  if (!knowsTiffSamples(layout.kind, layout.bits)) {
    const std::string_view name = kind == 3                ? "floats"
                                  : kind == 1 || kind == 4 ? "integers"
                                                           : "signed or complex numbers";
    throw UnsupportedImage(
        fmt::format("its samples are {} of {} bits. Export it with 8, 16 or 32 (float) bits per channel", name, bits));
  }
  const auto compression = static_cast<std::uint16_t>(valueOf(directory, Compression, 1));
  if (!TiffStrips::canDecode(compression)) {
    throw UnsupportedImage(
        fmt::format("its compression (number {}) is one that libtiff does not know here. Export it without compression",
                    compression));
  }
  layout.isPlanar = valueOf(directory, PlanarConfiguration, 1) == 2 && layout.samples > 1;
  readTiffAlpha(directory, layout, notes);
  readTiffBlocks(directory, layout);
  return layout;
}

}  // namespace headroom
