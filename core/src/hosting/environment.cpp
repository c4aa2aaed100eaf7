#include "hosting/environment.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

#include "headroom/workbench.hpp"
#include "usable_processors.hpp"
#include "user_folders.hpp"

namespace headroom {

namespace {

namespace fs = std::filesystem;

constexpr const char* kPoclCacheVariable = "POCL_CACHE_DIR";
constexpr const char* kPoclThreadsVariable = "POCL_MAX_PTHREAD_COUNT";

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

/// Makes it where it is missing. access(2) knows of read-only file systems, too, which permissions do not tell.
bool canBeWritten(const fs::path& folder) {
  std::error_code failure;
  fs::create_directories(folder, failure);
  return !failure && ::access(folder.c_str(), W_OK | X_OK) == 0;
}

fs::path usualPoclCache() {
  const auto caches = cacheFolder();
  return caches ? *caches / "pocl" : fs::path();
}

/// In a folder for temporary files that is this user's alone: PoCL loads what it finds in its cache as code.
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
  return isOurs && canBeWritten(folder) ? std::optional(folder) : std::nullopt;
}

/// What was meant to be PoCL's cache and can't be written, as a person knows it; empty when nothing was.
std::string unusablePoclCache() {
  const std::string chosen = variable(kPoclCacheVariable);
  if (!chosen.empty()) return canBeWritten(chosen) ? "" : fmt::format("{}={}", kPoclCacheVariable, chosen);
  const fs::path usual = usualPoclCache();
  return usual.empty() || canBeWritten(usual) ? "" : usual.string();
}

/// PoCL pins its threads to the processors 0, 1, 2..., whichever of them this program may use.
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
  // Both worker threads of PoCL were seen packed on one of two processors: a steady, wrong half speed.
  if (!variable("POCL_AFFINITY").empty()) return;
  settings.push_back({"POCL_AFFINITY", "1",
                      "POCL_AFFINITY=1 was set: PoCL pins one thread to each processor, so that CPU timings are true."});
}

}  // namespace

fs::path poclCacheFolder() {
  const fs::path usual = usualPoclCache();
  if (!usual.empty() && canBeWritten(usual)) return usual;
  return temporaryPoclCache().value_or(fs::path());
}

bool userChosePoclCache() {
  const std::string chosen = variable(kPoclCacheVariable);
  return !chosen.empty() && canBeWritten(chosen);
}

std::vector<OpenClSetting> missingOpenClSettings() {
  std::vector<OpenClSetting> settings;
  addThreadSettings(settings);
  // A cache shared with other programs can be damaged by them, and a damaged one crashes the driver.
  if (!userChosePoclCache()) {
    const fs::path folder = poclCacheFolder();
    if (!folder.empty()) {
      const std::string unusable = unusablePoclCache();
      settings.push_back(
          {kPoclCacheVariable, folder.string(),
           fmt::format("{}={} was set: {}.", kPoclCacheVariable, folder.string(),
                       unusable.empty() ? "PoCL's compiled kernels are kept apart"
                                        : fmt::format("{} can't be written, and PoCL is no device without a folder "
                                                      "for compiled kernels",
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
    notes.push_back({fmt::format("No folder for PoCL's compiled kernels can be written{}, and without one PoCL is no "
                                 "device. Name one in {}.",
                                 unusable.empty() ? "" : ", " + unusable + " neither", kPoclCacheVariable),
                     NoteLevel::Warning});
  }
  return notes;
}

}  // namespace headroom
