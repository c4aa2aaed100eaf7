#include "catalogue/unsupported.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "headroom/catalogue/unsupported.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

std::string lackOfItsLibrary(const Variant& variant, const DeviceDescription& device) {
  const Workload& workload = findWorkload(variant.workload);
  if (variant.isDeviceLibrary()) {
    const OnDevice* library = findOnDevice(workload, variant.id);
    return library == nullptr || library->unavailable == nullptr ? std::string() : library->unavailable(device);
  }
  for (const HostPeer& peer : workload.peers) {
    if (peer.name == variant.name) return whyUnavailable(peer);
  }
  return {};
}

std::string lackOfArithmetic(const Variant& variant, const DeviceDescription& device) {
  if (variant.needsMatrixUnit && !device.hasMatrixUnit) {
    return fmt::format(
        "needs a matrix unit, and {} has none that OpenCL C can use (NVIDIA GPUs from compute capability 8.0 do)",
        device.name);
  }
  const auto lackOf = [&](std::string_view what, std::string_view extension) {
    return fmt::format("needs {} precision, which {} does not compute in ({} is missing)", what, device.name,
                       extension);
  };
  if (variant.needsHalf && !device.hasHalf) return lackOf("half", "cl_khr_fp16");
  if (variant.needsDouble && !device.hasDouble) return lackOf("double", "cl_khr_fp64");
  return {};
}

bool takesImages(const Variant& variant) {
  return std::any_of(variant.passes.begin(), variant.passes.end(), [](const Pass& pass) {
    return std::any_of(pass.arguments.begin(), pass.arguments.end(),
                       [](const Argument& argument) { return argument.asImage; });
  });
}

std::size_t wholeNumber(const std::string& expression, const Symbols& symbols) {
  return static_cast<std::size_t>(std::max(1.0, std::ceil(evaluate(expression, symbols))));
}

std::string lackOfRoom(const Variant& variant, const DeviceDescription& device, const ParameterValues& parameters) {
  const Workload& workload = findWorkload(variant.workload);
  const Size size = trialSize(workload);
  try {
    const Symbols symbols = symbolsFor(workload, variant, size, parameters, &device);
    for (const Pass& pass : variant.passes) {
      std::string lack = lackOfGroup(pass, symbols, device);
      if (lack.empty()) lack = lackOfLocalArguments(pass, symbols, device);
      if (!lack.empty()) return lack;
    }
  } catch (const Error&) {
    // An expression has no value here, which the result reports.
  }
  return {};
}

}  // namespace

std::string whatIsLacking(const Variant& variant, const DeviceDescription& device, const ParameterValues& parameters) {
  // Reasons that no other values would change come first.
  if (!variant.unreadable.empty()) return variant.unreadable;
  std::string lack = lackOfArithmetic(variant, device);
  if (lack.empty()) lack = whyRefused(findWorkload(variant.workload), variant, parameters);
  if (lack.empty() && takesImages(variant) && !device.hasImages) lack = lackOfImages(device);
  if (lack.empty()) lack = lackOfItsLibrary(variant, device);
  return lack;
}

void requireReadable(const Variant& variant) {
  if (!variant.unreadable.empty()) throw UsageError(fmt::format("{} {}", variant.id, variant.unreadable));
}

std::string lackOfConditions(const Variant& variant, const Symbols& symbols) {
  for (const std::string& condition : variant.require) {
    std::string lack = lackOfCondition(condition, symbols);
    if (!lack.empty()) return lack;
  }
  return {};
}

std::string lackOfCondition(const std::string& condition, const Symbols& symbols) {
  if (isTrue(condition, symbols)) return {};
  return fmt::format("needs {}, and here {}", condition, valuesIn(condition, symbols));
}

std::string lackOfGroup(const Pass& pass, const Symbols& symbols, const DeviceDescription& device) {
  std::vector<std::size_t> group;
  for (const std::string& extent : pass.local) group.push_back(wholeNumber(extent, symbols));
  // A limit that a driver does not report is not applied.
  return lackOfWorkItems(group, device.maxWorkGroupSize > 0 ? device.maxWorkGroupSize : SIZE_MAX, device);
}

std::string lackOfLocalArguments(const Pass& pass, const Symbols& symbols, const DeviceDescription& device) {
  std::uint64_t bytes = 0;
  for (const Argument& argument : pass.arguments) {
    if (argument.isLocal()) bytes += wholeNumber(argument.localBytes, symbols);
  }
  return device.localMemoryBytes > 0 ? lackOfLocalMemory(bytes, device) : std::string();
}

std::string lackOfWholeGroups(const Pass& pass, const Symbols& symbols) {
  for (std::size_t i = 0; i < pass.global.size() && i < pass.local.size(); ++i) {
    const std::size_t items = wholeNumber(pass.global[i], symbols);
    const std::size_t group = wholeNumber(pass.local[i], symbols);
    if (items % group != 0)
      return fmt::format("needs groups of {} work-items to divide {} = {}, and they do not", group, pass.global[i],
                         items);
  }
  return {};
}

std::string lackOfImages(const DeviceDescription& device) {
  return fmt::format("needs images of 32-bit floats, which {} does not have", device.name);
}

std::string lackOfWorkItems(std::span<const std::size_t> group, std::size_t mostItems,
                            const DeviceDescription& device) {
  std::size_t items = 1;
  for (std::size_t i = 0; i < group.size(); ++i) {
    items *= group[i];
    const std::size_t most = i < device.maxWorkItemSizes.size() ? device.maxWorkItemSizes[i] : 0;
    if (most > 0 && group[i] > most) {
      return fmt::format("needs {} work-items in dimension {} of a work-group, and {} allows {}", group[i], i,
                         device.name, most);
    }
  }
  if (items <= mostItems) return {};
  return fmt::format("needs work-groups of {} work-items, and {} allows {}", items, device.name, mostItems);
}

std::string lackOfLocalMemory(std::uint64_t bytes, const DeviceDescription& device) {
  if (bytes <= device.localMemoryBytes) return {};
  return fmt::format("needs {} bytes of local memory, and {} has {}", bytes, device.name, device.localMemoryBytes);
}

std::string whyUnsupported(const Variant& variant, const DeviceDescription& device, const ParameterValues& parameters) {
  std::string lack = whatIsLacking(variant, device, parameters);
  return lack.empty() ? lackOfRoom(variant, device, parameters) : lack;
}

}  // namespace headroom
