#include "codecs/tiff_file.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>

#include "codecs/tiff_layout.hpp"
#include "codecs/tiff_library.hpp"

namespace headroom {
namespace {

/// For a strip or a tile that holds `samples` of each pixel.
std::size_t bytesPerBlockRow(const TiffLayout& layout) {
  const auto samples =
      static_cast<std::size_t>(layout.blockWidth) * static_cast<std::size_t>(layout.isPlanar ? 1 : layout.samples);
  return (samples * static_cast<std::size_t>(layout.bits) + 7) / 8;
}

/// Copies strips and tiles to their place in the image.
template <typename Sample>
class TiffBlocks {
 public:
  TiffBlocks(const TiffLayout& layout, TiffStrips& strips, std::span<std::byte> pixels)
      : layout_(layout),
        strips_(strips),
        to_(reinterpret_cast<Sample*>(pixels.data())),
        block_(std::make_unique_for_overwrite<std::byte[]>(blockBytes())),
        row_(static_cast<std::size_t>(layout.blockWidth) *
             static_cast<std::size_t>(layout.isPlanar ? 1 : layout.samples)),
        indices_(layout.palette.empty() ? 0 : row_.size()) {}

  void decode() {
    std::uint32_t index = 0;
    const int planes = layout_.isPlanar ? layout_.samples : 1;
    for (int plane = 0; plane < planes; ++plane) {
      for (std::int64_t top = 0; top < layout_.height; top += layout_.blockHeight) {
        for (std::int64_t left = 0; left < layout_.width; left += layout_.blockWidth) {
          decodeBlock(index++, plane, left, top);
        }
      }
    }
  }

 private:
  [[nodiscard]] std::size_t blockBytes() const {
    return bytesPerBlockRow(layout_) * static_cast<std::size_t>(layout_.blockHeight);
  }

  void decodeBlock(std::uint32_t index, int plane, std::int64_t left, std::int64_t top) {
    // Planes with unused samples are not decoded.
    if (layout_.isPlanar && targetOf(plane) < 0) return;
    const std::int64_t rows = std::min(layout_.blockHeight, layout_.height - top);
    const std::size_t rowBytes = bytesPerBlockRow(layout_);
    // The last strip may end with the image; tiles are complete.
    const std::span<std::byte> block(block_.get(),
                                     layout_.isTiled ? blockBytes() : rowBytes * static_cast<std::size_t>(rows));
    if (layout_.isTiled) {
      strips_.readTile(index, block);
    } else {
      strips_.readStrip(index, block);
    }
    const std::int64_t columns = std::min(layout_.blockWidth, layout_.width - left);
    for (std::int64_t y = 0; y < rows; ++y) {
      Sample* const to = to_ + ((top + y) * layout_.width + left) * layout_.channels();
      putRow(block.subspan(static_cast<std::size_t>(y) * rowBytes, rowBytes), plane, columns, to);
    }
  }

  /// Channel of a sample of the file; -1 for none.
  [[nodiscard]] int targetOf(int sample) const {
    if (sample < layout_.colours) return sample;
    return sample == layout_.alpha ? layout_.channels() - 1 : -1;
  }

  void putRow(std::span<const std::byte> packed, int plane, std::int64_t columns, Sample* to) {
    if (!layout_.palette.empty()) {
      putColours(packed, columns, to);
      return;
    }
    unpackTiffSamples(packed, layout_.kind, layout_.bits, std::span<Sample>(row_));
    const int step = layout_.isPlanar ? 1 : layout_.samples;
    const int channels = layout_.channels();
    if (!layout_.isPlanar && channels == layout_.samples && !layout_.isWhiteZero) {
      std::copy_n(row_.begin(), columns * channels, to);
      return;
    }
    for (int i = 0; i < step; ++i) {
      const int sample = layout_.isPlanar ? plane : i;
      const int channel = targetOf(sample);
      if (channel < 0) continue;
      const bool isInverted = layout_.isWhiteZero && sample < layout_.colours;
      for (std::int64_t x = 0; x < columns; ++x) {
        const Sample value = row_[static_cast<std::size_t>(x * step + i)];
        to[x * channels + channel] = isInverted ? inverted(value) : value;
      }
    }
  }

