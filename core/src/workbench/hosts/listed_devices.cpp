#include "headroom/hosts/listed_devices.hpp"

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <system_error>

#include "headroom/system/file.hpp"
#include "system/user_folders.hpp"
#include "values/row_json.hpp"

namespace headroom {
namespace {

namespace fs = std::filesystem;

constexpr int kListFormat = 1;
constexpr std::size_t kLargestDeviceList = std::size_t{1} << 20U;

std::optional<fs::path> deviceListFile() {
  std::optional<fs::path> folder = cacheFolder();
  if (folder) *folder /= "devices.json";
  return folder;
}

/// The variables that choose drivers.
std::string chosenDrivers() {
  std::string chosen;
  for (const char* name : {"OCL_ICD_VENDORS", "OCL_ICD_FILENAMES"}) {
    const char* const value = std::getenv(name);
    chosen += std::string(value == nullptr ? "" : value) + '\n';
  }
  return chosen;
}

/// A newer Headroom's list stays, or two versions beside each other would write it by turns.
bool isOfNewerFormat(const fs::path& file) {
  try {
    return nlohmann::json::parse(readFile(file, kLargestDeviceList)).at("format_version").get<int>() > kListFormat;
  } catch (const std::exception&) {
    return false;
  }
}

bool isNewerThan(const fs::path& file, std::chrono::seconds age) {
  std::error_code failure;
  const fs::file_time_type written = fs::last_write_time(file, failure);
  const auto since = fs::file_time_type::clock::now() - written;
  return !failure && since >= since.zero() && since <= age;
}

}  // namespace

std::optional<std::vector<DeviceDescription>> listedDevices(std::chrono::seconds age) {
  const std::optional<fs::path> file = deviceListFile();
  if (!file || !isNewerThan(*file, age)) return {};
  try {
    const nlohmann::json list = nlohmann::json::parse(readFile(*file, kLargestDeviceList));
    if (list.at("format_version") != kListFormat || list.at("drivers") != chosenDrivers()) return {};
    std::vector<DeviceDescription> devices;
    for (const nlohmann::json& device : list.at("devices")) devices.push_back(deviceFromJson(device));
    return devices;
  } catch (const std::exception&) {
    return {};  // it is written again
  }
}

void storeListedDevices(std::span<const DeviceDescription> devices) {
  const std::optional<fs::path> file = deviceListFile();
  if (!file || isOfNewerFormat(*file)) return;
  nlohmann::json list{
      {"format_version", kListFormat}, {"drivers", chosenDrivers()}, {"devices", nlohmann::json::array()}};
  for (const DeviceDescription& device : devices) list["devices"].push_back(jsonFromDevice(device));
  try {
    std::error_code ignored;
    fs::create_directories(file->parent_path(), ignored);
    writeFile(*file, list.dump());
  } catch (const std::exception&) {
    // As without a cache folder.
  }
}

}  // namespace headroom
