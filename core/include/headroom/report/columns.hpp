// The columns of every results table: CSV, the window's table, the CLI's text, the user guide.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "headroom/run/run_plan.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Nothing, text, or a number.
using Cell = std::variant<std::monostate, std::string, double>;

/// What a column that tables have no room for otherwise is about.
enum class ColumnTopic {
  General,
  Transfers,    ///< whole operations
  Operations,   ///< workloads whose speed is reported in operations per second
  Bytes,        ///< workloads whose speed is reported in bytes per second
  LocalMemory,  ///< rows with a roof of local memory
};

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
  ColumnTopic topic = ColumnTopic::General;  ///< in tables too where the results are about it
};

/// All columns, in the order of the CSV and of the tables.
std::span<const Column> columns();

/// Throws UsageError with near names, or all.
const Column& findColumn(std::string_view name);

/// The column's title over these rows: "GP/s" is "Gelement/s" where all of them that are no ceilings count elements,
/// and "GFLOP/s" is "GOP/s" where they compute in ints.
[[nodiscard]] std::string titleOver(const Column& column, std::span<const ResultRow> rows);

/// True for rates and the like, which a person who sorts by them wants to see from the highest down.
[[nodiscard]] bool isBestHighest(const Column& column);

/// What the rows are about.
std::set<ColumnTopic> topicsOf(std::span<const ResultRow> rows);
/// What the rows of such a run will be about.
std::set<ColumnTopic> topicsOf(const RunPlan& plan);

/// A cell for people: significant digits as the column asks, "-" for nothing. C locale.
std::string cellText(const Column& column, const ResultRow& row);

}  // namespace headroom
