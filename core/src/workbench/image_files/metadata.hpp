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

/// Returns metadata for the image after its header's orientation was applied; `size` is its size then.
ImageMetadata readMetadata(std::string_view content, const ImageHeader& header, ImageSize size);

/// Returns metadata that files of a kind cannot hold: nouns, e.g. "the colour profile".
std::vector<std::string> lostMetadata(const ImageMetadata& metadata, const FileKind& kind, const Image& image);

/// Returns metadata that they can hold.
ImageMetadata keptMetadata(const ImageMetadata& metadata, const FileKind& kind, const Image& image);

/// Returns a newly encoded file of an image with this number of channels, with added metadata that its format supports.
std::string withMetadata(std::string_view encoded, const FileKind& kind, const ImageMetadata& metadata, int channels);

}  // namespace headroom
