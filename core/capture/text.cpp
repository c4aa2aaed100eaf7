#include "text.hpp"

#include <array>
#include <cstdio>
#include <ctime>

namespace headroom::capture {
namespace {

__extension__ using Wide = unsigned __int128;

void appendHex(std::string& text, std::uint64_t number) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  for (int shift = 60; shift >= 0; shift -= 4) text += kDigits[(number >> shift) & 0xF];
}

/// Bytes of the UTF-8 sequence at the start of the text; 0: none is there.
std::size_t sequenceBytes(std::string_view text) {
  const auto first = static_cast<unsigned char>(text.front());
  if (first < 0x80) return 1;
  const std::size_t size = first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  if (first < 0xC2 || size == 0 || text.size() < size) return 0;
  for (std::size_t i = 1; i < size; ++i) {
    if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) return 0;
  }
  const auto second = static_cast<unsigned char>(text[1]);
  const bool isOverlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
  const bool isSurrogate = first == 0xED && second >= 0xA0;
  const bool isTooLarge = first == 0xF4 && second >= 0x90;
  return isOverlong || isSurrogate || isTooLarge ? 0 : size;
}

}  // namespace

void Fnv128::add(const void* bytes, std::size_t size) {
  // The prime is 2^88 + 0x13B.
  constexpr std::uint64_t kLowPrime = 0x13B;
  const auto* byte = static_cast<const unsigned char*>(bytes);
  std::uint64_t high = high_;
  std::uint64_t low = low_;
  for (std::size_t i = 0; i < size; ++i) {
    low ^= byte[i];
    const auto product = static_cast<Wide>(low) * kLowPrime;
    high = high * kLowPrime + static_cast<std::uint64_t>(product >> 64) + (low << 24);
    low = static_cast<std::uint64_t>(product);
  }
  high_ = high;
  low_ = low;
}

std::string Fnv128::text() const {
  std::string text;
  appendHex(text, high_);
  appendHex(text, low_);
  return text;
}

std::string fnvText(std::string_view bytes) {
  Fnv128 hash;
  hash.add(bytes.data(), bytes.size());
  return hash.text();
}

std::string tomlText(std::string_view text) {
  std::string result = "\"";
  while (!text.empty()) {
    const std::size_t size = sequenceBytes(text);
    const char first = text.front();
    if (size == 0) {
      result += "\uFFFD";
    } else if (first == '"' || first == '\\') {
      result += '\\';
      result += first;
    } else if (size == 1 && (static_cast<unsigned char>(first) < 0x20 || first == 0x7F)) {
      result += "\\u00";
      result += "01234567"[(first >> 4) & 7];
      result += "0123456789ABCDEF"[first & 0xF];
    } else {
      result += text.substr(0, size);
    }
    text.remove_prefix(size == 0 ? 1 : size);
  }
  return result + '"';
}

std::string plainName(std::string_view text, std::size_t most) {
  std::string name;
  for (const char letter : text.substr(0, most)) {
    const bool isPlain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
                         (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
    name += isPlain ? letter : '_';
  }
  return name.empty() ? "_" : name;
}

std::string utcNow() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), size};
}

}  // namespace headroom::capture
