// The two descriptions in a capture folder: written, unless they were edited.
#pragma once

#include <string>
#include <string_view>

#include "headroom/replay.hpp"
#include "workbench/replay/replay_model.hpp"

namespace headroom {

/// In a folder of merged captures: data about the launches for putting the kernel back into its program.
inline constexpr std::string_view kMergedFile = "merged.toml";

/// Returns false if they stay. Throws Error(Stage::ReportFile).
bool writeDescriptions(const CaptureFiles& files, const ReplayModel& model, ChangedDescription changed);

/// Ids of the folder's workload, and of its variant.
[[nodiscard]] std::string workloadIdOf(const CaptureFiles& files);
[[nodiscard]] std::string variantIdOf(const CaptureFiles& files);

}  // namespace headroom
