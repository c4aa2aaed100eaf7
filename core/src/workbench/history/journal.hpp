// Writer of a run's journal: see headroom/history.hpp for its format.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "headroom/history.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/run/run_event.hpp"
#include "system/line_file.hpp"

namespace headroom {

/// An open journal, locked against other processes. Lines are on the disk when append() returns. Each member throws
/// Error(Stage::ReportFile); a partially written line is removed again.
class Journal {
 public:
  /// Creates a journal in the folder, and the folder if necessary; named by the start of the run. Removes old runs
  /// first: see kMostRunsKept.
  static Journal begin(const std::filesystem::path& folder, const RunDocument& head, std::size_t points,
                       RunKind kind = RunKind::Run);
  /// Reopens an interrupted run's journal after its last whole line. Throws if another process is writing it, or has
  /// since the file was read: its length is then no longer `bytes` (StoredRun::bytes).
  static Journal reopen(const std::filesystem::path& file, std::uintmax_t bytes);

  [[nodiscard]] const std::filesystem::path& file() const { return lines_.file(); }

  /// Number of old runs removed for it.
  [[nodiscard]] std::size_t removed() const { return removed_; }

  /// Partial rows, which a stop left, are marked as such.
  void append(const ResultRow& row);
  /// Appends several rows, in one write.
  void append(const std::vector<ResultRow>& rows);
  /// The report of a tuning or a split, in a journal of that kind.
  void append(const TuningReport& report);
  void append(const SplitReport& report);
  void tellResumed(const std::string& time);
  /// `rows`: the number of finished ones in the journal, so that lists need not count them.
  void end(const RunFinished& finished, std::size_t rows);

 private:
  explicit Journal(LineFile lines, std::size_t removed = 0) : lines_(std::move(lines)), removed_(removed) {}

  LineFile lines_;
  std::size_t removed_;
};

}  // namespace headroom
