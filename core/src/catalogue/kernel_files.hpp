// Kernel files in folders: their paths and texts.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/variant.hpp"

namespace headroom {

inline constexpr std::string_view kWorkloadFile = "workload.toml";

/// Returns the text of a file within the size limit of kernels. Throws Error(Stage::KernelFile).
std::string kernelText(const std::filesystem::path& file);

/// Returns nothing if the file cannot be read.
std::string textIfReadable(const std::filesystem::path& file);

/// Returns a built-in shared piece by its path under kernels/, e.g. "blur/recursion.clh".
std::optional<std::string> builtInPiece(const std::string& path);

/// Returns an absolute path that is the same for every spelling of the folder.
std::string absoluteFolder(const std::filesystem::path& given);

/// Returns whether the name is that of a .toml that may describe a kernel.
[[nodiscard]] bool isDescription(const std::filesystem::path& file);

/// Returns whether the file is among the description's headers: in a folder of its `include`, or of a -I in its
/// `options`.
[[nodiscard]] bool hasAmongHeaders(const std::filesystem::path& description, const std::filesystem::path& file);

/// Returns whether another description in the same folder names this file, or has it among its headers: it then needs
/// no front matter. `files`: those of the folder.
[[nodiscard]] bool isNamedByDescription(const std::filesystem::path& file,
                                        const std::vector<std::filesystem::path>& files);

/// Returns whether it is a file of OpenCL C without a description in it.
[[nodiscard]] bool isPlainSource(const std::filesystem::path& file);

/// Reads a plain source as a kernel that is launched as the described one is, with functions and arguments of the same
/// names. It includes what is in its folder. Throws Error(Stage::KernelFile).
Variant readPlainKernel(const std::filesystem::path& file, const Variant& described);

}  // namespace headroom
