// Plain text tables, as wide as they are or as wide as a terminal.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace headroom {

struct TextColumn {
  std::string title;
  bool alignRight = false;
  std::vector<std::string> cells;  ///< as many in every column
  /// Where a table is too wide for its lines, its cells may be wrapped at blanks to this many characters, or to the
  /// longest word; 0: never.
  int wrappedWidth = 0;
  /// Where wrapping is not enough, columns are left out, the lowest of these numbers first; 0: never.
  int leftOut = 0;
};

/// The titles, then one line per row of cells, or more where cells are wrapped; columns aligned by characters, two
/// spaces between them. `width`: characters that a line has room for; 0: as many as there are. No cell is cut: where
/// columns that stay are wider, lines are longer.
std::string alignedTable(std::span<const TextColumn> columns, int width = 0);

}  // namespace headroom
