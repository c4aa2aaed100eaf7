#include "workbench/hosts/stable_ids.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

#include "jobs/job_devices.hpp"
#include "jobs/sub_device_id.hpp"

namespace headroom {
namespace {

/// Host implementations use none, and OpenCL is not started for them.
bool usesDevice(const Job& job) {
  return std::visit(
      [](const auto& each) {
        using Kind = std::decay_t<decltype(each)>;
        if constexpr (std::is_same_v<Kind, MeasureJob> || std::is_same_v<Kind, ImageJob>)
          return !each.variant.isHostPeer();
        return !std::is_same_v<Kind, ListDevicesJob> && !std::is_same_v<Kind, FreshStartJob>;
      },
      job);
}

}  // namespace

void StableIds::match(std::vector<DeviceDescription>& devices) {
  there_.clear();
  areKnownThere_ = true;
  std::vector<std::string> ids(devices.size());
  for (const DeviceDescription& device : known_) {
    const DeviceDescription* same = sameDevice(device, known_, devices);
    if (same == nullptr) continue;
    std::string& id = ids[static_cast<std::size_t>(same - devices.data())];
    if (id.empty()) id = device.id;
  }
  for (std::size_t i = 0; i < devices.size(); ++i) {
    const bool isNew = ids[i].empty();
    if (isNew) ids[i] = freeId(devices[i].id);
    there_[ids[i]] = devices[i].id;
    devices[i].id = ids[i];
    if (isNew) known_.push_back(devices[i]);
  }
}

bool StableIds::needsList(const Job& job) const {
  return !areKnownThere_ && !known_.empty() && usesDevice(job);
}

std::string StableIds::replaceIn(Job& job) const {
  if (!areKnownThere_ || !usesDevice(job)) return {};
  for (std::string* id : deviceIdsOf(job)) {
    const std::optional<SubDeviceId> part = parseSubDeviceId(*id);
    const std::string whole = part ? part->whole : *id;
    const auto known = std::find_if(known_.begin(), known_.end(),
                                    [&whole](const DeviceDescription& device) { return device.id == whole; });
    if (known == known_.end()) continue;  // the runner says that there is none
    const std::optional<std::string> now = there(whole);
    if (!now) return fmt::format("device {} ({})", known->name, whole);
    *id = part ? toText(SubDeviceId{*now, part->number, part->parts}) : *now;
  }
  return {};
}

void StableIds::restoreIn(JobEvent& event) const {
  const auto restore = [this](std::string& id) {
    for (const auto& [callers, runners] : there_) {
      if (runners != id) continue;
      id = callers;
      return;
    }
  };
  if (auto* ready = std::get_if<RowReady>(&event)) restore(ready->row.deviceId);
  if (auto* ready = std::get_if<ImageReady>(&event)) restore(ready->row.deviceId);
}

std::optional<std::string> StableIds::there(const std::string& id) const {
  const auto found = there_.find(id);
  return found == there_.end() ? std::nullopt : std::optional(found->second);
}

/// A device that was not there before may have the id of one that was.
std::string StableIds::freeId(const std::string& wanted) const {
  const auto isTaken = [this](const std::string& id) {
    return std::any_of(known_.begin(), known_.end(),
                       [&id](const DeviceDescription& device) { return device.id == id; });
  };
  if (!isTaken(wanted)) return wanted;
  const std::string platform = wanted.substr(0, wanted.find(':'));
  std::size_t number = 0;
  while (isTaken(fmt::format("{}:{}", platform, number))) ++number;
  return fmt::format("{}:{}", platform, number);
}

}  // namespace headroom
