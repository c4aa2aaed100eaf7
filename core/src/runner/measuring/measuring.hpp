// What the ways of measuring a point share, on a device and on the host: the round's facts in the row, and the check of
// its result.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>

#include "headroom/values/result.hpp"
#include "headroom/values/workload.hpp"
#include "jobs/job.hpp"
#include "runner/measuring/launch_audit.hpp"
#include "runner/sampling/sampler.hpp"
#include "system/random_numbers.hpp"

namespace headroom {

/// "blur.local at 64 x 48"
std::string describe(const MeasureJob& job);

/// Generous bounds for one slow processor, see Activity::hostWorkSeconds.
double secondsToFill(const Workload& workload, Size size);

/// What fills input `index` of the workload.
RandomNumbers numbersOf(const Workload& workload, std::size_t index, std::uint64_t seed);

/// What earlier rounds tell the sampler.
Turn turnOf(const MeasureJob& job, double timerResolutionNs);

/// What earlier rounds know of the result.
AuditPlan auditPlanOf(const MeasureJob& job);
/// Tells the digest of the turn's result where the row is right.
void tellChecked(const LaunchAudit& audit, const ResultRow& row, const JobSink& sink);

/// The round's samples as facts of the row; what they mean is judged when all rounds are there.
void recordTiming(ResultRow& row, Timing timing, bool isTimedByHost, double otherLoad);

/// Compares with the reference, see validation.hpp. `result`: the whole plane, its numbers side by side.
void checkResult(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                 std::span<const float> result, const std::stop_token& stop);
void checkResult(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                 std::span<const std::uint8_t> result, const std::stop_token& stop);
void checkResult(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                 std::span<const std::int32_t> result, const std::stop_token& stop);

}  // namespace headroom
