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

/// {"format_version": 2, "devices": [...]}, or "variants" instead. For rows see run_document.hpp.
std::string toJson(std::span<const DeviceDescription> devices);
std::string toJson(std::span<const Variant> variants);

/// Selection and order of the rows and columns of a text table.
struct TableOptions {
  std::vector<std::string> columns;  ///< names; empty: those that the rows need
  std::string sort;                  ///< a column's name; empty: in measured order, host implementations last at each
                                     ///< size
  std::string filter;                ///< words that a row must contain, in any case
  bool showCeilings = false;         ///< includes rows measured as ceilings, if there are others
  int width = 0;                     ///< characters per line; 0: no limit
};

/// Reads "gpix_per_s,variant", or "all". Throws UsageError for unknown columns.
std::vector<std::string> parseColumns(std::string_view list);

/// One line per column: its name and meaning.
std::string columnsHelp();

/// Returns whether the row has all of the words: in its variant's id and title, its status, size, device, marks, role
/// and pixel format. Case does not matter.
[[nodiscard]] bool hasWords(const ResultRow& row, std::string_view words);

/// Returns the rows of a table with these options, in its order. Throws UsageError for an unknown column.
std::vector<ResultRow> rowsOfTable(std::span<const ResultRow> rows, const TableOptions& options);

/// "At 4000 x 4000: copy 31.2 GP/s (250 GB/s), FLOP peak 180 GFLOP/s, local memory 900 GB/s": one line per device and
/// size of the variants, or of the ceilings if there are no variants.
std::string ceilingsText(std::span<const ResultRow> rows);

/// Returns the line for the ceilings measured beside the row `of`, with the copy of its pixel format; empty if there
/// are none.
std::string ceilingsText(std::span<const ResultRow> rows, const ResultRow& of);

/// Returns the ceilings' lines, unless their rows are shown, and a plain text table of the rows. If the table is wider
/// than a line, texts are wrapped, and columns are left out in this order: measured / estimate, bound by, max error,
/// status if all are Ok, 95% interval, marks, title. Requested columns stay. Throws UsageError for an unknown column.
std::string toTextTable(std::span<const ResultRow> rows, const TableOptions& options = {});

/// Returns the remarks on the rows: a line for each row with a reason, followed by its compiler output. A sentence that
/// a mark added to all rows that it marked at one size (Drift, Busy) appears once, before the size's first row.
std::string toReasonsText(std::span<const ResultRow> rows);

}  // namespace headroom
