// The history of runs: each run leaves a journal, a file that grows by a line with every row and survives whatever
// ends the program. One that was cut short can be taken up again (Workbench::resume).
//
// A journal is text, one JSON object a line: first what the run is ({"format_version", "points", "context", "plans"}),
// then {"row"} for every finished row as it was finished, {"cut_short"} for every one that has a time when a stop
// leaves it with fewer rounds than it should have, and last {"outcome", "reason", "rows"}. A run that was taken up
// again goes on below, after {"resumed_at"}; rows that were cut short are measured again, and the later ones are read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/run/run_document.hpp"
#include "headroom/system/file.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// $XDG_DATA_HOME/headroom/runs (or ~/.local/share/headroom/runs); empty when neither variable tells.
std::filesystem::path historyFolder();

/// When a new run begins, the oldest completed ones above this number are removed, unless another number was set. A run
/// that was given a name, that is, whose file was renamed to more than digits, stays and is not counted.
inline constexpr std::size_t kMostRunsKept = 500;
/// The number for the folder: what setMostRunsKept stored there, or kMostRunsKept. 0: all, as where a newer Headroom
/// stored it.
std::size_t mostRunsKept(const std::filesystem::path& folder);
/// Throws Error(Stage::ReportFile).
void setMostRunsKept(const std::filesystem::path& folder, std::size_t runs);

/// What a list of runs shows of one.
struct RunSummary {
  std::filesystem::path file;
  std::string startedAt;               ///< ISO 8601, UTC; empty when unknown
  std::string host;                    ///< the machine's name
  std::vector<std::string> devices;    ///< names of those measured
  std::vector<std::string> workloads;  ///< each once
  std::vector<std::string> variants;   ///< ids, each once
  std::vector<Size> sizes;             ///< each once
  /// Parameter's name -> its values, each once, of the workloads that have it.
  std::map<std::string, std::vector<double>> parameters;
  std::size_t finishedRows = 0;
  std::size_t cutShortRows = 0;    ///< others that a stop or an end left with fewer rounds than they should have
  std::size_t points = 0;          ///< rows that were planned
  std::optional<Outcome> outcome;  ///< empty: it runs, or was cut short
  bool isRunning = false;          ///< some process writes this journal now
  std::string problem;             ///< a sentence when the file can't be read; then only `file` is known
};

/// True when there is something to take up: cut short or stopped, and no process is at it.
[[nodiscard]] bool isUnfinished(const RunSummary& run);

/// "completed", "cancelled", "failed", "running" or "unfinished".
std::string stateText(const RunSummary& run);

/// "12 of 30 rows, 6 more cut short, unfinished"
std::string progressText(const RunSummary& run);

/// What was computed, as a person reads it: "Gaussian blur, sigma 5".
std::string jobText(const RunSummary& run);

/// {"format_version": 2, "runs": [...]}
std::string toJson(std::span<const RunSummary> runs);

/// Of a run at hand: all but `file`, `points` and `isRunning`.
RunSummary summaryOf(const RunDocument& run);

/// Of one journal: reads its beginning and its end, and the rest only if it did not complete. Does not throw: see
/// RunSummary::problem.
RunSummary summaryOf(const std::filesystem::path& journal);

/// Every journal in the folder, newest first; none when there is no such folder.
std::vector<RunSummary> listRuns(const std::filesystem::path& folder);

/// True when each word of `search` is part of the name of a device, a workload, a variant or the host, or of the time,
/// in any case. No words match every run.
[[nodiscard]] bool matches(const RunSummary& run, std::string_view search);

/// A run read from a file.
struct StoredRun {
  RunDocument document;
  std::string note;          ///< a sentence when the file's last line was torn off: what was read is whole up to there
  std::uintmax_t bytes = 0;  ///< of the file when it was read: it is gone on with only if it has not changed since
};

/// Reads a journal or a document (see toJson). A journal's last line may be torn, by a crash or a full disk; anything
/// else that is wrong is an Error(Stage::ReportFile) that names file and line.
StoredRun readRun(const std::filesystem::path& file);

/// Removes a journal for good. Throws Error(Stage::ReportFile) when some process writes it, or it can't be removed.
void removeRun(const std::filesystem::path& journal);

}  // namespace headroom
