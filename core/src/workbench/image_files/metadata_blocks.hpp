// Metadata blocks of image files: extraction from one file and insertion into another.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "headroom/image/image.hpp"
#include "headroom/image_files/image_metadata.hpp"

namespace headroom {

// Returns the blocks unchanged, including orientation and thumbnails. A damaged block is left out.
ImageMetadata readPngMetadata(std::string_view content);
ImageMetadata readJpegMetadata(std::string_view content);
ImageMetadata readWebPMetadata(std::string_view content);
ImageMetadata readBmpMetadata(std::string_view content);
/// Builds an EXIF block from the fields that such blocks have; `size` is the image's, after rotation.
ImageMetadata readTiffMetadata(std::string_view content, ImageSize size);

// `encoded` is a newly encoded file; inserts each block that the format supports.
std::string withPngMetadata(std::string_view encoded, const ImageMetadata& metadata);
std::string withJpegMetadata(std::string_view encoded, const ImageMetadata& metadata);
std::string withWebPMetadata(std::string_view encoded, const ImageMetadata& metadata);
std::string withBmpMetadata(std::string encoded, const ImageMetadata& metadata);
/// `hasAlpha`: the fourth sample is straight transparency, and the file declares it.
std::string withTiffMetadata(std::string encoded, const ImageMetadata& metadata, bool hasAlpha);

// Segments of a JPEG have 16 bits for their length.
inline constexpr std::size_t kMostJpegSegment = 65533;
inline constexpr std::size_t kMostJpegProfile = std::size_t{255} * 65519;

/// Returns Photoshop's image resources without thumbnails and without EXIF, which is stored separately.
std::string resourcesOfTurned(std::string_view resources);
/// Returns IPTC data as such a resource.
std::string resourceOfIptc(std::string_view iptc);
/// Returns XMP with normal orientation; empty if it contains a thumbnail.
std::string xmpOfTurned(std::string xmp);

}  // namespace headroom
