// Files that a command is going to write, looked at before its work: a long run should not end at one that can't be.
#pragma once

#include <string>
#include <vector>

namespace headroom::cli {

/// Empty names are no files. Throws Error for a file that can't be written, and UsageError where two of `written` are
/// one file, or one of them is read as well.
void requireOutputs(const std::vector<std::string>& written, const std::vector<std::string>& read = {});

/// By whatever names and links. Pipes and devices are never the same: they take what several write.
bool isSameFile(const std::string& one, const std::string& other);

}  // namespace headroom::cli
