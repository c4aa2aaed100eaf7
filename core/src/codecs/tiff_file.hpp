// TIFF images.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/image/image.hpp"

namespace headroom {

/// Returns the first image with its rows in file order: its orientation is not applied. Returns nothing for rare colour
/// kinds, which OpenCV converts to 8 bits. Throws Error if libtiff cannot be used, else as readTiffLayout, whose notes
/// it passes on.
std::optional<Image> decodeTiff(std::string_view content, std::vector<std::string>& notes);

}  // namespace headroom
