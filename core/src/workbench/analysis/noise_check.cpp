#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "headroom/analysis/noise_floors.hpp"
#include "headroom/system/error.hpp"

namespace headroom {

RunPlan noiseCheck(RunPlan plan, int pairs) {
  plan.ceilings = false;
  plan.repeats = 2 * pairs;
  return plan;
}

std::vector<NoiseFinding> findNoise(const RunContext& context, std::span<const ResultRow> rows) {
  std::vector<NoiseFinding> findings;
  for (const DeviceDescription& device : context.devices) {
    std::vector<ResultRow> own;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(own),
                 [&device](const ResultRow& row) { return row.deviceId == device.id && row.role != Role::HostPeer; });
    NoiseFinding& finding = findings.emplace_back(NoiseFinding{device, std::nullopt, {}});
    try {
      finding.floor = noiseFloorOf(own);
      finding.floor->measuredAt = context.startedAt;
      finding.sentence = fmt::format("{}: two measurements of the same thing differ by up to {}.", device.name,
                                     toText(*finding.floor));
    } catch (const UsageError& failure) {
      finding.sentence = fmt::format("{}: {}", device.name, failure.what());
    }
  }
  return findings;
}

std::string toText(const NoiseFloor& floor) {
  return fmt::format("{:.2g}% ({} {})", floor.relative * 100, floor.pairs, floor.pairs == 1 ? "pair" : "pairs");
}

}  // namespace headroom
