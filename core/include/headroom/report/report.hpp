// Results as files.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/system/file.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// RFC 4180, C locale, shortest numbers that read back the same. Header line, then one line per row.
std::string toCsv(std::span<const ResultRow> rows);

/// {"format_version": 2, "devices": [...]}, and likewise "variants". For rows see run_document.hpp.
std::string toJson(std::span<const DeviceDescription> devices);
std::string toJson(std::span<const Variant> variants);

/// What of the rows a text table shows, and how.
struct TableOptions {
  std::vector<std::string> columns;  ///< names; empty: those that the rows need
  std::string sort;                  ///< a column's name; empty: as measured, host implementations last at each size
  std::string filter;                ///< words that a row has to have, all of them and in any case
  bool showCeilings = false;         ///< rows of what was measured as ceilings too, where there are others
  int width = 0;                     ///< characters that a line has room for; 0: as many as there are
};

/// Reads "gpix_per_s,variant", or "all". Throws UsageError for unknown columns.
std::vector<std::string> parseColumns(std::string_view list);

/// Each column's name and what it is, a line each.
std::string columnsHelp();

/// Whether the row has all of the words: in its variant's id and title, its status, size, device, marks, role and
/// pixel format. Case does not matter.
[[nodiscard]] bool hasWords(const ResultRow& row, std::string_view words);

/// The rows that a table with these options shows, in its order. Throws UsageError for an unknown column.
std::vector<ResultRow> rowsOfTable(std::span<const ResultRow> rows, const TableOptions& options);

/// "At 4000 x 4000: copy 31.2 GP/s (250 GB/s), FLOP peak 180 GFLOP/s, local memory 900 GB/s", a line per device and
/// size of the variants, or of the ceilings where there are no variants.
std::string ceilingsText(std::span<const ResultRow> rows);

/// The one line of those measured beside the row `of`, with the copy that moves its kind of pixels; empty where none
/// was.
std::string ceilingsText(std::span<const ResultRow> rows, const ResultRow& of);

/// The ceilings' lines, unless their rows are shown, and a plain text table of those rows. Where it is wider than a
/// line, texts are wrapped, and columns left out in this order: measured / estimate, bound by, max error, status where
/// all are Ok, 95% interval, marks, title. Columns that were asked for stay. Throws UsageError for an unknown column.
std::string toTextTable(std::span<const ResultRow> rows, const TableOptions& options = {});

/// What to know about the rows beside their figures: a line for each with a reason, its compiler's output below it. A
/// sentence that a mark gave to all that it marked of one size (Drift, Busy) is told once, before the size's first row.
std::string toReasonsText(std::span<const ResultRow> rows);

}  // namespace headroom
