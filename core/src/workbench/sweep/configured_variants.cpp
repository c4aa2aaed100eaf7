#include "workbench/sweep/configured_variants.hpp"

#include <fmt/format.h>

#include "headroom/workloads.hpp"

namespace headroom {

namespace {

/// Returns the command that would tune the variant for this run.
std::string tuneCommand(const Variant& variant, const RunPlan& plan, const DeviceDescription& device, Size size) {
  std::string sizeArgument = toText(size);
  std::erase(sizeArgument, ' ');
  std::string command = fmt::format("headroom-cli tune --variants {} --sizes {}", variant.id, sizeArgument);
  for (const auto& [name, value] : valuesFor(findWorkload(variant.workload), plan.parameters))
    command += fmt::format(" --set {}={}", name, value);
  if (!plan.devices.empty()) command += fmt::format(" --device {}", device.id);
  return command;
}

}  // namespace

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
      findTuned_ ? findTuned_(variant, device, size, plan.parameters) : std::optional<Configuration>();
  if (best) {
    tell_(Note{fmt::format("{} at {} runs on {} with {}, which tuning found best.", variant.id, toText(size),
                           device.name, toText(*best)),
               NoteLevel::Routine});
    return *best;
  }
  const std::string parameters = afterComma(valuesFor(findWorkload(variant.workload), plan.parameters));
  tell_(Note{fmt::format("{} at {}{} has not been tuned for {}, so it runs with its defaults. `{}` looks for better "
                         "values.",
                         variant.id, toText(size), parameters, device.name, tuneCommand(variant, plan, device, size)),
             NoteLevel::Routine});
  return {};
}

}  // namespace headroom
