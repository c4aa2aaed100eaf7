// Paths of compiled kernels in PoCL's cache.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "headroom/values/device.hpp"
#include "headroom/values/kernel_facts.hpp"

namespace headroom {

[[nodiscard]] bool isPocl(const DeviceDescription& device);

/// Returns the folder of a program in PoCL's cache, relative to it, as named in the program's binary: "IH/JBCE...".
/// Nothing if it is not a PoCL binary.
[[nodiscard]] std::optional<std::string> poclFolderIn(const std::string& binary);

/// Returns the shared object of a kernel, which PoCL creates at the first launch, for each group size. `group`: zeros
/// for the one that PoCL chose. The newest of several. Nothing if there is none.
[[nodiscard]] std::optional<std::filesystem::path> poclObjectOf(const std::filesystem::path& cache,
                                                                const std::string& programFolder,
                                                                const std::string& kernel, const GroupShape& group);

/// Returns the group size of the shared object, from its folder's name; zeros if the name has none.
[[nodiscard]] GroupShape poclGroupOf(const std::filesystem::path& object);

}  // namespace headroom
