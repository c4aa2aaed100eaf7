// Plain text tables.
#pragma once

#include <span>
#include <string>
#include <vector>

namespace headroom {

struct TextColumn {
  std::string title;
  bool alignRight = false;
  std::vector<std::string> cells;  ///< as many in every column
};

/// The titles, then one line per row of cells; columns aligned by characters, two spaces between them.
std::string alignedTable(std::span<const TextColumn> columns);

}  // namespace headroom
