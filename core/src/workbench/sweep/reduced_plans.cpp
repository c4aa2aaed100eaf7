#include "workbench/sweep/reduced_plans.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "headroom/values/device_place.hpp"
#include "workbench/sweep/sweep.hpp"

namespace headroom {
namespace {

bool isHostLeftOut(std::string_view host, std::span<const LeftOut> leftOut) {
  return std::any_of(leftOut.begin(), leftOut.end(), [host](const LeftOut& machine) { return machine.host == host; });
}

bool isLeftOut(std::string_view selector, std::span<const LeftOut> leftOut) {
  return isHostLeftOut(hostInId(selector), leftOut);
}

/// The context has the conditions of its first machine in members of its own.
void takeMachine(RunContext& context, MachineContext machine) {
  context.namedHost = std::move(machine.namedHost);
  context.headroomVersion = std::move(machine.headroomVersion);
  context.host = std::move(machine.host);
  context.operatingSystem = std::move(machine.operatingSystem);
  context.processor = std::move(machine.processor);
  context.processors = machine.processors;
  context.environment = std::move(machine.environment);
}

/// Returns the hosts that the selectors name, each once.
std::vector<std::string> hostsIn(std::span<const std::string> selectors) {
  std::vector<std::string> hosts;
  for (const std::string& selector : selectors) {
    const std::string host(hostInId(selector));
    if (std::find(hosts.begin(), hosts.end(), host) == hosts.end()) hosts.push_back(host);
  }
  return hosts;
}

std::string noDeviceText(const std::string& host) {
  if (host.empty()) return "This machine has no OpenCL device.";
  return fmt::format("Host {0} has no OpenCL device. `headroom-cli hosts check {0}` shows what is missing.", host);
}

}  // namespace

std::vector<std::string> selectorsWithout(std::span<const std::string> selectors, std::span<const LeftOut> leftOut) {
  std::vector<std::string> others;
  std::copy_if(selectors.begin(), selectors.end(), std::back_inserter(others),
               [leftOut](const std::string& selector) { return !isLeftOut(selector, leftOut); });
  return others;
}

std::vector<RunPlan> plansWithout(std::span<const RunPlan> plans, std::span<const LeftOut> leftOut) {
  std::vector<RunPlan> others;
  for (const RunPlan& plan : plans) {
    // Without selectors it is for the default device of this machine.
    if (plan.devices.empty() && isLeftOut({}, leftOut)) continue;
    RunPlan other = plan;
    other.devices = selectorsWithout(plan.devices, leftOut);
    if (plan.devices.empty() || !other.devices.empty()) others.push_back(std::move(other));
  }
  return others;
}

RunContext contextWithout(RunContext begun, std::span<const LeftOut> leftOut) {
  std::erase_if(begun.devices, [leftOut](const DeviceDescription& device) { return isLeftOut(device.id, leftOut); });
  std::erase_if(begun.otherMachines,
                [leftOut](const MachineContext& machine) { return isHostLeftOut(machine.namedHost, leftOut); });
  if (!isHostLeftOut(begun.namedHost, leftOut) || begun.otherMachines.empty()) return begun;
  takeMachine(begun, std::move(begun.otherMachines.front()));
  begun.otherMachines.erase(begun.otherMachines.begin());
  return begun;
}

RunFinished finishedWithout(std::span<const LeftOut> leftOut, RunFinished finished) {
  if (leftOut.empty() || finished.outcome != Outcome::Completed) return finished;
  finished.outcome = Outcome::Failed;
  for (const LeftOut& machine : leftOut) finished.reason += (finished.reason.empty() ? "" : " ") + machine.reason;
  finished.reason += " Only other machines are used.";
  return finished;
}

RunFinished findDevicesOfEach(std::span<const std::string> selectors, std::vector<DeviceDescription>& devices,
                              std::vector<LeftOut>& leftOut, const DoJob& doJob, const Tell& tell,
                              const std::stop_token& stop) {
  const std::vector<std::string> hosts = hostsIn(selectors);
  if (hosts.size() + leftOut.size() < 2) return findDevices(selectors, devices, doJob, tell, stop);
  RunFinished failure;
  for (const std::string& host : hosts) {
    const std::string selector = placedId(host, {});
    std::vector<DeviceDescription> found;
    const RunFinished listed = findDevices(std::span(&selector, 1), found, doJob, tell, stop);
    if (listed.outcome == Outcome::Cancelled) return listed;
    if (listed.outcome == Outcome::Completed && !found.empty()) {
      devices.insert(devices.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
      continue;
    }
    const bool isListed = listed.outcome == Outcome::Completed;
    leftOut.push_back({host, isListed ? noDeviceText(host) : listed.reason});
    failure = isListed ? RunFinished{Outcome::Failed, noDeviceText(host), true} : listed;
  }
  return devices.empty() ? failure : RunFinished{};
}

}  // namespace headroom
