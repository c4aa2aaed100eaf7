// Results of a target, line by line, so that a later tuning run can resume.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "headroom/tuning/tuning.hpp"
#include "headroom/values/variant.hpp"
#include "system/line_file.hpp"
#include "workbench/tuning/search_space.hpp"

namespace headroom {

/// A file per host, device, driver, kernel source, size and parameters: first the line {"format_version", "target"},
/// then a line {"configuration", "row", "times_ms", "tried_at"} per configuration, written before its event is sent.
class TuningJournal {
 public:
  /// Resumes the target's journal, or begins it if there is none. Adds its results to `known`, each configuration of
  /// the space once. Throws Error(Stage::ReportFile), also for a damaged one and for one that a newer Headroom wrote,
  /// and leaves these unchanged.
  static TuningJournal resume(const std::filesystem::path& folder, const TuningTarget& target, const Variant& variant,
                              const SearchSpace& space, std::vector<TuningResult>& known);
  /// Overwrites the target's journal with an empty one. Throws Error(Stage::ReportFile), also while another process is
  /// writing it, and if a newer Headroom wrote it.
  static TuningJournal begin(const std::filesystem::path& folder, const TuningTarget& target, const Variant& variant);

  /// Throws Error(Stage::ReportFile).
  void append(const TuningResult& result);
  /// Appends several, at least one, with one write to the disk.
  void appendAll(std::span<const TuningResult> results);

 private:
  explicit TuningJournal(LineFile lines) : lines_(std::move(lines)) {}

  LineFile lines_;
};

}  // namespace headroom
