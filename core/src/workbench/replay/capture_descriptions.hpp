// The two descriptions in a capture folder: written, unless somebody has changed them.
#pragma once

#include <string>
#include <string_view>

#include "headroom/replay.hpp"
#include "workbench/replay/replay_model.hpp"

namespace headroom {

/// In a folder of merged captures: what has to be known of the launches where the kernel goes back into its program.
inline constexpr std::string_view kMergedFile = "merged.toml";

/// False where they stay. Throws Error(Stage::ReportFile).
bool writeDescriptions(const CaptureFiles& files, const ReplayModel& model, ChangedDescription changed);

/// Id of the workload that the folder is, and of the variant in it.
[[nodiscard]] std::string workloadIdOf(const CaptureFiles& files);
[[nodiscard]] std::string variantIdOf(const CaptureFiles& files);

}  // namespace headroom
