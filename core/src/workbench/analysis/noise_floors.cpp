#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <vector>

#include "headroom/analysis/noise_floors.hpp"
#include "system/locked_json_list.hpp"
#include "system/user_folders.hpp"
#include "text/json.hpp"

namespace headroom {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

/// The stored data of one device.
struct Entry {
  std::string host;
  std::string device;
  std::string driver;
  NoiseFloor floor;
};

bool isOf(const Entry& entry, const DeviceDescription& device) {
  return entry.host == device.machine.name && entry.device == device.name && entry.driver == device.driverVersion;
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

LockedJsonList<Entry> keptFloors() {
  return {noiseFloorFile(),
          {"floors", "Noise floors of devices", "The noise floor", "`headroom-cli noise`"},
          entryFromJson,
          jsonFromEntry};
}

}  // namespace

fs::path noiseFloorFile() {
  const auto folder = dataFolder();
  return folder ? *folder / "noise.json" : fs::path();
}

std::optional<NoiseFloor> knownNoiseFloor(const DeviceDescription& device, std::string* note) {
  const std::vector<Entry> entries = keptFloors().read(note);
  const auto found =
      std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return isOf(entry, device); });
  return found == entries.end() ? std::nullopt : std::optional(found->floor);
}

void keepNoiseFloor(const DeviceDescription& device, const NoiseFloor& floor) {
  keptFloors().change([&](std::vector<Entry>& entries) {
    std::erase_if(entries, [&](const Entry& entry) { return isOf(entry, device); });
    entries.push_back({device.machine.name, device.name, device.driverVersion, floor});
    return true;
  });
}

}  // namespace headroom
