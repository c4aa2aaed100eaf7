#include "engine/configured_variants.hpp"

#include <fmt/format.h>

namespace headroom {

const Variant& ConfiguredVariants::of(const Variant& variant, const RunPlan& plan, const DeviceDescription& device,
                                      Size size) {
  if (variant.tunables.empty()) return variant;
  Configuration values = tunedValues(variant, plan, device, size);
  for (const auto& [name, value] : plan.configuration) values[name] = value;
  if (values.empty()) return variant;
  return copies_.emplace_back(withConfiguration(variant, values));
}

Configuration ConfiguredVariants::tunedValues(const Variant& variant, const RunPlan& plan,
                                              const DeviceDescription& device, Size size) {
  if (!plan.tuned) return {};
  const std::optional<Configuration> best =
      findTuned_ ? findTuned_(variant, device, size, plan.sigma) : std::optional<Configuration>();
  if (best) {
    tell_(Note{fmt::format("{} at {} runs on {} with {}, which tuning found best.", variant.id, toText(size),
                           device.name, toText(*best))});
    return *best;
  }
  tell_(
      Note{fmt::format("{} at {} has not been tuned for {}, so it runs with its defaults. `headroom-cli tune "
                       "--variants {}` looks for better values.",
                       variant.id, toText(size), device.name, variant.id)});
  return {};
}

}  // namespace headroom
