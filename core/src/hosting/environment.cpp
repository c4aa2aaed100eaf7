#include "hosting/environment.hpp"

#include <cstdlib>
#include <string>
#include <system_error>
#include <vector>

#include "headroom/workbench.hpp"
#include "user_folders.hpp"

namespace headroom {

namespace {

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

}  // namespace

std::filesystem::path poclCacheFolder() {
  return cacheFolder().value_or(std::filesystem::temp_directory_path() / "headroom") / "pocl";
}

bool userChosePoclCache() {
  return !variable("POCL_CACHE_DIR").empty();
}

std::vector<OpenClSetting> missingOpenClSettings() {
  std::vector<OpenClSetting> settings;
  // Both worker threads of PoCL were seen packed on one of two processors: a steady, wrong half speed.
  if (variable("POCL_AFFINITY").empty()) {
    settings.push_back(
        {"POCL_AFFINITY", "1",
         "POCL_AFFINITY=1 was set: PoCL pins one thread to each processor, so that CPU timings are true."});
  }
  // A cache shared with other programs can be damaged by them, and a damaged one crashes the driver.
  if (!userChosePoclCache()) {
    const std::filesystem::path folder = poclCacheFolder();
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (!failure) {
      settings.push_back({"POCL_CACHE_DIR", folder.string(),
                          "POCL_CACHE_DIR=" + folder.string() + " was set: PoCL's compiled kernels are kept apart."});
    }
  }
  return settings;
}

std::vector<std::string> prepareOpenClEnvironment() {
  std::vector<std::string> notes;
  for (OpenClSetting& setting : missingOpenClSettings()) {
    setenv(setting.variable, setting.value.c_str(), 1);
    notes.push_back(std::move(setting.note));
  }
  return notes;
}

}  // namespace headroom
