#include "headroom/image_files/image_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>

#include "headroom/system/error.hpp"
#include "workbench/image_files/file_kind.hpp"

#ifdef HEADROOM_HAVE_OPENCV
#include <algorithm>
#include <chrono>
#include <memory>
#include <new>
#include <opencv2/core.hpp>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>

#include "codecs/image_header.hpp"
#include "codecs/unsupported_image.hpp"
#include "headroom/system/file.hpp"
#include "image/planes.hpp"
#include "system/own_program.hpp"
#include "system/regular_file.hpp"
#include "workbench/image_files/codec_process.hpp"
#include "workbench/image_files/metadata.hpp"
#include "workbench/image_files/turned_image.hpp"
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
      "{} cannot be opened: this build of Headroom reads no image files ({}). Configure it with -DHEADROOM_OPENCV=ON.",
      file.string(), imageEndingsText()));
}

void saveImage(const Image&, const fs::path& file, const ImageMetadata&) {
  throw imageError(fmt::format(
      "{} cannot be saved: this build of Headroom writes no image files ({}). Configure it with -DHEADROOM_OPENCV=ON.",
      file.string(), imageEndingsText()));
}

std::string encodedImage(const Image&, const std::string& ending) {
  throw imageError(
      fmt::format("A {} picture cannot be made: this build of Headroom writes no image files. Configure it with "
                  "-DHEADROOM_OPENCV=ON.",
                  ending));
}

#else

