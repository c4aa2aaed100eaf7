// A job's kernel output, as a note for people.
#pragma once

#include <optional>
#include <string>

#include "jobs/job.hpp"

namespace headroom {

/// Collects the Printed events of one job.
class PrintedNote {
 public:
  explicit PrintedNote(const Job& job);

  void add(const Printed& printed);

  /// Returns "bad.prints at 4096 printed:" and the lines, each indented, with control characters escaped. Nothing
  /// without output, and for later rounds of a point, which print the same again. `isWhole`: the job completed, so that
  /// there is no further output.
  [[nodiscard]] std::optional<Note> take(bool isWhole);

 private:
  std::string subject_;  // empty: not shown
  std::string text_;
  std::uint64_t moreLines_ = 0;
  std::uint64_t moreBytes_ = 0;
};

}  // namespace headroom
