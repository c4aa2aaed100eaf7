// Kernel files of a git repository's revision.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/ab.hpp"

namespace headroom {

/// A folder that exists while this object lives.
class TemporaryFolder {
 public:
  /// Private to this user. Throws Error.
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

struct ExtractedRevision {
  std::filesystem::path path;  ///< path of the requested file or folder
  std::filesystem::path root;  ///< the repository's, with its name: a folder's name may be a workload's id
  std::string commit;          ///< its hash
  std::vector<UnreadFile> unread;
  std::vector<std::string> gone;  ///< see KernelVersion::gone
};

/// Extracts files of `revision` to `folder`, at their paths in the repository: kernel files (*.cl) in `path` and its
/// subfolders, all shared pieces (*.clh), and every file whose name an extracted one has in quotes, e.g. in an
/// #include. `path` is relative to the working folder, or absolute.
///
/// Runs git, which reads locally stored objects; no filter, hook, text conversion or transfer of the repository is run.
/// Throws UsageError for missing revisions or paths, and for a repository of another user that git does not trust,
/// Error for read errors and for a clone without the list of files. Files in a folder that cannot be read are `unread`.
ExtractedRevision extractRevision(const std::string& revision, const std::filesystem::path& path,
                                  const std::filesystem::path& folder);

}  // namespace headroom
