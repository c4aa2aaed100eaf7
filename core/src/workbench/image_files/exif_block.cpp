#include "workbench/image_files/exif_block.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace headroom {
namespace {

constexpr std::uint16_t kExifTag = 34665;
constexpr std::uint16_t kGpsTag = 34853;
constexpr std::uint16_t kInteropTag = 40965;
constexpr std::uint16_t kMakerNoteTag = 37500;
constexpr std::uint16_t kExifWidthTag = 40962;
constexpr std::uint16_t kExifHeightTag = 40963;

/// Title, camera, software, times, artist, copyright, ratings, and Windows Explorer's fields.
constexpr std::array<std::uint16_t, 17> kDescriptions{269,   270,   271,   272,   285,   305,   306,   315,  316,
                                                      18246, 18249, 33432, 40091, 40092, 40093, 40094, 40095};

/// Far more than any photo has: the fields of a crafted directory may overlap.
constexpr std::size_t kMostExifBytes = std::size_t{16} << 20;

using IsWanted = bool (*)(std::uint16_t tag);

/// Returns the fields that `isWanted` selects, up to the size limit.
std::vector<NewTiffField> exifFields(const TiffDirectory& directory, std::size_t& room, IsWanted isWanted) {
  std::vector<NewTiffField> fields;
  for (const TiffField& field : directory.fields()) {
    if (field.raw.empty() || field.raw.size() > room || !isWanted(field.tag)) continue;
    room -= field.raw.size();
    fields.push_back(copied(field, directory.order()));
  }
  return fields;
}

/// Appends the directory that `tag` points to to `file`, and a field that points to it to `fields`.
void appendExifPart(std::string& file, const TiffDirectory& parent, std::uint16_t tag, std::size_t& room,
                    std::vector<NewTiffField>& fields, IsWanted isWanted) {
  const std::optional<TiffDirectory> part = parent.directoryAt(tag);
  if (!part) return;
  std::vector<NewTiffField> inside = exifFields(*part, room, isWanted);
  if (tag == kExifTag) appendExifPart(file, *part, kInteropTag, room, inside, [](std::uint16_t) { return true; });
  if (!inside.empty()) fields.push_back(longField(tag, appendTiffDirectory(file, std::move(inside))));
}

std::vector<NewTiffField> appendExifOf(std::string& file, const TiffDirectory& directory) {
  std::size_t room = kMostExifBytes;
  std::vector<NewTiffField> fields = exifFields(directory, room, [](std::uint16_t tag) {
    return std::find(kDescriptions.begin(), kDescriptions.end(), tag) != kDescriptions.end();
  });
  appendExifPart(file, directory, kExifTag, room, fields,
                 [](std::uint16_t tag) { return tag != kMakerNoteTag && tag != kInteropTag; });
  appendExifPart(file, directory, kGpsTag, room, fields, [](std::uint16_t) { return true; });
  return fields;
}

void patchInteger(std::string& exif, const TiffDirectory& directory, std::uint16_t tag, std::uint64_t value) {
  const TiffField* const field = directory.find(tag);
  if (field == nullptr || field->raw.empty() || field->count != 1) return;
  if (field->type != TiffType::Short && field->type != TiffType::Long) return;
  const int size = bytesPerTiffValue(field->type);
  exif.replace(field->offset, static_cast<std::size_t>(size), bytesOf(value, size, directory.order()));
}

void blankOut(std::string& exif, std::uint64_t offset, std::uint64_t count) {
  if (offset >= exif.size()) return;
  const std::size_t length = std::min<std::uint64_t>(count, exif.size() - offset);
  exif.replace(offset, length, length, '\0');
}

/// The second directory describes a thumbnail, which shows the original orientation.
void removeThumbnail(std::string& exif, std::uint64_t nextAt, std::uint64_t offset) {
  constexpr std::uint16_t kJpegAt = 513;
  constexpr std::uint16_t kJpegBytes = 514;
  constexpr std::uint16_t kStripsAt = 273;
  constexpr std::uint16_t kStripBytes = 279;
  const std::string content = exif;
  blankOut(exif, nextAt, 4);
  try {
    const TiffDirectory thumbnail(content, offset);
    blankOut(exif, thumbnail.integer(kJpegAt).value_or(content.size()), thumbnail.integer(kJpegBytes).value_or(0));
    const std::vector<std::uint64_t> strips = thumbnail.integers(kStripsAt);
    const std::vector<std::uint64_t> lengths = thumbnail.integers(kStripBytes);
    for (std::size_t i = 0; i < std::min(strips.size(), lengths.size()); ++i) blankOut(exif, strips[i], lengths[i]);
  } catch (const std::invalid_argument&) {
    return;  // nothing refers to it
  }
}

}  // namespace

std::string exifOfTurned(std::string exif, ImageSize size) {
  const std::string content = exif;
  try {
    const TiffDirectory directory = TiffDirectory::firstOf(content);
    if (directory.isBig()) return {};
    if (directory.next() != 0) removeThumbnail(exif, directory.nextAt(), directory.next());
    patchInteger(exif, directory, kOrientationTag, 1);
    if (const auto details = directory.directoryAt(kExifTag)) {
      patchInteger(exif, *details, kExifWidthTag, static_cast<std::uint64_t>(size.width));
      patchInteger(exif, *details, kExifHeightTag, static_cast<std::uint64_t>(size.height));
    }
  } catch (const std::invalid_argument&) {
    return {};
  }
  return exif;
}

std::string exifOfTiff(const TiffDirectory& directory, ImageSize size) {
  std::string exif("II*\0\0\0\0\0", 8);
  std::vector<NewTiffField> fields = appendExifOf(exif, directory);
  if (fields.empty()) return {};
  exif.replace(4, 4, bytesOf(appendTiffDirectory(exif, std::move(fields)), 4, ByteOrder::Little));
  return exifOfTurned(exif, size);
}

std::vector<NewTiffField> appendExif(std::string& file, std::string_view exif) {
  try {
    return appendExifOf(file, TiffDirectory::firstOf(exif));
  } catch (const std::invalid_argument&) {
    return {};
  }
}

bool exifHasPosition(std::string_view exif) {
  constexpr std::uint16_t kLatitude = 2;
  try {
    const auto position = TiffDirectory::firstOf(exif).directoryAt(kGpsTag);
    return position && position->find(kLatitude) != nullptr;
  } catch (const std::invalid_argument&) {
    return false;
  }
}

bool exifHasMakerNote(const TiffDirectory& directory) {
  const auto details = directory.directoryAt(kExifTag);
  return details && details->find(kMakerNoteTag) != nullptr;
}

std::optional<PixelDensity> densityOf(const TiffDirectory& directory) {
  constexpr std::uint16_t kX = 282;
  constexpr std::uint16_t kY = 283;
  constexpr std::uint16_t kUnit = 296;
  enum Unit : std::uint64_t { None = 1, Inch = 2, Centimetre = 3 };
  const double x = directory.rational(kX).value_or(0);
  const double y = directory.rational(kY).value_or(0);
  const std::uint64_t unit = directory.integer(kUnit).value_or(Inch);
  if (x <= 0 || y <= 0) return std::nullopt;
  if (unit == None) return PixelDensity{x, y, false};
  const double perMetre = unit == Centimetre ? 100 : 1 / kMetresPerInch;
  return PixelDensity{x * perMetre, y * perMetre, true};
}

}  // namespace headroom
