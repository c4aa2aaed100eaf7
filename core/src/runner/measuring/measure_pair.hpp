// One round of two kernels that alternate sample by sample.
#pragma once

#include <array>
#include <optional>
#include <stop_token>

#include "headroom/values/result.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// A sample of a pair has launches for this many milliseconds, or one: short enough that both samples of a pair have
/// the same clock rate and the same background load, as far as these change between milliseconds.
inline constexpr double kPairSampleMs = 0.5;

/// Returns the rows of both, the base's first; nothing if stopped. A fault that cannot be attributed to one of them is
/// recorded for both.
std::optional<std::array<ResultRow, 2>> measurePair(DeviceSession& session, const PairJob& job, const JobSink& sink,
                                                    const std::stop_token& stop);

}  // namespace headroom
