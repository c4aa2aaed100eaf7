// EXIF blocks: what a camera says of a photo.
#pragma once

#include <string>
#include <string_view>

#include "codecs/tiff_directory.hpp"
#include "headroom/image/image.hpp"
#include "headroom/image_files/image_metadata.hpp"

namespace headroom {

/// The block of a photo that has been turned as it says and has that size now. What shows the photo as it was is taken
/// out: the thumbnail. Empty when the block is damaged.
std::string exifOfTurned(std::string exif, ImageSize size);

/// The fields of a TIFF file's first directory that a block has too, as a block; empty where there are none.
std::string exifOfTiff(const TiffDirectory& directory, ImageSize size);

/// The fields of a block in a TIFF file's directory; what they lead to is appended to the file. Without the maker note,
/// which only its maker can move.
std::vector<NewTiffField> appendExif(std::string& file, std::string_view exif);

bool exifHasPosition(std::string_view exif);
bool exifHasMakerNote(const TiffDirectory& directory);

/// Of a TIFF file or of an EXIF block.
std::optional<PixelDensity> densityOf(const TiffDirectory& directory);

}  // namespace headroom
