// TIFF pictures.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/image/image.hpp"

namespace headroom {

/// The first picture, as its rows lie in the file: its orientation is not applied. Nothing for rare kinds of colour
/// that OpenCV converts to 8 bits. Throws Error where libtiff can't be used, else as readTiffLayout, whose notes it
/// passes on.
std::optional<Image> decodeTiff(std::string_view content, std::vector<std::string>& notes);

}  // namespace headroom
