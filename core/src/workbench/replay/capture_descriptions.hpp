// The two descriptions in a capture folder: written, unless somebody has changed them.
#pragma once

#include "headroom/replay.hpp"
#include "workbench/replay/replay_model.hpp"

namespace headroom {

/// False where they stay. Throws Error(Stage::ReportFile).
bool writeDescriptions(const CaptureFiles& files, const ReplayModel& model, ChangedDescription changed);

/// Id of the workload that the folder is, and of the variant in it.
[[nodiscard]] std::string workloadIdOf(const CaptureFiles& files);
[[nodiscard]] std::string variantIdOf(const CaptureFiles& files);

}  // namespace headroom
