#include "runner/cl/sub_devices.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/error.hpp"
#include "jobs/sub_device_id.hpp"
#include "runner/cl/errors.hpp"

namespace headroom {

namespace {

[[noreturn]] void refuse(const DeviceDescription& whole, int parts, const std::string& why) {
  throw Error(Stage::Device,
              fmt::format("{} cannot be split into {} sub-devices: {}. Choose fewer parts, or name two devices.",
                          whole.name, parts, why));
}

std::vector<cl::Device> partitioned(const ListedDevice& whole, int parts) {
  std::vector<cl_device_partition_property> properties{CL_DEVICE_PARTITION_BY_COUNTS};
  const unsigned units = whole.description.computeUnits;
  const auto count = static_cast<unsigned>(parts);
  for (unsigned i = 0; i < count; ++i) {
    properties.push_back(static_cast<cl_device_partition_property>(units * (i + 1) / count - units * i / count));
  }
  properties.push_back(CL_DEVICE_PARTITION_BY_COUNTS_LIST_END);
  properties.push_back(0);
  std::vector<cl::Device> devices;
  cl::Device device = whole.device;
  device.createSubDevices(properties.data(), &devices);
  return devices;
}

}  // namespace

std::vector<ListedDevice> subDevicesOf(const ListedDevice& whole, int parts) {
  const unsigned units = whole.description.computeUnits;
  if (units < static_cast<unsigned>(parts)) {
    refuse(whole.description, parts,
           units == 1 ? "it has 1 compute unit" : fmt::format("it has {} compute units", units));
  }
  const auto ways = whole.device.getInfo<CL_DEVICE_PARTITION_PROPERTIES>();
  const bool isByCounts =
      std::find(ways.begin(), ways.end(), static_cast<cl_device_partition_property>(CL_DEVICE_PARTITION_BY_COUNTS)) !=
      ways.end();
  if (!isByCounts) refuse(whole.description, parts, "its driver cannot partition it by counts of compute units");
  std::vector<cl::Device> devices;
  try {
    devices = partitioned(whole, parts);
  } catch (const cl::Error& error) {
    refuse(whole.description, parts, fmt::format("{} failed with {}", error.what(), openclCodeName(error.err())));
  }
  std::vector<ListedDevice> described;
  for (std::size_t i = 0; i < devices.size(); ++i) {
    ListedDevice part{devices[i], whole.description};
    part.description.computeUnits = devices[i].getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>();
    part.description.id = toText(SubDeviceId{whole.description.id, static_cast<int>(i) + 1, parts});
    part.description.name = fmt::format("{} (part {} of {})", whole.description.name, i + 1, parts);
    described.push_back(std::move(part));
  }
  return described;
}

}  // namespace headroom
