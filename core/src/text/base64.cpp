#include "text/base64.hpp"

#include <array>
#include <cstdint>
#include <stdexcept>

namespace headroom {
namespace {

constexpr std::string_view kBase64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr char kBase64Padding = '=';
constexpr unsigned kBitsPerDigit = 6;
constexpr std::size_t kDigitsPerGroup = 4;
constexpr std::size_t kBytesPerGroup = 3;

constexpr std::array<int, 256> digitValues() {
  std::array<int, 256> values{};
  values.fill(-1);
  for (std::size_t i = 0; i < kBase64Digits.size(); ++i)
    values[static_cast<unsigned char>(kBase64Digits[i])] = static_cast<int>(i);
  return values;
}

constexpr std::array<int, 256> kDigitValues = digitValues();

std::invalid_argument notBase64() {
  return std::invalid_argument("a text is not Base64");
}

}  // namespace

std::string toBase64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + kBytesPerGroup - 1) / kBytesPerGroup * kDigitsPerGroup);
  for (std::size_t at = 0; at < bytes.size(); at += kBytesPerGroup) {
    const std::string_view group = bytes.substr(at, kBytesPerGroup);
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < kBytesPerGroup; ++i)
      bits = bits << 8U | (i < group.size() ? static_cast<unsigned char>(group[i]) : 0U);
    for (std::size_t i = 0; i < kDigitsPerGroup; ++i) {
      const std::uint32_t digit = bits >> (kBitsPerDigit * (kDigitsPerGroup - 1 - i)) & 63U;
      text += i <= group.size() ? kBase64Digits[digit] : kBase64Padding;
    }
  }
  return text;
}

std::string fromBase64(std::string_view text) {
  if (text.size() % kDigitsPerGroup != 0) throw notBase64();
  std::size_t padding = 0;
  while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == kBase64Padding) ++padding;
  std::string bytes;
  bytes.reserve(text.size() / kDigitsPerGroup * kBytesPerGroup);
  std::uint32_t bits = 0;
  for (std::size_t at = 0; at < text.size() - padding; ++at) {
    const int value = kDigitValues[static_cast<unsigned char>(text[at])];
    if (value < 0) throw notBase64();
    bits = bits << kBitsPerDigit | static_cast<std::uint32_t>(value);
    // Each digit after the first of a group completes a byte; the spare bits stay.
    const std::size_t place = at % kDigitsPerGroup;
    if (place > 0) bytes += static_cast<char>(bits >> (kBitsPerDigit - 2 * place) & 255U);
  }
  if (padding > 0 && (bits & ((1U << (2 * padding)) - 1)) != 0) throw notBase64();
  return bytes;
}

}  // namespace headroom