  static Sample inverted(Sample value) {
    if constexpr (std::is_integral_v<Sample>) return static_cast<Sample>(~value);
    return static_cast<Sample>(1 - value);
  }

  /// Palettes have 16 bits per colour, of which usually only 8 are significant: old files lack the lower byte.
  void putColours(std::span<const std::byte> packed, std::int64_t columns, Sample* to) {
    unpackTiffIndices(packed, layout_.bits, indices_);
    const int step = layout_.isPlanar ? 1 : layout_.samples;
    for (std::int64_t x = 0; x < columns; ++x) {
      const auto& colour = layout_.palette[indices_[static_cast<std::size_t>(x * step)]];
      for (std::size_t channel = 0; channel < 3; ++channel) *to++ = static_cast<Sample>(colour[channel]);
    }
  }

  const TiffLayout& layout_;
  TiffStrips& strips_;
  Sample* to_;
  std::unique_ptr<std::byte[]> block_;
  std::vector<Sample> row_;
  std::vector<std::uint16_t> indices_;
};

/// Converts a palette's colours to 8 bits: their upper bytes, if the lower ones hold no information.
void makePaletteOfBytes(TiffLayout& layout) {
  bool isShifted = true;
  bool isOfBytes = true;
  for (const auto& colour : layout.palette) {
    for (const std::uint16_t value : colour) {
      isShifted = isShifted && value % 256 == 0;
      isOfBytes = isOfBytes && value < 256;
    }
  }
  for (auto& colour : layout.palette) {
    for (std::uint16_t& value : colour) {
      if (isOfBytes) continue;
      value = static_cast<std::uint16_t>(isShifted ? value / 256 : (value + 128) / 257);
    }
  }
}

template <typename Sample>
void divideByAlpha(std::span<std::byte> pixels, std::size_t count, std::size_t channels) {
  auto* pixel = reinterpret_cast<Sample*>(pixels.data());
  for (std::size_t i = 0; i < count; ++i, pixel += channels) {
    const Sample alpha = pixel[channels - 1];
    for (std::size_t channel = 0; channel + 1 < channels; ++channel) {
      if constexpr (std::is_integral_v<Sample>) {
        constexpr std::uint64_t kFull = std::numeric_limits<Sample>::max();
        const std::uint64_t value = std::min(pixel[channel], alpha);
        pixel[channel] = alpha == 0 ? Sample{0} : static_cast<Sample>((value * kFull + alpha / 2U) / alpha);
      } else {
        pixel[channel] = alpha > 0 ? pixel[channel] / alpha : Sample{0};
      }
    }
  }
}

template <typename Sample>
Image decodeTiffAs(const TiffLayout& layout, Depth depth, TiffStrips& strips) {
  const ImageSize size{static_cast<int>(layout.width), static_cast<int>(layout.height)};
  auto pixels = std::make_shared<PixelMemory>(imageBytes(size, layout.channels(), depth));
  TiffBlocks<Sample>(layout, strips, pixels->bytes()).decode();
  if (layout.isAssociated) {
    divideByAlpha<Sample>(pixels->bytes(), static_cast<std::size_t>(size.pixels()),
                          static_cast<std::size_t>(layout.channels()));
  }
  return {size, layout.channels(), depth, std::move(pixels)};
}

}  // namespace

std::optional<Image> decodeTiff(std::string_view content, std::vector<std::string>& notes) {
  TiffLayout layout = readTiffLayout(content, notes);
  if (layout.isForOpenCv) return std::nullopt;
  TiffStrips strips(content, layout.isYCbCr);
  if (!layout.palette.empty()) {
    makePaletteOfBytes(layout);
    return decodeTiffAs<std::uint8_t>(layout, Depth::U8, strips);
  }
  switch (layout.depth()) {
    case Depth::U8:
      return decodeTiffAs<std::uint8_t>(layout, Depth::U8, strips);
    case Depth::U16:
      return decodeTiffAs<std::uint16_t>(layout, Depth::U16, strips);
    case Depth::F32:
      break;
  }
  return decodeTiffAs<float>(layout, Depth::F32, strips);
}

}  // namespace headroom
