// Kernel files as a git repository has them in some revision.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

/// A folder that exists as long as this does.
class TemporaryFolder {
 public:
  /// For this user alone. Throws Error.
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// Puts kernel files and shared pieces (*.cl, *.clh) of `revision` into `folder`: those in and below `path`, where that
/// is a folder then, or the file of that path with the pieces beside it. `path` is relative to the working folder, or
/// absolute. Returns where the file or the folder is in `folder`.
///
/// Runs git, which reads objects that the repository has; no filter, hook, text conversion or transfer of the
/// repository's is run. Throws UsageError for what git does not have, Error for what can't be read.
std::filesystem::path extractRevision(const std::string& revision, const std::filesystem::path& path,
                                      const std::filesystem::path& folder);

}  // namespace headroom
