// Kernel files as they lie in folders: which there are, and their texts.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace headroom {

inline constexpr std::string_view kWorkloadFile = "workload.toml";

/// Of a file that is no larger than a kernel is. Throws Error(Stage::KernelFile).
std::string kernelText(const std::filesystem::path& file);

/// The same; nothing where it can't be read.
std::string textIfReadable(const std::filesystem::path& file);

/// A built-in shared piece by its path under kernels/, e.g. "blur/recursion.clh".
std::optional<std::string> builtInPiece(const std::string& path);

/// Names the folder from wherever a program is started, and the same way however it was written.
std::string absoluteFolder(const std::filesystem::path& given);

/// By its name: a .toml that may describe a kernel.
[[nodiscard]] bool isDescription(const std::filesystem::path& file);

/// Whether the description has this file among its headers: in a folder of its `include`, or of a -I of its `options`.
[[nodiscard]] bool hasAmongHeaders(const std::filesystem::path& description, const std::filesystem::path& file);

}  // namespace headroom
