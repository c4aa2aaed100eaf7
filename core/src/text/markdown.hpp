// Markdown as GitHub reads it.
#pragma once

#include <string>
#include <vector>

namespace headroom {

/// Text for the cell of a table: a bar or a new line would end it.
std::string markdownCell(std::string text);

/// A header line, the line below it, and the lines of cells.
std::string markdownTable(const std::vector<std::string>& header, const std::vector<std::vector<std::string>>& lines);

}  // namespace headroom
