// Results of other tools as points beside Headroom's own: files of clpeak, nvbench and Google Benchmark.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Basis of the conversion from a tool's figure to pixels per second. A figure that does not move or make pixels has no
/// rate in pixels.
enum class PixelBasis {
  None,          ///< no rate in pixels: arithmetic, latencies, memory on the chip, mapping
  Items,         ///< the tool counted items (elements) per second; an item is one pixel
  CopyBytes,     ///< memory traffic / 8 bytes per pixel: a copy (one float read, one written)
  PlaneBytes,    ///< bytes between host and device / 4 bytes per pixel: one plane of floats, moved once
  SizeOverTime,  ///< only a time was given: the size in the point's name over that time
};

/// A short phrase for tables and tooltips, e.g. "bytes / 8"; "-" for None.
std::string_view toText(PixelBasis basis);

/// One figure of a file. Texts hold no control characters and at most 200 bytes.
struct ImportedPoint {
  std::string label;   ///< the measured thing, as named by the tool, e.g. "BM_copy/4096/4096"
  std::string series;  ///< the label without the size: points of one series and device form a line over size
  std::string device;  ///< as named by the tool; never empty
  /// Size in 10^6 pixels; nothing if the file has none: the figure is a level, drawn at every size.
  std::optional<double> megapixels;
  double value = 0;  ///< the tool's figure in `unit`; finite and above 0
  /// "GB/s", "GFLOP/s", "GOP/s", "Gitem/s" (10^9 per second each) or "us", whatever prefix the tool used; any other
  /// unit stays as written by the tool.
  std::string unit;
  std::optional<double> gigapixelsPerSecond;  ///< finite and above 0; nothing if basis is None
  PixelBasis basis = PixelBasis::None;

  bool operator==(const ImportedPoint&) const = default;
};

/// A unit as people read it: "\u00b5s" for "us".
std::string_view shownUnit(std::string_view unit);

struct ImportedResults {
  std::string tool;                   ///< with its version if the file states it, e.g. "clpeak 2.1.2"
  std::vector<ImportedPoint> points;  ///< in the file's order; at least one
  std::vector<std::string> notes;     ///< sentences: omissions and their reasons
};

/// Size limit: larger files are rejected, because results of these tools are far smaller and reading takes many times
/// their size of memory.
inline constexpr std::size_t kLargestImport = std::size_t{32} << 20;

/// Detects the tool that wrote `text` and reads it: clpeak's XML (1.x and 2.x) and JSON (2.x and 3.x), nvbench's
/// --json, Google Benchmark's --benchmark_out in JSON. `origin` names the file in sentences. A figure that is skipped,
/// failed, not finite or not above 0 is left out with a note. Throws Error(Stage::ReportFile) for a text that is none
/// of these, is damaged, too large, or holds no figure.
ImportedResults importResults(std::string_view text, const std::string& origin);
/// importResults for a file. Throws Error(Stage::ReportFile).
ImportedResults importFile(const std::filesystem::path& file);

/// A plain text table, one line per point, two spaces between columns.
std::string toTextTable(const ImportedResults& results);
/// RFC 4180, C locale: a header line, then one line per point, with the tool in each.
std::string toCsv(const ImportedResults& results);
/// {"format_version": 1, "tool": ..., "points": [...], "notes": [...]}
std::string toJson(const ImportedResults& results);

}  // namespace headroom
