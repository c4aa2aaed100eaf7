// How the conditions of two runs differ.
#pragma once

#include <string>
#include <vector>

#include "headroom/run/run_document.hpp"

namespace headroom {

/// A sentence for each difference of device, driver, kernels, host, environment, plan and configurations, and for each
/// run that is not whole.
std::vector<std::string> differencesOfConditions(const RunDocument& base, const RunDocument& fresh);

}  // namespace headroom
