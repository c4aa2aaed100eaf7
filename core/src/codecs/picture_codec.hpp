// Decodes files to images and encodes images as files, with third-party libraries where a format needs one.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "codecs/codec_request.hpp"
#include "headroom/image/image.hpp"

namespace headroom {

/// A codec rejected a file's content, or an image. what() is its reason, often empty.
class RefusedByCodec : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct DecodedPicture {
  Image image;                     ///< with its rows in file order
  std::vector<std::string> notes;  ///< each continues "FILE "
  bool isTurned = false;           ///< the image has the orientation that the header declares
};

/// Throws std::invalid_argument for a damaged file, UnsupportedImage, RefusedByCodec, std::bad_alloc, Error.
DecodedPicture decodePicture(std::string_view content, const CodecLimits& limits);

/// Encodes a file of the extension's format (".png"), which must support the image's channels and depth. Throws
/// RefusedByCodec, std::bad_alloc, Error.
std::shared_ptr<const PixelMemory> encodePicture(const Image& picture, const std::string& ending,
                                                 const CodecLimits& limits);

}  // namespace headroom
