// Where jobs are done: on a thread of this process, or in a runner process.
#pragma once

#include <optional>
#include <stop_token>

#include "headroom/values/run_context.hpp"
#include "jobs/job.hpp"

namespace headroom {

class JobHost {
 public:
  JobHost() = default;
  virtual ~JobHost() = default;
  JobHost(const JobHost&) = delete;
  JobHost& operator=(const JobHost&) = delete;

  /// Does one job; the sink is called on the calling thread. Never throws for what the job does.
  virtual JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) = 0;

  /// Of the process that does the jobs from now on, as it sees itself: see ownContext. Nothing when stopped. Throws
  /// Error where there is none.
  virtual std::optional<RunContext> context(const std::stop_token& stop) = 0;
};

}  // namespace headroom
