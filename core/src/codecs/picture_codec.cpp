#ifdef HEADROOM_HAVE_OPENCV
#include "codecs/picture_codec.hpp"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>
#include <opencv2/core.hpp>
#include <optional>
#include <utility>

#include "codecs/bmp_file.hpp"
#include "codecs/codec_library.hpp"
#include "codecs/image_header.hpp"
#include "codecs/limited.hpp"
#include "codecs/pnm_file.hpp"
#include "codecs/tiff_file.hpp"
#include "codecs/transparent_colour.hpp"
#include "codecs/unsupported_image.hpp"
#include "system/row_bands.hpp"

namespace headroom {
namespace {

std::optional<Depth> depthOf(CodecSample sample) {
  switch (sample) {
    case CodecSample::Byte:
      return Depth::U8;
    case CodecSample::Word:
      return Depth::U16;
    case CodecSample::Float:
      return Depth::F32;
    case CodecSample::Other:
      break;
  }
  return std::nullopt;
}

CodecSample sampleOf(Depth depth) {
  switch (depth) {
    case Depth::U8:
      return CodecSample::Byte;
    case Depth::U16:
      return CodecSample::Word;
    case Depth::F32:
      break;
  }
  return CodecSample::Float;
}

int cvTypeOf(Depth depth, int channels) {
  const int cvDepth = depth == Depth::U8 ? CV_8U : depth == Depth::U16 ? CV_16U : CV_32F;
  return CV_MAKETYPE(cvDepth, channels);
}

/// Throws the exception for the result of a codec's function.
void requireDone(CodecEnd end, const CodecWords& why) {
  switch (end) {
    case CodecEnd::Done:
      return;
    case CodecEnd::NoMemory:
      throw std::bad_alloc();
    case CodecEnd::Refused:
    case CodecEnd::Failed:
      break;
  }
  throw RefusedByCodec(why.text);
}

/// Pairs of channels for cv::mixChannels between OpenCV's BGR(A) and Headroom's RGB(A): its own inverse.
std::vector<int> swappedRedAndBlue(int channels) {
  if (channels == 1) return {0, 0};
  if (channels == 3) return {0, 2, 1, 1, 2, 0};
  return {0, 2, 1, 1, 2, 0, 3, 3};
}

/// cv::mixChannels on all cores, because first access to memory is slow.
void mixChannels(const cv::Mat& from, const cv::Mat& to, const std::vector<int>& pairs) {
  constexpr int kFewestPixels = 256 * 1024;  // fewer are done before a thread has started
  forEachBand(from.rows, std::max(1, kFewestPixels / from.cols), [&](int first, int last) {
    const cv::Mat source = from.rowRange(first, last);
    cv::Mat target = to.rowRange(first, last);
    cv::mixChannels(&source, 1, &target, 1, pairs.data(), pairs.size() / 2);
  });
}

Image imageFrom(const CodecPixels& decoded, Depth depth, bool isGreyWithAlpha) {
  // OpenCV has no read-only Mat; nothing writes to this one.
  const cv::Mat picture(decoded.height, decoded.width, cvTypeOf(depth, decoded.channels),
                        const_cast<void*>(decoded.rows), decoded.pitch);
  const int channels = isGreyWithAlpha && decoded.channels == 4 ? 2 : decoded.channels;
  const std::vector<int> pairs = channels == 2 ? std::vector<int>{0, 0, 3, 1} : swappedRedAndBlue(channels);
  const ImageSize size{decoded.width, decoded.height};
  auto pixels = std::make_shared<PixelMemory>(imageBytes(size, channels, depth));
  const cv::Mat target(decoded.height, decoded.width, cvTypeOf(depth, channels), pixels->bytes().data());
  mixChannels(picture, target, pairs);
  return {size, channels, depth, std::move(pixels)};
}

/// For formats that OpenCV decodes directly.
Image decodeWithOpenCv(std::string_view content, const ImageHeader& header, const CodecLimits& limits) {
  std::string completed;
  if (header.format == ImageFormat::Jpeg && !header.isWhole) {
    // Without the missing end marker, OpenCV leaves the missing rows uninitialised; with it, libjpeg fills them.
    completed = std::string(content) + "\xFF\xD9";
    content = completed;
  }
  const CodecLibrary& library = codecLibrary();
  CodecPixels pixels;
  CodecWords why;
  std::unique_ptr<void, ReleasePicture*> owner(nullptr, library.releasePixels);
  {
    const Limited limited(limits);
    void* decoded = nullptr;
    const CodecEnd end = library.decode(content.data(), content.size(), &pixels, &decoded, &why);
    owner.reset(decoded);
    requireDone(end, why);
  }
  const std::optional<Depth> depth = depthOf(pixels.sample);
  if (!depth || pixels.channels == 2 || pixels.channels > 4) {
    throw UnsupportedImage(
        "it has " + std::to_string(pixels.channels) +
        " channels of a kind that Headroom does not process. Export it with 8, 16 or 32 (float) bits per channel");
  }
  const Image image = imageFrom(pixels, *depth, header.isGreyWithAlpha);
  owner.reset();
  return header.format == ImageFormat::Png ? withTransparentColour(image, header) : image;
}

/// For formats that are read here, except the compression of some; returns nothing if OpenCV must decode.
std::optional<Image> decodeHere(std::string_view content, ImageFormat format, std::vector<std::string>& notes) {
  switch (format) {
    case ImageFormat::Pnm:
      return decodePnm(content);
    case ImageFormat::Bmp:
      return decodeBmp(content, notes);
    case ImageFormat::Tiff:
      return decodeTiff(content, notes);
    default:
      return std::nullopt;
  }
}

}  // namespace

DecodedPicture decodePicture(std::string_view content, const CodecLimits& limits) {
  const std::optional<ImageHeader> header = readImageHeader(content);
  if (!header) throw RefusedByCodec("it is in none of the formats");
  DecodedPicture decoded;
  {
    const Limited limited(limits);
    if (auto image = decodeHere(content, header->format, decoded.notes)) {
      decoded.image = *std::move(image);
      return decoded;
    }
  }
  decoded.isTurned = header->format == ImageFormat::Tiff;
  decoded.image = decodeWithOpenCv(content, *header, limits);
  return decoded;
}

std::shared_ptr<const PixelMemory> encodePicture(const Image& picture, const std::string& ending,
                                                 const CodecLimits& limits) {
  const CodecLibrary& library = codecLibrary();
  const ImageSize size = picture.size();
  const int type = cvTypeOf(picture.depth(), picture.channels());
  const cv::Mat from(size.height, size.width, type, const_cast<std::byte*>(picture.bytes().data()));
  const cv::Mat swapped(size.height, size.width, type);
  mixChannels(from, swapped, swappedRedAndBlue(picture.channels()));
  const CodecPixels pixels{swapped.data, swapped.step,       size.width,
                           size.height,  picture.channels(), sampleOf(picture.depth())};
  CodecBytes content;
  CodecWords why;
  std::unique_ptr<void, ReleasePicture*> owner(nullptr, library.releaseContent);
  {
    const Limited limited(limits);
    void* encoded = nullptr;
    const CodecEnd end = library.encode(ending.c_str(), &pixels, &content, &encoded, &why);
    owner.reset(encoded);
    requireDone(end, why);
  }
  auto memory = std::make_shared<PixelMemory>(content.count);
  std::memcpy(memory->bytes().data(), content.bytes, content.count);
  return memory;
}

}  // namespace headroom
#endif
