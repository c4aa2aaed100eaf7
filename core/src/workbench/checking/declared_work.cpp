// Declared work of a launch.
#include "headroom/checking.hpp"
#include "headroom/workloads.hpp"

namespace headroom {

DeclaredWork declaredWork(const Variant& variant, Size size, const ParameterValues& parameters) {
  const Workload& workload = findWorkload(variant.workload);
  const Symbols symbols = symbolsFor(workload, variant, size, parameters);
  const auto items = static_cast<double>(itemsOf(workload, size));
  DeclaredWork declared;
  if (const std::optional<double> each = flopsPerItem(workload, variant, size, symbols))
    declared.operations = *each * items;
  if (const std::optional<double> each = costPerPixel(variant.cost.memory, symbols))
    declared.accessedBytes = *each * items * static_cast<double>(bytesOf(variant.pixel.element));
  declared.compulsoryBytes = compulsoryBytes(workload, size, variant.pixel);
  return declared;
}

}  // namespace headroom
