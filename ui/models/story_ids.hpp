// The story of what was measured, for charts: which variants come first where there are too many.
#pragma once

#include <QStringList>
#include <span>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/device.hpp"

namespace headroom {

/// Ids, plain to best, of the plans' workloads on the first of the devices; none without a device.
QStringList storyIdsOf(const Catalogue& catalogue, std::span<const RunPlan> plans,
                       std::span<const DeviceDescription> devices);

/// All ids of the catalogue, those of stories first: the order in which they are given colours, so that lines that are
/// seen together differ most.
QStringList colourOrder(const Catalogue& catalogue);

}  // namespace headroom
