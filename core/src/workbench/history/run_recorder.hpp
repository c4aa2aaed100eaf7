// Between a sweep and its listener: what is told has been written to the run's journal before.
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
  std::filesystem::path folder;   ///< for a new journal; empty: none is kept
  std::filesystem::path resumed;  ///< the journal that is gone on with, instead
  std::uintmax_t bytes = 0;       ///< of that when it was read
};

/// Used on one thread, for one run. A journal that can't be written is a Note and stops nothing. Points that are still
/// being measured are written now and then as if a stop had cut them short, without their samples: a process that is
/// killed takes no more with it than what it measured since.
class RunRecorder {
 public:
  /// So long a size may be measured before what is known of its points is written: rarely, since each time makes the
  /// journal longer.
  static constexpr std::chrono::milliseconds kUnwritten{10'000};
  using Clock = std::function<std::chrono::steady_clock::time_point()>;

  /// `document`: the plans, and for a resumed run its context and its finished rows, which are told again.
  RunRecorder(JournalPlace place, RunDocument document, Tell tell, Clock now = std::chrono::steady_clock::now);

  /// Throws Error when the run was taken up under other conditions than it began: a document's rows are of one context.
  void take(decltype(RunEvent::what) what);
  /// Before the run's end is told.
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
  std::size_t known_ = 0;   ///< rows that the run had before
  std::size_t points_ = 0;  ///< those among them
  std::size_t rowsWritten_ = 0;
  std::vector<ResultRow> inWork_;  ///< points that have changed since they were written last
  Clock now_;
  std::chrono::steady_clock::time_point written_ = now_();
};

/// The rows that need not be measured again: all but those that were cancelled.
std::vector<ResultRow> finishedRows(const RunDocument& document);

}  // namespace headroom
