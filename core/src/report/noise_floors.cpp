#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <system_error>
#include <vector>

#include "headroom/error.hpp"
#include "headroom/noise_floors.hpp"
#include "headroom/report.hpp"
#include "report/file_lock.hpp"
#include "report/json_members.hpp"
#include "user_folders.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

constexpr int kFormatVersion = 1;
constexpr int kIndent = 2;

/// What is remembered of one device.
struct Entry {
  std::string host;
  std::string device;
  std::string driver;
  NoiseFloor floor;
};

bool isOf(const Entry& entry, const DeviceDescription& device, const std::string& host) {
  return entry.host == host && entry.device == device.name && entry.driver == device.driverVersion;
}

/// Throws std::invalid_argument or json::exception.
Entry entryFromJson(const json& object) {
  Entry entry{object.at("host").get<std::string>(), object.at("device").get<std::string>(),
              object.at("driver").get<std::string>(),
              NoiseFloor{numberFromJson(object.at("relative")), integerAt<int>(object, "pairs"),
                         object.at("measured_at").get<std::string>()}};
  if (!std::isfinite(entry.floor.relative) || entry.floor.relative < 0 || entry.floor.pairs < 1)
    throw std::invalid_argument("a noise floor is out of range");
  return entry;
}

json jsonFromEntry(const Entry& entry) {
  return {{"host", entry.host},         {"device", entry.device},
          {"driver", entry.driver},     {"relative", jsonFromNumber(entry.floor.relative)},
          {"pairs", entry.floor.pairs}, {"measured_at", entry.floor.measuredAt}};
}

/// What is in the file.
struct Kept {
  std::vector<Entry> entries;  ///< all that can be read
  std::string note;            ///< why these are not all; empty when they are
  bool mayBeReplaced = true;   ///< false when more may be in it than this Headroom could read now
};

bool isMissing(const fs::path& file) {
  std::error_code failure;
  const bool exists = fs::exists(file, failure);
  return !exists && !failure;
}

/// A missing file has no entries.
Kept readKept(const fs::path& file) {
  Kept kept;
  if (file.empty() || isMissing(file)) return kept;
  const auto tell = [&](std::string_view why) {
    kept.note = fmt::format(
        "Noise floors of devices are not all known: {} is damaged ({}). `headroom-cli noise` writes it "
        "anew.",
        file.string(), why);
  };
  try {
    const json document = json::parse(readFile(file));
    const int format = integerAt<int>(document, "format_version");
    if (format > kFormatVersion) {
      kept.note = fmt::format(
          "Noise floors of devices are not known: {} is of format {}, which a newer Headroom wrote; this one reads "
          "format {}. Use that one, or move the file away.",
          file.string(), format, kFormatVersion);
      kept.mayBeReplaced = false;
      return kept;
    }
    if (format != kFormatVersion) throw std::invalid_argument("of an unknown format");
    for (const json& object : document.at("floors")) {
      try {
        kept.entries.push_back(entryFromJson(object));
      } catch (const std::exception& failure) {
        tell(failure.what());
      }
    }
  } catch (const Error& failure) {
    kept.note = failure.what();
    kept.mayBeReplaced = false;
  } catch (const std::exception& failure) {
    tell(failure.what());
  }
  return kept;
}

}  // namespace

fs::path noiseFloorFile() {
  const auto folder = dataFolder();
  return folder ? *folder / "noise.json" : fs::path();
}

std::optional<NoiseFloor> knownNoiseFloor(const DeviceDescription& device, std::string* note) {
  const Kept kept = readKept(noiseFloorFile());
  const std::vector<Entry>& entries = kept.entries;
  if (note != nullptr && !kept.note.empty()) *note = kept.note;
  const std::string host = currentContext().host;
  const auto found =
      std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return isOf(entry, device, host); });
  return found == entries.end() ? std::nullopt : std::optional(found->floor);
}

void keepNoiseFloor(const DeviceDescription& device, const NoiseFloor& floor) {
  const fs::path file = noiseFloorFile();
  if (file.empty()) {
    throw Error(
        Stage::ReportFile,
        "The noise floor can't be kept: there is no home folder. Set HOME or XDG_DATA_HOME to an absolute path.");
  }
  std::error_code failure;
  fs::create_directories(file.parent_path(), failure);
  if (failure) {
    throw Error(Stage::ReportFile,
                fmt::format("The folder {} could not be made: {}. The noise floor is not kept; set XDG_DATA_HOME to a "
                            "place that you may write to.",
                            file.parent_path().string(), failure.message()));
  }
  const FileLock lock(fs::path(file) += ".lock");
  Kept kept = readKept(file);
  if (!kept.mayBeReplaced) {
    throw Error(Stage::ReportFile, fmt::format("The noise floor is not kept, so as not to lose others. {}", kept.note));
  }
  const std::string host = currentContext().host;
  std::erase_if(kept.entries, [&](const Entry& entry) { return isOf(entry, device, host); });
  kept.entries.push_back({host, device.name, device.driverVersion, floor});
  json floors = json::array();
  for (const Entry& entry : kept.entries) floors.push_back(jsonFromEntry(entry));
  writeFile(file, jsonText({{"format_version", kFormatVersion}, {"floors", std::move(floors)}}, kIndent) + '\n');
}

}  // namespace headroom
