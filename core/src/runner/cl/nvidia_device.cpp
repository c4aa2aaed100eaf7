#include "runner/cl/nvidia_device.hpp"

#include <fmt/format.h>

#include <string>

#include "system/shared_library.hpp"

namespace headroom {
namespace {

// As declared in nvml.h.
constexpr int kMemoryClock = 2;
using Initialise = int (*)();
using DeviceByUuid = int (*)(const char* uuid, void** device);
using BusWidth = int (*)(void* device, unsigned* bits);
using MaxClock = int (*)(void* device, int clock, unsigned* megahertz);

struct Nvml {
  SharedLibrary library{{"libnvidia-ml.so.1"}};
  Initialise initialise = library.function<Initialise>("nvmlInit_v2");
  DeviceByUuid deviceByUuid = library.function<DeviceByUuid>("nvmlDeviceGetHandleByUUID");
  BusWidth busWidth = library.function<BusWidth>("nvmlDeviceGetMemoryBusWidth");
  MaxClock maxClock = library.function<MaxClock>("nvmlDeviceGetMaxClockInfo");
  bool isReady = initialise != nullptr && deviceByUuid != nullptr && busWidth != nullptr && maxClock != nullptr &&
                 initialise() == 0;
};

// From cl_nv_device_attribute_query.
constexpr cl_device_info kComputeCapabilityMajor = 0x4000;
constexpr cl_device_info kComputeCapabilityMinor = 0x4001;

/// Returns 0 if the device does not support the extension.
cl_uint attributeOf(const cl::Device& device, cl_device_info attribute) {
  if (device.getInfo<CL_DEVICE_EXTENSIONS>().find("cl_nv_device_attribute_query") == std::string::npos) return 0;
  cl_uint value = 0;
  return clGetDeviceInfo(device(), attribute, sizeof value, &value, nullptr) == CL_SUCCESS ? value : 0;
}

/// "GPU-12345678-1234-1234-1234-123456789abc"
std::string toText(const DeviceUuid& uuid) {
  std::string text = "GPU";
  for (std::size_t i = 0; i < uuid.size(); ++i) {
    if (i == 0 || i == 4 || i == 6 || i == 8 || i == 10) text += '-';
    text += fmt::format("{:02x}", uuid[i]);
  }
  return text;
}

}  // namespace

DeviceUuid uuidOf(const cl::Device& device) {
  constexpr cl_device_info kUuid = 0x106A;  // CL_DEVICE_UUID_KHR
  DeviceUuid uuid{};
  static_cast<void>(clGetDeviceInfo(device(), kUuid, uuid.size(), uuid.data(), nullptr));
  return uuid;
}

std::string uuidText(const cl::Device& device) {
  // Oclgrind reports questions that it does not know as errors of the program.
  if (device.getInfo<CL_DEVICE_EXTENSIONS>().find("cl_khr_device_uuid") == std::string::npos) return {};
  const DeviceUuid uuid = uuidOf(device);
  return uuid == DeviceUuid{} ? std::string() : toText(uuid);
}

double memoryGigabytesPerSecond(const cl::Device& device) {
  if (device.getInfo<CL_DEVICE_VENDOR>().find("NVIDIA") == std::string::npos) return 0;
  static const Nvml nvml;
  void* known = nullptr;
  unsigned bits = 0;
  unsigned megahertz = 0;
  const bool isTold = nvml.isReady && nvml.deviceByUuid(toText(uuidOf(device)).c_str(), &known) == 0 &&
                      nvml.busWidth(known, &bits) == 0 && nvml.maxClock(known, kMemoryClock, &megahertz) == 0;
  constexpr double kTransfersPerClock = 2;
  return isTold ? kTransfersPerClock * megahertz * 1e6 * bits / 8 * 1e-9 : 0;
}

std::string nvidiaArchitecture(const cl::Device& device) {
  const cl_uint major = attributeOf(device, kComputeCapabilityMajor);
  return major > 0 ? fmt::format("sm_{}{}", major, attributeOf(device, kComputeCapabilityMinor)) : std::string();
}

bool hasMatrixUnit(const cl::Device& device) {
  constexpr cl_uint kWithMatricesOfHalves = 8;
  return attributeOf(device, kComputeCapabilityMajor) >= kWithMatricesOfHalves;
}

}  // namespace headroom
