// Families of probes by the timed operation; each is in a file of its own.
#pragma once

#include "runner/probes/probe.hpp"

namespace headroom {

std::vector<DeviceProbe> launchProbes();
std::vector<DeviceProbe> buildProbes();
std::vector<DeviceProbe> allocationProbes();
std::vector<DeviceProbe> transferProbes();
std::vector<DeviceProbe> clockProbes();

/// DeviceProbe::open for a probe that is constructed from its session and input.
template <typename Probe>
std::unique_ptr<OpenProbe> opened(DeviceSession& session, const ProbeInput& input) {
  return std::make_unique<Probe>(session, input);
}

}  // namespace headroom
