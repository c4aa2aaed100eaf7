// GitHub's Markdown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Escapes text for a table cell or a paragraph: on one line, without the markup that a kernel's title may contain.
std::string markdownCell(std::string_view text);

/// A header line, a separator line, and a line for each row of cells.
std::string markdownTable(const std::vector<std::string>& header, const std::vector<std::vector<std::string>>& lines);

}  // namespace headroom
