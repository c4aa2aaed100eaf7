// Check of a change to kernels, as before a pull request is merged: built for each kind of device, validated at awkward
// sizes, simulated, compared with a baseline. Each finding is an entry, and the entries give one verdict.
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/ab.hpp"
#include "headroom/analysis/comparison.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/check_plan.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

enum class ReviewVerdict {
  Right,
  Wrong,     ///< unreadable, not built, a wrong result, a finding of the simulator
  Slower,    ///< certainly slower than the baseline by more than the margin
  Undecided  ///< neither could be shown
};

std::string_view toText(ReviewVerdict verdict);  ///< "right", "wrong", "slower", "undecided"

enum class ReviewStep { Read, Build, Validate, Simulate, Speed };

std::string_view toText(ReviewStep step);  ///< "read", "build", "validate", "simulate", "speed"

struct ReviewEntry {
  ReviewStep step = ReviewStep::Validate;
  std::string kernel;  ///< the variant's id; the file's path if it cannot be read
  std::string where;   ///< "GPU, by clang", "67 x 35"
  ReviewVerdict verdict = ReviewVerdict::Right;
  std::string reason = {};  ///< a sentence unless Right
  std::string log = {};     ///< the compiler's messages, if any
  SourcePlace place = {};   ///< in the user's file: its first line if no other is known; no file for a built-in kernel
  std::string change = {};  ///< change of the time, "+5.1%"; empty if there is none
  std::string interval = {};  ///< its interval
  double seconds = 0;         ///< measuring time, where it is known
};

struct Review {
  std::string target;    ///< folder or workload
  std::string baseline;  ///< name, with the commit of a revision; empty: none
  std::string device;    ///< name
  double margin = 0;
  std::vector<ReviewEntry> entries;
  std::vector<std::string> notes;  ///< sentences
};

/// Returns the worst verdict of the entries: Wrong, then Slower, then Undecided. Undecided without entries.
[[nodiscard]] ReviewVerdict verdictOf(const Review& review);
[[nodiscard]] std::size_t count(const Review& review, ReviewVerdict verdict);
/// Returns true if the kernel has an entry with this verdict.
[[nodiscard]] bool hasEntry(const Review& review, const std::string& kernel, ReviewVerdict verdict);

/// Returns the kinds of devices, of CPU and GPU, that a kernel is for: those of its `story`, else both. One that needs
/// a matrix unit is for GPUs.
[[nodiscard]] std::set<DeviceType> declaredKinds(const Variant& variant);

[[nodiscard]] ReviewEntry entryOf(const RejectedFile& file);

/// Builds the kernel, for each value of each tunable, with clang's OpenCL C front end: an entry for each of its kinds
/// of devices but `measured`, whose driver builds it. Undecided without clang. Text and options of a kernel cannot make
/// clang run or write anything.
std::vector<ReviewEntry> frontEndEntries(const Variant& variant, DeviceType measured,
                                         const ParameterValues& parameters);

/// Entries for a device's build and for the results at each size, from a run's rows; those of other variants are
/// skipped. A result that nothing checks is Undecided, as is a kernel that the device does not support.
std::vector<ReviewEntry> entriesOf(const Variant& variant, std::span<const ResultRow> rows);

/// Entries for a check in the simulator: one for each finding.
std::vector<ReviewEntry> entriesOf(const CheckDone& done, const Variant& variant);

/// Returns an Undecided entry if times on the device mean nothing for the kernel, because it is for other kinds of
/// devices; else one without a reason.
ReviewEntry speedOn(const DeviceDescription& device, const Variant& variant);

/// Entry for the two versions of a kernel at one size, measured in interleaved rounds.
ReviewEntry entryOf(const AbPoint& point, double margin, const Variant& variant);

/// Undecided entry for the speed of a kernel that cannot be compared with its baseline.
ReviewEntry entryOf(const UnpairedKernel& kernel, const Variant& variant);

/// Returns the first line of the kernel's file; no file for a built-in kernel.
[[nodiscard]] SourcePlace firstLineOf(const Variant& variant);

/// Returns why no run on this device can be compared with the saved one, as a sentence; empty if it can: two separate
/// runs only decide on the same machine, device and driver, with a measured noise floor.
std::string whyNotComparable(const RunContext& base, const DeviceDescription& device);
/// Entries for the points of a comparison with a saved run, which must have a gate: those of this catalogue's kernels.
std::vector<ReviewEntry> savedEntries(const Comparison& comparison, const Catalogue& catalogue);

/// A table with a line for each kernel and step, whose entries that are not Right have a line each with its reason.
/// `width`: of the terminal, 0 for no limit. Paths below `folder` are relative to it.
std::string toTextTable(const Review& review, const std::string& folder, int width = 0);
/// Markdown for a pull request.
std::string toMarkdown(const Review& review, const std::string& folder);
/// JUnit's XML: a test case for each entry; Wrong and Slower are failures, Undecided is skipped.
std::string toJUnit(const Review& review, const std::string& folder);
/// SARIF 2.1.0: a result for each entry that is not Right, at its line; a notification for one without a place.
/// Addresses of files below `folder`, the root of the repository, are relative to it.
std::string toSarif(const Review& review, const std::string& folder);

}  // namespace headroom
