// What was tried for a target, line by line, so that a later tuning can go on with it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "headroom/tuning/tuning.hpp"
#include "headroom/values/variant.hpp"
#include "system/line_file.hpp"
#include "workbench/tuning/search_space.hpp"

namespace headroom {

/// A file per host, device, driver, kernel source, size and parameters: first the line {"format_version", "target"},
/// then a line {"configuration", "row", "times_ms", "tried_at"} per configuration, written before it is told.
class TuningJournal {
 public:
  /// Goes on with the target's journal, or begins it where there is none. What it holds is put to `known`, each
  /// configuration of the space once. Throws Error(Stage::ReportFile), also for a damaged one and for one that a newer
  /// Headroom wrote, and leaves these as they are.
  static TuningJournal resume(const std::filesystem::path& folder, const TuningTarget& target, const Variant& variant,
                              const SearchSpace& space, std::vector<TuningResult>& known);
  /// Begins the target's journal anew. Throws Error(Stage::ReportFile), also while another process writes it, and where
  /// a newer Headroom wrote it.
  static TuningJournal begin(const std::filesystem::path& folder, const TuningTarget& target, const Variant& variant);

  /// Throws Error(Stage::ReportFile).
  void append(const TuningResult& result);

 private:
  explicit TuningJournal(LineFile lines) : lines_(std::move(lines)) {}

  LineFile lines_;
};

}  // namespace headroom
