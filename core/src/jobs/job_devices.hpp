// Devices that a job names.
#pragma once

#include <string>
#include <vector>

#include "jobs/job.hpp"

namespace headroom {

/// Returns the ids of its devices, to be read or changed.
[[nodiscard]] std::vector<std::string*> deviceIdsOf(Job& job);
[[nodiscard]] std::vector<const std::string*> deviceIdsOf(const Job& job);

}  // namespace headroom
