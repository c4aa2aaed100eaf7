// Integers in binary files, in either byte order.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace headroom {

enum class ByteOrder { Little, Big };

/// Integers at byte offsets; reading past the end throws std::invalid_argument.
class ByteReader {
 public:
  explicit ByteReader(std::string_view content) : content_(content) {}

  [[nodiscard]] std::uint64_t at(std::uint64_t offset, int count, ByteOrder order) const {
    if (offset > content_.size() || content_.size() - offset < static_cast<std::uint64_t>(count)) {
      throw std::invalid_argument("it ends within its header");
    }
    std::uint64_t value = 0;
    for (int i = 0; i < count; ++i) {
      const std::uint64_t place = order == ByteOrder::Big ? i : count - 1 - i;
      value = value << 8 | static_cast<unsigned char>(content_[offset + place]);
    }
    return value;
  }
  [[nodiscard]] std::uint64_t little(std::uint64_t offset, int count) const {
    return at(offset, count, ByteOrder::Little);
  }
  [[nodiscard]] std::uint64_t big(std::uint64_t offset, int count) const { return at(offset, count, ByteOrder::Big); }
  [[nodiscard]] bool has(std::uint64_t offset, std::string_view text) const {
    return offset <= content_.size() && content_.substr(offset, text.size()) == text;
  }
  [[nodiscard]] std::uint64_t size() const { return content_.size(); }
  /// Shorter if the content ends earlier.
  [[nodiscard]] std::string_view part(std::uint64_t offset, std::uint64_t count) const {
    return offset <= content_.size() ? content_.substr(offset, count) : std::string_view{};
  }
  [[nodiscard]] std::string_view all() const { return content_; }

 private:
  std::string_view content_;
};

/// The lowest `count` bytes of an integer.
inline std::string bytesOf(std::uint64_t value, int count, ByteOrder order) {
  std::string bytes(static_cast<std::size_t>(count), '\0');
  for (int i = 0; i < count; ++i) {
    const int place = order == ByteOrder::Little ? i : count - 1 - i;
    bytes[static_cast<std::size_t>(place)] = static_cast<char>(value >> (8 * i) & 0xFF);
  }
  return bytes;
}

}  // namespace headroom
