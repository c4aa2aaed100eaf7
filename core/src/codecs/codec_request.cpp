#include "codecs/codec_request.hpp"

#include <memory>
#include <stdexcept>
#include <utility>

#include "text/json.hpp"

namespace headroom {

// By nlohmann's rules these must be in the namespace of the types. An unlisted outcome reads as Unknown.
NLOHMANN_JSON_SERIALIZE_ENUM(CodecOutcome, {{CodecOutcome::Unknown, nullptr},
                                            {CodecOutcome::Done, "done"},
                                            {CodecOutcome::Undecodable, "undecodable"},
                                            {CodecOutcome::Damaged, "damaged"},
                                            {CodecOutcome::Unsupported, "unsupported"},
                                            {CodecOutcome::NoMemory, "no memory"},
                                            {CodecOutcome::Failed, "failed"}})
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CodecLimits, bytes, seconds)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PictureShape, width, height, channels, bytesPerSample)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CodecRequest, ending, bytes, picture, limits)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CodecReply, outcome, what, bytes, picture, isTurned, notes, words)

namespace {

Depth depthOfBytes(int bytesPerSample) {
  switch (bytesPerSample) {
    case 1:
      return Depth::U8;
    case 2:
      return Depth::U16;
    case 4:
      return Depth::F32;
    default:
      throw std::invalid_argument("samples have 1, 2 or 4 bytes");
  }
}

}  // namespace

std::string encode(const CodecRequest& request) {
  return jsonText(request) + "\n";
}

std::string encode(const CodecReply& reply) {
  return jsonText(reply) + "\n";
}

CodecRequest codecRequestFrom(std::string_view line) {
  return parsedJson(line).get<CodecRequest>();
}

CodecReply codecReplyFrom(std::string_view line) {
  return parsedJson(line).get<CodecReply>();
}

PictureShape shapeOf(const Image& image) {
  return {image.size().width, image.size().height, image.channels(), static_cast<int>(bytesPerSample(image.depth()))};
}

Image imageOf(const PictureShape& shape, std::shared_ptr<const PixelMemory> pixels) {
  const bool isPicture = shape.width > 0 && shape.height > 0 && shape.channels >= 1 && shape.channels <= 4;
  if (!isPicture) throw std::invalid_argument("a picture has pixels of 1 to 4 channels");
  return {{shape.width, shape.height}, shape.channels, depthOfBytes(shape.bytesPerSample), std::move(pixels)};
}

}  // namespace headroom
