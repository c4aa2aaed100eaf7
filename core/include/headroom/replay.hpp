// Captured launches of other programs: turns a capture folder into a workload that runs.
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
  std::vector<std::string> notes;  ///< sentences: differences from the original launch
  bool isWritten = false;          ///< false if the folder had descriptions that were edited: they stay
};

/// Returns true for a folder that may be a capture: it holds a kernel's source and name.
[[nodiscard]] bool isCaptureFolder(const std::filesystem::path& folder);

enum class ChangedDescription { Stays, IsReplaced };

/// Writes workload.toml and captured.toml into a capture folder, written by Headroom or the opencl-intercept-layer,
/// each completely or not at all. They refer to the folder's files by name, so that the folder can be moved. Throws
/// Error(Stage::KernelFile) for a capture that is incomplete, inconsistent or cannot be replayed, and
/// Error(Stage::ReportFile) if nothing can be written.
CaptureDescription describeCapture(const std::filesystem::path& folder,
                                   ChangedDescription changed = ChangedDescription::Stays);

struct MergedCaptures {
  std::filesystem::path folder;     ///< absolute
  std::filesystem::path file;       ///< the launches' description, which can be opened as a kernel
  std::string variant;              ///< id of the captured kernel: "saxpy.captured"
  std::string size;                 ///< name of the size: "LAUNCH", or "CAPTURE" if the launch numbers do not differ
  std::vector<std::string> values;  ///< values of the size, one for each capture
  std::vector<std::string> notes;   ///< sentences: differences from the original launches
};

/// Writes several captures of one kernel as one workload into a new folder, completely or not at all: the kernel once,
/// and a size with one value for each capture, which selects global sizes, arguments and content files where they
/// differ. Content files are hard links if the file system supports them. The written buffers are those in the
/// captures' own workload.toml, or else those that changed. Throws UsageError for a folder that already exists and for
/// captures of different kernels, and Error as describeCapture does.
MergedCaptures mergeCaptures(const std::vector<std::filesystem::path>& captures, const std::filesystem::path& to);

/// Returns the captured kernel as it is in the folder now, changed or tuned, to be built in its program: the text,
/// preceded by the description's constants and tunables as macros, and the description's groups if they differ from
/// those of the captured launch. `values`: values of tunables. Throws Error(Stage::KernelFile) for a capture that
/// cannot be put back, and UsageError for values that the description rejects.
[[nodiscard]] SourceReplacement replacementFor(const std::filesystem::path& folder, const Configuration& values);

/// A table of the buffers, and a sentence on each unexpected one.
[[nodiscard]] std::string toText(const ReplayDone& done);

/// {"format_version": 1, "replay": {...}}, see docs/reference/captures.md.
[[nodiscard]] std::string toJson(const ReplayDone& done);

}  // namespace headroom
