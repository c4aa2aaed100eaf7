// Writes descriptions of captured launches into their folders.
#include <fmt/format.h>

#include <system_error>
#include <utility>

#include "headroom/replay.hpp"
#include "workbench/replay/capture_descriptions.hpp"
#include "workbench/replay/captured_launch.hpp"
#include "workbench/replay/replay_toml.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kWorkloadName = "workload.toml";
constexpr std::size_t kLargestDescription = std::size_t{1} << 20;

/// Whether the file is missing, or unchanged since Headroom wrote it.
bool mayBeWritten(const CaptureFiles& files, std::string_view name) {
  std::error_code failure;
  if (!fs::exists(fs::symlink_status(files.folder() / name, failure))) return true;
  return files.has(name) && isSealed(files.text(name, kLargestDescription));
}

}  // namespace

std::string workloadIdOf(const CaptureFiles& files) {
  return files.folder().filename().string();
}

std::string variantIdOf(const CaptureFiles& files) {
  return fmt::format("{}.{}", workloadIdOf(files), fs::path(kCapturedFile).stem().string());
}

bool writeDescriptions(const CaptureFiles& files, const ReplayModel& model, ChangedDescription changed) {
  const bool mayWrite = changed == ChangedDescription::IsReplaced ||
                        (mayBeWritten(files, kWorkloadName) && mayBeWritten(files, kCapturedFile));
  if (!mayWrite) return false;
  const LaunchWords words = wordsOf(model);
  files.write(kWorkloadName, sealed(workloadToml(words)));
  files.write(kCapturedFile, sealed(launchToml(words)));
  return true;
}

bool isCaptureFolder(const fs::path& folder) {
  std::error_code failure;
  return fs::is_regular_file(folder / "kernelName.txt", failure) &&
         fs::is_regular_file(folder / "worksizes.txt", failure);
}

CaptureDescription describeCapture(const fs::path& folder, ChangedDescription changed) {
  const CaptureFiles files(folder);
  ReplayModel model = replayModelOf(files, readCapture(files));
  CaptureDescription made;
  made.folder = files.folder();
  made.file = made.folder / kCapturedFile;
  made.variant = variantIdOf(files);
  made.kernel = model.launch.kernel;
  made.isWritten = writeDescriptions(files, model, changed);
  made.notes = std::move(model.notes);
  return made;
}

}  // namespace headroom
