// The catalogue of variants: built-in .cl files, a user's own laid over them, and the workloads' host peers.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/variant.hpp"

namespace headroom {

/// A kernel as it lies in a folder, or travels to a runner.
struct KernelFile {
  std::string name;         ///< of the file, without what is behind its dot
  std::string text;         ///< OpenCL C with its includes in place, and its front matter where it has one
  std::string origin;       ///< what errors call it
  std::string description;  ///< the TOML where that is a file of its own; else empty
  std::string workload;     ///< id of its folder's workload, for a file that names none; may be empty
  std::string folder;       ///< that a workload of its own finds files in
};

/// The same as below, of any file. A workload that the file describes is known from then on, see addWorkload.
Variant parseVariant(const KernelFile& file);

/// Reads one .cl file's front matter. `origin` names it in errors.
/// Throws Error(Stage::KernelFile) with file, line and remedy.
Variant parseVariant(const std::string& name, const std::string& text, const std::string& origin);

/// A kernel file that was left out, and why.
struct RejectedFile {
  std::string origin;
  std::string reason;
};

/// Reads a kernel file, or the description of one in a .toml file, with the shared pieces that it includes, which are
/// beside it or built in. The workload that a workload.toml beside it describes is known from then on. `root`: a folder
/// outside of which no piece is read, for files of strangers; empty for any. Throws Error(Stage::KernelFile) likewise.
Variant readKernelFile(const std::filesystem::path& file, const std::filesystem::path& root = {});
/// What readKernelFile would read if this were the text of the description `file`, which need not be there, and the
/// workload with this id that of its folder.
Variant readDescribedKernel(const std::filesystem::path& file, const std::string& description,
                            const std::string& workload);
/// readKernelFile, and with it the kernel beside it that its results are compared with, where its workload names one.
Variant readWholeKernel(const std::filesystem::path& file);
/// The file that describes the kernel in `file`: the .toml beside a .cl and of its name, where there is one; else
/// `file`.
std::filesystem::path describingFile(const std::filesystem::path& file);
/// OpenCL C without any description, with what it includes in place: from beside the file that it is in or will be in,
/// then from these folders, which are relative to the file's. Throws Error(Stage::KernelFile) where a piece is missing.
std::string withIncludesInPlace(const std::string& text, const std::filesystem::path& file,
                                const std::vector<std::string>& includeFolders);
/// Every *.cl, and every *.toml that describes a kernel, at and below the folder, sorted. `rejected` gets what could
/// not be searched.
std::vector<std::filesystem::path> kernelFilesIn(const std::filesystem::path& folder,
                                                 std::vector<RejectedFile>& rejected);

/// A copy is cheap and goes on having what it had.
class Catalogue {
 public:
  /// Built-ins, then each folder's *.cl (searched recursively) in turn; a later file of the same id replaces the
  /// earlier one. Folders that do not exist are passed over. A file in a folder's place is the only one of its folder,
  /// but for the kernel that its results are compared with.
  explicit Catalogue(const std::vector<std::filesystem::path>& folders = {});
  /// The same, read again. Kernels of `before` whose files are gone or can't be read now stay, see Variant::unreadable,
  /// but for those of a folder that is not read any more.
  Catalogue(const std::vector<std::filesystem::path>& folders, const Catalogue& before);

  /// Sorted by workload order, then rank, then id.
  [[nodiscard]] const std::vector<Variant>& variants() const { return contents_->variants; }
  [[nodiscard]] const std::vector<RejectedFile>& rejected() const { return contents_->rejected; }
  /// Those that were laid over the built-ins, absolute and in order, whether they exist or not.
  [[nodiscard]] const std::vector<std::string>& folders() const { return contents_->folders; }
  /// Throws UsageError naming the known ids.
  [[nodiscard]] const Variant& find(std::string_view id) const;
  /// nullptr where there is none of that id.
  [[nodiscard]] const Variant* known(std::string_view id) const;
  /// Ids that a comma-separated list names: "all" or names ("separable") of the workload, which may be "all", or whole
  /// ids ("blur.separable") of any. Throws UsageError.
  [[nodiscard]] std::vector<std::string> select(std::string_view workload, std::string_view names) const;
  /// The kernel with the fewest operations per pixel, by its own [cost], among those that take these values, whose
  /// program serves all values, and that have work-items enough for any device; the first in order of several. For a
  /// blur that nobody chose a variant for: the first of the list may well be the slowest. Throws UsageError when the
  /// workload or all of its kernels refuse these values.
  [[nodiscard]] const Variant& cheapest(std::string_view workload, const ParameterValues& parameters) const;

 private:
  struct Contents {
    std::vector<Variant> variants;
    std::vector<RejectedFile> rejected;
    std::vector<std::string> folders;
    /// By the workload's name, which folder described it.
    std::map<std::string, std::filesystem::path> described;
  };
  static Contents read(const std::vector<std::filesystem::path>& folders);
  static void addFolder(const std::filesystem::path& folder, Contents& contents);
  static void sort(Contents& contents);

  std::shared_ptr<const Contents> contents_;
};

/// Ids of kernels that can be read in `now` and that `before` had not, or whose text, with all that it includes, or
/// description is another.
[[nodiscard]] std::vector<std::string> changedKernels(const Catalogue& before, const Catalogue& now);

/// $XDG_DATA_HOME/headroom/kernels (or ~/.local/share/headroom/kernels).
std::filesystem::path userKernelFolder();

}  // namespace headroom
