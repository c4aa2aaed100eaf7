// Tuning: which values of a kernel's tunables, its local size among them, are the fastest on a device at a size.
//
// Each target (a variant at a size) is searched in turn: a configuration is a job of its own, measured briefly, its
// result checked. Then the fastest few, the default configuration and the ceilings are measured again side by side, in
// rounds, because the shortest of many brief measurements is in part the luckiest. The fastest of those is kept, see
// best_configurations.hpp.
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

#include "headroom/configuration.hpp"
#include "headroom/device.hpp"
#include "headroom/result.hpp"
#include "headroom/run_context.hpp"
#include "headroom/values/sampling.hpp"

namespace headroom {

/// In which order configurations are tried. The default one is always the first.
enum class SearchMethod {
  Exhaustive,  ///< all, in order
  Random,      ///< all, in an order of chance
  Learning     ///< first those that a model of the times so far expects most of
};

std::string_view toText(SearchMethod method);              ///< "exhaustive", "random", "learning"
SearchMethod searchMethodFromText(std::string_view text);  ///< throws UsageError naming the three

/// How a configuration is measured in the search: briefly.
inline constexpr Sampling kSearchSampling{2, 5, 100, 0.02, 0.05, 1};

/// What to tune: targets are variants x sizes.
struct TuningPlan {
  std::string device;                 ///< selector, see selectDevice; empty: the default device
  std::vector<std::string> variants;  ///< ids of kernels with tunables
  std::vector<Size> sizes;
  double sigma = 5;  ///< for workloads that use it
  SearchMethod search = SearchMethod::Learning;
  /// Of all searches together. What a target leaves goes to those after it; a configuration that was begun is finished.
  /// The comparisons at the end come on top: Sampling::timeBudgetSeconds each for finalists, default and ceilings.
  double budgetSeconds = 60;
  std::uint64_t seed = 1;  ///< of the search, of the random source plane and of the order of turns
  Sampling searchSampling = kSearchSampling;
  Sampling sampling;         ///< of the comparison
  int finalists = 5;         ///< how many of the fastest are compared, beside the default
  bool ceilings = true;      ///< measure copy and MAD peaks in the comparison
  bool isResuming = false;   ///< what earlier tunings of the same kernel, device and size have tried is not tried again
  bool keepsJournal = true;  ///< write each result to the target's journal, for a later one that resumes
};

/// Why a configuration does not count. Each is a result like another, and costs its time.
enum class Invalidity {
  None,  ///< it counts
  TooMuchLocalMemory,
  TooLargeGroup,
  DeviceLimit,  ///< of another kind, or one that the driver did not name
  BuildFailed,
  WrongResult,
  TimedOut,
  Crashed,
  Unsupported,
  CallFailed  ///< an OpenCL call failed for another reason
};

std::string_view toText(Invalidity invalidity);  ///< "valid", "too much local memory", "too large a group"...
Invalidity invalidityOf(const ResultRow& row);

/// Where a configuration's time went, in milliseconds by the host's clock.
struct TuningTimes {
  double searchMs = 0;    ///< choosing it
  double buildMs = 0;     ///< compiling, or loading the binary
  double timingMs = 0;    ///< warm-up and samples
  double checkingMs = 0;  ///< the result against the reference
  double totalMs = 0;     ///< of all of its jobs, filling memory and talking to the runner included
};

/// One configuration that was tried.
struct TuningResult {
  Configuration configuration;
  ResultRow row;
  TuningTimes times;
  std::string triedAt;  ///< ISO 8601, UTC
};

/// One variant at one size on one device.
struct TuningTarget {
  DeviceDescription device;
  std::string variant;  ///< id
  Size size;
  double sigma = 0;  ///< 0 for workloads without
};

/// A target's search begins.
struct TuningStarted {
  TuningTarget target;
  std::uint64_t configurations = 0;  ///< in its whole space
  std::size_t known = 0;             ///< tried by an earlier tuning that this one resumes; each is told again
};

/// A configuration was tried, or is known from before.
struct ConfigurationTried {
  TuningResult result;
  bool isBest = false;  ///< the fastest valid one so far
};

/// How the activity of Progress begins from the end of a target's search on.
inline constexpr std::string_view kComparingActivity = "comparing the fastest";

/// What came of a target.
struct TuningReport {
  TuningTarget target;
  SearchMethod search = SearchMethod::Learning;
  std::uint64_t configurations = 0;  ///< in its whole space
  std::size_t known = 0;             ///< of `tried`, from an earlier tuning
  std::vector<TuningResult> tried;   ///< in order
  double searchSeconds = 0;
  std::vector<ResultRow> ceilings;    ///< of the comparison
  std::vector<ResultRow> compared;    ///< of the comparison: the default's and the finalists', fastest first
  Configuration standard;             ///< the default configuration
  std::optional<Configuration> best;  ///< of the fastest valid row compared; nothing when there is none
  bool isKept = false;                ///< the best one, for runs that are to be tuned
  /// Before its end. A search that was stopped has no comparison; a comparison that was counts if each had its turn.
  bool isStopped = false;
};

/// A target is done, or was stopped.
struct TuningDone {
  TuningReport report;
};

/// The row of the comparison with this configuration; nullptr when there is none.
const ResultRow* comparedRow(const TuningReport& report, const Configuration& configuration);

/// How many times faster the best is than the default, by the medians of the comparison; nothing without both.
std::optional<double> speedUp(const TuningReport& report);

/// How many were tried of each kind, those that count among them.
std::map<Invalidity, std::size_t> countByInvalidity(std::span<const TuningResult> results);

/// "5 invalid: 3 too large a group, 2 build failed"; empty when all count.
std::string invalidText(std::span<const TuningResult> results);

/// What the comparison says, as a part of a sentence: "the best is 1.4 times as fast as the default", with a warning
/// where that may be noise.
std::string outcomeText(const TuningReport& report);

/// Default and best of each target, the speed-up, the share of the ceiling, and what was invalid.
std::string toTextTable(std::span<const TuningReport> reports);

/// RFC 4180, C locale: a line per configuration that was tried ("stage" is "search") and per row of the comparison
/// ("comparison"); a column of its own for each tunable.
std::string toCsv(std::span<const TuningReport> reports);

/// The configurations tried as Kernel Tuner writes them: JSON by the T4 results schema, version 1.0.0, of the
/// TuningSchema community (https://github.com/odgaard/TuningSchema), with the metadata in the same document. Times in
/// milliseconds.
std::string toT4(const TuningReport& report, const RunContext& context);

/// $XDG_DATA_HOME/headroom/tuning (or ~/.local/share/headroom/tuning): journals and best configurations; empty when
/// neither variable tells.
std::filesystem::path tuningFolder();

/// Reads "60s", "2min", "1.5h" or "90" (seconds). Throws UsageError.
double parseSeconds(std::string_view text);

}  // namespace headroom