namespace {

/// Decoders use int for lengths. No camera's file of kMostImagePixels is as large.
constexpr std::uintmax_t kMostFileBytes = std::uintmax_t{1} << 30;

/// Resource limits that only a faulty decoder exceeds. Of the formats decoded here, a TIFF of doubles in one strip
/// takes most: 48 bytes per pixel. A lossless WebP encoder takes about 3 us per pixel.
CodecLimits decodingLimits(std::int64_t pixels, std::size_t fileBytes) {
  constexpr std::uint64_t kBytesAnyway = std::uint64_t{64} << 20;
  constexpr std::uint64_t kBytesPerPixel = 64;
  constexpr std::int64_t kSecondsAnyway = 20;
  constexpr std::int64_t kPixelsPerSecond = 1'000'000;
  return {kBytesAnyway + kBytesPerPixel * static_cast<std::uint64_t>(pixels) + 2 * fileBytes,
          kSecondsAnyway + pixels / kPixelsPerSecond};
}

CodecLimits encodingLimits(std::int64_t pixels) {
  constexpr std::uint64_t kBytesAnyway = std::uint64_t{256} << 20;
  constexpr std::uint64_t kBytesPerPixel = 128;
  constexpr std::int64_t kSecondsAnyway = 60;
  constexpr std::int64_t kPixelsPerSecond = 50'000;
  return {kBytesAnyway + kBytesPerPixel * static_cast<std::uint64_t>(pixels),
          kSecondsAnyway + pixels / kPixelsPerSecond};
}

/// Wall time: several times the CPU time, because other programs take their share of it.
std::chrono::milliseconds patienceFor(const CodecLimits& limits) {
  constexpr int kShare = 4;
  return std::chrono::seconds(limits.seconds * kShare);
}

/// Throws CodecFailure, Error.
CodecAnswer askCodecs(const CodecRequest& request, const PixelMemory& memory) {
  // Linux ends a child with the thread that started it, so that each thread has its own.
  thread_local CodecProcess process(commandLineBesideThisProgram());
  return process.ask(request, memory, patienceFor(request.limits));
}

/// A file's bytes, in memory that another process can share without a copy, if possible.
struct SharedContent {
  std::shared_ptr<PixelMemory> memory;
  std::string_view bytes;
};

Error emptyFile(const fs::path& file) {
  return imageError(fmt::format("{} is empty (0 bytes). Copy or export it again.", file.string()));
}

SharedContent contentOf(const fs::path& file) {
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
  if (!failure && bytes == 0) throw emptyFile(file);
  if (!failure && bytes > kMostFileBytes) {
    throw imageError(fmt::format("{} has {} bytes, too many for an image file that Headroom reads (at most {}).",
                                 file.string(), bytes, kMostFileBytes));
  }
  try {
    const RegularFile source(file);
    if (source.size() == 0) throw emptyFile(file);
    SharedContent content{std::make_shared<PixelMemory>(source.size()), {}};
    const std::size_t count = source.copyTo(content.memory->descriptor(), source.size());
    content.bytes = {reinterpret_cast<const char*>(content.memory->bytes().data()), count};
    // Later reads see the same bytes as the decoder, whatever it does. Not supported before Linux 5.1.
    fcntl(content.memory->descriptor(), F_ADD_SEALS, F_SEAL_FUTURE_WRITE);
    return content;
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
  // Sides are checked before they are multiplied.
  if (tooLong || header->width * header->height > kMostImagePixels) {
    throw imageError(
        fmt::format("{} says it is {} x {} pixels; Headroom reads up to {} pixels, and {} a side. Scale it "
                    "down first.",
                    file.string(), header->width, header->height, kMostImagePixels, kLongestSide));
  }
  return *header;
}

std::string_view remedyFor(CodecFailure::Cause cause, std::string_view remedy) {
  switch (cause) {
    case CodecFailure::Cause::NotStarted:
      return "Install Headroom again.";
    case CodecFailure::Cause::Ended:
      return "Close other programs and try again.";
    case CodecFailure::Cause::Crashed:
    case CodecFailure::Cause::TimeOver:
      break;
  }
  return remedy;
}

Error undecoded(const fs::path& file, const ImageHeader& header, const CodecReply& reply, const CodecLimits& limits) {
  switch (reply.outcome) {
    case CodecOutcome::Damaged:
      return damaged(file, std::invalid_argument(reply.what));
    case CodecOutcome::Unsupported:
      return unsupported(file, UnsupportedImage(reply.what));
    case CodecOutcome::NoMemory:
      return imageError(fmt::format(
          "{} cannot be decoded: {} x {} pixels take more than the {} MB of memory that its decoder may have, or than "
          "there is. Copy or export it again, or close other programs.",
          file.string(), header.width, header.height, limits.bytes >> 20));
    case CodecOutcome::Failed:
      return imageError(fmt::format("{} cannot be decoded. {}", file.string(), reply.what));
    default:
      return imageError(fmt::format("{} is a damaged {} file: its pixels cannot be decoded. Copy or export it again.",
                                    file.string(), toText(header.format)));
  }
}

CodecAnswer decoded(const fs::path& file, const SharedContent& content, const ImageHeader& header) {
  CodecRequest request;
  request.bytes = content.bytes.size();
  request.limits = decodingLimits(header.width * header.height, content.bytes.size());
  try {
    CodecAnswer answer = askCodecs(request, *content.memory);
    if (answer.reply.outcome != CodecOutcome::Done) throw undecoded(file, header, answer.reply, request.limits);
    return answer;
  } catch (const CodecFailure& failure) {
    throw imageError(fmt::format("{} cannot be decoded: {}. {}", file.string(), failure.what(),
                                 remedyFor(failure.cause, "Copy or export it again.")));
  }
}

/// Returns a decoder's message about a photo that it decoded all the same. libpng's warnings are about invisible data,
/// such as a colour profile; others may matter.
std::string complaintIn(std::string_view words) {
  while (!words.empty()) {
    const std::size_t end = words.find('\n');
    const std::string_view line = words.substr(0, end);
    if (!line.empty() && !line.starts_with("libpng warning:")) return std::string(line);
    words = end == words.npos ? std::string_view() : words.substr(end + 1);
  }
  return {};
}

LoadedImage load(const fs::path& file) {
  const SharedContent content = contentOf(file);
  const ImageHeader header = headerOf(file, content.bytes);
  if (!header.isWhole && header.format != ImageFormat::Jpeg) {
    throw imageError(
        fmt::format("{} ends before its picture does: the {} file is incomplete. Copy or download it again.",
                    file.string(), toText(header.format)));
  }
  const CodecAnswer answer = decoded(file, content, header);
  LoadedImage loaded;
  loaded.image = oriented(answer.picture, answer.reply.isTurned ? 1 : header.orientation);
  loaded.metadata = readMetadata(content.bytes, header, loaded.image.size());
  std::vector<std::string> notes = answer.reply.notes;
  if (!header.others.empty()) notes.insert(notes.begin(), header.others);
  for (const std::string& note : notes) loaded.warnings.push_back(fmt::format("{} {}", file.string(), note));
  if (!header.isWhole) {
    loaded.warnings.push_back(fmt::format(
        "{} ends before its picture does: what is missing is shown grey. Copy or download it again.", file.string()));
  }
  const std::string complaint = complaintIn(answer.reply.words);
  if (!complaint.empty() && loaded.warnings.empty()) {
    loaded.warnings.push_back(fmt::format("{} may be damaged: its decoder says \"{}\". Compare it with the original.",
                                          file.string(), complaint));
  }
  return loaded;
}

/// Converts to the format's channels and depth. Without alpha support the image is blended onto white, because dropping
/// alpha alone would show transparent pixels.
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
  CodecRequest request;
  request.ending = fmt::format(".{}", kind.ending);
  request.bytes = prepared.bytes().size();
  request.picture = shapeOf(prepared);
  request.limits = encodingLimits(prepared.size().pixels());
  CodecAnswer answer;
  try {
    answer = askCodecs(request, *prepared.memory());
  } catch (const CodecFailure& failure) {
    throw imageError(fmt::format("{} cannot be saved: {}. {}", file.string(), failure.what(),
                                 remedyFor(failure.cause, "Choose another format.")));
  }
  if (answer.reply.outcome == CodecOutcome::NoMemory) throw std::bad_alloc();
  if (answer.reply.outcome == CodecOutcome::Failed) {
    throw imageError(fmt::format("{} cannot be saved. {}", file.string(), answer.reply.what));
  }
  if (answer.reply.outcome != CodecOutcome::Done && !answer.reply.what.empty()) {
    throw imageError(
        fmt::format("{} could not be encoded: {}. Choose .png or .tiff.", file.string(), answer.reply.what));
  }
  if (answer.reply.outcome != CodecOutcome::Done) {
    throw imageError(
        fmt::format("{} cannot be saved: a picture of {} pixels does not fit its format. Choose .png or "
                    ".tiff.",
                    file.string(), toText(image.size())));
  }
  const std::span<const std::byte> encoded = answer.file->bytes();
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

std::string encodedImage(const Image& image, const std::string& ending) {
  const fs::path name = "picture" + ending;  // in errors
  try {
    return encode(image, name, {});
  } catch (const std::bad_alloc&) {
    throw outOfMemory(name);
  }
}

void saveImage(const Image& image, const fs::path& file, const ImageMetadata& metadata) {
  if (image.empty()) throw imageError(fmt::format("There is no picture to save as {}. Open one first.", file.string()));
  try {
    writeFile(file, encode(image, file, metadata));
  } catch (const std::bad_alloc&) {
    throw outOfMemory(file);
  } catch (const UsageError&) {
    throw;
  } catch (const Error& failure) {
    throw imageError(failure.what());
  }
}

#endif

}  // namespace headroom
