#include "jobs/blank_row.hpp"

#include <algorithm>

#include "headroom/values/configuration.hpp"
#include "headroom/workloads.hpp"

namespace headroom {

ResultRow blankRow(const Workload& workload, const Variant& variant, Role role, Size size,
                   const ParameterValues& parameters, const DeviceDescription* device) {
  ResultRow row;
  row.workload = workload.id;
  row.variant = variant.id;
  row.title = variant.title;
  row.role = variant.isHostPeer() ? Role::HostPeer : role;
  row.size = size;
  row.items = static_cast<double>(itemsOf(workload, size));
  row.item = workload.item;
  row.rate = workload.rate;
  row.parameters = valuesFor(workload, parameters);
  row.iteration = variant.iteration;
  row.configuration = toText(configurationOf(variant));
  const OnDevice* const probe = variant.isProbe() ? findOnDevice(workload, variant.id) : nullptr;
  row.pixel = variant.pixel;
  const double floatsPerElement = static_cast<double>(bytesOf(variant.pixel.element)) / bytesOf(Element::Float);
  row.compulsoryFloats =
      probe != nullptr ? probe->movedFloats
                       : compulsoryBytes(workload, size, variant.pixel) / sizeof(float) / std::max(1.0, row.items);
  const Symbols symbols = symbolsFor(workload, variant, size, parameters, device);
  row.modelFloats = costPerPixel(variant.cost.memory, symbols);
  if (row.modelFloats) *row.modelFloats *= floatsPerElement;
  row.flops = flopsPerItem(workload, variant, size, symbols);
  row.executedFlops = costPerPixel(variant.cost.executed, symbols);
  row.precision = precisionOf(workload, variant);
  row.localFloats = costPerPixel(variant.cost.local, symbols);
  if (row.localFloats) *row.localFloats *= floatsPerElement;
  return row;
}

}  // namespace headroom
