// A/B comparison: two versions of kernels, measured alternately in one run, and the verdict from their paired times.
//
// A round is a fresh runner process in which both versions alternate sample by sample, of half a millisecond or one
// launch each; the order within each pair is random. Any other influence on the times, between processes or between
// milliseconds, affects both versions. Each round gives one ratio of times, the median of its pairs of samples; the
// ratios of all rounds give an interval, see AbPoint::low. The interval is tested repeatedly, each time at an error
// level of its own, and the measurement stops as soon as the interval decides.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "headroom/analysis/regression_gate.hpp"
#include "headroom/run/ab_plan.hpp"
#include "headroom/values/difference.hpp"
#include "headroom/values/run_context.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// A file of a version of kernels that could not be read.
struct UnreadFile {
  std::string path;    ///< relative to the version's folder; also of a folder, whose files are unknown
  std::string reason;  ///< a sentence
};

/// A version of kernels, as the user named it.
struct KernelVersion {
  std::string name;
  std::vector<Variant> variants;
  /// True when the name names single variants, each of which must be measured: an id or a kernel file. False for a
  /// folder, of which only those kernels are compared that the other version has as well.
  bool isExact = false;
  std::vector<std::string> notes;  ///< sentences: kernel files of the folder that cannot be used
  std::string commit;              ///< full commit id of the revision at the time of reading; empty without a revision
  std::vector<UnreadFile> unread = {};  ///< of a folder
  /// Of a revision: its kernel files outside of the folder that the working tree no longer has, from the repository's
  /// root. A kernel that is new in the folder may be one of them.
  std::vector<std::string> gone = {};

  /// "HEAD~1:./kernels, commit 4f2a9c1d0e12", because HEAD~1 changes with the next commit.
  [[nodiscard]] std::string fullName() const;
};

/// Reads a version's name, SOURCE[@SETTING]..., where SOURCE is
///   blur.strips       a variant of the catalogue
///   kernels/mine.cl   a kernel file, or the .toml that describes one
///   mine.toml@r3      the third of its stored revisions, see revisions.hpp
///   kernels           a folder of kernels that adds to or overrides the built-in ones
///   HEAD~1:./kernels  a file or a folder as git has it in that revision; no file of the repository is executed
///   built-in          the kernels that come with Headroom
///   (nothing)         the same as the other version, `base`
/// and SETTING is a tunable's value, LOCAL_X=16, or a build option, -cl-fast-relaxed-math. `kernelFolders`: the folders
/// over the built-in kernels, for ids. Throws UsageError, or Error for a file that cannot be read.
KernelVersion readKernelVersion(const std::string& name, const std::vector<std::filesystem::path>& kernelFolders,
                                const KernelVersion* base = nullptr);

/// Reads a file or a folder as git has it in that revision, like REVISION:PATH above, whatever signs the path has.
/// `path` is relative to the working folder, or absolute.
KernelVersion readRevision(const std::string& revision, const std::filesystem::path& path);

enum class RevisionHas { Folder, NoFolder, UnknownContents };
struct RevisionState {
  RevisionHas has = RevisionHas::Folder;
  std::string reason;  ///< for UnknownContents, a sentence
};
/// Returns whether that revision has the folder. UnknownContents if there is no such revision here, as in a shallow
/// clone, if the clone lacks the revision's folders, or if the path is something else there. Throws UsageError outside
/// of a repository, for a repository that git does not trust, and for what cannot be a revision.
RevisionState stateOfRevision(const std::string& revision, const std::filesystem::path& path);
/// Returns KernelVersion::gone for a folder that the revision lacks.
std::vector<std::string> filesThatAreGone(const std::string& revision, const std::filesystem::path& path);

/// Returns HEAD, the branches and the tags of the folder's repository, the latest first and at most 200; none outside
/// of a repository or without git.
std::vector<std::string> revisionNames(const std::filesystem::path& folder);

/// A kernel of the new version that may have an earlier version, which cannot be compared with it.
struct UnpairedKernel {
  std::string id;
  std::string reason;  ///< a sentence
};

/// Pairs at each of their sizes: those of the plan, or all that a workload lists if none of the plan's is one of them.
[[nodiscard]] std::size_t countPoints(const AbPlan& plan);

struct AbPairs {
  std::vector<AbPair> pairs;
  std::vector<std::string> notes;  ///< sentences: the notes of both versions, and the kernels that only one version has
  std::vector<std::string> same;   ///< ids of kernels that are left out, because they do not differ
  std::vector<UnpairedKernel> unpaired = {};  ///< of changedPairs
  std::vector<std::string> added = {};        ///< of changedPairs: ids of kernels that are new
};

/// Returns the variants of both versions with the same id or, if each version names one variant, these two. Kernels
/// that are the same in both folders are left out. `ids`: only these, whether they differ or not; empty for all. Throws
/// UsageError if no pair is left, and for variants that do not do the same work.
AbPairs pairVersions(const KernelVersion& base, const KernelVersion& fresh, const std::vector<std::string>& ids = {});

/// Returns the pairs of two folders' kernels that differ, which may be none. Every other kernel of `fresh` is in one of
/// the three lists: it is the same, unpaired or new. A kernel is new only if the base has no kernel that is gone, which
/// might be the same under another name.
AbPairs changedPairs(const KernelVersion& base, const KernelVersion& fresh);

/// Throws UsageError for a value beyond the limits of an AbPlan.
void requireAbLimits(double margin, double budgetSeconds);

[[nodiscard]] std::size_t count(const AbReport& report, Difference difference);

/// Failed if the time certainly increased by more than the margin, or if the point is Ok in the base alone; Passed if
/// it certainly did not; else Undecided, as when the two cannot be compared.
GateResult gateOf(const AbPoint& point, double margin);

/// Returns one sentence per point whose time certainly increased by more than the margin, and per point that is Ok in
/// the base alone.
std::vector<std::string> regressions(const AbReport& report);
/// Returns one sentence per point whose interval does not decide whether its time increased by more than the margin.
std::vector<std::string> undecided(const AbReport& report);

/// "blur.strips", or "blur.strips -> blur.separable" where the two have different ids.
std::string pairText(const AbPoint& point);
/// "+5.1%", the change of the time; "-" while it is unknown.
std::string changeText(const AbPoint& point);
/// "+4.6% to +5.6%", the interval of the change; "-" while it is unknown.
std::string intervalText(const AbPoint& point);

/// A plain text table, followed by the reasons for the points' verdicts.
std::string toTextTable(const AbReport& report);
/// Markdown for a pull request.
std::string toMarkdown(const AbReport& report);
/// RFC 4180, C locale: one line per round.
std::string toCsv(const AbReport& report);
/// {"format_version": 1, "context": {...}, "base": ..., "new": ..., "margin": ..., "points": [...]}.
std::string toJson(const AbReport& report, const RunContext& context);

}  // namespace headroom
