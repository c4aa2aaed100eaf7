// The process environment that OpenCL drivers and Headroom read, and the folders of compiled kernels.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

/// Where PoCL keeps compiled kernels for Headroom alone: $XDG_CACHE_HOME/headroom/pocl (or ~/.cache/headroom/pocl), or
/// where that can't be written a folder for temporary files that is the user's alone. Empty when that can't be either.
std::filesystem::path poclCacheFolder();

/// True when the user chose a PoCL cache folder, and it can be written: it is used and never cleaned.
bool userChosePoclCache();

/// The environment variable that turns the user's cache off, or on for PoCL too, and the values that do.
inline constexpr const char* kProgramCacheVariable = "HEADROOM_PROGRAM_CACHE";
inline constexpr std::string_view kProgramCacheOff = "off";
inline constexpr std::string_view kProgramCacheOn = "on";

/// `programs` in the user's cache folder; nothing when it is turned off or there is no such folder.
std::optional<std::filesystem::path> programCacheFolder();
/// True when the user wants it for PoCL too.
bool isProgramCacheForced();

/// A variable that makes devices measure truly.
struct OpenClSetting {
  const char* variable;
  std::string value;
  std::string note;  ///< a sentence: what was set, and why
};

/// Those that the user did not set: what prepareOpenClEnvironment sets in the process that calls OpenCL.
std::vector<OpenClSetting> missingOpenClSettings();

}  // namespace headroom
