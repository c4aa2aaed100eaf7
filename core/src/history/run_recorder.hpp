// Between a sweep and its listener: what is told has been written to the run's journal before.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/sweep.hpp"
#include "headroom/run_document.hpp"
#include "history/journal.hpp"

namespace headroom {

/// Where a run's journal is.
struct JournalPlace {
  std::filesystem::path folder;   ///< for a new journal; empty: none is kept
  std::filesystem::path resumed;  ///< the journal that is gone on with, instead
  std::uintmax_t bytes = 0;       ///< of that when it was read
};

/// Used on one thread, for one run. A journal that can't be written is a Note and stops nothing.
class RunRecorder {
 public:
  /// `document`: the plans, and for a resumed run its context and its finished rows, which are told again.
  RunRecorder(JournalPlace place, RunDocument document, Tell tell);

  /// Throws Error when the run was taken up under other conditions than it began: a document's rows are of one context.
  void take(decltype(RunEvent::what) what);
  /// Before the run's end is told.
  void finish(const RunFinished& finished);

 private:
  void open(const RunContext& context);
  void tellFinishedRows();
  template <typename Write>
  void write(const Write& write);

  JournalPlace place_;
  RunDocument document_;
  Tell tell_;
  std::optional<Journal> journal_;
  std::size_t known_ = 0;   ///< rows that the run had before
  std::size_t points_ = 0;  ///< those among them
  std::size_t rowsWritten_ = 0;
};

/// The rows that need not be measured again: all but those that were cancelled.
std::vector<ResultRow> finishedRows(const RunDocument& document);

}  // namespace headroom
