// Recorder between a tuning or a split and its listener: stores reports in the history.
#pragma once

#include <filesystem>
#include <optional>

#include "headroom/run/run_event.hpp"

namespace headroom {

/// For use on one thread, for one request. A report that cannot be stored is a Note.
class ReportRecorder {
 public:
  /// `folder`: the history's; empty: nothing is stored.
  ReportRecorder(std::filesystem::path folder, Tell tell);

  /// Passes an event on, and stores a tuning's report first.
  void take(decltype(RunEvent::what) what);
  /// Stores a split's report. Call before the end is sent.
  void finish(const RunFinished& finished);

 private:
  template <typename Report>
  void store(const Report& report, Outcome outcome);

  std::filesystem::path folder_;
  Tell tell_;
  RunContext context_;
  std::optional<SplitReport> split_;
};

}  // namespace headroom
