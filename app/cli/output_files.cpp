#include "output_files.hpp"

#include <fmt/format.h>

#include <exception>
#include <filesystem>
#include <system_error>

#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

namespace fs = std::filesystem;

void requireWritableFolder(const std::string& file) {
  const fs::path folder = fs::absolute(file).parent_path();
  if (fs::is_directory(file)) {
    throw Error(Stage::ReportFile, fmt::format("{} cannot be written: it is a folder. Name a file.", file));
  }
  if (!fs::is_directory(folder)) {
    throw Error(Stage::ReportFile, fmt::format("{} cannot be written: there is no folder {}.", file, folder.string()));
  }
}

}  // namespace

bool isSameFile(const std::string& one, const std::string& other) {
  std::error_code failure;
  const fs::file_status status = fs::status(one, failure);
  if (fs::exists(status)) return fs::is_regular_file(status) && fs::equivalent(one, other, failure);
  return fs::weakly_canonical(one, failure) == fs::weakly_canonical(other, failure);
}

void requireOutputs(const std::vector<std::string>& written, const std::vector<std::string>& read) {
  for (std::size_t i = 0; i < written.size(); ++i) {
    const std::string& file = written[i];
    if (file.empty()) continue;
    requireWritableFolder(file);
    for (std::size_t j = 0; j < i; ++j) {
      if (written[j].empty() || !isSameFile(file, written[j])) continue;
      throw UsageError(fmt::format("{} cannot hold two outputs. Name a file for each.", file));
    }
    for (const std::string& source : read) {
      if (!isSameFile(file, source)) continue;
      throw UsageError(fmt::format("{} is what is read: it would be overwritten. Name another file.", file));
    }
  }
}

void writeOutputs(const std::vector<OutputFile>& files) {
  std::exception_ptr first;
  for (const OutputFile& file : files) {
    if (file.name.empty()) continue;
    try {
      writeFile(file.name, file.content());
    } catch (const Error& error) {
      if (first) printTo(stderr, "headroom-cli: {}\n", error.what());
      if (!first) first = std::current_exception();
    }
  }
  if (first) std::rethrow_exception(first);
}

}  // namespace headroom::cli
