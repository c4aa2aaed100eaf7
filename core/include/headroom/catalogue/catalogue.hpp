// The catalogue of variants: built-in .cl files, the user's own, which add to or override them, and the workloads' host
// implementations.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/variant.hpp"

namespace headroom {

/// A kernel as read from a folder, or as sent to a runner.
struct KernelFile {
  std::string name;         ///< file name without its extension
  std::string text;         ///< OpenCL C with its includes in place, and its front matter if it has one
  std::string origin;       ///< its name in errors
  std::string description;  ///< the TOML if it is a separate file; else empty
  std::string workload;     ///< id of its folder's workload, for a file that names none; may be empty
  std::string folder;       ///< folder of a custom workload's files
};

/// parseVariant for any file. Registers a workload that the file describes, see addWorkload.
Variant parseVariant(const KernelFile& file);

/// Reads one .cl file's front matter. `origin` names it in errors.
/// Throws Error(Stage::KernelFile) with file, line and remedy.
Variant parseVariant(const std::string& name, const std::string& text, const std::string& origin);

/// A kernel file that was left out, and the reason.
struct RejectedFile {
  std::string origin;
  std::string reason;
};

/// Reads a kernel file, or the description of one in a .toml file, with the shared pieces that it includes, which are
/// beside it or built in. Registers the workload that a workload.toml beside it describes. `root`: a folder outside of
/// which no piece is read, for untrusted files; empty for no limit. Throws Error(Stage::KernelFile) with file, line and
/// remedy.
Variant readKernelFile(const std::filesystem::path& file, const std::filesystem::path& root = {});
/// Returns the result of readKernelFile if this were the text of the description `file`, which need not exist, and its
/// folder's workload had this id.
Variant readDescribedKernel(const std::filesystem::path& file, const std::string& description,
                            const std::string& workload);
/// readKernelFile, together with the kernel beside it that serves as the reference, if its workload names one.
Variant readWholeKernel(const std::filesystem::path& file);
/// Returns the file that describes the kernel in `file`: the .toml of the same name beside a .cl, if it exists; else
/// `file`.
std::filesystem::path describingFile(const std::filesystem::path& file);
/// Returns what a catalogue reads for the name of a folder of kernels, which is the folder, or of one kernel's .cl or
/// .toml, which is describingFile of it. Throws UsageError if `name` is neither.
std::filesystem::path kernelsNamed(const std::filesystem::path& name);
/// Returns OpenCL C without a description, with its includes in place: from the folder of `text`'s file, present or
/// future, then from these folders, which are relative to the file's folder. Throws Error(Stage::KernelFile) if a piece
/// is missing.
std::string withIncludesInPlace(const std::string& text, const std::filesystem::path& file,
                                const std::vector<std::string>& includeFolders);
/// Returns every *.cl, and every *.toml that describes a kernel, in the folder and its subfolders, sorted. `rejected`
/// receives the folders that could not be searched.
std::vector<std::filesystem::path> kernelFilesIn(const std::filesystem::path& folder,
                                                 std::vector<RejectedFile>& rejected);

/// The set of variants. A copy is cheap and keeps its contents.
class Catalogue {
 public:
  /// Built-ins, then each folder's *.cl (searched recursively) in turn; a later file replaces an earlier one of the
  /// same id. Missing folders are skipped. A file in place of a folder contributes only itself and the kernel that
  /// serves as its reference.
  explicit Catalogue(const std::vector<std::filesystem::path>& folders = {});
  /// The same, read again. Kernels of `before` whose files are gone or unreadable stay, see Variant::unreadable, except
  /// those of a folder that is no longer read.
  Catalogue(const std::vector<std::filesystem::path>& folders, const Catalogue& before);

  /// Sorted by workload order, then rank, then id.
  [[nodiscard]] const std::vector<Variant>& variants() const { return contents_->variants; }
  [[nodiscard]] const std::vector<RejectedFile>& rejected() const { return contents_->rejected; }
  /// Folders over the built-ins, absolute and in order, whether they exist or not.
  [[nodiscard]] const std::vector<std::string>& folders() const { return contents_->folders; }
  /// Throws UsageError that names the known ids.
  [[nodiscard]] const Variant& find(std::string_view id) const;
  /// nullptr where there is none of that id.
  [[nodiscard]] const Variant* known(std::string_view id) const;
  /// Ids that a comma-separated list names: "all" or names ("separable") of the workload, which may be "all", or whole
  /// ids ("blur.separable") of any. Throws UsageError.
  [[nodiscard]] std::vector<std::string> select(std::string_view workload, std::string_view names) const;
  /// Returns the kernel with the fewest operations per pixel, by its own [cost], among those that accept these values,
  /// have one program for all values, and have enough work-items for any device; the first of several equal ones. It is
  /// the default for a blur without a chosen variant, because the first variant of the list may be the slowest. Throws
  /// UsageError if the workload or all of its kernels reject these values.
  [[nodiscard]] const Variant& cheapest(std::string_view workload, const ParameterValues& parameters) const;

 private:
  struct Contents {
    std::vector<Variant> variants;
    std::vector<RejectedFile> rejected;
    std::vector<std::string> folders;
    /// Folder that described each workload, by the workload's name.
    std::map<std::string, std::filesystem::path> described;
  };
  static Contents read(const std::vector<std::filesystem::path>& folders);
  static void addFolder(const std::filesystem::path& folder, Contents& contents);
  static void sort(Contents& contents);

  std::shared_ptr<const Contents> contents_;
};

/// Returns ids of kernels that are readable in `now` and were absent from `before`, or whose text, including all
/// included text, or description differs.
[[nodiscard]] std::vector<std::string> changedKernels(const Catalogue& before, const Catalogue& now);

/// $XDG_DATA_HOME/headroom/kernels (or ~/.local/share/headroom/kernels).
std::filesystem::path userKernelFolder();

}  // namespace headroom
