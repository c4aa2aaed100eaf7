// Markdown as GitHub reads it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Text for the cell of a table or a paragraph: on one line, and nothing in it is markup, which a kernel's title may
/// hold.
std::string markdownCell(std::string_view text);

/// A header line, the line below it, and the lines of cells.
std::string markdownTable(const std::vector<std::string>& header, const std::vector<std::vector<std::string>>& lines);

}  // namespace headroom
