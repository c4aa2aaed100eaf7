// Where PoCL keeps the code of kernels that it compiled.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "headroom/values/device.hpp"
#include "headroom/values/kernel_facts.hpp"

namespace headroom {

[[nodiscard]] bool isPocl(const DeviceDescription& device);

/// The folder of a program in PoCL's cache, relative to it, as the program's binary names it: "IH/JBCE...". Nothing in
/// what is no binary of PoCL's.
[[nodiscard]] std::optional<std::string> poclFolderIn(const std::string& binary);

/// The shared object of a kernel, which PoCL makes when it is launched first, for each size of groups. `group`: zeros
/// for the one that PoCL chose. Of several the last one that was made. Nothing where there is none.
[[nodiscard]] std::optional<std::filesystem::path> poclObjectOf(const std::filesystem::path& cache,
                                                                const std::string& programFolder,
                                                                const std::string& kernel, const GroupShape& group);

/// The size of groups that the shared object is for, by its folder's name; zeros where that says none.
[[nodiscard]] GroupShape poclGroupOf(const std::filesystem::path& object);

}  // namespace headroom
