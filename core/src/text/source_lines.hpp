// Maps each line of a compiler's input to its file and line, by its #line directives.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct SourceLine {
  std::string file;
  std::size_t line = 0;   ///< from 1
  std::string_view text;  ///< of the source, which must outlive it
};

/// Returns the place of every line of the source, indexed by its number less 1. `file`: the source's file until a #line
/// names another.
[[nodiscard]] std::vector<SourceLine> linesIn(std::string_view source, const std::string& file);

}  // namespace headroom
