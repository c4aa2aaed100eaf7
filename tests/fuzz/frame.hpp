// The frame of all fuzz targets. A target reads bytes as the program reads a stranger's file, line or folder; libFuzzer
// changes the bytes and is guided by the branches of core that they reach. See tests/fuzz/run.sh.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace headroom::fuzz {

/// Refuses its input with an Error. Any other exception, a crash, a report of a sanitizer and an endless loop are
/// findings.
using ReadInput = void (*)(std::string_view bytes);
/// Returns inputs as Headroom or another tool writes them, from which the changes start.
using MakeSeeds = std::vector<std::string> (*)();

/// A constant of this type adds its target to the program.
class Target {
 public:
  Target(std::string_view name, ReadInput read, MakeSeeds seeds);
};

/// Ends the process with a finding: an input was read, but something that the reader guarantees is not true.
[[noreturn]] void reportFinding(const std::string& sentence);

/// This process's own folder for readers of files.
const std::filesystem::path& folder();
/// Writes a file in that folder, without waiting for the disk, and returns its path.
std::filesystem::path placed(const std::string& name, std::string_view bytes);

/// Returns a file of the source tree's tests.
std::string testFile(const std::string& name);
/// Returns the files of a folder of tests whose names have this extension.
std::vector<std::string> testFiles(const std::string& folder, const std::string& extension);

}  // namespace headroom::fuzz
