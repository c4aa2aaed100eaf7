#include "workbench/image_files/metadata.hpp"

#include <stdexcept>
#include <utility>

#include "workbench/image_files/exif_block.hpp"
#include "workbench/image_files/metadata_blocks.hpp"

namespace headroom {
namespace {

ImageMetadata blocksOf(std::string_view content, const ImageHeader& header, ImageSize size) {
  switch (header.format) {
    case ImageFormat::Png:
      return readPngMetadata(content);
    case ImageFormat::Jpeg:
      return readJpegMetadata(content);
    case ImageFormat::WebP:
      return readWebPMetadata(content);
    case ImageFormat::Bmp:
      return readBmpMetadata(content);
    case ImageFormat::Tiff:
      return readTiffMetadata(content, size);
    case ImageFormat::Pnm:
      break;
  }
  return {};
}

/// Bytes 16 to 19 of a profile are its colour space.
bool isProfileFor(std::string_view profile, int channels) {
  constexpr std::size_t kHeaderBytes = 128;
  if (profile.size() < kHeaderBytes) return false;
  return profile.substr(16, 4) == (channels <= 2 ? "GRAY" : "RGB ");
}

bool keepsProfile(const ImageMetadata& metadata, const FileKind& kind, const Image& image) {
  if (!kind.keeps.profile || !isProfileFor(metadata.profile, channelsIn(kind, image))) return false;
  return kind.format != ImageFormat::Jpeg || metadata.profile.size() <= kMostJpegProfile;
}

bool fitsSegment(const FileKind& kind, const std::string& block) {
  constexpr std::size_t kLongestName = 29;
  return kind.format != ImageFormat::Jpeg || block.size() <= kMostJpegSegment - kLongestName;
}

bool keepsDensity(const ImageMetadata& metadata, const FileKind& kind) {
  if (kind.keeps.density && (metadata.density->isPerMetre || kind.format != ImageFormat::Bmp)) return true;
  if (!kind.keeps.exif || metadata.exif.empty()) return false;
  try {
    return densityOf(TiffDirectory::firstOf(metadata.exif)).has_value();
  } catch (const std::invalid_argument&) {
    return false;
  }
}

bool keepsFraming(const ImageMetadata& metadata, const FileKind& kind) {
  return metadata.origin == toText(kind.format);
}

}  // namespace

ImageMetadata readMetadata(std::string_view content, const ImageHeader& header, ImageSize size) {
  ImageMetadata metadata;
  try {
    metadata = blocksOf(content, header, size);
  } catch (const std::invalid_argument&) {
    return {};  // damaged: the image is kept without it
  }
  if (metadata.keepsMakerNote && !metadata.exif.empty()) {
    try {
      const TiffDirectory exif = TiffDirectory::firstOf(metadata.exif);
      metadata.hasMakerNote = exifHasMakerNote(exif);
      if (!metadata.density) metadata.density = densityOf(exif);
    } catch (const std::invalid_argument&) {
      metadata.exif.clear();
    }
  }
  metadata.exif = metadata.exif.empty() ? "" : exifOfTurned(std::move(metadata.exif), size);
  metadata.hasPosition = exifHasPosition(metadata.exif);
  metadata.photoshop = resourcesOfTurned(metadata.photoshop);
  metadata.xmp = xmpOfTurned(std::move(metadata.xmp));
  const bool isOnItsSide = header.orientation >= 5;
  if (metadata.density && isOnItsSide) std::swap(metadata.density->x, metadata.density->y);
  return metadata;
}

std::vector<std::string> lostMetadata(const ImageMetadata& metadata, const FileKind& kind, const Image& image) {
  const ImageMetadata kept = keptMetadata(metadata, kind, image);
  std::vector<std::string> lost;
  if (kept.profile.empty() && !metadata.profile.empty()) lost.emplace_back("the colour profile");
  if (metadata.isOddColour && kept.gamma.empty()) lost.emplace_back("its gamma and primaries");
  if (kept.exif.empty() && !metadata.exif.empty()) {
    lost.emplace_back(metadata.hasPosition ? "the EXIF data with the GPS position" : "the EXIF data");
  } else if (metadata.hasMakerNote && !kept.keepsMakerNote) {
    lost.emplace_back("the maker note in the EXIF data");
  }
  if (kept.xmp.empty() && !metadata.xmp.empty()) lost.emplace_back("the XMP data");
  if (kept.photoshop.empty() && !metadata.photoshop.empty()) lost.emplace_back("the IPTC data");
  if (metadata.density && !keepsDensity(metadata, kind)) lost.emplace_back("the resolution");
  if (kept.comments.empty() && !metadata.comments.empty()) lost.emplace_back("the comments");
  return lost;
}

ImageMetadata keptMetadata(const ImageMetadata& metadata, const FileKind& kind, const Image& image) {
  ImageMetadata kept = metadata;
  if (!metadata.profile.empty() && !keepsProfile(metadata, kind, image)) kept.profile.clear();
  if (!kind.keeps.exif || !fitsSegment(kind, metadata.exif)) kept.exif.clear();
  if (!kind.keeps.exif || !fitsSegment(kind, metadata.xmp)) kept.xmp.clear();
  if (!kind.keeps.photoshop) kept.photoshop.clear();
  if (metadata.density && !kind.keeps.density) kept.density.reset();
  if (!keepsFraming(metadata, kind)) {
    kept.comments.clear();
    kept.gamma.clear();
  }
  if (kind.format == ImageFormat::Tiff) kept.keepsMakerNote = false;
  return kept;
}

std::string withMetadata(std::string_view encoded, const FileKind& kind, const ImageMetadata& metadata, int channels) {
  switch (kind.format) {
    case ImageFormat::Png:
      return withPngMetadata(encoded, metadata);
    case ImageFormat::Jpeg:
      return withJpegMetadata(encoded, metadata);
    case ImageFormat::WebP:
      return withWebPMetadata(encoded, metadata);
    case ImageFormat::Bmp:
      return withBmpMetadata(std::string(encoded), metadata);
    case ImageFormat::Tiff:
      return withTiffMetadata(std::string(encoded), metadata, channels == 4);
    case ImageFormat::Pnm:
      break;
  }
  return std::string(encoded);
}

}  // namespace headroom
