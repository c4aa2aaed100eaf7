// Metadata from one image file to another.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codecs/image_header.hpp"
#include "headroom/image/image.hpp"
#include "headroom/image_files/image_metadata.hpp"
#include "workbench/image_files/file_kind.hpp"

namespace headroom {

/// Of the picture as it is after it has been turned as its header says, `size` then.
ImageMetadata readMetadata(std::string_view content, const ImageHeader& header, ImageSize size);

/// What cannot be kept of it in files of a kind: nouns, e.g. "the colour profile".
std::vector<std::string> lostMetadata(const ImageMetadata& metadata, const FileKind& kind, const Image& image);

/// What can be.
ImageMetadata keptMetadata(const ImageMetadata& metadata, const FileKind& kind, const Image& image);

/// A file that an encoder has just written of a picture of so many channels, with metadata that its format keeps.
std::string withMetadata(std::string_view encoded, const FileKind& kind, const ImageMetadata& metadata, int channels);

}  // namespace headroom
