#include "headroom/values/device.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"

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

using Devices = std::vector<const DeviceDescription*>;

template <typename Predicate>
const DeviceDescription* firstOf(const Devices& devices, Predicate matches) {
  const auto found = std::find_if(devices.begin(), devices.end(), [&](const auto* device) { return matches(*device); });
  return found == devices.end() ? nullptr : *found;
}

const DeviceDescription* match(const Devices& devices, std::string_view selector) {
  if (selector.empty()) {
    const auto* gpu = firstOf(devices, [](const auto& device) { return device.type == DeviceType::Gpu; });
    return gpu != nullptr ? gpu : devices.front();
  }
  const std::string wanted = lowered(selector);
  if (const auto* device = firstOf(devices, [&](const auto& d) { return idOnHost(d.id) == wanted; })) return device;
  // Types before names: PoCL's CPU may be called "cpu-haswell-...", but "cpu" selects the kind of device.
  if (const auto* device = firstOf(devices, [&](const auto& d) { return lowered(toText(d.type)) == wanted; })) {
    return device;
  }
  return firstOf(devices, [&](const auto& d) {
    return holds(d.name, wanted) || holds(d.platform, wanted) || holds(d.vendor, wanted);
  });
}

/// Devices of one machine, and what selects among them.
struct Selection {
  Devices devices;
  std::string_view selector;
};

/// Throws NoDeviceError if there are none.
Selection selectionOf(std::span<const DeviceDescription> devices, std::string_view selector) {
  const std::string_view named = hostInId(selector);
  const auto isOf = [](std::string_view host) {
    return [host](const DeviceDescription& device) { return hostInId(device.id) == host; };
  };
  // A part of a device's name may contain a slash.
  const bool isPlaced = !named.empty() && std::any_of(devices.begin(), devices.end(), isOf(named));
  const std::string_view host = isPlaced ? named : std::string_view();
  Selection selection{{}, isPlaced ? idOnHost(selector) : selector};
  for (const DeviceDescription& device : devices) {
    if (isOf(host)(device)) selection.devices.push_back(&device);
  }
  if (!selection.devices.empty()) return selection;
  if (!named.empty()) {
    throw NoDeviceError(
        fmt::format("Host {0} has no OpenCL device. `headroom-cli hosts check {0}` shows what is missing.", named));
  }
  throw NoDeviceError(fmt::format("This machine has no OpenCL device. {}", noDeviceAdvice()));
}

/// Devices of the same machine with the same platform and name, in the list's order.
Devices namesakes(const DeviceDescription& device, std::span<const DeviceDescription> devices) {
  Devices same;
  for (const DeviceDescription& other : devices) {
    const bool isSame = hostInId(other.id) == hostInId(device.id) && other.platform == device.platform &&
                        other.name == device.name && other.type == device.type;
    if (isSame) same.push_back(&other);
  }
  return same;
}

std::string without(std::string text, std::string_view part) {
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part)) text.erase(at, part.size());
  return text;
}

/// PoCL's names begin with its driver and the compiler's name of the CPU, which has dashes, too:
/// "cpu-haswell-Intel(R) Xeon(R)", "pthread-skylake-avx512-Intel(R) Xeon(R)". Older versions have the driver only.
std::string_view withoutPoclPrefix(std::string_view name) {
  const auto isOfTheCompiler = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
  for (const std::string_view driver : {"cpu-", "pthread-", "basic-"}) {
    if (!name.starts_with(driver)) continue;
    std::string_view model = name.substr(driver.size());
    for (std::size_t end = model.find('-'); end != std::string_view::npos; end = model.find('-')) {
      if (!std::ranges::all_of(model.substr(0, end), isOfTheCompiler)) break;
      model.remove_prefix(end + 1);
    }
    return model.empty() || std::ranges::all_of(model, isOfTheCompiler) ? name : model;
  }
  return name;
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

std::string_view noDeviceAdvice() {
  return "Install a driver for your hardware, or PoCL (package pocl-opencl-icd), which makes the CPU a device. "
         "`clinfo -l` (package clinfo) lists the platforms that OpenCL finds.";
}

const DeviceDescription& selectDevice(std::span<const DeviceDescription> devices, std::string_view selector) {
  const Selection selection = selectionOf(devices, selector);
  if (const DeviceDescription* device = match(selection.devices, selection.selector)) return *device;
  std::string known;
  for (const DeviceDescription* device : selection.devices) {
    known += fmt::format("{}{} ({}, {})", known.empty() ? "" : "; ", device->id, device->name, toText(device->type));
  }
  throw NoDeviceError(
      fmt::format("No OpenCL device matches \"{}\". Choose by id, type, or a part of a name: {}.", selector, known));
}

std::vector<const DeviceDescription*> selectDevices(std::span<const DeviceDescription> devices,
                                                    std::span<const std::string> selectors) {
  if (selectors.empty()) return {&selectDevice(devices, {})};
  Devices chosen;
  const auto choose = [&chosen](const DeviceDescription* device) {
    if (std::find(chosen.begin(), chosen.end(), device) == chosen.end()) chosen.push_back(device);
  };
  for (const std::string& selector : selectors) {
    const Selection selection = selectionOf(devices, selector);
    if (lowered(selection.selector) != kAllDevices) {
      choose(&selectDevice(devices, selector));
      continue;
    }
    for (const DeviceDescription* device : selection.devices) choose(device);
  }
  return chosen;
}

const DeviceDescription* sameDevice(const DeviceDescription& device, std::span<const DeviceDescription> before,
                                    std::span<const DeviceDescription> now) {
  const Devices then = namesakes(device, before);
  const Devices later = namesakes(device, now);
  if (then.size() == 1 && later.size() == 1) return later.front();
  const auto hasUuid = [&device](const DeviceDescription* other) { return other->uuid.text == device.uuid.text; };
  const bool isUnique = !device.uuid.text.empty() && std::count_if(then.begin(), then.end(), hasUuid) == 1 &&
                        std::count_if(later.begin(), later.end(), hasUuid) == 1;
  if (isUnique) return *std::find_if(later.begin(), later.end(), hasUuid);
  if (then.size() != later.size()) return nullptr;
  const auto place = std::find_if(then.begin(), then.end(), [&](const auto* each) { return each->id == device.id; });
  return place == then.end() ? nullptr : later[static_cast<std::size_t>(place - then.begin())];
}

std::string shortNameOf(std::string_view device) {
  std::string name(withoutPoclPrefix(device));
  for (const std::string_view sign : {"(R)", "(r)", "(TM)", "(tm)", "(C)"}) name = without(std::move(name), sign);
  for (const std::string_view rest : {" @ ", " CPU", " Processor"}) name = name.substr(0, name.find(rest));
  for (std::size_t at = name.find("  "); at != std::string::npos; at = name.find("  ")) name.erase(at, 1);
  while (name.ends_with(' ')) name.pop_back();
  return name.empty() ? std::string(device) : name;
}

}  // namespace headroom
