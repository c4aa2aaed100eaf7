// The variant that an experiment's page shows first.
#pragma once

#include <QString>
#include <span>

#include "headroom/guide/guide.hpp"

namespace headroom {

/// Returns the fastest valid variant at the largest size, leaving out baselines (the experiment's own, and the copies
/// that are the device's ceiling). Before any measurement, returns the first variant that reproduces a listing of the
/// guide, or otherwise the first one. Returns a baseline only if there is nothing else, and an empty id if the
/// experiment has no variants.
QString firstChoice(const Experiment& experiment, std::span<const Participant> participants,
                    std::span<const LabelledRow> rows);

}  // namespace headroom
