// The small files of a capture folder: their texts and numbers. Reads nothing outside the folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/system/error.hpp"

namespace headroom {

class CaptureFiles {
 public:
  /// Throws Error(Stage::KernelFile) if there is no such folder.
  explicit CaptureFiles(std::filesystem::path folder);

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
  /// Returns whether there is a regular file of that name, relative to the folder, that is inside the folder after
  /// following links.
  [[nodiscard]] bool has(std::string_view name) const;
  /// Size in bytes of an existing file.
  [[nodiscard]] std::uint64_t size(std::string_view name) const;
  /// Throws Error(Stage::KernelFile) if the file is missing or larger.
  [[nodiscard]] std::string text(std::string_view name, std::size_t mostBytes = kLargestText) const;
  /// Returns the text without blanks around it.
  [[nodiscard]] std::string line(std::string_view name) const;
  /// Returns integers of 0 or more, separated by blanks and line ends. Throws likewise for anything else.
  [[nodiscard]] std::vector<std::uint64_t> numbers(std::string_view name) const;
  /// Returns the names of files in a subfolder, sorted; none if there is no such folder.
  [[nodiscard]] std::vector<std::string> filesIn(std::string_view subfolder) const;
  /// Whether both have the same bytes.
  [[nodiscard]] bool areEqual(std::string_view one, std::string_view other) const;

  /// Writes a file of the folder, completely or not at all; creates a missing subfolder. Throws Error(Stage::KernelFile
  /// or ReportFile), also if a subfolder is a link out of the folder.
  void write(std::string_view name, std::string_view content) const;

  /// "FOLDER/NAME WHAT."
  [[nodiscard]] Error error(std::string_view name, std::string_view what) const;

 private:
  [[nodiscard]] bool isInside(const std::filesystem::path& canonical) const;

  static constexpr std::size_t kLargestText = std::size_t{1} << 20;

  std::filesystem::path folder_;
};

/// Whether two files have the same bytes. False if one cannot be read.
[[nodiscard]] bool haveEqualBytes(const std::filesystem::path& one, const std::filesystem::path& other);

/// Words between blanks and line ends.
std::vector<std::string> wordsIn(std::string_view text);

/// Parses a text that is a single integer. Throws std::invalid_argument.
std::uint64_t wholeNumberIn(std::string_view text);

}  // namespace headroom
