// The run that somebody would go on from: the newest of the history.
#pragma once

#include <QString>
#include <filesystem>
#include <optional>

#include "headroom/history.hpp"

namespace headroom {

/// A journal of more bytes is not read at start: it would take seconds, and memory for all of its samples.
inline constexpr std::uintmax_t kLargestLastRun = std::uintmax_t{64} << 20;

struct LastRun {
  RunSummary summary;
  std::optional<StoredRun> run;  ///< nothing where there is none, or `note` says why it is not read
  QString note;                  ///< a sentence, or empty
};

/// The newest that completed, was stopped or was interrupted after its first results. Runs of the guide and A/A tests
/// are passed over: they have several plans, or measure the same again and again. Takes as long as reading files does.
/// Does not throw.
LastRun readLastRun(const std::filesystem::path& folder, std::uintmax_t largest = kLargestLastRun);

}  // namespace headroom
