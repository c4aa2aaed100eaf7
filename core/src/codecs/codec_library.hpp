// The codec module, which is linked to OpenCV's codecs, as loaded in this process.
#pragma once

#include "codecs/codec_module.hpp"

namespace headroom {

struct CodecLibrary {
  DecodePicture* decode = nullptr;
  ReleasePicture* releasePixels = nullptr;
  EncodePicture* encode = nullptr;
  ReleasePicture* releaseContent = nullptr;
};

/// Loads it at the first call, from beside this program or from the installation. Throws Error(Stage::ImageFile).
const CodecLibrary& codecLibrary();

}  // namespace headroom
