#include <algorithm>
#include <iterator>

#include "runner/probes/families.hpp"

namespace headroom {

const std::vector<DeviceProbe>& deviceProbes() {
  static const std::vector<DeviceProbe> table = [] {
    std::vector<DeviceProbe> all;
    for (const auto& family : {launchProbes, buildProbes, allocationProbes, transferProbes, clockProbes}) {
      std::vector<DeviceProbe> probes = family();
      std::move(probes.begin(), probes.end(), std::back_inserter(all));
    }
    return all;
  }();
  return table;
}

const DeviceProbe* findProbe(std::string_view id) {
  constexpr std::string_view kWorkload = "overheads.";
  if (!id.starts_with(kWorkload)) return nullptr;
  for (const DeviceProbe& probe : deviceProbes())
    if (probe.name == id.substr(kWorkload.size())) return &probe;
  return nullptr;
}

}  // namespace headroom
