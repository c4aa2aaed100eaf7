// Revisions of a kernel: each measured text of it is stored, to be viewed, compared or restored.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/run/attempt_plan.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct Revision {
  int number = 0;  ///< from 1, in the order of their first measurement
  std::string variant;
  std::string measuredAt;         ///< ISO 8601, UTC: the latest measurement
  std::vector<SourceFile> files;  ///< see Variant::files
  std::string source;             ///< the built source: OpenCL C with its includes in place
  std::string description;        ///< see Variant::description
  ResultRow row;                  ///< of the latest measurement, without samples
};

/// Limit of stored revisions; the oldest beyond it are removed.
inline constexpr std::size_t kMostRevisionsKept = 200;

/// Returns the file of the kernel's revisions, in $XDG_DATA_HOME/headroom/revisions (or ~/.local/share), one for each
/// kernel and kernel file. Empty for a kernel without a file, and if neither variable names a folder.
std::filesystem::path revisionsFile(const Variant& variant);

/// Returns the revisions, oldest first. `note`, if given, receives a sentence if some could not be read.
std::vector<Revision> revisionsIn(const std::filesystem::path& file, std::string* note = nullptr);

/// Stores the measured kernel, with its files as read, and returns its number: a new one, or that of the revision with
/// the same text, whose row is replaced; 0, without storing anything, if the row has no time. Throws
/// Error(Stage::ReportFile) if it cannot be stored.
int keepRevision(const std::filesystem::path& file, const Variant& variant, const ResultRow& row);

/// Result of storing a measured kernel.
struct KeptRevision {
  int number = 0;        ///< 0 if nothing was stored
  std::string compared;  ///< comparison with the latest other text that gave correct results, see comparedText(); empty
                         ///< without one
  std::string note;      ///< why it could not be stored, a sentence; else empty
};

/// Stores it in the kernel's revisions, and compares it with the one before.
KeptRevision keepAndCompare(const Variant& variant, const ResultRow& row);

/// Throws UsageError that lists the existing numbers.
const Revision& findRevision(const std::vector<Revision>& revisions, int number);

/// Returns the kernel of the revision. Throws Error if this Headroom no longer accepts it.
Variant variantOf(const Revision& revision);

/// Returns the changes between the two, in unified form, file by file; empty if there are none.
std::string diffText(const Revision& before, const Revision& after);

/// Returns the kernel's readable files as they are on disk now, as a revision without a number or a row.
Revision revisionNow(const Variant& variant);

/// Overwrites the kernel's files with the revision's where they differ, and returns their paths. Throws
/// Error(Stage::ReportFile).
std::vector<std::string> restore(const Revision& revision);

/// "1.31 times as fast as revision 2", "slower than revision 2, 1.2 times its time", or that a brief measurement cannot
/// distinguish them. Empty if one of them has no time, or they measure different points.
std::string comparedText(const ResultRow& now, const Revision& before);

/// "1.30 ms +- 2%, 12.3 GP/s, 41% of its ceiling, largest error 3e-07", or the row's status and reason.
std::string attemptText(const ResultRow& row);

/// Returns the last two revisions with correct results, the earlier one first; fewer if there are fewer.
std::vector<Revision> lastTwo(const std::vector<Revision>& revisions);

/// A plain text table: number, when, speed, share of the ceiling, status.
std::string toTextTable(const std::vector<Revision>& revisions);

}  // namespace headroom
