// One round of two kernels that take turns sample by sample.
#pragma once

#include <array>
#include <optional>
#include <stop_token>

#include "headroom/values/result.hpp"
#include "jobs/job.hpp"
#include "runner/cl/device_session.hpp"

namespace headroom {

/// A sample of a pair has launches for so many milliseconds, or one: so short that both of a pair meet the same clock
/// rate and the same neighbours, as far as they change from one millisecond to the next.
inline constexpr double kPairSampleMs = 0.5;

/// The rows of both, the base's first; nothing when stopped. What cannot be said of one of them is said of both.
std::optional<std::array<ResultRow, 2>> measurePair(DeviceSession& session, const PairJob& job, const JobSink& sink,
                                                    const std::stop_token& stop);

}  // namespace headroom
