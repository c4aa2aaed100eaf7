// The list of files of a git revision, and what a kernel needs of them.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/ab.hpp"

namespace headroom {

class GitTree {
 public:
  /// Reads the list in the repository of `where`. Throws Error if git cannot be started.
  GitTree(std::filesystem::path where, std::string revision);

  /// False for a clone without all of the revision's folders.
  [[nodiscard]] bool isWhole() const { return isWhole_; }
  [[nodiscard]] std::string whyNotWhole() const;

  /// Returns whether there is a file, a link or a submodule of this path, or below it. Paths are relative to the root.
  [[nodiscard]] bool hasAnyAt(std::string_view path) const;

  /// Returns the kernel files outside of the folder `wanted` that the working tree in `top` no longer has.
  [[nodiscard]] std::vector<std::string> goneKernels(const std::filesystem::path& top, const std::string& wanted) const;

  /// Writes the kernel files at `wanted` or below it, and all files that these may include, to the folder `root`.
  /// Returns those at `wanted` that could not be read; their paths are relative to `wanted`. Throws Error if a file
  /// cannot be written, or for too many files.
  [[nodiscard]] std::vector<UnreadFile> extract(const std::string& wanted, const std::filesystem::path& root) const;

 private:
  enum class Kind { File, Link, Submodule };
  struct Entry {
    Kind kind = Kind::File;
    std::string object;
  };
  using Entries = std::map<std::string, Entry, std::less<>>;

  void add(std::string_view line);
  [[nodiscard]] const Entry* fileAt(const std::string& path) const;
  [[nodiscard]] std::vector<std::string> filesNamed(std::string_view name) const;
  [[nodiscard]] std::vector<std::string> neededBy(std::string_view text) const;
  void makeFoldersOf(const std::string& path, std::string_view text, const std::filesystem::path& root) const;
  [[nodiscard]] std::string whyNotRead(const std::string& path) const;

  std::filesystem::path where_;
  std::string revision_;
  bool isWhole_ = false;
  Entries entries_;
  std::multimap<std::string, std::string, std::less<>> pathsByName_;  ///< by the last part of the path
};

}  // namespace headroom
