// Attempt: a brief measurement of a kernel's current text, as after a save in an editor.
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

/// Returns the sampling of an attempt, given `usual` of runs: one round, and 0.4 of the time.
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
  /// Rows of ceilings measured at this size on this device; without them the row has no ceiling.
  std::vector<ResultRow> ceilings;
  /// Measures the ceilings beside the kernel if there are none, which takes a few seconds.
  bool measuresCeilings = false;
};

struct AttemptDone {
  ResultRow row;
  JobTimes times;
  std::vector<ResultRow> ceilings;  ///< ceilings measured beside the kernel, for the next attempts
};

}  // namespace headroom
