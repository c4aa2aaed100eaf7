// Layout of a TIFF file's pixels: strips or tiles, interleaved or planar, and the meaning of each sample.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "codecs/tiff_samples.hpp"

namespace headroom {

struct TiffLayout {
  std::int64_t width = 0;
  std::int64_t height = 0;
  int bits = 1;
  int samples = 1;  ///< per pixel, including unused ones
  TiffSampleKind kind = TiffSampleKind::Unsigned;
  bool isPlanar = false;
  bool isWhiteZero = false;
  bool isYCbCr = false;      ///< colours of an embedded JPEG
  bool isForOpenCv = false;  ///< a rare kind of colour, which OpenCV converts
  bool isTiled = false;
  std::int64_t blockWidth = 0;  ///< of a strip or a tile
  std::int64_t blockHeight = 0;
  int colours = 1;            ///< 1 or 3 samples, which come first
  int alpha = -1;             ///< index of its sample, or -1
  bool isAssociated = false;  ///< colour is multiplied by alpha
  std::vector<std::array<std::uint16_t, 3>> palette;

  [[nodiscard]] int channels() const { return (palette.empty() ? colours : 3) + (alpha >= 0 ? 1 : 0); }
  [[nodiscard]] Depth depth() const { return depthOfTiffSamples(kind, bits); }
};

/// Returns the layout of a file's first image. Throws std::invalid_argument for inconsistent data, UnsupportedImage for
/// unsupported kinds of pixels. Beginnings of sentences on omitted data go into `notes`: they continue "FILE ".
TiffLayout readTiffLayout(std::string_view content, std::vector<std::string>& notes);

}  // namespace headroom
