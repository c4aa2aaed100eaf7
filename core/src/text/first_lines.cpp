#include "text/first_lines.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/number_text.hpp"

namespace headroom {
namespace {

bool isContinuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Returns the bytes of the character that begins with this byte; 1 for a byte that begins none.
std::size_t bytesOfCharacter(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
}

std::string bytesText(std::uint64_t bytes) {
  constexpr double kKilo = 1000;
  if (bytes < 1000) return fmt::format("{} {}", bytes, bytes == 1 ? "byte" : "bytes");
  const auto amount = static_cast<double>(bytes);
  if (amount < kKilo * kKilo) return plainText(amount / kKilo, 2) + " kB";
  if (amount < kKilo * kKilo * kKilo) return plainText(amount / (kKilo * kKilo), 2) + " MB";
  return plainText(amount / (kKilo * kKilo * kKilo), 2) + " GB";
}

}  // namespace

std::size_t wholeCharacters(std::string_view text) {
  constexpr std::size_t kMostBytesOfCharacter = 4;
  for (std::size_t back = 1; back <= std::min(kMostBytesOfCharacter, text.size()); ++back) {
    const char byte = text[text.size() - back];
    if (isContinuation(byte)) continue;
    return bytesOfCharacter(byte) > back ? text.size() - back : text.size();
  }
  return text.size();
}

std::size_t firstLines(std::string_view text, TextLimit limit) {
  std::size_t end = 0;
  for (std::size_t lines = 0; lines < limit.lines && end < text.size(); ++lines) {
    const std::size_t feed = text.find('\n', end);
    const std::size_t next = feed == std::string_view::npos ? text.size() : feed + 1;
    if (next > limit.bytes) return end == 0 ? wholeCharacters(text.substr(0, limit.bytes)) : end;
    end = next;
  }
  return end;
}

std::string limitedText(std::string text, std::size_t mostBytes) {
  if (text.size() <= mostBytes) return text;
  const std::size_t end = firstLines(text, {mostBytes, mostBytes});
  const std::string rest = lineCountText(linesIn(std::string_view(text).substr(end)), text.size() - end);
  text.resize(end);
  return text + fmt::format("{}... {} more were left out.", text.ends_with('\n') ? "" : "\n", rest);
}

std::uint64_t linesIn(std::string_view text) {
  const auto feeds = static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
  return feeds + (text.empty() || text.back() == '\n' ? 0 : 1);
}

std::string lineCountText(std::uint64_t lines, std::uint64_t bytes) {
  return fmt::format("{} {} ({})", lines, lines == 1 ? "line" : "lines", bytesText(bytes));
}

}  // namespace headroom
