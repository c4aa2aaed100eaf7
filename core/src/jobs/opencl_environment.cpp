#include "jobs/opencl_environment.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "headroom/jobs/opencl_environment.hpp"
#include "system/disk_room.hpp"
#include "system/machine.hpp"
#include "system/private_folder.hpp"
#include "system/user_folders.hpp"

namespace headroom {

namespace {

namespace fs = std::filesystem;

constexpr const char* kPoclCacheVariable = "POCL_CACHE_DIR";
constexpr const char* kPoclThreadsVariable = "POCL_MAX_PTHREAD_COUNT";

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

/// Returns why PoCL cannot use it, or should not, because it loads files there as code. Empty for a usable folder;
/// creates a missing one. access(2) detects read-only file systems too, which permissions do not show.
std::string whyNotUsable(const fs::path& folder, const std::string& whyNotOurs) {
  if (!whyNotOurs.empty()) return whyNotOurs;
  if (::access(folder.c_str(), W_OK | X_OK) != 0) return "it cannot be written";
  return isDiskFull(folder) ? "its disk is full" : "";
}

/// Headroom's own folder: other users' permissions on it, and on its parent, are removed.
std::string whyNotUsable(const fs::path& folder) {
  const std::string above = makePrivate(folder.parent_path());
  return whyNotUsable(folder, above.empty() ? makePrivate(folder) : above);
}

/// A folder that the user chose keeps its permissions.
std::string whyNotChosen(const fs::path& folder) {
  std::error_code failure;
  if (!fs::exists(folder, failure)) return whyNotUsable(folder, makePrivate(folder));
  return whyNotUsable(folder, whyNotPrivate(folder));
}

fs::path usualPoclCache() {
  const auto caches = cacheFolder();
  return caches ? *caches / "pocl" : fs::path();
}

/// Returns a private folder for temporary files, because PoCL loads files in its cache as code.
std::optional<fs::path> temporaryPoclCache() {
  std::error_code failure;
  fs::path folder = fs::temp_directory_path(failure);
  if (failure) folder = "/tmp";
  folder /= fmt::format("headroom-{}", ::geteuid());
  ::mkdir(folder.c_str(), S_IRWXU);
  struct stat found {};
  const bool isOurs = ::lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == ::geteuid() &&
                      (found.st_mode & (S_IWGRP | S_IWOTH)) == 0;
  folder /= "pocl";
  return isOurs && whyNotUsable(folder).empty() ? std::optional(folder) : std::nullopt;
}

/// Returns the intended PoCL cache that cannot be used, in words, and the reason; empty if there is none.
std::string unusablePoclCache() {
  const auto text = [](const std::string& name, const std::string& why) {
    return why.empty() ? "" : fmt::format("{} cannot be used ({})", name, why);
  };
  const std::string chosen = variable(kPoclCacheVariable);
  if (!chosen.empty()) return text(fmt::format("{}={}", kPoclCacheVariable, chosen), whyNotChosen(chosen));
  const fs::path usual = usualPoclCache();
  return usual.empty() ? "" : text(usual.string(), whyNotUsable(usual));
}

/// PoCL pins its threads to processors 0, 1, 2..., whether this program may use them or not.
bool mayUseAllProcessors(const std::vector<int>& usable) {
  return usable.empty() || static_cast<long>(usable.size()) == ::sysconf(_SC_NPROCESSORS_ONLN);
}

void addThreadSettings(std::vector<OpenClSetting>& settings) {
  const std::vector<int> usable = usableProcessors();
  if (!mayUseAllProcessors(usable)) {
    if (!variable(kPoclThreadsVariable).empty()) return;
    const std::string count = std::to_string(usable.size());
    settings.push_back({kPoclThreadsVariable, count,
                        fmt::format("{}={} was set: PoCL has one thread for each processor that this program may use.",
                                    kPoclThreadsVariable, count)});
    return;
  }
  // Without pinning, both worker threads of PoCL were seen on one of two processors: a constant, wrong half speed.
  if (!variable("POCL_AFFINITY").empty()) return;
  settings.push_back(
      {"POCL_AFFINITY", "1", "POCL_AFFINITY=1 was set: PoCL pins one thread per core, which valid CPU timings need."});
}

}  // namespace

fs::path poclCacheFolder() {
  const fs::path usual = usualPoclCache();
  if (!usual.empty() && whyNotUsable(usual).empty()) return usual;
  return temporaryPoclCache().value_or(fs::path());
}

bool userChosePoclCache() {
  const std::string chosen = variable(kPoclCacheVariable);
  return !chosen.empty() && whyNotChosen(chosen).empty();
}

std::optional<fs::path> programCacheFolder() {
  if (variable(kProgramCacheVariable) == kProgramCacheOff) return std::nullopt;
  const auto caches = cacheFolder();
  if (!caches) return std::nullopt;
  return *caches / "programs";
}

bool isProgramCacheForced() {
  return variable(kProgramCacheVariable) == kProgramCacheOn;
}

std::vector<OpenClSetting> missingOpenClSettings() {
  std::vector<OpenClSetting> settings;
  addThreadSettings(settings);
  // Other programs can damage a shared cache, and a damaged one crashes the driver.
  if (!userChosePoclCache()) {
    const fs::path folder = poclCacheFolder();
    if (!folder.empty()) {
      const std::string unusable = unusablePoclCache();
      settings.push_back(
          {kPoclCacheVariable, folder.string(),
           fmt::format("{}={} was set: {}.", kPoclCacheVariable, folder.string(),
                       unusable.empty() ? "PoCL's compiled kernels are stored separately"
                                        : fmt::format("{}, and PoCL cannot be used without a folder for compiled "
                                                      "kernels",
                                                      unusable))});
    }
  }
  return settings;
}

std::vector<Note> prepareOpenClEnvironment() {
  std::vector<Note> notes;
  for (OpenClSetting& setting : missingOpenClSettings()) {
    setenv(setting.variable, setting.value.c_str(), 1);
    notes.push_back({std::move(setting.note), NoteLevel::Routine});
  }
  if (!userChosePoclCache()) {
    const std::string unusable = unusablePoclCache();
    notes.push_back(
        {fmt::format("No folder for PoCL's compiled kernels can be used, and PoCL cannot be used without one. "
                     "{}{}Name one in {}.",
                     unusable, unusable.empty() ? "" : ". ", kPoclCacheVariable),
         NoteLevel::Warning});
  }
  return notes;
}

}  // namespace headroom
