// What a kernel was, each time that another text of it was measured: to go back to, to look at, to compare.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/run/attempt_plan.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct Revision {
  int number = 0;  ///< from 1, in the order in which they were measured first
  std::string variant;
  std::string measuredAt;         ///< ISO 8601, UTC, the last time
  std::vector<SourceFile> files;  ///< see Variant::files
  std::string source;             ///< what was built: OpenCL C with its includes in place
  std::string description;        ///< see Variant::description
  ResultRow row;                  ///< of the last time, without samples
};

/// Of so many the oldest are dropped.
inline constexpr std::size_t kMostRevisionsKept = 200;

/// Where revisions of the kernel are kept: a file in $XDG_DATA_HOME/headroom/revisions (or ~/.local/share) for each
/// kernel and the file that it is in. Empty for a kernel without one, and where neither variable names a folder.
std::filesystem::path revisionsFile(const Variant& variant);

/// The oldest first. `note`, where given, gets a sentence when these are not all.
std::vector<Revision> revisionsIn(const std::filesystem::path& file, std::string* note = nullptr);

/// Keeps what was measured, with its files as they were read, and returns its number: a new one, or that of the same
/// text, whose row is replaced; 0, and keeps nothing, where the row has no time. Throws Error(Stage::ReportFile) when
/// it can't be kept.
int keepRevision(const std::filesystem::path& file, const Variant& variant, const ResultRow& row);

/// What came of keeping what was measured.
struct KeptRevision {
  int number = 0;        ///< 0 where nothing was kept
  std::string compared;  ///< with the last other text that gave right results, see comparedText(); empty without one
  std::string note;      ///< why it could not be kept, a sentence; else empty
};

/// Keeps it where the kernel's revisions are, and compares it with the one before.
KeptRevision keepAndCompare(const Variant& variant, const ResultRow& row);

/// Throws UsageError that names those that there are.
const Revision& findRevision(const std::vector<Revision>& revisions, int number);

/// The kernel as it was. Throws Error where this Headroom does not take it any more.
Variant variantOf(const Revision& revision);

/// What changed from one to the other, in unified form, file by file; empty where nothing did.
std::string diffText(const Revision& before, const Revision& after);

/// The kernel's files as they are on disk now, as a revision without a number and a row; those that can be read.
Revision revisionNow(const Variant& variant);

/// Writes the revision's files over what is there, those that differ alone, and returns their paths.
/// Throws Error(Stage::ReportFile).
std::vector<std::string> restore(const Revision& revision);

/// "1.31 times as fast as revision 2", "slower than revision 2, 1.2 times its time", or that a brief measurement does
/// not tell them apart. Empty where one of them has no time, or they are not of the same point.
std::string comparedText(const ResultRow& now, const Revision& before);

/// "1.30 ms +- 2 %, 12.3 GP/s, 41 % of its ceiling, largest error 3e-07", or the row's status and reason.
std::string attemptText(const ResultRow& row);

/// The last two that are right, the earlier one first; fewer where there are fewer.
std::vector<Revision> lastTwo(const std::vector<Revision>& revisions);

/// A plain text table: number, when, speed, share of the ceiling, status.
std::string toTextTable(const std::vector<Revision>& revisions);

}  // namespace headroom
