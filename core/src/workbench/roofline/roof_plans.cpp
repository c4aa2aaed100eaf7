// Plans for measurements that complete the roofs.
#include <algorithm>
#include <array>
#include <set>

#include "headroom/catalogue/unsupported.hpp"
#include "headroom/roofline.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// A smaller copy takes no longer than its launch.
constexpr double kSmallestCopy = 1e6;
/// Larger copies show no further memory level, and take long to fill.
constexpr double kLargestCopy = 512e6;
/// If no cache is reported: from sizes that most caches hold to sizes that none does.
constexpr std::array kUsualCopies{2e6, 8e6, 32e6, 128e6};
/// Of a cache: two for its plateau, two beyond it.
constexpr std::array kSharesOfCache{0.25, 0.5, 4.0, 8.0};
/// Long enough compared with the launch, and still short.
constexpr double kMegapixelsOfPeaks = 1;
/// A copy of one float per pixel.
constexpr double kBytesPerPixel = 2 * sizeof(float);
constexpr double kPerMillion = 1e-6;

std::vector<Size> copySizes(const DeviceDescription& device) {
  std::vector<double> bytes(kUsualCopies.begin(), kUsualCopies.end());
  if (device.globalCacheBytes > 0) {
    bytes.clear();
    for (const double share : kSharesOfCache) bytes.push_back(share * static_cast<double>(device.globalCacheBytes));
  }
  // Source and result are buffers of half this size.
  const double largest = std::min(kLargestCopy, static_cast<double>(device.maxAllocationBytes));
  std::vector<Size> sizes;
  for (const double footprint : bytes) {
    if (footprint < kSmallestCopy || footprint > largest) continue;
    sizes.emplace_back(squareOf(footprint / kBytesPerPixel * kPerMillion));
  }
  return sizes;
}

/// Without ceilings of its own, in fewer rounds, because these rates need less precision.
RunPlan roofPlan(const RunPlan& like) {
  constexpr int kRounds = 3;
  RunPlan plan;
  plan.devices = like.devices;
  plan.ceilings = false;
  plan.sampling = like.sampling;
  plan.sampling.rounds = std::min(plan.sampling.rounds, kRounds);
  plan.longestLaunchSeconds = like.longestLaunchSeconds;
  plan.seed = like.seed;
  return plan;
}

bool isWanted(const Variant& variant, const DeviceDescription& device, Bound limit) {
  return variant.isCeiling && variant.pixel.channels == 1 && findWorkload(variant.workload).ceiling == limit &&
         whyUnsupported(variant, device, {}).empty();
}

}  // namespace

std::vector<RunPlan> roofPlans(std::span<const RunPlan> plans, const Catalogue& catalogue,
                               const DeviceDescription& device) {
  if (plans.empty()) return {};
  std::set<Size> measured;
  std::set<std::string> variants;
  std::set<Precision> precisions;
  bool hasCeilings = false;
  for (const RunPlan& plan : plans) {
    hasCeilings = hasCeilings || plan.ceilings;
    for (const std::string& id : plan.variants) {
      const Variant& variant = catalogue.find(id);
      variants.insert(id);
      if (isOfPixels(findWorkload(variant.workload))) measured.insert(plan.sizes.begin(), plan.sizes.end());
      if (plan.ceilings) precisions.insert(precisionOf(findWorkload(variant.workload), variant));
    }
  }
  RunPlan copies = roofPlan(plans.front());
  copies.devices = {device.id};
  RunPlan peaks = copies;
  for (const Variant& variant : catalogue.variants()) {
    const bool isFloatCopy = variant.pixel.element == Element::Float && isWanted(variant, device, Bound::Memory);
    if (isFloatCopy) copies.variants.push_back(variant.id);
    const bool isMissingPeak = isWanted(variant, device, Bound::Compute) &&
                               !precisions.contains(precisionOf(findWorkload(variant.workload), variant));
    const bool isChain = isDependentChain(variant) && whyUnsupported(variant, device, {}).empty();
    if ((isMissingPeak || isChain) && !variants.contains(variant.id)) peaks.variants.push_back(variant.id);
  }
  for (const Size size : copySizes(device)) {
    if (!hasCeilings || !measured.contains(size)) copies.sizes.push_back(size);
  }
  peaks.sizes = {squareOf(kMegapixelsOfPeaks)};
  std::vector<RunPlan> more;
  for (RunPlan* plan : {&copies, &peaks}) {
    if (!plan->variants.empty() && !plan->sizes.empty()) more.push_back(std::move(*plan));
  }
  return more;
}

}  // namespace headroom
