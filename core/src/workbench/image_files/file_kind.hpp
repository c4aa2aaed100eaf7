// Capabilities of the image file formats that Headroom writes.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "codecs/image_header.hpp"
#include "headroom/image/image.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

/// Metadata that files of a kind support.
struct KeptMetadata {
  bool profile = false;
  bool exif = false;  ///< XMP too
  bool photoshop = false;
  bool density = false;
};

struct FileKind {
  std::string_view ending;  ///< without the dot
  ImageFormat format = ImageFormat::Png;
  KeptMetadata keeps;
  Depth deepest = Depth::U8;
  bool alpha = false;
  bool colour = true;
  bool grey = true;
  int longestSide = 0;  ///< 0: above Headroom's own limit
};

Error imageError(const std::string& sentence);

/// All extensions, for a sentence: ".png, .jpg, ...".
std::string imageEndingsText();

/// Selects by the file name's extension. Throws UsageError if it names none.
const FileKind& fileKindOf(const std::filesystem::path& file);

/// The same; throws Error(Stage::ImageFile) if the kind cannot hold the image at all.
const FileKind& fileKindFor(const Image& image, const std::filesystem::path& file);

/// Returns the image's number of channels in files of that kind: without alpha support it is blended onto white, and
/// grey is widened if the kind supports only colour, also with alpha.
int channelsIn(const FileKind& kind, const Image& image);

}  // namespace headroom
