// PNM images: PBM, PGM and PPM as text and as bytes, PAM, PFM.
#pragma once

#include <cstdint>
#include <string_view>

#include "headroom/image/image.hpp"

namespace headroom {

struct PnmHeader {
  char kind = '\0';  ///< after the P: 1 to 7, f or F
  std::int64_t width = 0;
  std::int64_t height = 0;
  int channels = 1;
  std::int64_t white = 1;        ///< the largest sample
  double scale = 1;              ///< for floats: the sample of white; negative if they are little-endian
  std::uint64_t pixels = 0;      ///< offset of the first sample
  bool isWhole = true;           ///< always true for text, which must be parsed to find out
  bool hasMorePictures = false;  ///< after this one
};

bool isPnm(std::string_view content);

/// Throws std::invalid_argument for inconsistent data, UnsupportedImage for other tuples than grey or RGB.
PnmHeader readPnmHeader(std::string_view content);

/// Samples are scaled to the full range of 8 or 16 bits. Throws as readPnmHeader.
Image decodePnm(std::string_view content);

}  // namespace headroom
