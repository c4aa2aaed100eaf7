// Hosts of jobs: a thread of this process, or a runner process.
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

  /// Executes one job; calls the sink on the calling thread. Never throws because of a job's failure.
  virtual JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) = 0;

  /// Returns the context of the process that executes jobs from now on: see ownContext. Nothing if stopped. Throws
  /// Error if there is no process.
  virtual std::optional<RunContext> context(const std::stop_token& stop) = 0;
};

}  // namespace headroom
