#include "codecs/tiff_directory.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <utility>

namespace headroom {
namespace {

bool isTiffInteger(TiffType type) {
  return type == TiffType::Byte || type == TiffType::Short || type == TiffType::Long || type == TiffType::Long8;
}

/// Size of the words whose byte order depends on the file.
int bytesPerTiffWord(TiffType type) {
  constexpr int kSignedRational = 10;
  if (type == TiffType::Rational || static_cast<int>(type) == kSignedRational) return 4;
  return bytesPerTiffValue(type);
}

}  // namespace

int bytesPerTiffValue(TiffType type) {
  constexpr int kBytes[] = {0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8};
  const auto index = static_cast<std::size_t>(type);
  return index < std::size(kBytes) ? kBytes[index] : 0;
}

TiffDirectory::TiffDirectory(std::string_view content, std::uint64_t offset) : content_(content) {
  constexpr std::uint64_t kBigMagic = 43;
  const ByteReader bytes(content);
  order_ = bytes.has(0, "MM") ? ByteOrder::Big : ByteOrder::Little;
  isBig_ = bytes.at(2, 2, order_) == kBigMagic;
  const int countBytes = isBig_ ? 8 : 2;
  const std::uint64_t entryBytes = isBig_ ? 20 : 12;
  const std::uint64_t count = bytes.at(offset, countBytes, order_);
  constexpr std::uint64_t kMostFields = 65535;
  if (count > kMostFields || bytes.size() - offset < count * entryBytes + static_cast<std::uint64_t>(countBytes)) {
    throw std::invalid_argument("it ends within its header");
  }
  fields_.reserve(count);
  for (std::uint64_t i = 0; i < count; ++i)
    readField(bytes, offset + static_cast<unsigned>(countBytes) + i * entryBytes);
  nextAt_ = offset + static_cast<unsigned>(countBytes) + count * entryBytes;
  const int nextBytes = isBig_ ? 8 : 4;
  if (bytes.size() - nextAt_ >= static_cast<std::uint64_t>(nextBytes)) next_ = bytes.at(nextAt_, nextBytes, order_);
}

TiffDirectory TiffDirectory::firstOf(std::string_view content) {
  const ByteReader bytes(content);
  const ByteOrder order = bytes.has(0, "MM") ? ByteOrder::Big : ByteOrder::Little;
  const bool isBig = bytes.at(2, 2, order) == 43;
  return {content, isBig ? bytes.at(8, 8, order) : bytes.at(4, 4, order)};
}

void TiffDirectory::readField(const ByteReader& bytes, std::uint64_t entry) {
  TiffField field;
  field.tag = static_cast<std::uint16_t>(bytes.at(entry, 2, order_));
  field.type = static_cast<TiffType>(bytes.at(entry + 2, 2, order_));
  field.count = bytes.at(entry + 4, isBig_ ? 8 : 4, order_);
  const auto valueBytes = static_cast<std::uint64_t>(bytesPerTiffValue(field.type));
  const std::uint64_t inlineBytes = isBig_ ? 8 : 4;
  const std::uint64_t at = entry + (isBig_ ? 12 : 8);
  if (valueBytes > 0 && field.count <= bytes.size() / valueBytes) {
    const std::uint64_t length = field.count * valueBytes;
    field.offset = length <= inlineBytes ? at : bytes.at(at, static_cast<int>(inlineBytes), order_);
    field.raw = bytes.part(field.offset, length);
    if (field.raw.size() < length) field.raw = {};
  }
  fields_.push_back(field);
}

const TiffField* TiffDirectory::find(std::uint16_t tag) const {
  const auto found =
      std::find_if(fields_.begin(), fields_.end(), [tag](const TiffField& field) { return field.tag == tag; });
  return found == fields_.end() ? nullptr : &*found;
}

std::vector<std::uint64_t> TiffDirectory::integers(std::uint16_t tag) const {
  std::vector<std::uint64_t> values;
  const TiffField* const field = find(tag);
  if (field == nullptr || field->raw.empty() || !isTiffInteger(field->type)) return values;
  const int size = bytesPerTiffValue(field->type);
  const ByteReader raw(field->raw);
  values.reserve(field->count);
  for (std::uint64_t i = 0; i < field->count; ++i) {
    values.push_back(raw.at(i * static_cast<unsigned>(size), size, order_));
  }
  return values;
}

std::optional<std::uint64_t> TiffDirectory::integer(std::uint16_t tag) const {
  const TiffField* const field = find(tag);
  if (field == nullptr || field->raw.empty() || !isTiffInteger(field->type)) return std::nullopt;
  return ByteReader(field->raw).at(0, bytesPerTiffValue(field->type), order_);
}

std::optional<double> TiffDirectory::rational(std::uint16_t tag) const {
  const TiffField* const field = find(tag);
  if (field == nullptr || field->raw.empty() || field->type != TiffType::Rational) return std::nullopt;
  const ByteReader raw(field->raw);
  const auto denominator = static_cast<double>(raw.at(4, 4, order_));
  if (denominator == 0) return std::nullopt;
  return static_cast<double>(raw.at(0, 4, order_)) / denominator;
}

std::string_view TiffDirectory::bytes(std::uint16_t tag) const {
  const TiffField* const field = find(tag);
  return field == nullptr ? std::string_view() : field->raw;
}

std::optional<TiffDirectory> TiffDirectory::directoryAt(std::uint16_t tag) const {
  const TiffField* const field = find(tag);
  if (field == nullptr || field->raw.empty()) return std::nullopt;
  constexpr int kDirectoryType = 13;
  const bool isOffset = isTiffInteger(field->type) || static_cast<int>(field->type) == kDirectoryType;
  if (!isOffset) return std::nullopt;
  const std::uint64_t offset = ByteReader(field->raw).at(0, bytesPerTiffValue(field->type), order_);
  try {
    return TiffDirectory(content_, offset);
  } catch (const std::invalid_argument&) {
    return std::nullopt;
  }
}

int exifOrientation(std::string_view exif) {
  try {
    const std::uint64_t value = TiffDirectory::firstOf(exif).integer(kOrientationTag).value_or(1);
    return value >= 1 && value <= 8 ? static_cast<int>(value) : 1;
  } catch (const std::invalid_argument&) {
    return 1;
  }
}

NewTiffField shortField(std::uint16_t tag, std::uint16_t value) {
  return {tag, TiffType::Short, 1, bytesOf(value, 2, ByteOrder::Little)};
}

NewTiffField longField(std::uint16_t tag, std::uint32_t value) {
  return {tag, TiffType::Long, 1, bytesOf(value, 4, ByteOrder::Little)};
}

NewTiffField bytesField(std::uint16_t tag, TiffType type, std::string_view value) {
  return {tag, type, value.size(), std::string(value)};
}

NewTiffField rationalField(std::uint16_t tag, double value) {
  constexpr double kMost = 4294967295.0;
  const double bounded = std::clamp(value, 0.0, kMost);
  std::uint32_t denominator = 1;
  for (; denominator < 10000 && std::abs(bounded * denominator - std::round(bounded * denominator)) > 1e-6;) {
    if (bounded * denominator * 10 > kMost) break;
    denominator *= 10;
  }
  const auto numerator = static_cast<std::uint64_t>(std::llround(bounded * denominator));
  return {tag, TiffType::Rational, 1,
          bytesOf(numerator, 4, ByteOrder::Little) + bytesOf(denominator, 4, ByteOrder::Little)};
}

NewTiffField copied(const TiffField& field, ByteOrder order) {
  NewTiffField copy{field.tag, field.type, field.count, std::string(field.raw)};
  const int word = bytesPerTiffWord(field.type);
  if (order == ByteOrder::Big && word > 1) {
    for (std::size_t i = 0; i + static_cast<unsigned>(word) <= copy.value.size(); i += static_cast<unsigned>(word)) {
      std::reverse(copy.value.begin() + static_cast<std::ptrdiff_t>(i),
                   copy.value.begin() + static_cast<std::ptrdiff_t>(i) + word);
    }
  }
  return copy;
}

std::uint32_t appendTiffDirectory(std::string& file, std::vector<NewTiffField> fields) {
  std::map<std::uint16_t, NewTiffField> byTag;  // tags ascend
  for (NewTiffField& field : fields) byTag[field.tag] = std::move(field);
  std::string entries = bytesOf(byTag.size(), 2, ByteOrder::Little);
  for (auto& [tag, field] : byTag) {
    std::string value = std::move(field.value);
    if (value.size() > 4) {
      if (file.size() % 2 != 0) file += '\0';
      const std::string offset = bytesOf(file.size(), 4, ByteOrder::Little);
      file += value;
      value = offset;
    }
    value.resize(4);
    entries += bytesOf(tag, 2, ByteOrder::Little) +
               bytesOf(static_cast<std::uint16_t>(field.type), 2, ByteOrder::Little) +
               bytesOf(field.count, 4, ByteOrder::Little) + value;
  }
  if (file.size() % 2 != 0) file += '\0';
  const auto offset = static_cast<std::uint32_t>(file.size());
  file += entries + std::string(4, '\0');
  return offset;
}

}  // namespace headroom
