// Blocks of image files that hold metadata, taken out of one file and put into another.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "headroom/image/image.hpp"
#include "headroom/image_files/image_metadata.hpp"

namespace headroom {

// What the files hold, as it is there: orientation and thumbnails included. A block that is damaged is left out.
ImageMetadata readPngMetadata(std::string_view content);
ImageMetadata readJpegMetadata(std::string_view content);
ImageMetadata readWebPMetadata(std::string_view content);
ImageMetadata readBmpMetadata(std::string_view content);
/// With an EXIF block made of the fields that such blocks have; `size` is the picture's, turned.
ImageMetadata readTiffMetadata(std::string_view content, ImageSize size);

// `encoded` is a file that an encoder has just written; each block that the format has is put in.
std::string withPngMetadata(std::string_view encoded, const ImageMetadata& metadata);
std::string withJpegMetadata(std::string_view encoded, const ImageMetadata& metadata);
std::string withWebPMetadata(std::string_view encoded, const ImageMetadata& metadata);
std::string withBmpMetadata(std::string encoded, const ImageMetadata& metadata);
/// `hasAlpha`: the fourth sample is transparency, straight, and the file says so.
std::string withTiffMetadata(std::string encoded, const ImageMetadata& metadata, bool hasAlpha);

// Segments of a JPEG have 16 bits for their length.
inline constexpr std::size_t kMostJpegSegment = 65533;
inline constexpr std::size_t kMostJpegProfile = std::size_t{255} * 65519;

/// Photoshop's image resources without small copies of the picture and without EXIF, which is kept elsewhere.
std::string resourcesOfTurned(std::string_view resources);
/// IPTC data as such a resource.
std::string resourceOfIptc(std::string_view iptc);
/// XML that says the picture is not to be turned; empty where it holds a small copy of the picture.
std::string xmpOfTurned(std::string xmp);

}  // namespace headroom
