// Warnings in words, for one row or several.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// Returns a warning's name for people: "background load". toText() returns its token for files.
std::string_view warningName(Mark mark);

/// Numbers of rows with warnings.
struct MarkCounts {
  std::size_t rows = 0;                              ///< with any warning
  std::vector<std::pair<Mark, std::size_t>> causes;  ///< in the order of kAllMarks, without those that no row has
};

[[nodiscard]] MarkCounts countMarks(std::span<const ResultRow* const> rows);

/// Returns how many rows have warnings, and which: "3 of 9 results have warnings: 1 drift, 3 background load". Empty if
/// none has. `rows` includes the rows without warnings.
std::string marksText(std::span<const ResultRow* const> rows);

}  // namespace headroom
