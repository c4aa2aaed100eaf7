// Finds the run to restore at start: the newest one of the history that is fit for it.
#pragma once

#include <QString>
#include <filesystem>
#include <optional>

#include "headroom/history.hpp"

namespace headroom {

/// Limit in bytes. A larger journal is not read at start: it would take seconds, and memory for all of its samples.
inline constexpr std::uintmax_t kLargestLastRun = std::uintmax_t{64} << 20;

struct LastRun {
  RunSummary summary;
  std::optional<StoredRun> run;  ///< no value if there is none, or if `note` says why it was not read
  QString note;                  ///< a sentence, or empty
};

/// Returns the newest run that completed, was stopped, or was interrupted after its first results. Skips tunings and
/// splits, and guide runs and A/A tests, because these have several plans or measure the same points repeatedly. Reads
/// files on the calling thread. Does not throw.
LastRun readLastRun(const std::filesystem::path& folder, std::uintmax_t largest = kLargestLastRun);

}  // namespace headroom
