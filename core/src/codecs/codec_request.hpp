// What workbench and codec process say to each other: a line of JSON each, memory beside it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/image/image.hpp"

namespace headroom {

/// What a picture may take beyond what its process has taken before.
struct CodecLimits {
  std::uint64_t bytes = 0;   ///< of address space
  std::int64_t seconds = 0;  ///< of processor time
};

/// All about pixels in memory but where they are.
struct PictureShape {
  int width = 0;
  int height = 0;
  int channels = 0;
  int bytesPerSample = 0;
};

/// With it goes memory: a file, or the pixels of a picture.
struct CodecRequest {
  std::string ending;       ///< ".png": encode a picture as such a file; empty: decode a file
  std::uint64_t bytes = 0;  ///< of the memory
  PictureShape picture;     ///< to encode
  CodecLimits limits;
};

enum class CodecOutcome { Unknown, Done, Undecodable, Damaged, Unsupported, NoMemory, Failed };

/// With one that is Done goes memory: the pixels of a picture, or a file.
struct CodecReply {
  CodecOutcome outcome = CodecOutcome::Unknown;
  std::string what;                ///< why it is not Done
  std::uint64_t bytes = 0;         ///< of the memory
  PictureShape picture;            ///< that was decoded
  bool isTurned = false;           ///< the decoder has turned it as its header says
  std::vector<std::string> notes;  ///< each continues "FILE "
  std::string words;               ///< what libraries wrote to stderr
};

/// With a line feed.
std::string encode(const CodecRequest& request);
std::string encode(const CodecReply& reply);
/// Throw std::invalid_argument, nlohmann::json::exception.
CodecRequest codecRequestFrom(std::string_view line);
CodecReply codecReplyFrom(std::string_view line);

PictureShape shapeOf(const Image& image);
/// Of a picture with pixels in that memory. Throws std::invalid_argument where it has no such pixels.
Image imageOf(const PictureShape& shape, std::shared_ptr<const PixelMemory> pixels);

}  // namespace headroom
