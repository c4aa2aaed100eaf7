// What the file of a program says of the libraries that it is linked to.
#pragma once

#include <filesystem>
#include <string>

namespace headroom {

struct ProgramFile {
  bool isElf = false;  ///< of 64 bits
  bool isStatic = false;
  bool needsOpenCl = false;
  std::string searchFirst;  ///< folders of DT_RPATH, before those of LD_LIBRARY_PATH; with colons between them
  std::string searchLater;  ///< of DT_RUNPATH, after them
};

/// Nothing is known of a file that can't be read.
[[nodiscard]] ProgramFile readProgramFile(const std::filesystem::path& file);

/// The OpenCL loader that a program of that file gets, by what its file says, by LD_LIBRARY_PATH and by what the system
/// finds for this process. Empty where there is none.
[[nodiscard]] std::filesystem::path loaderFor(const std::filesystem::path& file, const ProgramFile& facts);

/// The loader that a program gets where nothing names another one; empty where there is none.
[[nodiscard]] std::filesystem::path usualLoader();

/// Whether a loader looks for layers: then it has the name of the variable that lists them.
[[nodiscard]] bool takesLayers(const std::filesystem::path& loader);

}  // namespace headroom
