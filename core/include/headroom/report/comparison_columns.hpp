// Comparison columns of a results table, and the sentence for one row.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/analysis/comparison.hpp"
#include "headroom/report/columns.hpp"

namespace headroom {

/// A column of rows that are compared with a base. Tables show it after kComparedColumn, a CSV at the end.
struct ComparisonColumn {
  std::string_view name;         ///< in CSV, e.g. "verdict"
  std::string_view title;        ///< in tables
  std::string_view explanation;  ///< tooltip and user guide
  bool inTables;
  bool isNumber;  ///< right-aligned
  Cell (*value)(const PointComparison& point);
  std::string (*text)(const PointComparison& point);  ///< for people; "-" for nothing
};

/// Name of the column of headroom::columns() that is compared.
inline constexpr std::string_view kComparedColumn = "gpix_per_s";

std::span<const ComparisonColumn> comparisonColumns();

/// Returns for each row the point of the comparison whose new row it is; null if there is none.
std::vector<const PointComparison*> pointsOf(const Comparison& comparison, std::span<const ResultRow> rows);

/// Returns a point's change since the base, as a sentence: "Against NAME: FASTER, speed +12%. It takes ...".
std::string toSentence(const PointComparison& point, std::string_view baseName);

/// The rows as in toCsv(rows), followed by the comparison's columns. RFC 4180, C locale.
std::string toCsv(std::span<const ResultRow> rows, const Comparison& comparison);

}  // namespace headroom
