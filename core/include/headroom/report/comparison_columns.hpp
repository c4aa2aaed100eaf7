// What a results table tells of its rows beside another run, and the sentence for one of them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/analysis/comparison.hpp"
#include "headroom/report/columns.hpp"

namespace headroom {

/// A column of rows that are compared with a base. In tables they stand after kComparedColumn, in a CSV at the end.
struct ComparisonColumn {
  std::string_view name;         ///< in CSV, e.g. "verdict"
  std::string_view title;        ///< in tables
  std::string_view explanation;  ///< tooltip and user guide
  bool inTables;
  bool isNumber;  ///< right-aligned
  Cell (*value)(const PointComparison& point);
  std::string (*text)(const PointComparison& point);  ///< for people; "-" for nothing
};

/// Name of the column of headroom::columns() that the comparison is about.
inline constexpr std::string_view kComparedColumn = "gpix_per_s";

std::span<const ComparisonColumn> comparisonColumns();

/// For each of the rows the point of the comparison that it is the new row of; null where there is none.
std::vector<const PointComparison*> pointsOf(const Comparison& comparison, std::span<const ResultRow> rows);

/// What became of a point since the base, as running text: "Against NAME: FASTER, speed +12 %. It takes ...".
std::string toSentence(const PointComparison& point, std::string_view baseName);

/// The rows as toCsv(rows) has them, with the comparison's columns behind. RFC 4180, C locale.
std::string toCsv(std::span<const ResultRow> rows, const Comparison& comparison);

}  // namespace headroom
