// Which line of which file each line of a compiler's input is, by its #line directives.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct SourceLine {
  std::string file;
  std::size_t line = 0;   ///< from 1
  std::string_view text;  ///< of the source that was read, which outlives it
};

/// Of every line of the source, by its number less 1. `file`: whose text it begins with, until a #line names another.
[[nodiscard]] std::vector<SourceLine> linesIn(std::string_view source, const std::string& file);

}  // namespace headroom
