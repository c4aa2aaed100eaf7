// Tuning problems that other tuners read and write, as descriptions of kernels and back; and what other tuners tried.
//
// T1 is the JSON of the TuningSchema community (https://github.com/odgaard/TuningSchema), which Kernel Tuner, KTT and
// others read: tunables, conditions on them, a kernel's file, its launch and its arguments.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "headroom/authoring.hpp"
#include "headroom/run/tuning_plan.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/kernel_facts.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"
#include "headroom/values/workload.hpp"

namespace headroom {

/// What a file of JSON is shows in so many of its first bytes.
inline constexpr std::size_t kHeadOfJson = std::size_t{64} << 10;
/// Larger files are no problems of a tuner. Bytes.
inline constexpr std::size_t kLargestProblem = std::size_t{8} << 20;

/// What was left out or taken, and what other tuners take.
struct ProblemNote {
  std::string field;  ///< id of the field that it is about, see draft_fields.hpp; empty: of the problem as a whole
  std::string sentence;
};

/// A problem as a description, to be written once it fits its kernel.
struct TuningProblem {
  KernelDraft draft;             ///< without the names of sources and folders, see nameSources()
  std::filesystem::path kernel;  ///< its file
  std::vector<std::string> options;
  std::vector<ProblemNote> notes;
};

/// Whether the file is to be read as a T1 problem, by its name: NAME.json.
bool hasProblemName(const std::filesystem::path& file);

/// Whether the file looks like a T1 problem, by its first kilobytes. Throws Error(Stage::ReportFile) where it can't be
/// read.
bool isTuningProblem(const std::filesystem::path& file);

/// Reads a T1 file. Expressions in Python's manner are translated. Nothing that the file names is run. Throws
/// Error(Stage::KernelFile) with a sentence that names the place in the file for what is damaged and for what no
/// description can say: kernels in CUDA, tunables that are texts or fractions, values that a script makes.
TuningProblem readTuningProblem(const std::filesystem::path& file);

/// The options to build it with, its tunables at their defaults among them.
std::vector<std::string> optionsOf(const TuningProblem& problem);

/// Gives arguments the kernel's names and its types of values, with a note where they differ from the file's. Throws
/// Error(Stage::KernelFile) where the kernel has another number of arguments, or one of another kind. A driver that
/// keeps no names of arguments leaves the problem as it is.
void fitToKernel(const KernelFacts& kernel, TuningProblem& problem);

/// The kernel at this size as a problem: its tunables and conditions, work-items and arguments, with sizes and
/// parameters as numbers. `kernelFile`: how the problem is to name the file. Throws UsageError with a sentence for what
/// T1 can't say: several passes, images, structs, values filled by an expression.
std::string toT1(const Variant& variant, const Size& size, const ParameterValues& parameters,
                 const std::string& kernelFile);

/// Larger files of results are refused. Bytes.
inline constexpr std::size_t kLargestTuning = std::size_t{256} << 20;

/// What another tuner tried.
struct ImportedTuning {
  std::string tool;
  std::string kernel;  ///< empty where the file does not say
  std::string device;  ///< likewise
  /// In the file's order, with a status and the median in milliseconds; not sorted, not checked.
  std::vector<TuningResult> tried;
  std::vector<std::string> notes;  ///< sentences: what was left out
};

/// Whether the file looks like one of these, by its first kilobytes. Throws Error(Stage::ReportFile) where it can't be
/// read.
bool isTuningResults(const std::filesystem::path& file);

/// Reads results in T4 JSON (whoever wrote them) and Kernel Tuner's cache files, those of a tuning that was stopped
/// too. Configurations of anything but whole numbers are left out with a note. Throws Error(Stage::ReportFile).
ImportedTuning readTuningResults(const std::filesystem::path& file);

/// As what a tuning of Headroom's own tried, marked as imported. Whose work the kernel does is not known: speeds are in
/// launches per second.
TuningReport reportOf(const ImportedTuning& tuning);

/// The fastest, at most so many, and how many were valid.
std::string toTextTable(const ImportedTuning& tuning, std::size_t most = 20);

}  // namespace headroom
