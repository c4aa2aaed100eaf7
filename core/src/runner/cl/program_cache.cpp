#include "runner/cl/program_cache.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <system_error>
#include <vector>

#include "headroom/system/file.hpp"
#include "jobs/opencl_environment.hpp"
#include "runner/cl/program_file.hpp"
#include "system/private_folder.hpp"

namespace headroom {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kExtension = ".headroom-program";
// A file is written in milliseconds: a writer of a temporary file this old was killed.
constexpr std::chrono::hours kAbandonedAfter{1};

/// Prefixes the length, so that no field can be mistaken for part of its neighbour.
std::string field(std::string_view text) {
  return std::to_string(text.size()) + ':' + std::string(text);
}

/// Uses the file system's clock, which lags by a few milliseconds, because all compared dates come from it.
void markUsedNow(const fs::path& file) {
  std::error_code ignored;
  fs::last_write_time(file, fs::file_time_type::clock::now(), ignored);
}

struct Entry {
  fs::path path;
  std::uint64_t bytes;
  fs::file_time_type used;
};

/// Returns the programs in a folder. Other processes may add and remove some concurrently: inaccessible ones are
/// skipped. Removes files that killed writers left.
std::vector<Entry> programsIn(const fs::path& folder) {
  std::vector<Entry> entries;
  std::error_code failure;
  for (fs::directory_iterator at(folder, failure), end; !failure && at != end; at.increment(failure)) {
    std::error_code noFile;
    std::error_code gone;
    const Entry entry{at->path(), at->file_size(noFile), at->last_write_time(gone)};
    if (noFile || gone) continue;
    if (entry.path.extension() == kExtension) {
      entries.push_back(entry);
    } else if (entry.path.filename().string().starts_with(kTemporaryFilePrefix) &&
               entry.used < fs::file_time_type::clock::now() - kAbandonedAfter) {
      fs::remove(entry.path, gone);
    }
  }
  return entries;
}

/// PoCL's CL_PLATFORM_NAME.
constexpr std::string_view kPocl = "Portable Computing Language";

}  // namespace

Sha256Digest programKey(const DriverIdentity& driver, std::string_view options, std::string_view source) {
  return sha256({field(driver.deviceName), field(driver.deviceVendor), field(driver.deviceVersion),
                 field(driver.driverVersion), field(driver.platformName), field(driver.platformVersion), field(options),
                 field(source)});
}

ProgramCache::Found ProgramCache::find(const Sha256Digest& key) const {
  const fs::path file = fileOf(key);
  std::error_code ignored;
  if (!fs::is_regular_file(file, ignored)) return {};
  // Its contents may be others' code: restricts this user's folder again and empties it.
  if (const std::string open = whyNotPrivate(folder_); !open.empty()) {
    if (makePrivate(folder_).empty()) {
      for (const Entry& entry : programsIn(folder_)) fs::remove(entry.path, ignored);
    }
    return {std::nullopt, fmt::format("{} was not used, because of its folder: {}.", file.string(), open)};
  }
  try {
    DecodedProgramFile decoded = decodeProgramFile(readFile(file), key);
    if (decoded.binary) {
      markUsedNow(file);
      return {std::move(decoded.binary), {}};
    }
    fs::remove(file, ignored);
    return {std::nullopt, file.string() + ' ' + decoded.fault + ". It has been removed."};
  } catch (const std::exception& error) {  // removed by another process since, or not readable
    return {std::nullopt, error.what()};
  }
}

std::string ProgramCache::store(const Sha256Digest& key, std::string_view binary) const {
  const fs::path file = fileOf(key);
  try {
    // Drivers execute files in here, so that no other user may write to it.
    if (const std::string why = makePrivate(folder_); !why.empty()) return folder_.string() + ": " + why;
    writeFile(file, encodeProgramFile(key, binary));
  } catch (const std::exception& error) {
    return error.what();
  }
  markUsedNow(file);
  makeRoom();
  return {};
}

void ProgramCache::remove(const Sha256Digest& key) const {
  std::error_code ignored;
  fs::remove(fileOf(key), ignored);
}

fs::path ProgramCache::fileOf(const Sha256Digest& key) const {
  return folder_ / (toHex(key) += kExtension);
}

void ProgramCache::makeRoom() const {
  std::vector<Entry> entries = programsIn(folder_);
  std::uint64_t bytes = 0;
  for (const Entry& entry : entries) bytes += entry.bytes;
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.used < b.used; });
  for (std::size_t i = 0; i + 1 < entries.size() && bytes > mostBytes_; ++i) {
    std::error_code ignored;  // another process may have removed it, and it takes no space
    fs::remove(entries[i].path, ignored);
    bytes -= entries[i].bytes;
  }
}

std::optional<ProgramCache> usualProgramCache(std::string_view platform) {
  const auto folder = programCacheFolder();
  if (!folder || (platform == kPocl && !isProgramCacheForced())) return std::nullopt;
  return ProgramCache(*folder);
}

}  // namespace headroom
