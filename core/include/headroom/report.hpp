// Results as files. Every file is written whole or not at all.
#pragma once

#include <filesystem>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/device.hpp"
#include "headroom/result.hpp"
#include "headroom/variant.hpp"

namespace headroom {

/// Version of the CSV's columns and of the JSON document, in both.
inline constexpr int kReportFormatVersion = 2;

/// RFC 4180, C locale, shortest numbers that read back the same. Header line, then one line per row.
std::string toCsv(std::span<const ResultRow> rows);

/// {"format_version": 2, "devices": [...]}, and likewise "variants". For rows see run_document.hpp.
std::string toJson(std::span<const DeviceDescription> devices);
std::string toJson(std::span<const Variant> variants);

/// A plain text table of the columns meant for tables, one line per row, two spaces between columns.
std::string toTextTable(std::span<const ResultRow> rows);

/// What to know about the rows beside their figures: a line for each with a reason, its compiler's output below it. A
/// sentence that a mark gave to all that it marked of one size (Drift, Busy) is told once, before the size's first row.
std::string toReasonsText(std::span<const ResultRow> rows);

/// Writes `content` to a new file beside `file` and renames it over: the old file stays whole if the disk is full or
/// anything else fails. Pipes and devices (/dev/stdout) are written straight. Throws Error(Stage::ReportFile).
void writeFile(const std::filesystem::path& file, std::string_view content);
/// How the name of writeFile's new file begins until it is renamed; one that stays was left by a process that was
/// killed.
inline constexpr std::string_view kTemporaryFilePrefix = ".headroom-";
/// Throws Error(Stage::ReportFile), for a file of more than `mostBytes` too.
std::string readFile(const std::filesystem::path& file,
                     std::size_t mostBytes = std::numeric_limits<std::size_t>::max());

}  // namespace headroom
