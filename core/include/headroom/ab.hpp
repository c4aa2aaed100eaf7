// A/B: two versions of kernels that take turns in one run, and what their paired times decide.
//
// A round is a fresh runner process in which both versions take turns sample by sample, of half a millisecond or one
// launch, who goes first left to chance each time: whatever else makes times differ, from one process to the next or
// from one millisecond to the next, it hits both. Each round gives one ratio of times, the median of its pairs of
// samples, and the ratios of all rounds an interval, see AbPoint::low. It is looked at again and again, each time at a
// level of error of its own, and the measurement stops as soon as the interval decides.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "headroom/run/ab_plan.hpp"
#include "headroom/values/difference.hpp"
#include "headroom/values/run_context.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// A version of kernels, as a person named it.
struct KernelVersion {
  std::string name;
  std::vector<Variant> variants;
  /// True when the name means these variants alone, each of which is to be measured: an id or a kernel file. False for
  /// a folder, of whose kernels those count that the other version has as well.
  bool isExact = false;
  std::vector<std::string> notes;  ///< sentences: kernel files of the folder that can't be used
  std::string commit;              ///< of a revision: what it names now, in full; else empty

  /// "HEAD~1:./kernels, commit 4f2a9c1d0e12": HEAD~1 will be another one tomorrow.
  [[nodiscard]] std::string fullName() const;
};

/// Reads a version's name, SOURCE[@SETTING]..., where SOURCE is
///   blur.strips       a variant of the catalogue
///   kernels/mine.cl   a kernel file, or the .toml that describes one
///   mine.toml@r3      the third of its revisions that were kept, see revisions.hpp
///   kernels           a folder of kernels, laid over the built-in ones
///   HEAD~1:./kernels  a file or a folder as git has it in that revision; nothing of the repository is run
///   built-in          the kernels that come with Headroom
///   (nothing)         the same as the other version, `base`
/// and SETTING is a tunable's value, LOCAL_X=16, or a build option, -cl-fast-relaxed-math. `kernelFolders`: what lies
/// over the built-in kernels for ids. Throws UsageError, or Error for a file that can't be read.
KernelVersion readKernelVersion(const std::string& name, const std::vector<std::filesystem::path>& kernelFolders,
                                const KernelVersion* base = nullptr);

struct AbPairs {
  std::vector<AbPair> pairs;
  std::vector<std::string> notes;  ///< sentences: those of the versions, and which kernels are in one of them alone
};

/// The variants of both versions with the same id; of two that name one variant each, these. Kernels of folders that
/// are the same in both are left out. `ids`: these alone, whether they differ or not; empty for all.
/// Throws UsageError where nothing is left, and for variants that do not do the same work.
AbPairs pairVersions(const KernelVersion& base, const KernelVersion& fresh, const std::vector<std::string>& ids = {});

[[nodiscard]] std::size_t count(const AbReport& report, Difference difference);

/// One sentence per point that takes more time by more than the margin for certain, and per point that is Ok in the
/// base alone.
std::vector<std::string> regressions(const AbReport& report);
/// One sentence per point of which the interval leaves open whether it takes more time by more than the margin.
std::vector<std::string> undecided(const AbReport& report);

/// "blur.strips", or "blur.strips -> blur.separable" where the two have different ids.
std::string pairText(const AbPoint& point);
/// "+5.1 %", the change of the time; "-" as long as it is not known.
std::string changeText(const AbPoint& point);
/// "+4.6 % to +5.6 %"; "-" likewise.
std::string intervalText(const AbPoint& point);

/// A plain text table; below it why points have their verdicts.
std::string toTextTable(const AbReport& report);
/// For a pull request.
std::string toMarkdown(const AbReport& report);
/// RFC 4180, C locale: a line per round.
std::string toCsv(const AbReport& report);
/// {"format_version": 1, "context": {...}, "base": ..., "new": ..., "margin": ..., "points": [...]}.
std::string toJson(const AbReport& report, const RunContext& context);

}  // namespace headroom
