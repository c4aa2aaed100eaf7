// Files decoded to pictures and pictures encoded as files, by libraries of others where the format asks for one.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "codecs/codec_request.hpp"
#include "headroom/image/image.hpp"

namespace headroom {

/// A codec that takes no file of this content, or no such picture. what() is its reason; many give none.
class RefusedByCodec : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct DecodedPicture {
  Image image;                     ///< as its rows lie in the file
  std::vector<std::string> notes;  ///< each continues "FILE "
  bool isTurned = false;           ///< but this one, which is as the header says it should be shown
};

/// Throws std::invalid_argument for a damaged file, UnsupportedImage, RefusedByCodec, std::bad_alloc, Error.
DecodedPicture decodePicture(std::string_view content, const CodecLimits& limits);

/// As a file of the kind that the ending (".png") names, which has to know the picture's channels and depth. Throws
/// RefusedByCodec, std::bad_alloc, Error.
std::shared_ptr<const PixelMemory> encodePicture(const Image& picture, const std::string& ending,
                                                 const CodecLimits& limits);

}  // namespace headroom
