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

#include "headroom/run/tuning_plan.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

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

/// The row's speed in speedUnit(row); nothing unless it is timed.
std::optional<double> measuredSpeed(const ResultRow& row);
/// rateUnit(row), or "launches/s" for a row without a size, as imported ones are: its work is not known.
std::string speedUnit(const ResultRow& row);
/// The unit of a tuning's speeds.
std::string speedUnit(const TuningReport& report);

/// True for a row of a search whose timing ended early, because it was clearly slower than the best so far. Its result
/// was checked, and its time is of few samples. It is compared at the end like any other, if there are too few faster
/// ones: the best of the search may have been luck.
[[nodiscard]] bool isAbandoned(const ResultRow& row);

/// How the activity of Progress begins from the end of a target's search on.
inline constexpr std::string_view kComparingActivity = "comparing the fastest";

/// The row of the comparison with this configuration; nullptr when there is none.
const ResultRow* comparedRow(const TuningReport& report, const Configuration& configuration);

/// How many times faster the best is than the default, by the medians of the comparison; nothing without both.
std::optional<double> speedUp(const TuningReport& report);

/// How many were tried of each kind, those that count among them.
std::map<Invalidity, std::size_t> countByInvalidity(std::span<const TuningResult> results);

/// "5 invalid: 3 too large a group, 2 build failed"; empty when all count.
std::string invalidText(std::span<const TuningResult> results);

/// Whether any of the configurations are excluded before they are tried.
[[nodiscard]] bool hasExcluded(const TuningReport& report);

/// "960 configurations, 312 allowed", with "at most" where they are too many to be counted; "960 configurations" where
/// none is excluded.
std::string spaceText(std::uint64_t configurations, std::uint64_t allowed, bool isAllowedExact);

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
