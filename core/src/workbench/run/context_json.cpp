#include <algorithm>
#include <string_view>

#include "headroom/values/device_place.hpp"
#include "text/json.hpp"
#include "values/row_json.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

json jsonFromKernel(const KernelIdentity& kernel) {
  return {{"variant", kernel.variant}, {"sha256", kernel.sha256}, {"build_options", kernel.buildOptions}};
}

KernelIdentity kernelFromJson(const json& object) {
  return {textAt(object, "variant"), textAt(object, "sha256"), textAt(object, "build_options")};
}

json jsonFromCosts(const LaunchCosts& costs) {
  return {{"plain_us", jsonFromNumber(costs.plainUs)},
          {"profiling_us", jsonFromNumber(costs.profilingUs)},
          {"wait_us", jsonFromNumber(costs.waitUs)}};
}

LaunchCosts costsFromJson(const json& object) {
  return {numberAt(object, "plain_us"), numberAt(object, "profiling_us"), numberAt(object, "wait_us")};
}

json jsonFromNoiseFloor(const NoiseFloor& floor) {
  return {{"relative", jsonFromNumber(floor.relative)}, {"pairs", floor.pairs}, {"measured_at", floor.measuredAt}};
}

NoiseFloor noiseFloorFromJson(const json& object) {
  return {numberAt(object, "relative"), integerAt<int>(object, "pairs"), textAt(object, "measured_at")};
}

json jsonFromMachine(const MachineContext& machine) {
  return {{"named_host", machine.namedHost},
          {"headroom_version", machine.headroomVersion},
          {"host", machine.host},
          {"operating_system", machine.operatingSystem},
          {"processor", machine.processor},
          {"processors", machine.processors},
          {"environment", json(machine.environment)}};
}

MachineContext machineFromJson(const json& object) {
  return {textAt(object, "named_host"),
          textAt(object, "headroom_version"),
          textAt(object, "host"),
          textAt(object, "operating_system"),
          textAt(object, "processor"),
          integerAt<unsigned>(object, "processors"),
          object.at("environment").get<std::map<std::string, std::string>>()};
}

Machine machineOf(const DeviceDescription& device, const RunContext& context) {
  const std::string_view host = hostInId(device.id);
  const auto other = std::find_if(context.otherMachines.begin(), context.otherMachines.end(),
                                  [host](const MachineContext& each) { return each.namedHost == host; });
  if (other == context.otherMachines.end()) return {context.host, context.processor, context.namedHost};
  return {other->host, other->processor, other->namedHost};
}

}  // namespace

json jsonFromContext(const RunContext& context) {
  json devices = json::array();
  for (const DeviceDescription& device : context.devices) devices.push_back(jsonFromDevice(device));
  json kernels = json::array();
  for (const KernelIdentity& kernel : context.kernels) kernels.push_back(jsonFromKernel(kernel));
  json launchCosts = json::object();
  for (const auto& [device, costs] : context.launchCosts) launchCosts[device] = jsonFromCosts(costs);
  json noiseFloors = json::object();
  for (const auto& [device, floor] : context.noiseFloors) noiseFloors[device] = jsonFromNoiseFloor(floor);
  json object = {{"headroom_version", context.headroomVersion},
                 {"started_at", context.startedAt},
                 {"host", context.host},
                 {"operating_system", context.operatingSystem},
                 {"processor", context.processor},
                 {"processors", context.processors},
                 {"environment", json(context.environment)},
                 {"devices", std::move(devices)},
                 {"kernels", std::move(kernels)},
                 {"kernel_folders", context.kernelFolders},
                 {"launch_costs", std::move(launchCosts)},
                 {"noise_floors", std::move(noiseFloors)}};
  if (!context.hosting.empty()) object["hosting"] = context.hosting;
  if (!context.namedHost.empty()) object["named_host"] = context.namedHost;
  for (const MachineContext& machine : context.otherMachines)
    object["other_machines"].push_back(jsonFromMachine(machine));
  return object;
}

RunContext contextFromJson(const json& object) {
  RunContext context;
  context.headroomVersion = textAt(object, "headroom_version");
  context.startedAt = textAt(object, "started_at");
  context.host = textAt(object, "host");
  context.operatingSystem = textAt(object, "operating_system");
  context.processor = textAt(object, "processor");
  context.namedHost = object.value("named_host", std::string());
  context.processors = integerAt<unsigned>(object, "processors");
  context.environment = object.at("environment").get<std::map<std::string, std::string>>();
  for (const json& machine : object.value("other_machines", json::array()))
    context.otherMachines.push_back(machineFromJson(machine));
  for (const json& device : object.at("devices")) {
    context.devices.push_back(deviceFromJson(device));
    context.devices.back().machine = machineOf(context.devices.back(), context);
  }
  for (const json& kernel : object.at("kernels")) context.kernels.push_back(kernelFromJson(kernel));
  // Contexts of earlier versions have none.
  context.kernelFolders = object.value("kernel_folders", std::vector<std::string>());
  context.hosting = object.value("hosting", std::string());
  for (const auto& [device, costs] : object.at("launch_costs").items()) {
    context.launchCosts[device] = costsFromJson(costs);
  }
  for (const auto& [device, floor] : object.at("noise_floors").items()) {
    context.noiseFloors[device] = noiseFloorFromJson(floor);
  }
  return context;
}

}  // namespace headroom
