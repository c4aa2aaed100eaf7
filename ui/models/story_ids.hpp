// Order of variants in charts: which of them come first if there are too many to show.
#pragma once

#include <QStringList>
#include <span>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/device.hpp"

namespace headroom {

/// Returns the ids of the default variants of the plans' workloads on the first of the devices, from plain to best;
/// empty without a device.
QStringList storyIdsOf(const Catalogue& catalogue, std::span<const RunPlan> plans,
                       std::span<const DeviceDescription> devices);

/// Returns all ids of the catalogue, default variants first. Colours are assigned in this order, so that lines that are
/// shown together differ most.
QStringList colourOrder(const Catalogue& catalogue);

}  // namespace headroom
