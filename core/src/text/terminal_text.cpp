#include "headroom/text/terminal_text.hpp"

#include <fmt/format.h>

#include <cstdint>

namespace headroom {
namespace {

constexpr std::string_view kReplacement = "\xEF\xBF\xBD";  // U+FFFD

struct Character {
  std::uint32_t code = 0;
  std::size_t bytes = 0;  ///< 0 if the text is not UTF-8
};

Character characterAt(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned first = byte(at);
  if (first < 0x80) return {first, 1};
  const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || at + bytes > text.size()) return {};
  std::uint32_t code = first & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(at + i) & 0xC0U) != 0x80) return {};
    code = code << 6 | (byte(at + i) & 0x3FU);
  }
  constexpr std::uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < kLeast[bytes] || code > 0x10FFFF || isSurrogate ? Character{} : Character{code, bytes};
}

bool isObeyed(std::uint32_t code) {
  const bool isControl = code < 0x20 || (code >= 0x7F && code < 0xA0);
  const bool isOfDirection = code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
                             (code >= 0x2066 && code <= 0x2069);
  const bool isLine = code == 0x2028 || code == 0x2029;
  return (isControl && code != '\n' && code != '\t') || isOfDirection || isLine;
}

}  // namespace

std::string terminalText(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const Character character = characterAt(text, at);
    if (character.bytes == 0) {
      shown += kReplacement;
      ++at;
      continue;
    }
    if (isObeyed(character.code)) {
      shown += fmt::format("\\u{:04x}", character.code);
    } else {
      shown.append(text, at, character.bytes);
    }
    at += character.bytes;
  }
  return shown;
}

}  // namespace headroom
