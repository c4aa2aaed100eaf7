// BMP images, of Windows and of OS/2.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/image/image.hpp"

namespace headroom {

struct BmpHeader {
  std::int64_t width = 0;
  std::int64_t height = 0;
  bool isTopDown = false;
  int bits = 0;                          ///< per pixel
  int runBits = 0;                       ///< bits per index of a run-length coded image; else 0
  std::array<std::uint32_t, 4> masks{};  ///< for 16 and 32 bits: red, green, blue, alpha
  std::uint64_t palette = 0;             ///< offset of the first entry
  std::uint64_t paletteEntries = 0;      ///< 0 without a palette
  int bytesPerEntry = 4;
  std::uint64_t pixels = 0;  ///< offset of the first pixel
  bool isWhole = true;
};

/// Throws std::invalid_argument for inconsistent data, UnsupportedImage for rare codings.
BmpHeader readBmpHeader(std::string_view content);

/// Decodes to grey if all palette colours are grey; with alpha if the header declares its bits. Throws
/// std::invalid_argument, UnsupportedImage. Beginnings of sentences on omitted data go into `notes`: they continue
/// "FILE ".
Image decodeBmp(std::string_view content, std::vector<std::string>& notes);

}  // namespace headroom
