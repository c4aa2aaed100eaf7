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

Size square(int side) {
  return {side, side, side};
}

std::vector<Size> imageSizes(DeviceType type) {
  if (type == DeviceType::Cpu) return {squareOf(1), squareOf(4), squareOf(16)};
  // Launches take most of 1 MP on a GPU, and the caches of the largest hold 16 MP.
  return {squareOf(1), squareOf(4), squareOf(16), squareOf(64)};
}

std::vector<Size> matrixSizes(DeviceType type) {
  if (type == DeviceType::Cpu) return {square(256), square(512), square(1024)};
  return {square(512), square(1024), square(2048), square(4096)};
}

bool fits(Size size, const DeviceDescription& device) {
  const double bytes = static_cast<double>(size.pixels()) * sizeof(float);
  const auto limit = [](std::uint64_t reported) { return kShareOfMemory * static_cast<double>(reported); };
  // What a driver does not report limits nothing.
  const bool isWithinMemory = device.globalMemoryBytes == 0 || kBuffers * bytes <= limit(device.globalMemoryBytes);
  return isWithinMemory && (device.maxAllocationBytes == 0 || bytes <= limit(device.maxAllocationBytes));
}

}  // namespace

std::vector<Size> storySizes(std::string_view workload, const DeviceDescription& device) {
  std::vector<Size> sizes = findWorkload(workload).isOfMatrices ? matrixSizes(device.type) : imageSizes(device.type);
  const Size smallest = sizes.front();
  std::erase_if(sizes, [&](Size size) { return !fits(size, device); });
  // There has to be one. It says itself that it does not fit, if so.
  if (sizes.empty()) sizes.push_back(smallest);
  return sizes;
}

}  // namespace headroom
