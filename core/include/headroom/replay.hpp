// Captured launches of other programs: a folder becomes a workload that runs.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/capture.hpp"
#include "headroom/run/replay_plan.hpp"
#include "headroom/values/configuration.hpp"

namespace headroom {

struct CaptureDescription {
  std::filesystem::path folder;    ///< absolute
  std::filesystem::path file;      ///< the launch's description, which can be opened as a kernel
  std::string variant;             ///< id of the captured kernel: "saxpy-1.captured"
  std::string kernel;              ///< name of its function: "saxpy"
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

struct MergedCaptures {
  std::filesystem::path folder;  ///< absolute
  std::string variant;           ///< id of the captured kernel: "saxpy.captured"
  std::string size;              ///< name of the size: "LAUNCH", or "CAPTURE" where numbers of launches do not differ
  std::vector<std::string> values;  ///< of the size, one for each capture
  std::vector<std::string> notes;   ///< sentences: what of the launches is not as it was
};

/// Writes several captures of one kernel as one workload into a new folder, whole or not at all: the kernel once, and a
/// size with one value for each capture, which global sizes, arguments and files of contents depend on where they
/// differ. Files of contents are hard links where the file system has them. Which buffers are written is as the
/// captures' own workload.toml has it, else what changed is. Throws UsageError for a folder that is there already and
/// for captures that are not of one kernel, and Error as describeCapture does.
MergedCaptures mergeCaptures(const std::vector<std::filesystem::path>& captures, const std::filesystem::path& to);

/// The captured kernel as it is in the folder now, changed or tuned, to be built in its program: the text, with the
/// description's constants and tunables as macros before it, and the description's groups where they are not those of
/// the captured launch. `values` are of tunables. Throws Error(Stage::KernelFile) for a capture that can't go back, and
/// UsageError for values that the description does not allow.
[[nodiscard]] SourceReplacement replacementFor(const std::filesystem::path& folder, const Configuration& values);

/// A table of the buffers, and a sentence on each that is not as one would expect.
[[nodiscard]] std::string toText(const ReplayDone& done);

/// {"format_version": 1, "replay": {...}}, see docs/reference/captures.md.
[[nodiscard]] std::string toJson(const ReplayDone& done);

}  // namespace headroom
