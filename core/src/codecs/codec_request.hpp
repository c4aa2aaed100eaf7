// Messages between workbench and codec process: a line of JSON each, with memory beside it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/image/image.hpp"

namespace headroom {

/// Resources that an image may use beyond its process's usage so far.
struct CodecLimits {
  std::uint64_t bytes = 0;   ///< of address space
  std::int64_t seconds = 0;  ///< of processor time
};

/// Properties of an image in memory, except its address.
struct PictureShape {
  int width = 0;
  int height = 0;
  int channels = 0;
  int bytesPerSample = 0;
};

/// Accompanied by memory: a file, or the pixels of an image.
struct CodecRequest {
  std::string ending;       ///< ".png": encode an image as such a file; empty: decode a file
  std::uint64_t bytes = 0;  ///< of the memory
  PictureShape picture;     ///< image to encode
  CodecLimits limits;
};

enum class CodecOutcome { Unknown, Done, Undecodable, Damaged, Unsupported, NoMemory, Failed };

/// A reply that is Done is accompanied by memory: the pixels of an image, or a file.
struct CodecReply {
  CodecOutcome outcome = CodecOutcome::Unknown;
  std::string what;                ///< why it is not Done
  std::uint64_t bytes = 0;         ///< of the memory
  PictureShape picture;            ///< decoded image
  bool isTurned = false;           ///< the decoder applied the orientation of its header
  std::vector<std::string> notes;  ///< each continues "FILE "
  std::string words;               ///< libraries' output on stderr
};

/// With a line feed.
std::string encode(const CodecRequest& request);
std::string encode(const CodecReply& reply);
/// Throw std::invalid_argument, nlohmann::json::exception.
CodecRequest codecRequestFrom(std::string_view line);
CodecReply codecReplyFrom(std::string_view line);

PictureShape shapeOf(const Image& image);
/// Returns an image with pixels in that memory. Throws std::invalid_argument if the memory does not fit.
Image imageOf(const PictureShape& shape, std::shared_ptr<const PixelMemory> pixels);

}  // namespace headroom
