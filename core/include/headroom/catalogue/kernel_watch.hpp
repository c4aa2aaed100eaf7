// Watch for saved kernel files.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"

namespace headroom {

/// Polls files' sizes and times, which works on every file system and with every editor, including those that write a
/// new file and rename it. Call hasChanged every 50 to 200 milliseconds.
class KernelWatch {
 public:
  /// Watches nothing until follow() is called.
  KernelWatch() = default;

  /// Watches all files that the catalogue's kernels were read from, and all files below its folders except hidden ones.
  explicit KernelWatch(const Catalogue& catalogue);

  /// Returns true once for each change, creation or removal of files, as soon as two calls in a row find them the same:
  /// before that, a program may still be writing. An inaccessible file is treated as removed.
  [[nodiscard]] bool hasChanged();

  /// Call after the kernels were read again: watches the files that they were read from now too. Files that could not
  /// be read, or were removed, stay watched.
  void follow(const Catalogue& catalogue);
  /// Watches the variant's files too.
  void follow(const Variant& variant);
  /// Watches this file too.
  void follow(const std::filesystem::path& file);

 private:
  /// File properties that a save changes; an editor that writes a new file changes the inode number.
  struct State {
    std::uintmax_t size = 0;
    std::int64_t changedNs = 0;
    std::uintmax_t number = 0;
    bool operator==(const State&) const = default;
  };
  static std::optional<State> stateOf(const std::filesystem::path& file);
  using States = std::map<std::filesystem::path, State>;
  [[nodiscard]] States look() const;

  std::set<std::filesystem::path> folders_;
  std::set<std::filesystem::path> files_;
  States told_;  ///< when hasChanged() last returned true
  States seen_;  ///< by the last call
};

}  // namespace headroom
