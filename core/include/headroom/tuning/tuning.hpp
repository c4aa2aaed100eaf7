// Tuning: finds the fastest values of a kernel's tunables, including its local size, on a device at a size.
//
// Each target (a variant at a size) is searched in turn: a configuration is a job of its own, measured briefly, with
// its result checked. Then the fastest few, the default configuration and the ceilings are measured again together, in
// rounds, because the shortest of many brief measurements is partly luck. The fastest of those is stored, see
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

#include "headroom/run/tuning_plan.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// Why a configuration is invalid. An invalid configuration is a result like any other, and costs its time.
enum class Invalidity {
  None,  ///< valid
  TooMuchLocalMemory,
  TooLargeGroup,
  DeviceLimit,  ///< of another kind, or unnamed by the driver
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
/// rateUnit(row), or "launches/s" for a row without a size, such as imported ones, whose work is unknown.
std::string speedUnit(const ResultRow& row);
/// The unit of a tuning run's speeds.
std::string speedUnit(const TuningReport& report);

/// Returns true for a row of a search whose timing ended early, because it was clearly slower than the best so far. Its
/// result was checked, and its time comes from few samples. It takes part in the comparison like any other if there are
/// too few faster ones, because the best time of the search may be luck.
[[nodiscard]] bool isAbandoned(const ResultRow& row);

/// Beginning of Progress's activity from the end of a target's search on.
inline constexpr std::string_view kComparingActivity = "comparing the fastest";

/// Returns the comparison's row with this configuration; nullptr if there is none.
const ResultRow* comparedRow(const TuningReport& report, const Configuration& configuration);

/// Returns how many times as fast the best is as the default, by the medians of the comparison; nothing without both.
std::optional<double> speedUp(const TuningReport& report);

/// The configuration that is best for several sizes together, such as all launches of a program's kernel.
struct CommonBest {
  Configuration configuration;
  std::vector<Size> sizes;
  double ms = 0;                   ///< sum of the medians at these sizes
  std::size_t configurations = 0;  ///< those with a valid result at each of the sizes
};
/// Returns the one with the shortest sum of times of a variant on one device, each from the comparison, or else from
/// the search; nothing for fewer than two sizes, or if no configuration is valid at all of them.
[[nodiscard]] std::optional<CommonBest> commonBest(std::span<const TuningReport> reports, std::string_view variant);

/// Returns the number of configurations of each kind, including valid ones.
std::map<Invalidity, std::size_t> countByInvalidity(std::span<const TuningResult> results);

/// "5 invalid: 3 too large a group, 2 build failed"; empty if all are valid.
std::string invalidText(std::span<const TuningResult> results);

/// Returns whether any of the configurations are excluded before they are tried.
[[nodiscard]] bool hasExcluded(const TuningReport& report);

/// "960 configurations, 312 allowed", with "at most" if they are too many to count; "960 configurations" if none is
/// excluded.
std::string spaceText(std::uint64_t configurations, std::uint64_t allowed, bool isAllowedExact);

/// Result of the comparison, as a part of a sentence: "the best is 1.4 times as fast as the default", with a warning if
/// that may be noise.
std::string outcomeText(const TuningReport& report);

/// Default and best of each target, the speed-up, the share of the ceiling, and the invalid configurations.
std::string toTextTable(std::span<const TuningReport> reports);

/// RFC 4180, C locale: a line per tried configuration ("stage" is "search") and per row of the comparison
/// ("comparison"); a column for each tunable.
std::string toCsv(std::span<const TuningReport> reports);

/// Returns the tried configurations in Kernel Tuner's format: JSON by the T4 results schema, version 1.0.0, of the
/// TuningSchema community (https://github.com/odgaard/TuningSchema), with the metadata in the same document. Times in
/// milliseconds.
std::string toT4(const TuningReport& report, const RunContext& context);

/// $XDG_DATA_HOME/headroom/tuning (or ~/.local/share/headroom/tuning): journals and best configurations; empty if
/// neither variable is set.
std::filesystem::path tuningFolder();

/// Reads "60s", "2min", "1.5h" or "90" (seconds). Throws UsageError.
double parseSeconds(std::string_view text);

}  // namespace headroom
