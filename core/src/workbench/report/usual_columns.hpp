// Which columns a table for people has.
#pragma once

#include <span>
#include <vector>

#include "headroom/report/columns.hpp"

namespace headroom {

/// Columns that the rows need, in order; the title stands beside the id.
[[nodiscard]] std::vector<const Column*> usualColumns(std::span<const ResultRow> rows);

}  // namespace headroom
