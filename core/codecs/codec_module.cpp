// Image files to pixels and back, with OpenCV: a separate library, see codec_module.hpp.
#include "codecs/codec_module.hpp"

#include <algorithm>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <opencv2/core.hpp>
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgcodecs.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {
namespace {

constexpr int kJpegQuality = 95;
/// OpenCV's value for libwebp: above 100 means lossless.
constexpr int kLosslessWebP = 101;
constexpr int kTiffLzw = 5;

using Content = std::vector<unsigned char>;

CodecSample sampleOf(int depth) {
  switch (depth) {
    case CV_8U:
      return CodecSample::Byte;
    case CV_16U:
      return CodecSample::Word;
    case CV_32F:
      return CodecSample::Float;
    default:
      return CodecSample::Other;
  }
}

int depthOf(CodecSample sample) {
  switch (sample) {
    case CodecSample::Byte:
      return CV_8U;
    case CodecSample::Word:
      return CV_16U;
    default:
      return CV_32F;
  }
}

std::vector<int> parametersOf(std::string_view ending) {
  // Set explicitly: by default float RGB becomes LogLuv, which loses most digits.
  if (ending == ".tif" || ending == ".tiff") return {cv::IMWRITE_TIFF_COMPRESSION, kTiffLzw};
  if (ending == ".jpg" || ending == ".jpeg") return {cv::IMWRITE_JPEG_QUALITY, kJpegQuality};
  if (ending == ".webp") return {cv::IMWRITE_WEBP_QUALITY, kLosslessWebP};
  return {};
}

void say(CodecWords& why, const char* text) {
  const std::size_t count = std::min(std::strlen(text), sizeof why.text - 1);
  std::memcpy(why.text, text, count);
  why.text[count] = '\0';
}

/// No exception leaves the module, and OpenCV neither logs nor starts threads, whose memory would count towards the
/// image's limit.
template <typename Act>
CodecEnd guarded(CodecWords& why, Act act) {
  try {
    cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    cv::setNumThreads(1);
    return act();
  } catch (const std::bad_alloc&) {
    return CodecEnd::NoMemory;
  } catch (const cv::Exception& failure) {
    if (failure.code == cv::Error::StsNoMem) return CodecEnd::NoMemory;
    say(why, failure.err.c_str());
  } catch (const std::exception& failure) {
    say(why, failure.what());
  }
  return CodecEnd::Failed;
}

}  // namespace

extern "C" {

int headroomCodecModuleVersion() {
  return kCodecModuleVersion;
}

CodecEnd headroomDecodePicture(const void* content, std::size_t count, CodecPixels* pixels, void** owner,
                               CodecWords* why) {
  return guarded(*why, [&] {
    // OpenCV has no read-only Mat; nothing writes to this one.
    const cv::Mat encoded(1, static_cast<int>(count), CV_8U, const_cast<void*>(content));
    auto picture = std::make_unique<cv::Mat>(cv::imdecode(encoded, cv::IMREAD_UNCHANGED));
    if (picture->empty()) return CodecEnd::Refused;
    *pixels = {picture->data, picture->step,       picture->cols,
               picture->rows, picture->channels(), sampleOf(picture->depth())};
    *owner = picture.release();
    return CodecEnd::Done;
  });
}

void headroomReleasePixels(void* owner) {
  delete static_cast<cv::Mat*>(owner);
}

CodecEnd headroomEncodePicture(const char* ending, const CodecPixels* pixels, CodecBytes* content, void** owner,
                               CodecWords* why) {
  return guarded(*why, [&] {
    const cv::Mat picture(pixels->height, pixels->width, CV_MAKETYPE(depthOf(pixels->sample), pixels->channels),
                          const_cast<void*>(pixels->rows), pixels->pitch);
    auto encoded = std::make_unique<Content>();
    if (!cv::imencode(ending, picture, *encoded, parametersOf(ending))) return CodecEnd::Refused;
    *content = {encoded->data(), encoded->size()};
    *owner = encoded.release();
    return CodecEnd::Done;
  });
}

void headroomReleaseContent(void* owner) {
  delete static_cast<Content*>(owner);
}

}  // extern "C"

}  // namespace headroom
