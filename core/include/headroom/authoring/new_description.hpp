// A new description of a bare kernel: its path, its build options and its files; for the command line and the window.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "headroom/authoring.hpp"
#include "headroom/run/kernel_text.hpp"

namespace headroom {

/// Largest kernel text, in bytes.
inline constexpr std::size_t kLargestKernelText = std::size_t{4} << 20;

/// Words of the build options, with the #include folders listed separately.
struct BuildWords {
  std::vector<std::string> options;
  std::vector<std::string> includes;  ///< absolute

  bool operator==(const BuildWords&) const = default;
};

/// "-D N=4 -Iinclude" -> -DN=4, and the folder. `folder`: the base of relative -I folders; empty: the working folder.
BuildWords buildWordsOf(const std::string& text, const std::filesystem::path& folder = {});

/// Source of the text and destination of the description.
struct NewDescription {
  std::filesystem::path kernel;  ///< for a pasted text: the file to store it in
  std::filesystem::path description;
  bool isPasted = false;
};

/// Returns a path beside the kernel with the kernel's name, or my-NAME.toml if NAME is a built-in workload.
std::filesystem::path descriptionFor(const std::filesystem::path& kernel);

/// Returns why the description's name cannot be a workload's name, a sentence without a remedy; empty if it can.
std::string whyNoWorkloadName(const std::filesystem::path& description);

/// Files that writing would overwrite.
std::vector<std::filesystem::path> existingFiles(const NewDescription& place);

/// Returns the text for Workbench::describe, with its includes in place. `bare`: the text of the file, or the pasted
/// text. Throws Error(Stage::KernelFile) if an included piece is missing.
KernelText kernelToDescribe(const std::filesystem::path& kernel, const std::string& bare, const BuildWords& words,
                            const std::string& device);

/// Sets the draft's sources, folders and options: a kernel file beside the description by its name, any other by its
/// absolute path.
void nameSources(const NewDescription& place, const BuildWords& words, KernelDraft& draft);

/// Writes the description, and a pasted text; each completely or not at all. A new text is removed again if the
/// description cannot be written. Throws Error(Stage::KernelFile) for a description that its reader rejects, and
/// Error(Stage::ReportFile), with nothing written.
void writeDescription(const NewDescription& place, const KernelDraft& draft, const std::string& bare);

}  // namespace headroom
