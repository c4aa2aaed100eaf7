// The beginning of a text that may be far too long to be shown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace headroom {

struct TextLimit {
  std::size_t lines = 0;
  std::size_t bytes = 0;
};

/// How many bytes of the text are its first lines, as many as the limit allows, line feeds included. A first line that
/// is too long by itself ends within, but not within a character of UTF-8.
std::size_t firstLines(std::string_view text, TextLimit limit);

/// The text without the first bytes of a character whose others are not there yet.
std::size_t wholeCharacters(std::string_view text);

/// The text; of a longer one so many bytes, and a line that says how much was left out.
std::string limitedText(std::string text, std::size_t mostBytes);

/// "1 line (12 bytes)", "960 lines (47 kB)".
std::string lineCountText(std::uint64_t lines, std::uint64_t bytes);

/// Lines of the text; one that has no line feed yet counts.
std::uint64_t linesIn(std::string_view text);

}  // namespace headroom
