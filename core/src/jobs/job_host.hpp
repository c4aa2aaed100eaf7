// Where jobs are done: on a thread of this process, or in a runner process.
#pragma once

#include <stop_token>

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
};

}  // namespace headroom
