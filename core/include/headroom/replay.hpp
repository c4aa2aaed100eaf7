// Captured launches of other programs: a folder becomes a workload that runs.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/run/replay_plan.hpp"

namespace headroom {

struct CaptureDescription {
  std::filesystem::path folder;    ///< absolute
  std::string variant;             ///< id of the captured kernel: "saxpy-1.captured"
  std::vector<std::string> notes;  ///< sentences: what of the launch is not as it was
  bool isWritten = false;          ///< false where the folder had descriptions that somebody has changed: they stay
};

/// True of a folder that may be a capture: it has a kernel's source and name.
[[nodiscard]] bool isCaptureFolder(const std::filesystem::path& folder);

enum class ChangedDescription { Stays, IsReplaced };

/// Writes workload.toml and captured.toml into a capture folder, ours or one of the opencl-intercept-layer, each whole
/// or not at all. They refer to the folder's files by their names, so that the folder runs wherever it is moved.
/// Throws Error(Stage::KernelFile) for a capture that is incomplete, makes no sense or can't be replayed, and
/// Error(Stage::ReportFile) where nothing can be written.
CaptureDescription describeCapture(const std::filesystem::path& folder,
                                   ChangedDescription changed = ChangedDescription::Stays);

/// A table of the buffers, and a sentence on each that is not as one would expect.
[[nodiscard]] std::string toText(const ReplayDone& done);

/// {"format_version": 1, "replay": {...}}, see docs/user-guide.md.
[[nodiscard]] std::string toJson(const ReplayDone& done);

}  // namespace headroom
