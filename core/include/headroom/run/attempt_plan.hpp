// A kernel as it is now, measured at once and briefly: what a save in an editor asks for.
#pragma once

#include <string>
#include <vector>

#include "headroom/run/job_times.hpp"
#include "headroom/values/parameters.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/sampling.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

struct AttemptPlan {
  std::string device;  ///< selector
  Variant variant;
  Size size;
  ParameterValues parameters;  ///< as in RunPlan
  Sampling sampling{.timeBudgetSeconds = 0.2, .rounds = 1, .freshRounds = false};
  /// Rows of ceilings that were measured at this size on this device; without them the row has no ceiling.
  std::vector<ResultRow> ceilings;
  /// Where there are none: measure them beside the kernel, which takes a few seconds.
  bool measuresCeilings = false;
};

struct AttemptDone {
  ResultRow row;
  JobTimes times;
  std::vector<ResultRow> ceilings;  ///< those that were measured beside it, for the next attempts
};

}  // namespace headroom
