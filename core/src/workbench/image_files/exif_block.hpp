// EXIF blocks: a camera's data about a photo.
#pragma once

#include <string>
#include <string_view>

#include "codecs/tiff_directory.hpp"
#include "headroom/image/image.hpp"
#include "headroom/image_files/image_metadata.hpp"

namespace headroom {

/// Returns the block for a photo whose orientation has been applied and that has this size now. Removes the thumbnail,
/// which has the original orientation. Empty if the block is damaged.
std::string exifOfTurned(std::string exif, ImageSize size);

/// Returns the fields of a TIFF file's first directory that a block has too, as a block; empty if there are none.
std::string exifOfTiff(const TiffDirectory& directory, ImageSize size);

/// Returns a block's fields for a TIFF file's directory, and appends their data to the file. Without the maker note,
/// whose offsets only its maker can update.
std::vector<NewTiffField> appendExif(std::string& file, std::string_view exif);

bool exifHasPosition(std::string_view exif);
bool exifHasMakerNote(const TiffDirectory& directory);

/// For a TIFF file or an EXIF block.
std::optional<PixelDensity> densityOf(const TiffDirectory& directory);

}  // namespace headroom
