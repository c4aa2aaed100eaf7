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

/// A value where it lies in the file.
struct TiffField {
  std::uint16_t tag = 0;
  TiffType type = TiffType::Byte;
  std::uint64_t count = 0;
  std::string_view raw;      ///< empty where the file ends before its end
  std::uint64_t offset = 0;  ///< of `raw`, in the file
};

/// A view: the content has to outlive it.
class TiffDirectory {
 public:
  /// Throws std::invalid_argument where it ends within its header.
  TiffDirectory(std::string_view content, std::uint64_t offset);
  /// The first one of a file or a block. Throws likewise.
  static TiffDirectory firstOf(std::string_view content);

  [[nodiscard]] const std::vector<TiffField>& fields() const { return fields_; }
  [[nodiscard]] const TiffField* find(std::uint16_t tag) const;
  /// The first integer of a field of integers.
  [[nodiscard]] std::optional<std::uint64_t> integer(std::uint16_t tag) const;
  [[nodiscard]] std::vector<std::uint64_t> integers(std::uint16_t tag) const;
  /// The first of a field of rationals; nothing where its denominator is 0.
  [[nodiscard]] std::optional<double> rational(std::uint16_t tag) const;
  [[nodiscard]] std::string_view bytes(std::uint16_t tag) const;
  /// The directory that a field leads to; nothing where there is none that makes sense.
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
/// Of an EXIF block or a TIFF file: 1 to 8; 1 when it is damaged: a photo that is not turned is better than none.
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
/// A field of a file as it is.
NewTiffField copied(const TiffField& field, ByteOrder order);

/// The fields, a later one of a tag in place of an earlier one, at the end of a little-endian file. Returns their
/// offset.
std::uint32_t appendTiffDirectory(std::string& file, std::vector<NewTiffField> fields);

/// Bytes of a value of that type; 0 of one that is unknown.
int bytesPerTiffValue(TiffType type);

}  // namespace headroom
