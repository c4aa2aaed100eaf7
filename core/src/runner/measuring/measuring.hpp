// Functions shared by measurements on a device and on the host: the round's data in the row, and the check of its
// result.
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

/// Generous bounds for one slow core, see Activity::hostWorkSeconds.
double secondsToFill(const Workload& workload, Size size);

/// Contents of the workload's input `index`.
RandomNumbers numbersOf(const Workload& workload, std::size_t index, std::uint64_t seed);

/// The sampler's settings from earlier rounds.
Turn turnOf(const MeasureJob& job, double timerResolutionNs);

/// The audit's settings from earlier rounds.
AuditPlan auditPlanOf(const MeasureJob& job);
/// Sends the digest of the round's result if the row is correct.
void tellChecked(const LaunchAudit& audit, const ResultRow& row, const JobSink& sink);

/// Stores the round's samples in the row; they are evaluated when all rounds are complete.
void recordTiming(ResultRow& row, Timing timing, bool isTimedByHost, double otherLoad);

/// Compares with the reference, see validation.hpp. `result`: the whole plane, its numbers side by side.
void checkResult(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                 std::span<const float> result, const std::stop_token& stop);
void checkResult(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                 std::span<const std::uint8_t> result, const std::stop_token& stop);
void checkResult(ResultRow& row, const Workload& workload, const MeasureJob& job, const JobSink& sink,
                 std::span<const std::int32_t> result, const std::stop_token& stop);

}  // namespace headroom
