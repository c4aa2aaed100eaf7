// The process environment that OpenCL drivers read.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace headroom {

/// Where PoCL keeps compiled kernels for Headroom alone: $XDG_CACHE_HOME/headroom/pocl (or ~/.cache/headroom/pocl), or
/// where that can't be written a folder for temporary files that is the user's alone. Empty when that can't be either.
std::filesystem::path poclCacheFolder();

/// True when the user chose a PoCL cache folder, and it can be written: it is used and never cleaned.
bool userChosePoclCache();

/// A variable that makes devices measure truly.
struct OpenClSetting {
  const char* variable;
  std::string value;
  std::string note;  ///< a sentence: what was set, and why
};

/// Those that the user did not set: what prepareOpenClEnvironment sets in the process that calls OpenCL.
std::vector<OpenClSetting> missingOpenClSettings();

}  // namespace headroom
