// Recorder between a run and its listener: writes events to the run's journal before passing them on.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "headroom/run/run_document.hpp"
#include "headroom/run/run_event.hpp"
#include "workbench/history/journal.hpp"

namespace headroom {

/// Where a run's journal is.
struct JournalPlace {
  std::filesystem::path folder;   ///< for a new journal; empty: none
  std::filesystem::path resumed;  ///< the journal to continue, instead
  std::uintmax_t bytes = 0;       ///< its size when it was read
};

/// For use on one thread, for one run. A journal that cannot be written is a Note and does not stop the run. Points in
/// progress are written periodically as partial rows, without their samples, so that a killed process loses only its
/// latest measurements.
class RunRecorder {
 public:
  /// Interval of writing unfinished points; long, because each write makes the journal longer.
  static constexpr std::chrono::milliseconds kUnwritten{10'000};
  using Clock = std::function<std::chrono::steady_clock::time_point()>;

  /// `document`: the plans, and for a resumed run its context and its finished rows, which are sent again.
  RunRecorder(JournalPlace place, RunDocument document, Tell tell, Clock now = std::chrono::steady_clock::now);

  /// Throws Error if a resumed run's conditions have changed, because all rows of a document have one context.
  void take(decltype(RunEvent::what) what);
  /// Call before the run's end is sent.
  void finish(const RunFinished& finished);

 private:
  void open(const RunContext& context);
  void noteRemovedRuns();
  void tellFinishedRows();
  void keepSoFar(const ResultRow& row);
  void forget(const ResultRow& row);
  template <typename Write>
  void write(const Write& write);

  JournalPlace place_;
  RunDocument document_;
  Tell tell_;
  std::optional<Journal> journal_;
  std::size_t known_ = 0;   ///< rows from before the run was resumed
  std::size_t points_ = 0;  ///< points among them
  std::size_t rowsWritten_ = 0;
  std::vector<ResultRow> inWork_;  ///< points that have changed since the last write
  Clock now_;
  std::chrono::steady_clock::time_point written_ = now_();
};

/// Returns the rows that need not be measured again: all except cancelled ones.
std::vector<ResultRow> finishedRows(const RunDocument& document);

}  // namespace headroom
