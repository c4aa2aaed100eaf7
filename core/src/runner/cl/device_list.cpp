#include "runner/cl/device_list.hpp"

#include <fmt/format.h>

#include "runner/cl/errors.hpp"
#include "runner/cl/nvidia_device.hpp"
#include "system/machine.hpp"

namespace headroom {

namespace {

/// Some drivers pad their names with blanks and zero bytes.
std::string trimmed(std::string text) {
  const auto isPadding = [](char c) { return c == '\0' || c == ' ' || c == '\t' || c == '\n'; };
  while (!text.empty() && isPadding(text.back())) text.pop_back();
  std::size_t start = 0;
  while (start < text.size() && isPadding(text[start])) ++start;
  return text.substr(start);
}

DeviceType typeOf(cl_device_type type) {
  // CPU first: the simulator Oclgrind reports all types at once, and runs on the CPU.
  if ((type & CL_DEVICE_TYPE_CPU) != 0) return DeviceType::Cpu;
  if ((type & CL_DEVICE_TYPE_GPU) != 0) return DeviceType::Gpu;
  if ((type & CL_DEVICE_TYPE_ACCELERATOR) != 0) return DeviceType::Accelerator;
  return DeviceType::Other;
}

DeviceDescription describe(const cl::Device& device, const std::string& platform, std::string id) {
  DeviceDescription description;
  description.id = std::move(id);
  description.platform = platform;
  description.name = trimmed(device.getInfo<CL_DEVICE_NAME>());
  description.vendor = trimmed(device.getInfo<CL_DEVICE_VENDOR>());
  description.openclVersion = trimmed(device.getInfo<CL_DEVICE_VERSION>());
  description.driverVersion = trimmed(device.getInfo<CL_DRIVER_VERSION>());
  description.type = typeOf(device.getInfo<CL_DEVICE_TYPE>());
  description.computeUnits = device.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>();
  description.clockMHz = device.getInfo<CL_DEVICE_MAX_CLOCK_FREQUENCY>();
  description.globalMemoryBytes = device.getInfo<CL_DEVICE_GLOBAL_MEM_SIZE>();
  description.maxAllocationBytes = device.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>();
  description.localMemoryBytes = device.getInfo<CL_DEVICE_LOCAL_MEM_SIZE>();
  if (device.getInfo<CL_DEVICE_GLOBAL_MEM_CACHE_TYPE>() != CL_NONE)
    description.globalCacheBytes = device.getInfo<CL_DEVICE_GLOBAL_MEM_CACHE_SIZE>();
  description.maxWorkGroupSize = device.getInfo<CL_DEVICE_MAX_WORK_GROUP_SIZE>();
  const auto itemSizes = device.getInfo<CL_DEVICE_MAX_WORK_ITEM_SIZES>();
  for (std::size_t i = 0; i < description.maxWorkItemSizes.size() && i < itemSizes.size(); ++i) {
    description.maxWorkItemSizes[i] = itemSizes[i];
  }
  description.memoryGigabytesPerSecond = memoryGigabytesPerSecond(device);
  description.hasMatrixUnit = hasMatrixUnit(device);
  description.hasImages = device.getInfo<CL_DEVICE_IMAGE_SUPPORT>() == CL_TRUE;
  const std::string extensions = ' ' + device.getInfo<CL_DEVICE_EXTENSIONS>() + ' ';
  description.hasHalf = extensions.find(" cl_khr_fp16 ") != std::string::npos;
  description.hasDouble = extensions.find(" cl_khr_fp64 ") != std::string::npos;
  description.hasOwnLocalMemory = device.getInfo<CL_DEVICE_LOCAL_MEM_TYPE>() == CL_LOCAL;
  description.uuid.text = uuidText(device);
  description.machine = {hostName(), hostProcessorName(), {}, bootId()};
  description.timerResolutionNs = static_cast<double>(device.getInfo<CL_DEVICE_PROFILING_TIMER_RESOLUTION>());
  return description;
}

std::string leftOut(const std::string& what, const cl::Error& error) {
  return fmt::format("OpenCL {} was skipped: {} failed with {}.", what, error.what(), openclCodeName(error.err()));
}

}  // namespace

std::vector<ListedDevice> listOpenClDevices(std::vector<std::string>& notes) {
  std::vector<ListedDevice> listed;
  std::vector<cl::Platform> platforms;
  try {
    cl::Platform::get(&platforms);
  } catch (const cl::Error&) {
    return listed;  // the loader's result if no driver is registered
  }
  for (std::size_t p = 0; p < platforms.size(); ++p) {
    try {
      const std::string platform = trimmed(platforms[p].getInfo<CL_PLATFORM_NAME>());
      std::vector<cl::Device> devices;
      platforms[p].getDevices(CL_DEVICE_TYPE_ALL, &devices);
      for (std::size_t d = 0; d < devices.size(); ++d) {
        const std::string id = fmt::format("{}:{}", p, d);
        try {
          listed.push_back({devices[d], describe(devices[d], platform, id)});
        } catch (const cl::Error& error) {
          notes.push_back(leftOut("device " + id, error));
        }
      }
    } catch (const cl::Error& error) {
      if (error.err() == CL_DEVICE_NOT_FOUND) continue;  // a driver without a device
      notes.push_back(leftOut(fmt::format("platform {}", p), error));
    }
  }
  return listed;
}

}  // namespace headroom
