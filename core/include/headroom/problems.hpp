// Tuning problems in other tuners' formats, as descriptions of kernels and back; and other tuners' results.
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

/// Number of first bytes that identify a JSON file's kind.
inline constexpr std::size_t kHeadOfJson = std::size_t{64} << 10;
/// Size limit of a tuning problem, in bytes; larger files are not read as one.
inline constexpr std::size_t kLargestProblem = std::size_t{8} << 20;

/// A note on an omission or an assumption, and on other tuners' support.
struct ProblemNote {
  std::string field;  ///< id of the field that it is about, see draft_fields.hpp; empty: the problem as a whole
  std::string sentence;
};

/// A problem as a description, to be written after it was fitted to its kernel.
struct TuningProblem {
  KernelDraft draft;             ///< without the names of sources and folders, see nameSources()
  std::filesystem::path kernel;  ///< file of the kernel
  std::vector<std::string> options;
  std::vector<ProblemNote> notes;
};

/// Returns whether the file's name is that of a T1 problem: NAME.json.
bool hasProblemName(const std::filesystem::path& file);

/// Returns whether the file looks like a T1 problem, by its first kilobytes. Throws Error(Stage::ReportFile) if it
/// cannot be read.
bool isTuningProblem(const std::filesystem::path& file);

/// Reads a T1 file and translates Python expressions. Runs nothing that the file names. Throws Error(Stage::KernelFile)
/// with a sentence that names the place in the file, for damage and for features that no description supports: kernels
/// in CUDA, tunables that are texts or fractions, values from a script.
TuningProblem readTuningProblem(const std::filesystem::path& file);

/// Returns the build options, including the tunables at their defaults.
std::vector<std::string> optionsOf(const TuningProblem& problem);

/// Gives arguments the kernel's names and its types of values, with a note where they differ from the file's. Throws
/// Error(Stage::KernelFile) if the kernel has another number of arguments, or one of another kind. If the driver
/// reports no argument names, the problem stays as it is.
void fitToKernel(const KernelFacts& kernel, TuningProblem& problem);

/// Returns the kernel at this size as a problem: its tunables and conditions, work-items and arguments, with sizes and
/// parameters as numbers. `kernelFile`: the file's name in the problem. Throws UsageError with a sentence for features
/// that T1 does not support: several passes, images, structs, values filled by an expression.
std::string toT1(const Variant& variant, const Size& size, const ParameterValues& parameters,
                 const std::string& kernelFile);

/// Size limit of a results file, in bytes; larger files are rejected.
inline constexpr std::size_t kLargestTuning = std::size_t{256} << 20;

/// Results of another tuner.
struct ImportedTuning {
  std::string tool;
  std::string kernel;  ///< empty if the file does not state it
  std::string device;  ///< empty if the file does not state it
  /// In the file's order, with a status and the median in milliseconds; neither sorted nor checked.
  std::vector<TuningResult> tried;
  std::vector<std::string> notes;  ///< sentences: omissions
};

/// Returns whether the file looks like a results file, by its first kilobytes. Throws Error(Stage::ReportFile) if it
/// cannot be read.
bool isTuningResults(const std::filesystem::path& file);

/// Reads results in T4 JSON (of any tuner) and Kernel Tuner's cache files, including those of a stopped tuning run.
/// Configurations with values other than whole numbers are left out with a note. Throws Error(Stage::ReportFile).
ImportedTuning readTuningResults(const std::filesystem::path& file);

/// Returns the results as a report of a tuning run, marked as imported. The kernel's workload is unknown, so that
/// speeds are in launches per second.
TuningReport reportOf(const ImportedTuning& tuning);

/// The fastest, at most `most`, and the number of valid ones.
std::string toTextTable(const ImportedTuning& tuning, std::size_t most = 20);

}  // namespace headroom
