// A run's journal as it is written: see headroom/history.hpp for what is in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "headroom/run/run_document.hpp"
#include "headroom/run/run_event.hpp"
#include "system/line_file.hpp"

namespace headroom {

/// An open journal, locked against other processes. What append() has returned from is on the disk. Each member throws
/// Error(Stage::ReportFile); a line that could not be written whole is taken back.
class Journal {
 public:
  /// A new one in the folder, which is made if need be; named by the start of the run. Makes room first: see
  /// kMostRunsKept.
  static Journal begin(const std::filesystem::path& folder, const RunDocument& head, std::size_t points);
  /// Goes on with one that was cut short, after its last whole line. Throws when another process is at it, or was since
  /// the file was read: then it no longer has `bytes` bytes (StoredRun::bytes).
  static Journal reopen(const std::filesystem::path& file, std::uintmax_t bytes);

  [[nodiscard]] const std::filesystem::path& file() const { return lines_.file(); }

  /// How many old runs made room for it.
  [[nodiscard]] std::size_t removed() const { return removed_; }

  /// One that a stop cut short is told from a finished one.
  void append(const ResultRow& row);
  /// Several, in one write.
  void append(const std::vector<ResultRow>& rows);
  void tellResumed(const std::string& time);
  /// `rows`: the finished ones that the journal holds, so that lists need not count them.
  void end(const RunFinished& finished, std::size_t rows);

 private:
  explicit Journal(LineFile lines, std::size_t removed = 0) : lines_(std::move(lines)), removed_(removed) {}

  LineFile lines_;
  std::size_t removed_;
};

}  // namespace headroom
