#include "headroom/analysis/bandwidth.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "headroom/workloads.hpp"
#include "text/number_text.hpp"

namespace headroom {
namespace {

/// Bytes of a copy that exceeds the last-level caches of current GPUs.
constexpr double kBeyondCaches = 512e6;

bool isCopy(const ResultRow& row, const DeviceDescription& device) {
  return row.deviceId == device.id && isValid(row) && !isProbe(row) &&
         findWorkload(row.workload).ceiling == Bound::Memory &&
         4 * row.compulsoryFloats * itemsOf(row) >= kBeyondCaches;
}

}  // namespace

std::vector<std::string> bandwidthSentences(std::span<const ResultRow> rows,
                                            std::span<const DeviceDescription> devices) {
  std::vector<std::string> sentences;
  for (const DeviceDescription& device : devices) {
    if (!(device.memoryGigabytesPerSecond > 0)) continue;
    const ResultRow* best = nullptr;
    for (const ResultRow& row : rows) {
      if (!isCopy(row, device)) continue;
      if (best == nullptr || gigabytesPerSecond(row) > gigabytesPerSecond(*best)) best = &row;
    }
    if (best == nullptr) continue;
    const double reached = gigabytesPerSecond(*best).value_or(0);
    sentences.push_back(fmt::format(
        "{} moves {} GB/s at {}: {:.0f}% of the {} GB/s that the memory of {} has by its bus "
        "and clock.",
        best->variant, plainText(reached, 4), toText(best->size), 100 * reached / device.memoryGigabytesPerSecond,
        plainText(device.memoryGigabytesPerSecond, 4), countDevices(rows) > 1 ? deviceLabelOf(*best) : device.name));
  }
  return sentences;
}

}  // namespace headroom
