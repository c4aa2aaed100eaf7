#include "workbench/history/same_context.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "workbench/history/kernel_folders.hpp"

namespace headroom {
namespace {

std::string changed(std::string_view what, const std::string& before, const std::string& after) {
  return before == after ? std::string() : fmt::format("{} was {} when it began, and is {} now.", what, before, after);
}

using Variables = std::map<std::string, std::string>;

/// `where`: " on gpu7", or empty.
std::string changedVariable(const Variables& begun, const Variables& now, const std::string& where) {
  for (const auto* one : {&begun, &now}) {
    for (const auto& [name, ignored] : *one) {
      const auto valueIn = [&name = name](const Variables& variables) {
        const auto found = variables.find(name);
        return found == variables.end() ? std::string("unset") : fmt::format("\"{}\"", found->second);
      };
      const std::string difference = changed(name + where, valueIn(begun), valueIn(now));
      if (!difference.empty()) return difference;
    }
  }
  return {};
}

/// For machines that both have; a missing one shows by its devices.
std::string changedMachine(const RunContext& begun, const RunContext& now) {
  for (const MachineContext& before : begun.otherMachines) {
    const auto after =
        std::find_if(now.otherMachines.begin(), now.otherMachines.end(),
                     [&before](const MachineContext& machine) { return machine.namedHost == before.namedHost; });
    if (after == now.otherMachines.end()) continue;
    const std::string where = before.namedHost.empty() ? "" : " on " + before.namedHost;
    for (std::string difference :
         {changed("Headroom's version" + where, before.headroomVersion, after->headroomVersion),
          changed("The machine" + where, before.host, after->host),
          changed("The processor" + where, before.processor, after->processor),
          changedVariable(before.environment, after->environment, where)}) {
      if (!difference.empty()) return difference;
    }
  }
  return {};
}

std::string changedDevice(const RunContext& begun, const RunContext& now) {
  for (const DeviceDescription& before : begun.devices) {
    const auto after = std::find_if(now.devices.begin(), now.devices.end(),
                                    [&before](const DeviceDescription& device) { return device.id == before.id; });
    if (after == now.devices.end()) return fmt::format("There is no device {} ({}) now.", before.id, before.name);
    const std::string name = changed(fmt::format("Device {}", before.id), before.name, after->name);
    if (!name.empty()) return name;
    const std::string driver =
        changed(fmt::format("The driver of device {}", before.id), before.driverVersion, after->driverVersion);
    if (!driver.empty()) return driver;
  }
  return {};
}

/// A kernel that only one of the two contexts has cannot have rows in both.
std::string firstChangedKernel(const RunContext& begun, const RunContext& now) {
  for (const KernelIdentity& before : begun.kernels) {
    const auto after = std::find_if(now.kernels.begin(), now.kernels.end(), [&before](const KernelIdentity& kernel) {
      return kernel.variant == before.variant;
    });
    if (after == now.kernels.end()) continue;
    std::string difference = changedKernel(before, *after);
    if (!difference.empty()) return difference;
  }
  return {};
}

/// A built-in kernel that a file overrides is a different kernel without that file's folder.
std::string remedyForKernels(const RunContext& begun, const RunContext& now) {
  std::vector<std::string> unused = begun.kernelFolders;
  std::erase_if(unused, [&now](const std::string& folder) {
    return std::find(now.kernelFolders.begin(), now.kernelFolders.end(), folder) != now.kernelFolders.end();
  });
  if (unused.empty()) return "Start a new run.";
  return fmt::format("Its kernels came from {}, which is not given now. Resume with {}, or start a new run.",
                     fmt::join(unused, " and "), kernelOptions(unused));
}

}  // namespace

std::string changedConditions(const RunContext& begun, const RunContext& now) {
  for (std::string difference :
       {changed("Headroom's version", begun.headroomVersion, now.headroomVersion),
        changed("The machine", begun.host, now.host), changed("The processor", begun.processor, now.processor),
        changedVariable(begun.environment, now.environment, {}), changedMachine(begun, now),
        changedDevice(begun, now)}) {
    if (!difference.empty()) return difference;
  }
  return {};
}

std::string changedKernel(const KernelIdentity& before, const KernelIdentity& now) {
  return before == now ? std::string() : fmt::format("The kernel of {} has changed since it began.", before.variant);
}

std::string whyNotTheSame(const RunContext& begun, const RunContext& now) {
  const std::string conditions = changedConditions(begun, now);
  if (!conditions.empty()) return conditions + " Start a new run.";
  const std::string kernel = firstChangedKernel(begun, now);
  return kernel.empty() ? kernel : fmt::format("{} {}", kernel, remedyForKernels(begun, now));
}

}  // namespace headroom
