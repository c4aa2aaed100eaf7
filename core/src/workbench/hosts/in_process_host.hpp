// Jobs on the calling thread: for debuggers.
#pragma once

#include <utility>

#include "jobs/job_host.hpp"
#include "runner/engine.hpp"
#include "runner/own_context.hpp"
#include "workbench/hosts/log_excerpt.hpp"

namespace headroom {

class InProcessHost : public JobHost {
 public:
  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override {
    return engine_.execute(
        job,
        [&sink](JobEvent event) {
          shortenLog(event);
          sink(std::move(event));
        },
        stop);
  }
  std::optional<RunContext> context(const std::stop_token& /*stop*/) override { return ownContext(); }

 private:
  Engine engine_;
};

}  // namespace headroom
