#include "workbench/image_files/file_kind.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "headroom/image_files/image_file.hpp"
#include "workbench/image_files/metadata.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

/// JPEG_MAX_DIMENSION of libjpeg, WEBP_MAX_DIMENSION of libwebp.
constexpr int kLongestJpegSide = 65500;
constexpr int kLongestWebPSide = 16383;

constexpr KeptMetadata kPngKeeps{.profile = true, .exif = true, .density = true};
constexpr KeptMetadata kAllKept{.profile = true, .exif = true, .photoshop = true, .density = true};
constexpr KeptMetadata kWebPKeeps{.profile = true, .exif = true};
constexpr KeptMetadata kBmpKeeps{.density = true};

constexpr std::array kFileKinds{
    FileKind{"png", ImageFormat::Png, kPngKeeps, Depth::U16, true, true, true},
    FileKind{"jpg", ImageFormat::Jpeg, kAllKept, Depth::U8, false, true, true, kLongestJpegSide},
    FileKind{"jpeg", ImageFormat::Jpeg, kAllKept, Depth::U8, false, true, true, kLongestJpegSide},
    FileKind{"tif", ImageFormat::Tiff, kAllKept, Depth::F32, true, true, true},
    FileKind{"tiff", ImageFormat::Tiff, kAllKept, Depth::F32, true, true, true},
    FileKind{"webp", ImageFormat::WebP, kWebPKeeps, Depth::U8, true, true, false, kLongestWebPSide},
    FileKind{"bmp", ImageFormat::Bmp, kBmpKeeps, Depth::U8, false, true, true},
    FileKind{"ppm", ImageFormat::Pnm, {}, Depth::U16, false, true, false},
    FileKind{"pgm", ImageFormat::Pnm, {}, Depth::U16, false, false, true},
    FileKind{"pnm", ImageFormat::Pnm, {}, Depth::U16, false, true, true},
};

std::string loweredEnding(const fs::path& file) {
  std::string ending = file.extension().string();
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return ending.empty() ? ending : ending.substr(1);
}

std::string_view depthText(Depth depth) {
  switch (depth) {
    case Depth::U8:
      return "8 bits per channel";
    case Depth::U16:
      return "16 bits per channel";
    case Depth::F32:
      break;
  }
  return "floats";
}

bool keepsAll(const FileKind& kind, const Image& image, const ImageMetadata& metadata) {
  const bool keepsPixels =
      kind.deepest >= image.depth() && (kind.alpha || !image.hasAlpha()) && (kind.colour || image.channels() <= 2) &&
      (kind.longestSide == 0 || std::max(image.size().width, image.size().height) <= kind.longestSide);
  return keepsPixels && lostMetadata(metadata, kind, image).empty();
}

/// "this", "this or that", "this, that or the other".
std::string alternatives(const std::vector<std::string>& nouns) {
  if (nouns.size() == 1) return nouns.front();
  return fmt::format("{} or {}", fmt::join(nouns.begin(), nouns.end() - 1, ", "), nouns.back());
}

}  // namespace

Error imageError(const std::string& sentence) {
  return {Stage::ImageFile, sentence};
}

std::string imageEndingsText() {
  return fmt::format(".{}", fmt::join(imageFileEndings(), ", ."));
}

const std::vector<std::string>& imageFileEndings() {
  static const std::vector<std::string> endings = [] {
    std::vector<std::string> all;
    for (const FileKind& kind : kFileKinds) all.emplace_back(kind.ending);
    return all;
  }();
  return endings;
}

const FileKind& fileKindOf(const fs::path& file) {
  const std::string ending = loweredEnding(file);
  const auto* const found = std::find_if(kFileKinds.begin(), kFileKinds.end(),
                                         [&ending](const FileKind& kind) { return kind.ending == ending; });
  if (found != kFileKinds.end()) return *found;
  throw UsageError(fmt::format("{} cannot be saved: its ending names no format that Headroom writes. Use one of {}.",
                               file.string(), imageEndingsText()));
}

const FileKind& fileKindFor(const Image& image, const fs::path& file) {
  const FileKind& kind = fileKindOf(file);
  if (!kind.colour && image.channels() > 2) {
    throw imageError(fmt::format("{} cannot be saved: .{} files hold grey pictures only. Choose .ppm or .png.",
                                 file.string(), kind.ending));
  }
  const ImageSize size = image.size();
  if (kind.longestSide > 0 && std::max(size.width, size.height) > kind.longestSide) {
    throw imageError(fmt::format(
        "{} cannot be saved: .{} files hold pictures of at most {} pixels a side, and this one is {}. Choose "
        ".png or .tiff.",
        file.string(), kind.ending, kind.longestSide, toText(size)));
  }
  return kind;
}

void requireImageEnding(const fs::path& file) {
  fileKindOf(file);
}

std::string lossesWhenSaved(const Image& image, const fs::path& file, const ImageMetadata& metadata) {
  const FileKind& kind = fileKindFor(image, file);
  std::vector<std::string> losses;
  if (kind.deepest < image.depth()) {
    losses.push_back(fmt::format("{} (it has {})", depthText(image.depth()), depthText(kind.deepest)));
  }
  if (image.hasAlpha() && !kind.alpha) losses.emplace_back("transparency (which is laid on white)");
  for (std::string& lost : lostMetadata(metadata, kind, image)) losses.push_back(std::move(lost));
  if (losses.empty()) return {};
  const std::string sentence = fmt::format("{} cannot keep {}.", file.string(), alternatives(losses));
  const auto* const better = std::find_if(kFileKinds.begin(), kFileKinds.end(),
                                          [&](const FileKind& other) { return keepsAll(other, image, metadata); });
  if (better == kFileKinds.end()) return sentence;
  return fmt::format("{} A .{} file can.", sentence, better->ending);
}

int channelsIn(const FileKind& kind, const Image& image) {
  const bool keepsAlpha = image.hasAlpha() && kind.alpha;
  const bool isGrey = image.channels() <= 2 && kind.grey && !keepsAlpha;
  return (isGrey ? 1 : 3) + (keepsAlpha ? 1 : 0);
}

}  // namespace headroom
