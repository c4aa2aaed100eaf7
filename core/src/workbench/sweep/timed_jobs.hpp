// Jobs whose time is sorted by what they say that they are doing.
#pragma once

#include "headroom/run/job_times.hpp"
#include "jobs/job.hpp"

namespace headroom {

/// Does jobs as `doJob` does and adds their times. Both outlive it.
[[nodiscard]] DoJob timedJobs(const DoJob& doJob, JobTimes& times);

}  // namespace headroom
