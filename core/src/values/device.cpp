#include "headroom/values/device.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/error.hpp"

namespace headroom {
namespace {

/// ASCII only: std::tolower follows the locale (a Turkish "GPI" would not match "gpi").
std::string lowered(std::string_view text) {
  std::string result(text);
  for (char& c : result) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return result;
}

bool holds(const std::string& text, const std::string& loweredPart) {
  return lowered(text).find(loweredPart) != std::string::npos;
}

template <typename Predicate>
const DeviceDescription* firstOf(std::span<const DeviceDescription> devices, Predicate matches) {
  const auto found = std::find_if(devices.begin(), devices.end(), matches);
  return found == devices.end() ? nullptr : &*found;
}

const DeviceDescription* match(std::span<const DeviceDescription> devices, std::string_view selector) {
  if (selector.empty()) {
    const auto* gpu = firstOf(devices, [](const auto& device) { return device.type == DeviceType::Gpu; });
    return gpu != nullptr ? gpu : &devices.front();
  }
  const std::string wanted = lowered(selector);
  if (const auto* device = firstOf(devices, [&](const auto& d) { return d.id == wanted; })) return device;
  // Types before names: PoCL's CPU may be called "cpu-haswell-...", but "cpu" selects the kind of device.
  if (const auto* device = firstOf(devices, [&](const auto& d) { return lowered(toText(d.type)) == wanted; })) {
    return device;
  }
  return firstOf(devices, [&](const auto& d) {
    return holds(d.name, wanted) || holds(d.platform, wanted) || holds(d.vendor, wanted);
  });
}

}  // namespace

std::string_view toText(DeviceType type) {
  switch (type) {
    case DeviceType::Cpu:
      return "CPU";
    case DeviceType::Gpu:
      return "GPU";
    case DeviceType::Accelerator:
      return "accelerator";
    case DeviceType::Other:
      break;
  }
  return "other";
}

const DeviceDescription& selectDevice(std::span<const DeviceDescription> devices, std::string_view selector) {
  if (devices.empty()) {
    throw NoDeviceError(
        "This system has no OpenCL device. Install a driver for your hardware, or PoCL (package pocl-opencl-icd), "
        "which "
        "runs OpenCL on any processor.");
  }
  if (const DeviceDescription* device = match(devices, selector)) return *device;
  std::string known;
  for (const DeviceDescription& device : devices) {
    known += fmt::format("{}{} ({}, {})", known.empty() ? "" : "; ", device.id, device.name, toText(device.type));
  }
  throw NoDeviceError(
      fmt::format("No OpenCL device matches \"{}\". Choose by id, type, or a part of a name: {}.", selector, known));
}

}  // namespace headroom
