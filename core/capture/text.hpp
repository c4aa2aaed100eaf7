// Small helpers of the layer: text for files, hashes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace headroom::capture {

/// 128-bit FNV-1a.
class Fnv128 {
 public:
  void add(const void* bytes, std::size_t size);
  /// 32 hex digits.
  [[nodiscard]] std::string text() const;

 private:
  std::uint64_t high_ = 0x6c62272e07bb0142;
  std::uint64_t low_ = 0x62b821756295c58d;
};

std::string fnvText(std::string_view bytes);

/// A basic string of TOML, in quotes. What is not UTF-8 becomes U+FFFD.
std::string tomlText(std::string_view text);

/// Letters, digits, '_' and '-' of it; others become '_'. At most `most` characters.
std::string plainName(std::string_view text, std::size_t most = 100);

/// UTC, ISO 8601.
std::string utcNow();

}  // namespace headroom::capture
