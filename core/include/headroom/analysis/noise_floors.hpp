// A/A test: the spread of identical measurements on a device, and the file that stores it.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/run/run_plan.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// Workload of an A/A test by default.
inline constexpr std::string_view kNoiseWorkload = "copy";
inline constexpr int kNoisePairs = 10;
inline constexpr int kMostNoisePairs = kMostRepeats / 2;

/// Returns the plan as an A/A test: each point measured independently 2 x `pairs` times (RunPlan::repeats), without
/// ceilings.
RunPlan noiseCheck(RunPlan plan, int pairs);

/// Result of an A/A test for one device.
struct NoiseFinding {
  DeviceDescription device;
  std::optional<NoiseFloor> floor;  ///< empty if the rows give none
  std::string sentence;             ///< the floor, or why there is none
};

/// Returns the finding for each device of a completed A/A test, from its rows; skips host implementations. Stores
/// nothing.
std::vector<NoiseFinding> findNoise(const RunContext& context, std::span<const ResultRow> rows);

/// "1.2% (10 pairs)"
std::string toText(const NoiseFloor& floor);

/// Returns the noise floor from the rows of one device whose points were measured several times (ResultRow::repeat).
/// Rows 0 and 1, 2 and 3... of each point are pairs; a pair's difference is that of its medians, as a share of the
/// shorter one. With 100 pairs or more the floor is the 99th percentile of the differences (nearest rank). With fewer
/// pairs it is the larger of the largest difference and three times the root mean square, the number of standard
/// deviations that holds 99% when estimated from about 14 pairs. Pairs with a row marked Busy or Drift are left out
/// unless all are marked. measuredAt is left empty. Throws UsageError if there is no pair of valid rows.
NoiseFloor noiseFloorOf(std::span<const ResultRow> rows);

/// $XDG_DATA_HOME/headroom/noise.json (or ~/.local/share/headroom/noise.json); empty without a home folder.
std::filesystem::path noiseFloorFile();

/// Returns the stored floor of the device, by machine, name and driver. A file that cannot be read is treated as empty;
/// `note`, if given, then receives a sentence about it.
std::optional<NoiseFloor> knownNoiseFloor(const DeviceDescription& device, std::string* note = nullptr);

/// Stores the floor in place of an earlier one of the same device. Damaged entries of the file are lost; the others are
/// kept, including those that another process stores at the same time. Throws Error(Stage::ReportFile) if the file
/// cannot be written, and leaves a file unchanged that cannot be read or that a newer Headroom wrote.
void keepNoiseFloor(const DeviceDescription& device, const NoiseFloor& floor);

}  // namespace headroom
