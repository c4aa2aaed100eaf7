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

/// How an attempt samples where runs sample like `usual`: once, and for 0.4 of the time.
constexpr Sampling attemptSampling(const Sampling& usual) {
  constexpr double kPart = 0.4;
  Sampling sampling = usual;
  sampling.timeBudgetSeconds *= kPart;
  sampling.rounds = 1;
  sampling.freshRounds = false;
  return sampling;
}

struct AttemptPlan {
  std::string device;  ///< selector
  Variant variant;
  Size size;
  ParameterValues parameters;  ///< as in RunPlan
  Sampling sampling = attemptSampling({});
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
