// The functions of Headroom's module for image files. It alone is linked to OpenCV's imgcodecs, which with all that it
// needs in turn, formats of maps and of medicine among it, takes longer to load than everything else. Only the codec
// process loads it, with the first picture that needs it.
#pragma once

#include <cstddef>

namespace headroom {

/// Another number is another set of functions: module and program are of one build.
inline constexpr int kCodecModuleVersion = 1;

/// As the number of bytes of a sample; Other is none that Headroom processes.
enum class CodecSample : int { Other = 0, Byte = 1, Word = 2, Float = 4 };

/// Rows from the top, `pitch` bytes from one to the next. In a row pixel by pixel: grey, or blue, green, red and, where
/// there are four channels, alpha.
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

/// Refused: the content is not as its format says, or the format can't hold the picture. Failed: see `why`.
enum class CodecEnd : int { Done, Refused, NoMemory, Failed };

/// A text that ends with a zero.
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
/// `pixels` live until their owner is released.
DecodePicture headroomDecodePicture;
ReleasePicture headroomReleasePixels;
/// In the format of the file name's ending (".png"), as good as it can be. `content` lives until its owner is released.
EncodePicture headroomEncodePicture;
ReleasePicture headroomReleaseContent;

}  // extern "C"

}  // namespace headroom
