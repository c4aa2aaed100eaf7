#include "workbench/hosts/placed_hosts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <thread>
#include <utility>

#include "headroom/system/error.hpp"
#include "jobs/job_devices.hpp"

namespace headroom {
namespace {

/// Rows of host implementations have no device.
void placeRow(ResultRow& row, const std::string& host) {
  if (row.role != Role::HostPeer && !row.deviceId.empty()) row.deviceId = placedId(host, row.deviceId);
}

void placeEvent(JobEvent& event, const std::string& host) {
  if (auto* found = std::get_if<DevicesFound>(&event)) {
    for (DeviceDescription& device : found->devices) device.id = placedId(host, device.id);
  }
  if (auto* ready = std::get_if<RowReady>(&event)) placeRow(ready->row, host);
  if (auto* ready = std::get_if<ImageReady>(&event)) placeRow(ready->row, host);
}

std::string machineText(std::string_view host) {
  return host.empty() ? "this machine" : fmt::format("host {}", host);
}

std::string severalMachinesText(std::string_view one, std::string_view other, std::string_view what) {
  return fmt::format("Devices of {} and of {} were named, and {} uses one machine. Choose devices of one.",
                     machineText(one), machineText(other), what);
}

MachineContext machineIn(RunContext&& context) {
  return {std::move(context.namedHost),       std::move(context.headroomVersion), std::move(context.host),
          std::move(context.operatingSystem), std::move(context.processor),       context.processors,
          std::move(context.environment)};
}

}  // namespace

void PlacedHosts::setHosts(std::vector<NamedHost> hosts) {
  if (hosts == hosts_) return;
  const std::lock_guard lock(mutex_);
  for (const NamedHost& before : hosts_) {
    const NamedHost* now = findHost(hosts, before.name);
    if (now == nullptr || *now != before) made_.erase(before.name);
  }
  hosts_ = std::move(hosts);
}

void PlacedHosts::renew(const std::string& name) {
  const std::lock_guard lock(mutex_);
  made_.erase(name);
}

JobOutcome PlacedHosts::execute(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  std::string name;
  JobHost* host = nullptr;
  try {
    name = hostOfJob(job);
    host = &hostNamed(name);
  } catch (const Error& error) {
    return {JobOutcome::Kind::Failed, error.what()};
  }
  if (name.empty()) return host->execute(job, sink, stop);
  Job there = job;
  for (std::string* id : deviceIdsOf(there)) *id = std::string(idOnHost(*id));
  return host->execute(
      there,
      [&](JobEvent event) {
        placeEvent(event, name);
        sink(std::move(event));
      },
      stop);
}

std::string PlacedHosts::hostOfSelector(std::string_view selector) const {
  const PlacedSelector placed = placedSelector(selector, hosts_);
  return placed.host ? placed.host->name : std::string();
}

std::optional<RunContext> PlacedHosts::contextOf(std::span<const std::string> selectors, const std::stop_token& stop,
                                                 std::vector<LeftOut>* leftOut) {
  std::vector<std::string> names;
  for (const std::string& selector : selectors) {
    std::string name = hostOfSelector(selector);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
  }
  if (names.empty()) names.emplace_back();
  std::optional<RunContext> context;
  std::exception_ptr first;
  std::vector<Reached> reached = reach(names, stop);
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::optional<RunContext>& found = reached[i].context;
    try {
      if (reached[i].failure) std::rethrow_exception(reached[i].failure);
    } catch (const Error& error) {
      if (leftOut == nullptr) throw;
      leftOut->push_back({names[i], error.what()});
      if (!first) first = std::current_exception();
      continue;
    }
    if (!found) return std::nullopt;
    if (context) {
      context->otherMachines.push_back(machineIn(std::move(*found)));
    } else {
      context = std::move(found);
    }
  }
  if (!context) std::rethrow_exception(first);
  return context;
}

/// At the same time, because each may take seconds to log in, or a deadline. This machine's runner is started by this
/// thread, because it ends with the thread that starts it.
std::vector<PlacedHosts::Reached> PlacedHosts::reach(std::span<const std::string> names, const std::stop_token& stop) {
  std::vector<Reached> reached(names.size());
  const auto reachOne = [&](std::size_t i) {
    try {
      reached[i].context = hostNamed(names[i]).context(stop);
    } catch (...) {
      reached[i].failure = std::current_exception();
    }
  };
  std::vector<std::jthread> threads;
  threads.reserve(names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!names[i].empty() && names.size() > 1) threads.emplace_back([&reachOne, i] { reachOne(i); });
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty() || names.size() == 1) reachOne(i);
  }
  threads.clear();
  return reached;
}

void PlacedHosts::requireOneMachine(std::span<const std::string> selectors, std::string_view what) const {
  std::optional<std::string> first;
  for (const std::string& selector : selectors) {
    std::string host = hostOfSelector(selector);
    if (first && *first != host) throw UsageError(severalMachinesText(*first, host, what));
    first = std::move(host);
  }
}

/// Throws UsageError for devices of several machines.
std::string PlacedHosts::hostOfJob(const Job& job) const {
  if (const auto* list = std::get_if<ListDevicesJob>(&job)) return hostOfSelector(list->selector);
  std::optional<std::string> host;
  for (const std::string* id : deviceIdsOf(job)) {
    const std::string_view named = hostInId(*id);
    if (!host) host = std::string(named);
    if (*host == named) continue;
    throw UsageError(severalMachinesText(*host, named, "a job"));
  }
  return host.value_or(std::string());
}

/// Throws UsageError if there is no such host.
JobHost& PlacedHosts::hostNamed(const std::string& name) {
  const std::lock_guard lock(mutex_);
  std::unique_ptr<JobHost>& host = made_[name];
  if (host == nullptr) host = make_(name.empty() ? Host() : hostOf(knownHost(hosts_, name)));
  return *host;
}

}  // namespace headroom
