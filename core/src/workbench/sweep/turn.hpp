// One turn of a row as a job: what earlier turns know goes into it, what comes of it goes into the row.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>

#include "jobs/job.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// A row whose turns come in one by one.
struct RowInWork {
  ResultRow row;
  std::optional<std::uint64_t> checkedDigest;  ///< see MeasureJob
};

/// The status and the reason of a row whose turn measured nothing; leaves the row of one that did alone.
void recordOutcome(ResultRow& row, const JobOutcome& outcome);

/// Takes the row's next turn: `job` says what is measured and how; round, pace and what was checked are filled in from
/// the turns before. A pace that the job has already counts where it is the longer one, launches per sample where the
/// row has no turn yet. `known`: a row of the same kernel and size whose result was checked, or nullptr. The turn's
/// samples are put behind those that the row has; a turn that was cancelled leaves a row with turns as it was.
/// `startSeconds`: since the run began. `others` hears what is neither row nor digest.
JobOutcome takeTurn(RowInWork& work, MeasureJob job, const ResultRow* known, double startSeconds, const DoJob& doJob,
                    const JobSink& others, const std::stop_token& stop);

/// The next turn of two rows together, each of which has had one of its own. The job says which kernels, size and seed;
/// the rest is filled in. Unless it is Done, the rows are as they were.
JobOutcome takePairTurn(RowInWork& base, RowInWork& fresh, PairJob job, double startSeconds, const DoJob& doJob,
                        const JobSink& others, const std::stop_token& stop);

}  // namespace headroom
