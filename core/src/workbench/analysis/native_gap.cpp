#include "workbench/analysis/native_gap.hpp"

#include <fmt/format.h>

#include <optional>

#include "headroom/workloads.hpp"
#include "text/number_text.hpp"

namespace headroom {

namespace {

/// Ratio above which two good measurements of the same thing agree.
constexpr double kCloseEnough = 0.9;

/// Rate in GB/s or GFLOP/s, from the median.
std::optional<double> rateOf(const ResultRow& row, Bound bound) {
  return bound == Bound::Memory ? gigabytesPerSecond(row) : gigaflopsPerSecond(row);
}

}  // namespace

void NativeGap::hear(const DevicesFound& found) {
  if (!found.devices.empty()) machine_ = found.devices.front().machine.namedHost;
  for (const DeviceDescription& device : found.devices) {
    if (device.type == DeviceType::Cpu && device.machine.namedHost == machine_) cpuDevices_.insert(device.name);
  }
}

void NativeGap::hear(const ResultRow& row) {
  if (row.role == Role::Variant || row.host != machine_ || !isValid(row)) return;
  const Bound bound = findWorkload(row.workload).ceiling;
  // The native loops transfer memory and compute in float.
  const bool isNativeKind = bound == Bound::Memory || (bound == Bound::Compute && row.precision == Precision::Float);
  if (!isNativeKind) return;
  auto rate = rateOf(row, bound);
  if (!rate) return;
  const bool isNative = row.role == Role::HostPeer;
  // Compares a kernel's fastest launch with the native median, because other programs may slow either down.
  if (!isNative && row.minMs > 0) *rate *= row.medianMs / row.minMs;
  BestAtPlaces& bests = isNative ? native_ : ceilings_[row.device];
  Best& best = bests[{bound, row.size, row.pixel}];
  if (*rate > best.rate) best = {*rate, row.variant, row.size};
}

std::vector<std::string> NativeGap::sentences() const {
  std::vector<std::string> sentences;
  for (const std::string& device : cpuDevices_) {
    const auto ceilings = ceilings_.find(device);
    if (ceilings == ceilings_.end()) continue;
    for (const Bound bound : {Bound::Memory, Bound::Compute}) {
      double widest = kCloseEnough;
      std::string sentence;
      for (const auto& [place, native] : native_) {
        const auto kernel = ceilings->second.find(place);
        if (std::get<Bound>(place) != bound || kernel == ceilings->second.end()) continue;
        const double share = kernel->second.rate / native.rate;
        if (!(share < widest)) continue;  // a rate of 0 has no share
        widest = share;
        const bool isMemory = bound == Bound::Memory;
        sentence = fmt::format(
            "At {} {} reaches {} {} from C++ and {}, the best kernel on {}, even in its fastest launch {} ({:.0f}%): "
            "the "
            "{} ceiling there is the OpenCL driver's, not the processor's.",
            toText(native.size), native.variant, plainText(native.rate, 3), isMemory ? "GB/s" : "GFLOP/s",
            kernel->second.variant, device, plainText(kernel->second.rate, 3), 100 * share,
            isMemory ? "copy" : "arithmetic");
      }
      if (!sentence.empty()) sentences.push_back(std::move(sentence));
    }
  }
  return sentences;
}

}  // namespace headroom
