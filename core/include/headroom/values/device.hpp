// Properties of an OpenCL device, without any OpenCL object.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

enum class DeviceType { Cpu, Gpu, Accelerator, Other };

std::string_view toText(DeviceType type);  ///< "CPU", "GPU", "accelerator", "other"

/// The machine of a device, under its own name: results are recorded under it.
struct Machine {
  std::string name;       ///< network name
  std::string processor;  ///< model name: the device of host implementations
  /// The user's name for it in hosts.toml; empty: the machine of this program. Not stored beside each device.
  std::string namedHost = {};
  /// Of the running system: equal in all containers of a machine. Empty if unknown. Neither stored nor compared.
  std::string bootId = {};

  bool operator==(const Machine& other) const {
    return name == other.name && processor == other.processor && namedHost == other.namedHost;
  }
};

/// A text that is neither stored nor compared.
struct UncomparedText {
  std::string text;

  bool operator==(const UncomparedText& /*other*/) const { return true; }
};

struct DeviceDescription {
  /// "platform:device" indices in the ICD loader's order, e.g. "0:0"; of a host of hosts.toml with its name before
  /// them: "gpu7/0:0".
  std::string id;
  std::string platform;  ///< e.g. "Portable Computing Language"
  std::string name;
  std::string vendor;
  std::string openclVersion;
  std::string driverVersion;
  DeviceType type = DeviceType::Other;
  unsigned computeUnits = 0;
  unsigned clockMHz = 0;
  std::uint64_t globalMemoryBytes = 0;
  std::uint64_t maxAllocationBytes = 0;
  std::uint64_t localMemoryBytes = 0;
  std::uint64_t globalCacheBytes = 0;  ///< CL_DEVICE_GLOBAL_MEM_CACHE_SIZE; 0 if the driver reports no cache
  std::size_t maxWorkGroupSize = 0;
  std::array<std::size_t, 3> maxWorkItemSizes{};
  double timerResolutionNs = 0;  ///< CL_DEVICE_PROFILING_TIMER_RESOLUTION

  /// Memory bandwidth in 10^9 bytes per second at the bus's highest clock; 0 if unknown: OpenCL does not report it,
  /// NVIDIA's management library does.
  double memoryGigabytesPerSecond = 0;

  /// Whether kernels can multiply small matrices of halves with one instruction. OpenCL has no such function; true for
  /// NVIDIA GPUs from compute capability 8.0, through inline instructions.
  bool hasMatrixUnit = false;
  bool hasImages = true;   ///< false if the driver reports none
  bool hasHalf = false;    ///< arithmetic in half precision: cl_khr_fp16
  bool hasDouble = false;  ///< arithmetic in double precision: cl_khr_fp64
  /// Local memory is separate from the caches: CL_DEVICE_LOCAL_MEM_TYPE is CL_LOCAL. CPUs have none.
  bool hasOwnLocalMemory = false;

  Machine machine;      ///< stored beside it in documents: see RunContext
  UncomparedText uuid;  ///< of the chip, in any spelling; empty where the driver or the runner does not report it

  bool operator==(const DeviceDescription&) const = default;

  /// The largest power of two of work-items that a group may have.
  [[nodiscard]] std::size_t largestGroup() const { return std::bit_floor(std::max<std::size_t>(maxWorkGroupSize, 1)); }
};

/// Returns what to do on a machine whose OpenCL has no device, as sentences.
[[nodiscard]] std::string_view noDeviceAdvice();

/// Returns the device that `selector` names: an id ("0:1"), or a part of a device's, platform's or vendor's name, in
/// any case, or a type ("gpu"). Empty selects the first GPU, else the first device. "gpu7/gpu" selects among the
/// devices of host gpu7, every other selector among those of this machine. Throws NoDeviceError that lists the devices
/// if nothing matches.
const DeviceDescription& selectDevice(std::span<const DeviceDescription> devices, std::string_view selector);

/// Returns the devices that the selectors name, each once, in their order: see selectDevice; "all" and "gpu7/all" name
/// all devices of a machine. Without selectors the default device of this machine. Throws NoDeviceError likewise.
std::vector<const DeviceDescription*> selectDevices(std::span<const DeviceDescription> devices,
                                                    std::span<const std::string> selectors);

/// Returns the same device in a later list of the same machine, where ids may have moved: of the same platform and
/// name, and by its UUID where several have that name, else by its place among them if there are as many as before.
/// Null if it is not there, or cannot be distinguished from others. `device` is one of `before`.
const DeviceDescription* sameDevice(const DeviceDescription& device, std::span<const DeviceDescription> before,
                                    std::span<const DeviceDescription> now);

/// Returns the name without trademarks, and without what follows the model: "NVIDIA H100 80GB HBM3", "Intel Xeon".
std::string shortNameOf(std::string_view device);

}  // namespace headroom
