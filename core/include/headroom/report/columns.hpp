// Columns of all results tables: CSV, the window's table, the CLI's text, the user guide.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "headroom/run/run_plan.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// A table cell: nothing, text, or a number.
using Cell = std::variant<std::monostate, std::string, double>;

/// Topic of a column that tables show only if the results are about it.
enum class ColumnTopic {
  General,
  Transfers,    ///< end-to-end times
  Operations,   ///< workloads whose speed is in operations per second
  Bytes,        ///< workloads whose speed is in bytes per second
  LocalMemory,  ///< rows with a local-memory roof
  Devices,      ///< several devices
  Workers,      ///< several workers
};

struct Column {
  std::string_view name;         ///< in CSV and JSON, e.g. "median_ms"
  std::string_view title;        ///< in tables, e.g. "median ms"
  std::string_view explanation;  ///< meaning and method of measurement: tooltip and user guide
  bool inTables;                 ///< also in the tables of the window and the CLI, which are narrower than a CSV
  int decimals;                  ///< significant digits in tables; 0 for text
  Cell (*value)(const ResultRow& row);
  bool inCsv = true;  ///< false for columns that only repeat others for readability
  /// Text of the value for people if digits alone do not suffice ("4000 x 3000", sorted by its pixels); null otherwise.
  std::string (*text)(const ResultRow& row) = nullptr;
  ColumnTopic topic = ColumnTopic::General;  ///< also in tables if the results are about it
};

/// All columns, in the order of the CSV and of the tables.
std::span<const Column> columns();

/// Throws UsageError with similar names, or all.
const Column& findColumn(std::string_view name);

/// Returns the column's title over these rows: "GP/s" is "Gelement/s" if all of them except ceilings count elements,
/// and "GFLOP/s" is "GOP/s" if they compute with ints.
[[nodiscard]] std::string titleOver(const Column& column, std::span<const ResultRow> rows);
/// The same of the column's title in another language, which keeps these units.
[[nodiscard]] std::string titleOver(std::string title, std::span<const ResultRow> rows);

/// Returns true for rates and similar values, which sort in descending order first.
[[nodiscard]] bool isBestHighest(const Column& column);

/// Topics of the rows.
std::set<ColumnTopic> topicsOf(std::span<const ResultRow> rows);
/// Topics of the rows of such a run.
std::set<ColumnTopic> topicsOf(const RunPlan& plan);

/// A cell for people: the column's significant digits, "-" for nothing. C locale.
std::string cellText(const Column& column, const ResultRow& row);

}  // namespace headroom
