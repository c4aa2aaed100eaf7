#include "headroom/story.hpp"

#include <algorithm>

#include "headroom/catalogue/unsupported.hpp"
#include "headroom/workloads.hpp"

namespace headroom {
namespace {

/// Devices other than CPUs are treated as GPUs: accelerators run the same kernels well.
DeviceType kindOf(const DeviceDescription& device) {
  return device.type == DeviceType::Cpu ? DeviceType::Cpu : DeviceType::Gpu;
}

/// Host implementations last, the rest in the catalogue's order: by rank, from plain to best.
std::vector<std::string> idsInOrder(std::vector<const Variant*> variants) {
  std::stable_partition(variants.begin(), variants.end(),
                        [](const Variant* variant) { return !variant->isHostPeer(); });
  std::vector<std::string> ids;
  for (const Variant* variant : variants) ids.push_back(variant->id);
  return ids;
}

}  // namespace

std::vector<std::string> storyOf(const Catalogue& catalogue, std::string_view workload, const DeviceDescription& device,
                                 const ParameterValues& parameters) {
  const Workload& wanted = findWorkload(workload);
  std::vector<const Variant*> able;
  std::vector<const Variant*> declared;
  for (const Variant& variant : catalogue.variants()) {
    if (variant.workload != wanted.id || !whyUnsupported(variant, device, parameters).empty()) continue;
    able.push_back(&variant);
    if (variant.story.contains(kindOf(device))) declared.push_back(&variant);
  }
  return idsInOrder(declared.empty() ? able : declared);
}

}  // namespace headroom
