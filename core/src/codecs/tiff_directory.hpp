// Directories of TIFF files and of EXIF blocks, which are small TIFFs: lists of tagged values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codecs/byte_reader.hpp"

namespace headroom {

enum class TiffType : std::uint16_t {
  Byte = 1,
  Ascii = 2,
  Short = 3,
  Long = 4,
  Rational = 5,
  Undefined = 7,
  Long8 = 16
};

/// A value as stored in the file.
struct TiffField {
  std::uint16_t tag = 0;
  TiffType type = TiffType::Byte;
  std::uint64_t count = 0;
  std::string_view raw;      ///< empty if the file ends within it
  std::uint64_t offset = 0;  ///< of `raw`, in the file
};

/// A view: the content must outlive it.
class TiffDirectory {
 public:
  /// Throws std::invalid_argument if the content ends within the directory's header.
  TiffDirectory(std::string_view content, std::uint64_t offset);
  /// Returns the first directory of a file or a block. Throws likewise.
  static TiffDirectory firstOf(std::string_view content);

  [[nodiscard]] const std::vector<TiffField>& fields() const { return fields_; }
  [[nodiscard]] const TiffField* find(std::uint16_t tag) const;
  /// Returns the first integer of a field of integers.
  [[nodiscard]] std::optional<std::uint64_t> integer(std::uint16_t tag) const;
  [[nodiscard]] std::vector<std::uint64_t> integers(std::uint16_t tag) const;
  /// Returns the first value of a field of rationals; nothing if its denominator is 0.
  [[nodiscard]] std::optional<double> rational(std::uint16_t tag) const;
  [[nodiscard]] std::string_view bytes(std::uint16_t tag) const;
  /// Returns the directory that a field points to; nothing if there is no valid one.
  [[nodiscard]] std::optional<TiffDirectory> directoryAt(std::uint16_t tag) const;
  [[nodiscard]] std::uint64_t next() const { return next_; }
  /// Offset of the number that next() returns.
  [[nodiscard]] std::uint64_t nextAt() const { return nextAt_; }
  [[nodiscard]] ByteOrder order() const { return order_; }
  [[nodiscard]] bool isBig() const { return isBig_; }

 private:
  void readField(const ByteReader& bytes, std::uint64_t entry);

  std::string_view content_;
  ByteOrder order_ = ByteOrder::Little;
  bool isBig_ = false;
  std::uint64_t next_ = 0;
  std::uint64_t nextAt_ = 0;
  std::vector<TiffField> fields_;
};

inline constexpr std::uint16_t kOrientationTag = 274;
/// Returns the orientation of an EXIF block or a TIFF file, 1 to 8; 1 if it is damaged, because an unrotated photo is
/// better than an error.
int exifOrientation(std::string_view exif);

/// A value to be written, little-endian.
struct NewTiffField {
  std::uint16_t tag = 0;
  TiffType type = TiffType::Byte;
  std::uint64_t count = 0;
  std::string value;
};

NewTiffField shortField(std::uint16_t tag, std::uint16_t value);
NewTiffField longField(std::uint16_t tag, std::uint32_t value);
NewTiffField bytesField(std::uint16_t tag, TiffType type, std::string_view value);
NewTiffField rationalField(std::uint16_t tag, double value);
/// Copies a field of a file unchanged.
NewTiffField copied(const TiffField& field, ByteOrder order);

/// Appends the fields, of which a later one replaces an earlier one with the same tag, to a little-endian file. Returns
/// their offset.
std::uint32_t appendTiffDirectory(std::string& file, std::vector<NewTiffField> fields);

/// Returns the size of a value of that type in bytes; 0 for an unknown type.
int bytesPerTiffValue(TiffType type);

}  // namespace headroom
