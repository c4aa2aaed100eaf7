// What a job's kernels printed, as a note that people read.
#pragma once

#include <optional>
#include <string>

#include "jobs/job.hpp"

namespace headroom {

/// Gathers the Printed of one job.
class PrintedNote {
 public:
  explicit PrintedNote(const Job& job);

  void add(const Printed& printed);

  /// "bad.prints at 4096 printed:" and the lines, each indented; what a terminal would obey is written out. Nothing
  /// where nothing was printed, and for a later round: of a point's rounds, which print the same again and again, only
  /// the first is shown. `isWhole`: the job came to its end, so that no more was printed than it said.
  [[nodiscard]] std::optional<Note> take(bool isWhole);

 private:
  std::string subject_;  // empty: not to be shown
  std::string text_;
  std::uint64_t moreLines_ = 0;
  std::uint64_t moreBytes_ = 0;
};

}  // namespace headroom
