// The A/A check: how far apart two measurements of the same thing are on a device, and where that is remembered.
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

/// What an A/A check measures where nothing else is asked for.
inline constexpr std::string_view kNoiseWorkload = "copy";
inline constexpr int kNoisePairs = 10;
inline constexpr int kMostNoisePairs = kMostRepeats / 2;

/// The plan as an A/A check: each point 2 x `pairs` times, each time afresh (RunPlan::repeats), without ceilings.
RunPlan noiseCheck(RunPlan plan, int pairs);

/// What an A/A check tells of one device.
struct NoiseFinding {
  DeviceDescription device;
  std::optional<NoiseFloor> floor;  ///< empty when its rows tell none
  std::string sentence;             ///< the floor, or why there is none
};

/// Of each device of an A/A check that has ended, from its rows; host peers' are passed over. Nothing is kept yet.
std::vector<NoiseFinding> findNoise(const RunContext& context, std::span<const ResultRow> rows);

/// "1.2 % (10 pairs)"
std::string toText(const NoiseFloor& floor);

/// From the rows of one device whose points were measured several times (ResultRow::repeat): the rows 0 and 1, 2 and
/// 3... of each point are pairs; the difference of a pair is that of its medians, as a share of the shorter one.
/// From 100 pairs on the floor is the 99th percentile of the differences (nearest rank). Fewer pairs can't show one:
/// then it is the largest difference, or three times their root mean square where that is more; so many standard
/// deviations hold 99 % when they are estimated from about 14 pairs. Pairs with a row that is marked Busy or Drift are
/// left out unless all are. measuredAt is left empty. Throws UsageError when there is no pair of valid rows.
NoiseFloor noiseFloorOf(std::span<const ResultRow> rows);

/// $XDG_DATA_HOME/headroom/noise.json (or ~/.local/share/headroom/noise.json); empty without a home folder.
std::filesystem::path noiseFloorFile();

/// What is remembered of the device, by its machine, name and driver. A file that can't be read counts as
/// none; `note`, where given, then gets a sentence about it.
std::optional<NoiseFloor> knownNoiseFloor(const DeviceDescription& device, std::string* note = nullptr);

/// Remembers the floor in place of an earlier one of the same device. What is damaged in the file is lost; the others
/// in it are kept, those too that another process remembers at the same time. Throws Error(Stage::ReportFile) when it
/// can't be written, and leaves a file alone that can't be read or that a newer Headroom wrote.
void keepNoiseFloor(const DeviceDescription& device, const NoiseFloor& floor);

}  // namespace headroom
