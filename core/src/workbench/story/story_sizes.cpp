#include <algorithm>
#include <cmath>

#include "headroom/story.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// Largest number of planes or matrices that a variant holds at a time: inputs, result and scratch.
constexpr double kBuffers = 8;
/// Largest share of the device's memory, and of its largest buffer, that a run uses: other programs need some.
constexpr double kShareOfMemory = 0.5;

bool fits(const Workload& workload, Size size, const DeviceDescription& device) {
  // For planes the largest; else half of the bytes read and written.
  const double bytes = isOfPlanes(workload) ? static_cast<double>(itemsOf(workload, size)) * sizeof(float)
                                            : compulsoryBytes(workload, size) / 2;
  const auto limit = [](std::uint64_t reported) { return kShareOfMemory * static_cast<double>(reported); };
  // A limit that a driver does not report is not applied.
  const bool isWithinMemory = device.globalMemoryBytes == 0 || kBuffers * bytes <= limit(device.globalMemoryBytes);
  return isWithinMemory && (device.maxAllocationBytes == 0 || bytes <= limit(device.maxAllocationBytes));
}

}  // namespace

std::vector<Size> storySizes(std::string_view workload, const DeviceDescription& device) {
  const Workload& problem = findWorkload(workload);
  std::vector<Size> sizes = device.type == DeviceType::Cpu ? problem.usualOnCpus : problem.usualElsewhere;
  const Size smallest = sizes.front();
  std::erase_if(sizes, [&](Size size) { return !fits(problem, size, device); });
  // At least one size. If it does not fit, its rows report that.
  if (sizes.empty()) sizes.push_back(smallest);
  return sizes;
}

}  // namespace headroom
