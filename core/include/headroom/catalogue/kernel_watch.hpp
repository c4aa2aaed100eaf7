// Tells that kernels' files were saved.
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

/// Looks at files' sizes and times whenever it is asked: that works on every file system and with every editor, with
/// those that write a new file and rename it too. For a call every 50 to 200 milliseconds.
class KernelWatch {
 public:
  /// Looks at nothing until it is given something to follow.
  KernelWatch() = default;

  /// All that the catalogue's kernels were read from, and all files below its folders but hidden ones.
  explicit KernelWatch(const Catalogue& catalogue);

  /// True once for each time that files changed, came or went, as soon as two calls in a row find them the same: before
  /// that someone may be writing. What can't be looked at is taken as gone.
  [[nodiscard]] bool hasChanged();

  /// After the kernels were read anew: looks at what they were read from now as well. A file that could not be read, or
  /// was taken away, is still looked for.
  void follow(const Catalogue& catalogue);
  /// Looks at what the kernel was read from as well.
  void follow(const Variant& variant);
  /// And at this file.
  void follow(const std::filesystem::path& file);

 private:
  /// What a save changes; an editor that writes a new file gives it another number.
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
  States told_;  ///< when hasChanged() was true last
  States seen_;  ///< by the last call
};

}  // namespace headroom
