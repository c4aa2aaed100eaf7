// Jobs on the calling thread: for debuggers.
#pragma once

#include "jobs/job_host.hpp"
#include "runner/engine.hpp"

namespace headroom {

class InProcessHost : public JobHost {
 public:
  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override {
    return engine_.execute(job, sink, stop);
  }

 private:
  Engine engine_;
};

}  // namespace headroom
