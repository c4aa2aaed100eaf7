// Beginning of a text that may be too long to display.
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

/// Returns the number of bytes in the text's first lines, as many as the limit allows, including line feeds. A first
/// line that is too long by itself is cut, but not within a UTF-8 character.
std::size_t firstLines(std::string_view text, TextLimit limit);

/// Returns the text without an incomplete UTF-8 character at its end.
std::size_t wholeCharacters(std::string_view text);

/// Returns the text; a longer one is cut to this number of bytes, followed by a line on the omitted part.
std::string limitedText(std::string text, std::size_t mostBytes);

/// "1 line (12 bytes)", "960 lines (47 kB)".
std::string lineCountText(std::uint64_t lines, std::uint64_t bytes);

/// Returns the number of lines in the text, including one without a line feed yet.
std::uint64_t linesIn(std::string_view text);

}  // namespace headroom
