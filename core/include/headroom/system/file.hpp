// Files, read whole, and written completely or not at all.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace headroom {

/// Writes `content` to a new file beside `file` and renames it over the old one, which stays intact if the disk is full
/// or anything else fails. Pipes and devices (/dev/stdout) are written directly. Throws Error(Stage::ReportFile).
void writeFile(const std::filesystem::path& file, std::string_view content);
/// Prefix of writeFile's new file until it is renamed; a remaining one was left by a killed process.
inline constexpr std::string_view kTemporaryFilePrefix = ".headroom-";

/// Largest file that Headroom reads, in bytes; photos are the largest.
inline constexpr std::size_t kLargestFile = std::size_t{4} << 30;
/// Largest run document or journal, in bytes.
inline constexpr std::size_t kLargestDocument = std::size_t{256} << 20;
/// Reads a regular file, or a pipe into this process (/dev/stdin). Throws Error(Stage::ReportFile), also for any other
/// pipe, device or folder, and for a file of more than `mostBytes`.
std::string readFile(const std::filesystem::path& file, std::size_t mostBytes = kLargestFile);

/// File name extension of journals.
inline constexpr std::string_view kJournalExtension = ".jsonl";

}  // namespace headroom
