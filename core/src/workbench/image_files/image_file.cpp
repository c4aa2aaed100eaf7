#include "headroom/image_files/image_file.hpp"

#include <fmt/format.h>

#include "headroom/system/error.hpp"
#include "workbench/image_files/file_kind.hpp"

#ifdef HEADROOM_HAVE_OPENCV
#include <algorithm>
#include <memory>
#include <new>
#include <opencv2/core.hpp>
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgcodecs.hpp>
#include <optional>
#include <stdexcept>
#include <utility>

#include "headroom/system/file.hpp"
#include "image/planes.hpp"
#include "system/row_bands.hpp"
#include "system/shared_library.hpp"
#include "workbench/image_files/bmp_file.hpp"
#include "workbench/image_files/image_header.hpp"
#include "workbench/image_files/metadata.hpp"
#include "workbench/image_files/pnm_file.hpp"
#include "workbench/image_files/tiff_file.hpp"
#include "workbench/image_files/transparent_colour.hpp"
#include "workbench/image_files/turned_image.hpp"
#include "workbench/image_files/unsupported_image.hpp"
#endif

namespace headroom {
namespace {

namespace fs = std::filesystem;

}  // namespace

#ifndef HEADROOM_HAVE_OPENCV

bool imageFilesSupported() {
  return false;
}

LoadedImage loadImage(const fs::path& file) {
  throw imageError(fmt::format(
      "{} can't be opened: this build of Headroom reads no image files ({}). Configure it with -DHEADROOM_OPENCV=ON.",
      file.string(), imageEndingsText()));
}

void saveImage(const Image&, const fs::path& file, const ImageMetadata&) {
  throw imageError(fmt::format(
      "{} can't be saved: this build of Headroom writes no image files ({}). Configure it with -DHEADROOM_OPENCV=ON.",
      file.string(), imageEndingsText()));
}

#else

namespace {

/// Decoders take lengths as int. No camera's file of kMostImagePixels comes near.
constexpr std::uintmax_t kMostFileBytes = std::uintmax_t{1} << 30;
constexpr int kJpegQuality = 95;
/// libwebp's OpenCV glue: above 100 means lossless.
constexpr int kLosslessWebP = 101;
constexpr int kTiffLzw = 5;

void silenceOpenCv() {
  [[maybe_unused]] static const auto previous = cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
}

/// Loaded with the first picture, not with the program: with all that it needs in turn, formats of maps and of medicine
/// among it, that takes several times as long as everything else does until main() begins.
struct Codecs {
  using Decode = cv::Mat (*)(cv::InputArray content, int flags);
  using Encode = bool (*)(const std::string& ending, cv::InputArray picture, std::vector<unsigned char>& content,
                          const std::vector<int>& parameters);

