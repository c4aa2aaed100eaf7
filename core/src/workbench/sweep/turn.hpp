// One round of a row as a job: earlier rounds' results go into it, and its results into the row.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "jobs/job.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// A row during its rounds.
struct RowInWork {
  ResultRow row;
  std::optional<std::uint64_t> checkedDigest;  ///< see MeasureJob
};

/// Sets the status and the reason of a row whose round measured nothing; leaves a row with measurements unchanged.
void recordOutcome(ResultRow& row, const JobOutcome& outcome);

/// Measures the row's next round: `job` specifies the point and the method; round number, launch time and checked
/// digest come from the earlier rounds. A launch time in the job is used if it is longer, its launches per sample if
/// the row has no round yet. `known`: a row of the same kernel and size with a checked result, or nullptr. Appends the
/// round's samples to the row; a cancelled round leaves a row with rounds unchanged. `startSeconds`: since the run
/// began. `others` receives the events other than row and digest.
JobOutcome takeTurn(RowInWork& work, MeasureJob job, const ResultRow* known, double startSeconds, const DoJob& doJob,
                    const JobSink& others, const std::stop_token& stop);

/// Measures the next round of two rows together, after each has had one of its own. The job specifies kernels, size and
/// seed; the rest is filled in. Unless the outcome is Done, the rows stay unchanged.
JobOutcome takePairTurn(RowInWork& base, RowInWork& fresh, PairJob job, double startSeconds, const DoJob& doJob,
                        const JobSink& others, const std::stop_token& stop);

}  // namespace headroom
