// Dynamic linking information in a program's file.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

/// What a program's file says about its libraries.
struct LinkedFile {
  bool isElf = false;  ///< 64-bit ELF
  bool isStatic = false;
  bool needsOpenCl = false;
  std::string searchFirst;  ///< folders of DT_RPATH, searched before those of LD_LIBRARY_PATH; separated by colons
  std::string searchLater;  ///< folders of DT_RUNPATH, searched after them
};

/// Returns defaults for a file that cannot be read.
[[nodiscard]] LinkedFile readLinkedFile(const std::filesystem::path& file);

/// Returns the OpenCL loader that a program of that file gets, from its file, from LD_LIBRARY_PATH and from the
/// system's search for this process. Empty if there is none.
[[nodiscard]] std::filesystem::path loaderFor(const std::filesystem::path& file, const LinkedFile& facts);

/// Returns the default loader; empty if there is none.
[[nodiscard]] std::filesystem::path usualLoader();

/// Whether a loader supports layers: it then contains the name of the variable that lists them.
[[nodiscard]] bool takesLayers(const std::filesystem::path& loader);

}  // namespace headroom
