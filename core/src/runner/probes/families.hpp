// The probes by what they time; each family is a file of its own.
#pragma once

#include "runner/probes/probe.hpp"

namespace headroom {

std::vector<DeviceProbe> launchProbes();
std::vector<DeviceProbe> buildProbes();
std::vector<DeviceProbe> allocationProbes();
std::vector<DeviceProbe> transferProbes();
std::vector<DeviceProbe> clockProbes();

/// DeviceProbe::open of a probe that is made from its session and input.
template <typename Probe>
std::unique_ptr<OpenProbe> opened(DeviceSession& session, const ProbeInput& input) {
  return std::make_unique<Probe>(session, input);
}

}  // namespace headroom
