// The probes by what they time; each family is a file of its own.
#pragma once

#include <map>

#include "probes/probe.hpp"

namespace headroom {

std::vector<DeviceProbe> launchProbes();
std::vector<DeviceProbe> buildProbes();
std::vector<DeviceProbe> allocationProbes();
std::vector<DeviceProbe> transferProbes();
std::vector<DeviceProbe> clockProbes();

/// The workload that all of them belong to.
inline constexpr const char* kProbeWorkload = "overheads";

/// DeviceProbe::story of what is in its workload's story everywhere: what a probe times is the same question on every
/// kind of device.
inline const std::set<DeviceType> kEveryStory{DeviceType::Cpu, DeviceType::Gpu};

/// What a probe carries out, and its labels by experiment.
inline GuideNotes probeNotes(std::vector<std::string> carries, std::map<std::string, std::string> experiments) {
  GuideNotes notes;
  notes.carries = std::move(carries);
  notes.experiments = std::move(experiments);
  return notes;
}

/// DeviceProbe::open of a probe that is made from its session and input.
template <typename Probe>
std::unique_ptr<OpenProbe> opened(DeviceSession& session, const ProbeInput& input) {
  return std::make_unique<Probe>(session, input);
}

}  // namespace headroom
