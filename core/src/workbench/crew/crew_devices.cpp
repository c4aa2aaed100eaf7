#include "workbench/crew/crew_devices.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"

namespace headroom {

namespace {

// What a driver leaves free for programs differs a little between equal devices.
constexpr double kMemoryTolerance = 0.05;

std::string deviceNameWithId(const DeviceDescription& device) {
  return fmt::format("{} ({})", device.name, device.id);
}

bool areOfOneKind(const DeviceDescription& first, const DeviceDescription& other) {
  return first.type == other.type && first.platform == other.platform && first.vendor == other.vendor &&
         first.maxWorkGroupSize == other.maxWorkGroupSize && first.localMemoryBytes == other.localMemoryBytes &&
         first.globalCacheBytes == other.globalCacheBytes && first.hasOwnLocalMemory == other.hasOwnLocalMemory &&
         first.memoryGigabytesPerSecond == other.memoryGigabytesPerSecond;
}

}  // namespace

std::string deviceDifference(const DeviceDescription& first, const DeviceDescription& other) {
  const auto differing = [](std::string_view what, const auto& ofOther, const auto& ofFirst) {
    return fmt::format("its {} is {}, and that of the first worker's is {}", what, ofOther, ofFirst);
  };
  if (first.name != other.name) return differing("name", other.name, first.name);
  if (first.driverVersion != other.driverVersion) return differing("driver", other.driverVersion, first.driverVersion);
  if (first.openclVersion != other.openclVersion)
    return differing("version of OpenCL", other.openclVersion, first.openclVersion);
  if (first.computeUnits != other.computeUnits)
    return differing("number of compute units", other.computeUnits, first.computeUnits);
  const auto ofFirst = static_cast<double>(first.globalMemoryBytes);
  const auto ofOther = static_cast<double>(other.globalMemoryBytes);
  if (std::abs(ofFirst - ofOther) > kMemoryTolerance * std::max(ofFirst, ofOther))
    return differing("memory in bytes", other.globalMemoryBytes, first.globalMemoryBytes);
  return areOfOneKind(first, other) ? std::string() : "its limits or caches are not those of the first worker's";
}

std::string deviceIdentity(const DeviceDescription& device) {
  const std::string& machine = device.machine.bootId.empty() ? device.machine.name : device.machine.bootId;
  if (device.type == DeviceType::Cpu) return machine + " CPU";
  return fmt::format("{} {}", machine, device.uuid.text.empty() ? idOnHost(device.id) : device.uuid.text);
}

CrewDevices::Claim CrewDevices::claim(std::size_t worker, std::span<const DeviceDescription> devices) {
  release(worker);
  std::vector<DeviceDescription> left(devices.begin(), devices.end());
  Claim claim;
  for (;;) {
    try {
      DeviceDescription device = selectDevice(left, selector_);
      const std::string lack = lackOf(device);
      if (lack.empty()) {
        holders_[deviceIdentity(device)] = worker;
        if (!first_) first_ = device;
        claim.device = std::move(device);
        return claim;
      }
      if (claim.refusal.empty()) claim.refusal = lack;
      std::erase_if(left, [&device](const DeviceDescription& one) { return one.id == device.id; });
    } catch (const Error& error) {
      if (!claim.refusal.empty()) return claim;
      claim.refusal = fmt::format("is not used: {}", error.what());
      claim.noDevice = dynamic_cast<const NoDeviceError*>(&error) != nullptr;
      return claim;
    }
  }
}

void CrewDevices::release(std::size_t worker) {
  std::erase_if(holders_, [worker](const auto& holder) { return holder.second == worker; });
}

std::string CrewDevices::lackOf(const DeviceDescription& device) const {
  if (first_) {
    const std::string difference = deviceDifference(*first_, device);
    if (!difference.empty()) {
      return fmt::format("is not used: its device {} differs: {}. Times of unequal devices are not comparable.",
                         deviceNameWithId(device), difference);
    }
  }
  const auto holder = holders_.find(deviceIdentity(device));
  if (holder == holders_.end()) return {};
  return fmt::format(
      "is not used: worker {} measures on the same device, {}. Give each worker a device of its own, or name fewer.",
      holder->second + 1, deviceNameWithId(device));
}

}  // namespace headroom
