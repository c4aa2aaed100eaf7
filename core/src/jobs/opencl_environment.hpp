// The environment variables of OpenCL drivers and Headroom, and the folders of compiled kernels.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Returns Headroom's own PoCL cache: $XDG_CACHE_HOME/headroom/pocl (or ~/.cache/headroom/pocl), or a private folder
/// for temporary files if that is not writable. Empty if neither can be used.
std::filesystem::path poclCacheFolder();

/// Returns true if the user chose a PoCL cache folder that is writable: it is used and never cleaned.
bool userChosePoclCache();

/// The environment variable that disables the user's cache, or enables it for PoCL too, and its values.
inline constexpr const char* kProgramCacheVariable = "HEADROOM_PROGRAM_CACHE";
inline constexpr std::string_view kProgramCacheOff = "off";
inline constexpr std::string_view kProgramCacheOn = "on";

/// `programs` in the user's cache folder; nothing if it is disabled or there is no such folder.
std::optional<std::filesystem::path> programCacheFolder();
/// Returns true if the user enabled it for PoCL too.
bool isProgramCacheForced();

/// An environment variable for accurate timing.
struct OpenClSetting {
  const char* variable;
  std::string value;
  std::string note;  ///< a sentence: the set value, and the reason
};

/// Returns the settings that the user did not make: prepareOpenClEnvironment sets them in the process that calls
/// OpenCL.
std::vector<OpenClSetting> missingOpenClSettings();

}  // namespace headroom
