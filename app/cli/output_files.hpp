// A command's output files, checked before its work, so that a long run does not end at one that cannot be written.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom::cli {

/// In place of a file's name.
inline constexpr std::string_view kStandardOutput = "-";

/// Empty names are no files. Throws Error for a file that cannot be written, and UsageError where two of `written` are
/// one file, or one of them is read as well.
void requireOutputs(const std::vector<std::string>& written, const std::vector<std::string>& read = {});

/// By whatever names and links. Pipes and devices are never the same: they take what several write.
bool isSameFile(const std::string& one, const std::string& other);

struct OutputFile {
  std::string name;                      ///< empty: not wanted
  std::function<std::string()> content;  ///< called if it is wanted
};

/// Writes each requested file, the others too if one cannot be written. Throws the first Error at the end.
void writeOutputs(const std::vector<OutputFile>& files);

}  // namespace headroom::cli
