// Where the description of a bare kernel goes, what it is built with, and writing it: for command line and window.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "headroom/authoring.hpp"
#include "headroom/run/kernel_text.hpp"

namespace headroom {

/// No kernel's text is larger, in bytes.
inline constexpr std::size_t kLargestKernelText = std::size_t{4} << 20;

/// Words of the build options; those that name folders of #include apart.
struct BuildWords {
  std::vector<std::string> options;
  std::vector<std::string> includes;  ///< absolute

  bool operator==(const BuildWords&) const = default;
};

/// "-D N=4 -Iinclude" -> -DN=4, and the folder. `folder`: that folders of -I are relative to; empty: the working
/// folder.
BuildWords buildWordsOf(const std::string& text, const std::filesystem::path& folder = {});

/// Where the text comes from and where the description goes.
struct NewDescription {
  std::filesystem::path kernel;  ///< of a pasted text: the file that it is to be stored in
  std::filesystem::path description;
  bool isPasted = false;
};

/// Beside the kernel and of its name, or my-NAME.toml where the name is a built-in workload's.
std::filesystem::path descriptionFor(const std::filesystem::path& kernel);

/// Why the description's name can't be that of a workload, a sentence without a remedy; empty where it can.
std::string whyNoWorkloadName(const std::filesystem::path& description);

/// Files that writing would overwrite.
std::vector<std::filesystem::path> existingFiles(const NewDescription& place);

/// The text for Workbench::describe, with its includes in place. `bare`: as it is in the file or was pasted. Throws
/// Error(Stage::KernelFile) where a piece is missing.
KernelText kernelToDescribe(const std::filesystem::path& kernel, const std::string& bare, const BuildWords& words,
                            const std::string& device);

/// The draft names its sources, folders and options: the kernel's file beside it by its name, else by its whole path.
void nameSources(const NewDescription& place, const BuildWords& words, KernelDraft& draft);

/// Writes the description, and the text where it was pasted; each whole or not at all, and a text that is new is gone
/// again where the description can't be written. Throws Error(Stage::KernelFile) for what the reader of descriptions
/// does not take, and Error(Stage::ReportFile), with nothing written.
void writeDescription(const NewDescription& place, const KernelDraft& draft, const std::string& bare);

}  // namespace headroom
