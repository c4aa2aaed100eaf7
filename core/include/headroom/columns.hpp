// The columns of every results table: CSV, the window's table, the CLI's text, the user guide.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "headroom/result.hpp"

namespace headroom {

/// Nothing, text, or a number.
using Cell = std::variant<std::monostate, std::string, double>;

struct Column {
  std::string_view name;         ///< in CSV and JSON, e.g. "median_ms"
  std::string_view title;        ///< in tables, e.g. "median ms"
  std::string_view explanation;  ///< what it is and how it was measured: tooltip and user guide
  bool inTables;                 ///< also in the window's and the CLI's tables, which are narrower than a CSV
  int decimals;                  ///< significant digits in tables; 0 for text
  Cell (*value)(const ResultRow& row);
  bool inCsv = true;  ///< false for columns that only restate others for a reader
  /// How a person reads the value when digits alone won't do ("4000 x 3000", sorted by its pixels); null otherwise.
  std::string (*text)(const ResultRow& row) = nullptr;
  bool ofTransfers = false;  ///< in tables too where a row tells of transfers, see tellsOfTransfers()
};

/// All columns, in the order of the CSV and of the tables.
std::span<const Column> columns();

/// Whether whole operations were timed with any of the rows: then tables have the columns that tell of them.
bool tellsOfTransfers(std::span<const ResultRow> rows);

/// A cell for people: significant digits as the column asks, "-" for nothing. C locale.
std::string cellText(const Column& column, const ResultRow& row);

}  // namespace headroom
