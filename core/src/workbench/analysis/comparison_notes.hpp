// Differences between the conditions of two runs.
#pragma once

#include <string>
#include <vector>

#include "headroom/run/run_document.hpp"

namespace headroom {

/// Returns a sentence for each difference in device, driver, kernels, host, environment, plan and configurations, and
/// for each incomplete run.
std::vector<std::string> differencesOfConditions(const RunDocument& base, const RunDocument& fresh);

}  // namespace headroom
