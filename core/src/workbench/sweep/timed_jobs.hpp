// Jobs whose time is attributed to the phases that they report.
#pragma once

#include "headroom/run/job_times.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Executes jobs with `doJob` and adds up their times. Both must outlive it.
[[nodiscard]] DoJob timedJobs(const DoJob& doJob, JobTimes& times);

}  // namespace headroom