  SharedLibrary library{{HEADROOM_IMGCODECS_NAME, HEADROOM_IMGCODECS_FILE}};
  // cv::imdecode and cv::imencode, as C++ compilers name them in libraries.
  Decode decode = library.function<Decode>("_ZN2cv8imdecodeERKNS_11_InputArrayEi");
  Encode encode = library.function<Encode>(
      "_ZN2cv8imencodeERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEERKNS_11_InputArrayERSt6vectorIhSaIhEERKSB_"
      "IiSaIiEE");
};

/// Throws Error.
const Codecs& codecs() {
  static const Codecs loaded;
  if (loaded.decode != nullptr && loaded.encode != nullptr) return loaded;
  throw imageError(fmt::format(
      "OpenCV's library for image files can't be used ({}). Install it as it was when Headroom was built: on Debian 12 "
      "libopencv-imgcodecs406.",
      loaded.library.isLoaded() ? "it has no imdecode or no imencode" : loaded.library.problem()));
}

std::string contentOf(const fs::path& file) {
  std::error_code failure;
  const fs::file_status status = fs::status(file, failure);
  if (status.type() == fs::file_type::not_found) {
    throw imageError(fmt::format("There is no file {}. Check its name and folder.", file.string()));
  }
  if (fs::is_directory(status)) throw imageError(fmt::format("{} is a folder. Name a file in it.", file.string()));
  if (failure || !fs::is_regular_file(status)) {
    throw imageError(fmt::format("{} is not a plain file that can be read. Choose an image file.", file.string()));
  }
  const std::uintmax_t bytes = fs::file_size(file, failure);
  if (!failure && bytes == 0) {
    throw imageError(fmt::format("{} is empty (0 bytes). Copy or export it again.", file.string()));
  }
  if (!failure && bytes > kMostFileBytes) {
    throw imageError(fmt::format("{} has {} bytes, too many for an image file that Headroom reads (at most {}).",
                                 file.string(), bytes, kMostFileBytes));
  }
  try {
    return readFile(file);
  } catch (const Error& failed) {
    throw imageError(failed.what());
  }
}

Error damaged(const fs::path& file, const std::invalid_argument& why) {
  return imageError(fmt::format("{} is damaged: {}. Copy or export it again.", file.string(), why.what()));
}

Error unsupported(const fs::path& file, const UnsupportedImage& why) {
  return imageError(fmt::format("{} is not supported: {}.", file.string(), why.what()));
}

ImageHeader headerOf(const fs::path& file, std::string_view content) {
  std::optional<ImageHeader> header;
  try {
    header = readImageHeader(content);
  } catch (const std::invalid_argument& why) {
    throw damaged(file, why);
  } catch (const UnsupportedImage& why) {
    throw unsupported(file, why);
  }
  if (!header) {
    throw imageError(
        fmt::format("{} is not an image in a format that Headroom reads ({}).", file.string(), imageEndingsText()));
  }
  const bool tooLong = header->width > kLongestSide || header->height > kLongestSide;
  // Sides are bounded before they are multiplied.
  if (tooLong || header->width * header->height > kMostImagePixels) {
    throw imageError(
        fmt::format("{} says it is {} x {} pixels; Headroom reads up to {} pixels, and {} a side. Scale it "
                    "down first.",
                    file.string(), header->width, header->height, kMostImagePixels, kLongestSide));
  }
  return *header;
}

std::optional<Depth> depthOf(const cv::Mat& picture) {
  switch (picture.depth()) {
    case CV_8U:
      return Depth::U8;
    case CV_16U:
      return Depth::U16;
    case CV_32F:
      return Depth::F32;
    default:
      return std::nullopt;
  }
}

/// Pairs of channels for cv::mixChannels between OpenCV's BGR(A) and our RGB(A): its own inverse.
std::vector<int> swappedRedAndBlue(int channels) {
  if (channels == 1) return {0, 0};
  if (channels == 3) return {0, 2, 1, 1, 2, 0};
  return {0, 2, 1, 1, 2, 0, 3, 3};
}

/// cv::mixChannels on all cores: with memory that is touched for the first time that is slow work.
void mixChannels(const cv::Mat& from, const cv::Mat& to, const std::vector<int>& pairs) {
  constexpr int kFewestPixels = 256 * 1024;  // fewer are done before a thread has begun
  forEachBand(from.rows, std::max(1, kFewestPixels / from.cols), [&](int first, int last) {
    const cv::Mat source = from.rowRange(first, last);
    cv::Mat target = to.rowRange(first, last);
    cv::mixChannels(&source, 1, &target, 1, pairs.data(), pairs.size() / 2);
  });
}

Image imageFrom(const cv::Mat& picture, Depth depth, bool isGreyWithAlpha) {
  const int channels = isGreyWithAlpha && picture.channels() == 4 ? 2 : picture.channels();
  const std::vector<int> pairs = channels == 2 ? std::vector<int>{0, 0, 3, 1} : swappedRedAndBlue(channels);
  const ImageSize size{picture.cols, picture.rows};
  auto pixels = std::make_shared<PixelMemory>(imageBytes(size, channels, depth));
  const cv::Mat target(picture.rows, picture.cols, CV_MAKETYPE(picture.depth(), channels), pixels->bytes().data());
  mixChannels(picture, target, pairs);
  return {size, channels, depth, std::move(pixels)};
}

/// `content` is not const: a JPEG that ends early gets the end marker it lacks. Without it, OpenCV leaves the missing
/// rows as they were in memory; with it, libjpeg fills them.
cv::Mat decode(const fs::path& file, std::string& content, const ImageHeader& header) {
  if (header.format == ImageFormat::Jpeg && !header.isWhole) content += "\xFF\xD9";
  const cv::Mat encoded(1, static_cast<int>(content.size()), CV_8U, content.data());
  cv::Mat picture;
  try {
    picture = codecs().decode(encoded, cv::IMREAD_UNCHANGED);
  } catch (const cv::Exception&) {
    picture.release();  // said below, as for decoders that return nothing
  }
  if (picture.empty()) {
    throw imageError(fmt::format("{} is a damaged {} file: its pixels can't be decoded. Copy or export it again.",
                                 file.string(), toText(header.format)));
  }
  return picture;
}

/// Of the formats that OpenCV decodes as they are.
Image decodeWithOpenCv(const fs::path& file, std::string& content, const ImageHeader& header) {
  const cv::Mat picture = decode(file, content, header);
  const auto depth = depthOf(picture);
  if (!depth || picture.channels() == 2 || picture.channels() > 4) {
    throw imageError(fmt::format(
        "{} is not supported: it has {} channels of a kind that Headroom does not process. Export it with 8, "
        "16 or 32 (float) bits per channel.",
        file.string(), picture.channels()));
  }
  const Image image = imageFrom(picture, *depth, header.isGreyWithAlpha);
  return header.format == ImageFormat::Png ? withTransparentColour(image, header) : image;
}

/// As its rows lie in the file.
Image decoded(const fs::path& file, std::string& content, ImageHeader& header, std::vector<std::string>& notes) {
  try {
    if (header.format == ImageFormat::Pnm) return decodePnm(content);
    if (header.format == ImageFormat::Bmp) return decodeBmp(content, notes);
    if (header.format == ImageFormat::Tiff) {
      if (const auto image = decodeTiff(content, notes)) return *image;
      header.orientation = 1;  // OpenCV applies it
    }
  } catch (const std::invalid_argument& why) {
    throw damaged(file, why);
  } catch (const UnsupportedImage& why) {
    throw unsupported(file, why);
  }
  return decodeWithOpenCv(file, content, header);
}

LoadedImage load(const fs::path& file) {
  silenceOpenCv();
  std::string content = contentOf(file);
  ImageHeader header = headerOf(file, content);
  if (!header.isWhole && header.format != ImageFormat::Jpeg) {
    throw imageError(
        fmt::format("{} ends before its picture does: the {} file is incomplete. Copy or download it again.",
                    file.string(), toText(header.format)));
  }
  LoadedImage loaded;
  std::vector<std::string> notes;
  const Image image = decoded(file, content, header, notes);
  loaded.image = oriented(image, header.orientation);
  loaded.metadata = readMetadata(content, header, loaded.image.size());
  if (!header.others.empty()) notes.insert(notes.begin(), header.others);
  for (const std::string& note : notes) loaded.warnings.push_back(fmt::format("{} {}", file.string(), note));
  if (!header.isWhole) {
    loaded.warnings.push_back(fmt::format(
        "{} ends before its picture does: what is missing is shown grey. Copy or download it again.", file.string()));
  }
  return loaded;
}

std::vector<int> parametersOf(const FileKind& kind) {
  if (kind.format == ImageFormat::Tiff) {
    // Said explicitly: by default float RGB becomes LogLuv, which loses most digits.
    return {cv::IMWRITE_TIFF_COMPRESSION, kTiffLzw};
  }
  if (kind.format == ImageFormat::Jpeg) return {cv::IMWRITE_JPEG_QUALITY, kJpegQuality};
  if (kind.format == ImageFormat::WebP) return {cv::IMWRITE_WEBP_QUALITY, kLosslessWebP};
  return {};
}

/// In the format's channels and depth. Where it has no alpha, the picture is laid on white: dropping alpha alone would
/// show what was transparent.
Image converted(const Image& image, const FileKind& kind) {
  const bool flatten = image.hasAlpha() && !kind.alpha;
  const bool widen = image.channels() <= 2 && channelsIn(kind, image) >= 3;
  const Depth depth = std::min(image.depth(), kind.deepest);
  if (!flatten && !widen && depth == image.depth()) return image;

  std::vector<std::vector<float> > planes = toPlanes(image);
  if (flatten) {
    const std::vector<float> alpha = std::move(planes.back());
    planes.pop_back();
    for (auto& plane : planes) {
      for (std::size_t i = 0; i < plane.size(); ++i) plane[i] += 1 - alpha[i];
    }
  }
  if (widen) {
    const std::vector<float> grey = planes.front();
    planes.insert(planes.begin(), 2, grey);
  }
  const int channels = static_cast<int>(planes.size());
  auto blank = std::make_shared<PixelMemory>(imageBytes(image.size(), channels, depth));
  return fromPlanes(planes, Image(image.size(), channels, depth, std::move(blank)));
}

std::string encode(const Image& image, const fs::path& file, const ImageMetadata& metadata) {
  const FileKind& kind = fileKindFor(image, file);
  const Image prepared = converted(image, kind);
  const cv::Mat picture = matOf(prepared);
  const cv::Mat swapped(picture.size(), picture.type());
  mixChannels(picture, swapped, swappedRedAndBlue(prepared.channels()));
  std::vector<unsigned char> encoded;
  if (!codecs().encode(fmt::format(".{}", kind.ending), swapped, encoded, parametersOf(kind))) {
    throw imageError(
        fmt::format("{} cannot be saved: a picture of {} pixels does not fit its format. Choose .png or "
                    ".tiff.",
                    file.string(), toText(image.size())));
  }
  return withMetadata({reinterpret_cast<const char*>(encoded.data()), encoded.size()}, kind,
                      keptMetadata(metadata, kind, image), prepared.channels());
}

Error outOfMemory(const fs::path& file) {
  return imageError(
      fmt::format("{} needs more memory than there is. Close other programs or scale it down.", file.string()));
}

}  // namespace

bool imageFilesSupported() {
  return true;
}

LoadedImage loadImage(const fs::path& file) {
  try {
    return load(file);
  } catch (const std::bad_alloc&) {
    throw outOfMemory(file);
  } catch (const cv::Exception& failure) {
    if (failure.code == cv::Error::StsNoMem) throw outOfMemory(file);
    throw imageError(fmt::format("{} could not be decoded: {}.", file.string(), failure.err));
  }
}

void saveImage(const Image& image, const fs::path& file, const ImageMetadata& metadata) {
  if (image.empty()) throw imageError(fmt::format("There is no picture to save as {}. Open one first.", file.string()));
  silenceOpenCv();
  try {
    writeFile(file, encode(image, file, metadata));
  } catch (const std::bad_alloc&) {
    throw outOfMemory(file);
  } catch (const cv::Exception& failure) {
    throw imageError(fmt::format("{} could not be encoded: {}. Choose .png or .tiff.", file.string(), failure.err));
  } catch (const UsageError&) {
    throw;
  } catch (const Error& failure) {
    throw imageError(failure.what());
  }
}

#endif

}  // namespace headroom
