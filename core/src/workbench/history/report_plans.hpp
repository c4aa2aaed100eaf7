// The runs over the points of tunings and splits: lists of runs and reports describe them by their plans.
#pragma once

#include "headroom/run/run_plan.hpp"
#include "headroom/run/split_plan.hpp"
#include "headroom/run/tuning_plan.hpp"

namespace headroom {

[[nodiscard]] RunPlan planOfReport(const TuningReport& report);
[[nodiscard]] RunPlan planOfReport(const SplitReport& report);

}  // namespace headroom
