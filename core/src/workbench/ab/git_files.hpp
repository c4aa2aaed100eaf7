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

struct ExtractedRevision {
  std::filesystem::path path;  ///< of the file or the folder that was asked for
  std::string commit;          ///< its hash
};

/// Puts files of `revision` into `folder`, at their places in the repository: kernel files (*.cl) at and below `path`,
/// and all shared pieces (*.clh). `path` is relative to the working folder, or absolute.
///
/// Runs git, which reads objects that are stored locally; no filter, hook, text conversion or transfer of the
/// repository's is run. Throws UsageError for what git does not have, Error for what can't be read.
ExtractedRevision extractRevision(const std::string& revision, const std::filesystem::path& path,
                                  const std::filesystem::path& folder);

}  // namespace headroom
