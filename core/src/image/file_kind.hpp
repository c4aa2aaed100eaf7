// What the kinds of image files that Headroom writes can hold.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "headroom/error.hpp"
#include "headroom/image.hpp"

namespace headroom {

struct FileKind {
  std::string_view ending;  ///< without the dot
  Depth deepest = Depth::U8;
  bool alpha = false;
  bool colour = true;
  bool grey = true;
  int longestSide = 0;  ///< 0: longer than any picture that Headroom reads
};

Error imageError(const std::string& sentence);

/// All that are read and written, for a sentence: ".png, .jpg, ...".
std::string imageEndingsText();

/// By the file name's ending. Throws Error(Stage::ImageFile) where it names none.
const FileKind& fileKindOf(const std::filesystem::path& file);

/// The same. Throws likewise where the kind can't hold the picture at all.
const FileKind& fileKindFor(const Image& image, const std::filesystem::path& file);

}  // namespace headroom
