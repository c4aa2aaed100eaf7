#include <algorithm>
#include <cmath>

#include "headroom/story.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// Planes or matrices that a variant holds at a time at most: inputs, result and scratch.
constexpr double kBuffers = 8;
/// What a run may take of the device's memory, and of the largest buffer: other programs need some.
constexpr double kShareOfMemory = 0.5;

bool fits(const Workload& workload, Size size, const DeviceDescription& device) {
  // Of planes the largest; else the half of what is read and written.
  const double bytes = isOfPlanes(workload) ? static_cast<double>(itemsOf(workload, size)) * sizeof(float)
                                            : compulsoryBytes(workload, size) / 2;
  const auto limit = [](std::uint64_t reported) { return kShareOfMemory * static_cast<double>(reported); };
  // What a driver does not report limits nothing.
  const bool isWithinMemory = device.globalMemoryBytes == 0 || kBuffers * bytes <= limit(device.globalMemoryBytes);
  return isWithinMemory && (device.maxAllocationBytes == 0 || bytes <= limit(device.maxAllocationBytes));
}

}  // namespace

std::vector<Size> storySizes(std::string_view workload, const DeviceDescription& device) {
  const Workload& problem = findWorkload(workload);
  std::vector<Size> sizes = device.type == DeviceType::Cpu ? problem.usualOnCpus : problem.usualElsewhere;
  const Size smallest = sizes.front();
  std::erase_if(sizes, [&](Size size) { return !fits(problem, size, device); });
  // There has to be one. It says itself that it does not fit, if so.
  if (sizes.empty()) sizes.push_back(smallest);
  return sizes;
}

}  // namespace headroom
