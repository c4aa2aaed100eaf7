// Files, read whole, and written whole or not at all.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace headroom {

/// Writes `content` to a new file beside `file` and renames it over: the old file stays whole if the disk is full or
/// anything else fails. Pipes and devices (/dev/stdout) are written straight. Throws Error(Stage::ReportFile).
void writeFile(const std::filesystem::path& file, std::string_view content);
/// How the name of writeFile's new file begins until it is renamed; one that stays was left by a process that was
/// killed.
inline constexpr std::string_view kTemporaryFilePrefix = ".headroom-";

/// No file that Headroom reads is larger: photos are the largest.
inline constexpr std::size_t kLargestFile = std::size_t{4} << 30;
/// The same for run documents and journals.
inline constexpr std::size_t kLargestDocument = std::size_t{256} << 20;
/// Reads a regular file, or what is piped into this process (/dev/stdin). Throws Error(Stage::ReportFile), also for a
/// pipe, device or folder of that name, and for a file of more than `mostBytes`.
std::string readFile(const std::filesystem::path& file, std::size_t mostBytes = kLargestFile);

/// How the names of journals end.
inline constexpr std::string_view kJournalExtension = ".jsonl";

}  // namespace headroom
