// The functions of Headroom's module for image files. Only this module is linked to OpenCV's imgcodecs, whose
// dependencies, including geographic and medical formats, take longer to load than everything else. Only the codec
// process loads it, with the first image that needs it.
#pragma once

#include <cstddef>

namespace headroom {

/// Version of the functions: module and program must be of the same build.
inline constexpr int kCodecModuleVersion = 1;

/// Bytes per sample; Other is not supported by Headroom.
enum class CodecSample : int { Other = 0, Byte = 1, Word = 2, Float = 4 };

/// Rows from the top, `pitch` bytes apart. Each row holds its pixels in order: grey, or blue, green, red and, with four
/// channels, alpha.
struct CodecPixels {
  const void* rows = nullptr;
  std::size_t pitch = 0;
  int width = 0;
  int height = 0;
  int channels = 0;
  CodecSample sample = CodecSample::Other;
};

struct CodecBytes {
  const void* bytes = nullptr;
  std::size_t count = 0;
};

/// Refused: the content violates its format, or the format cannot hold the image. Failed: see `why`.
enum class CodecEnd : int { Done, Refused, NoMemory, Failed };

/// A zero-terminated text.
struct CodecWords {
  char text[256] = {};
};

using CodecModuleVersion = int();
using DecodePicture = CodecEnd(const void* content, std::size_t count, CodecPixels* pixels, void** owner,
                               CodecWords* why);
using EncodePicture = CodecEnd(const char* ending, const CodecPixels* pixels, CodecBytes* content, void** owner,
                               CodecWords* why);
using ReleasePicture = void(void* owner);

extern "C" {

CodecModuleVersion headroomCodecModuleVersion;
/// `pixels` are valid until their owner is released.
DecodePicture headroomDecodePicture;
ReleasePicture headroomReleasePixels;
/// Encodes in the format of the file name's extension (".png"), at the best quality. `content` is valid until its owner
/// is released.
EncodePicture headroomEncodePicture;
ReleasePicture headroomReleaseContent;

}  // extern "C"

}  // namespace headroom
