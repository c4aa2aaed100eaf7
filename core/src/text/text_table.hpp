// Plain text tables, at natural width or at the width of a terminal.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace headroom {

struct TextColumn {
  std::string title;
  bool alignRight = false;
  std::vector<std::string> cells;  ///< the same number in every column
  /// If a table is too wide for its lines, its cells may be wrapped at blanks to this many characters, or to the
  /// longest word; 0: never.
  int wrappedWidth = 0;
  /// If wrapping is not enough, columns are left out, those with the lowest number first; 0: never.
  int leftOut = 0;
};

/// Returns the titles, then one line per row of cells, or more if cells are wrapped; columns are aligned by characters,
/// with two spaces between them. `width`: characters per line; 0: no limit. Cells are not cut: lines are longer if the
/// remaining columns are wider.
std::string alignedTable(std::span<const TextColumn> columns, int width = 0);

}  // namespace headroom
