#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <system_error>
#include <vector>

#include "headroom/error.hpp"
#include "headroom/noise_floors.hpp"
#include "headroom/report.hpp"
#include "report/row_json.hpp"
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
              NoiseFloor{numberFromJson(object.at("relative")), object.at("pairs").get<int>(),
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

/// All entries that can be read; what can't is told in `note`. A missing file has none.
std::vector<Entry> readEntries(const fs::path& file, std::string& note) {
  std::vector<Entry> entries;
  std::error_code ignored;
  if (file.empty() || !fs::exists(file, ignored)) return entries;
  const auto tell = [&](std::string_view why) {
    note = fmt::format(
        "Noise floors of devices are not all known: {} is damaged ({}). `headroom-cli noise` writes it "
        "anew.",
        file.string(), why);
  };
  try {
    const json document = json::parse(readFile(file));
    if (document.at("format_version") != kFormatVersion) throw std::invalid_argument("of another version of Headroom");
    for (const json& object : document.at("floors")) {
      try {
        entries.push_back(entryFromJson(object));
      } catch (const std::exception& failure) {
        tell(failure.what());
      }
    }
  } catch (const Error& failure) {
    note = failure.what();
  } catch (const std::exception& failure) {
    tell(failure.what());
  }
  return entries;
}

}  // namespace

fs::path noiseFloorFile() {
  const auto folder = dataFolder();
  return folder ? *folder / "noise.json" : fs::path();
}

std::optional<NoiseFloor> knownNoiseFloor(const DeviceDescription& device, std::string* note) {
  std::string trouble;
  const std::vector<Entry> entries = readEntries(noiseFloorFile(), trouble);
  if (note != nullptr && !trouble.empty()) *note = trouble;
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
  std::string ignored;
  std::vector<Entry> entries = readEntries(file, ignored);
  const std::string host = currentContext().host;
  std::erase_if(entries, [&](const Entry& entry) { return isOf(entry, device, host); });
  entries.push_back({host, device.name, device.driverVersion, floor});
  json floors = json::array();
  for (const Entry& entry : entries) floors.push_back(jsonFromEntry(entry));
  std::error_code failure;
  fs::create_directories(file.parent_path(), failure);
  if (failure) {
    throw Error(Stage::ReportFile,
                fmt::format("The folder {} could not be made: {}. The noise floor is not kept; set XDG_DATA_HOME to a "
                            "place that you may write to.",
                            file.parent_path().string(), failure.message()));
  }
  writeFile(file, jsonText({{"format_version", kFormatVersion}, {"floors", std::move(floors)}}, kIndent) + '\n');
}

}  // namespace headroom
