// What the kinds of image files that Headroom writes can hold.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "codecs/image_header.hpp"
#include "headroom/image/image.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

/// What files of a kind have room for beside the pixels.
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
  int longestSide = 0;  ///< 0: longer than any picture that Headroom reads
};

Error imageError(const std::string& sentence);

/// All that are read and written, for a sentence: ".png, .jpg, ...".
std::string imageEndingsText();

/// By the file name's ending. Throws UsageError where it names none.
const FileKind& fileKindOf(const std::filesystem::path& file);

/// The same. Throws Error(Stage::ImageFile) where the kind can't hold the picture at all.
const FileKind& fileKindFor(const Image& image, const std::filesystem::path& file);

/// Of the picture as files of that kind hold it: where there is no alpha it is laid on white, grey is widened where the
/// kind has colour only, and with alpha.
int channelsIn(const FileKind& kind, const Image& image);

}  // namespace headroom
