// The history of runs: each run leaves a journal, a file that grows by a line with every row and survives any end of
// the program. An interrupted run can be resumed (Workbench::resume).
//
// A journal is text, one JSON object a line: first the run's header ({"format_version", "points", "context", "plans"}),
// then {"row"} for every finished row, {"cut_short"} for every row with a time that a stop leaves with fewer rounds
// than planned, and last {"outcome", "reason", "rows"}. A resumed run continues below, after {"resumed_at"}; partial
// rows are measured again, and the later ones replace them.
//
// A journal of a tuning or a split has {"kind"} in its header, then one line with its report ({"tuning"}, {"split"}),
// and its outcome: see history/stored_report.hpp.
//
// A user's label of a run is a file beside its journal, NAME.label.json: {"format_version", "name", "note", "tags"}.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/run/run_document.hpp"
#include "headroom/run/run_label.hpp"
#include "headroom/system/file.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// $XDG_DATA_HOME/headroom/runs (or ~/.local/share/headroom/runs); empty if neither variable is set.
std::filesystem::path historyFolder();

/// When a new run begins, the oldest completed ones above this number are removed, unless another number was set. A
/// labelled run stays and is not counted, and so does one whose file was renamed to more than digits.
inline constexpr std::size_t kMostRunsKept = 500;
/// Returns the limit for the folder: the number that setMostRunsKept stored there, or kMostRunsKept. 0: no limit, also
/// if a newer Headroom stored it.
std::size_t mostRunsKept(const std::filesystem::path& folder);
/// Throws Error(Stage::ReportFile).
void setMostRunsKept(const std::filesystem::path& folder, std::size_t runs);

enum class RunKind { Run, Tuning, Split };

std::string_view toText(RunKind kind);  ///< "run", "tuning", "split"

/// A run's entry in a list of runs. Tunings and splits are entries too, with the same members.
struct RunSummary {
  std::filesystem::path file;
  RunKind kind = RunKind::Run;
  std::string startedAt;               ///< ISO 8601, UTC; empty when unknown
  std::string host;                    ///< the machine's name
  std::vector<std::string> devices;    ///< names of the measured devices
  std::vector<std::string> workloads;  ///< distinct
  std::vector<std::string> variants;   ///< ids, distinct
  std::vector<Size> sizes;             ///< distinct
  /// Parameter's name -> its distinct values, for the workloads that have it.
  std::map<std::string, std::vector<double>> parameters;
  RunLabel label;
  std::string labelProblem;        ///< a sentence if the label cannot be read
  std::size_t finishedRows = 0;    ///< tried configurations of a tuning, measured shares of a split
  std::size_t cutShortRows = 0;    ///< other rows that a stop or an end left with fewer rounds than planned
  std::size_t points = 0;          ///< planned rows
  std::optional<Outcome> outcome;  ///< empty: the run is in progress or was interrupted
  bool isRunning = false;          ///< a process is writing this journal now
  std::string problem;             ///< a sentence if the file cannot be read; then only `file` is known
};

/// Returns true if the run can be resumed: it was interrupted or stopped, no process is writing it, and it is neither a
/// tuning nor a split.
[[nodiscard]] bool isUnfinished(const RunSummary& run);

/// "completed", "cancelled", "failed", "running" or "interrupted", for people.
std::string stateText(const RunSummary& run);

/// "12 of 30 results, 6 partial, interrupted"; "57 configurations, completed" for a tuning
std::string progressText(const RunSummary& run);

/// The workload for people: "Gaussian blur, sigma 5"; "Tuning of Gaussian blur, sigma 5".
std::string jobText(const RunSummary& run);

/// {"format_version": 2, "runs": [...]}
std::string toJson(std::span<const RunSummary> runs);

/// Returns the summary of a run in memory: all but `file`, `points` and `isRunning`.
RunSummary summaryOf(const RunDocument& run);

/// Returns the summary of one journal: reads its beginning and its end, and the rest only if the run did not complete.
/// Does not throw: see RunSummary::problem.
RunSummary summaryOf(const std::filesystem::path& journal);

/// Returns every journal in the folder, newest first; empty if the folder does not exist.
std::vector<RunSummary> listRuns(const std::filesystem::path& folder);

/// Returns true if each word of `search` is part of the name of a device, a workload, a variant or the host, of the
/// time, or of the label, whose tags begin with #, or its kind; case does not matter. An empty search matches every
/// run.
[[nodiscard]] bool matches(const RunSummary& run, std::string_view search);

/// A run read from a file.
struct StoredRun {
  RunDocument document;
  std::string note;          ///< a sentence if the file's last line is truncated; the lines before it are complete. Or
                             ///< if the label cannot be read
  std::uintmax_t bytes = 0;  ///< size of the file when it was read: the run can be resumed only if the file is
                             ///< unchanged
};

/// Reads a journal or a document (see toJson). A journal's last line may be truncated, by a crash or a full disk; any
/// other damage is an Error(Stage::ReportFile) that names file and line, as is a tuning or a split.
StoredRun readRun(const std::filesystem::path& file);

/// Returns the file of a journal's label, whether it exists or not.
std::filesystem::path labelFile(const std::filesystem::path& journal);
/// Returns true if the journal has a label, even one that cannot be read.
[[nodiscard]] bool isLabelled(const std::filesystem::path& journal);
/// Returns an empty label if the journal has none. Throws Error(Stage::ReportFile) for a damaged label and for one of a
/// newer Headroom.
RunLabel readLabel(const std::filesystem::path& journal);
/// Reads, changes and writes a journal's label, under a lock, and returns the new one; an empty one has no file. Throws
/// UsageError for a label that checkedLabel() refuses and for a file that is not a journal, and
/// Error(Stage::ReportFile) like readLabel(), if the journal does not exist, and if the label cannot be written.
RunLabel changeLabel(const std::filesystem::path& journal, const std::function<void(RunLabel& label)>& edit);
/// Returns the journals in the folder whose labels have exactly this name, newest first; none for an empty name.
std::vector<std::filesystem::path> runsNamed(const std::filesystem::path& folder, std::string_view name);

/// Limits of a folder's trash: beyond them, the runs that were removed first are deleted. The latest one stays.
inline constexpr std::size_t kMostRunsInTrash = 20;
inline constexpr std::uintmax_t kLargestTrash = std::uintmax_t{512} << 20;
/// Moves a journal and its label to the trash, a folder beside the journals. Throws Error(Stage::ReportFile) if a
/// process is writing the journal, or it cannot be moved. Does nothing if there is no such journal.
void removeRun(const std::filesystem::path& journal);
/// Moves a journal that removeRun() moved, and its label, back. Throws Error(Stage::ReportFile) if it is no longer in
/// the trash, if there is a journal of that name, or if it cannot be moved.
void restoreRun(const std::filesystem::path& journal);
/// Deletes the runs in a folder's trash. Does not throw.
void emptyTrash(const std::filesystem::path& folder);

}  // namespace headroom
