#include "workbench/sweep/lost_runner.hpp"

#include <fmt/format.h>

namespace headroom {

JobOutcome LostRunner::execute(const Job& job, const JobSink& sink, const std::stop_token& stop) {
  if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
  if (isGivenUp()) {
    JobOutcome outcome = outcome_;
    outcome.reason += fmt::format(" After {} such attempts, others were not made.", lost_);
    return outcome;
  }
  const Clock::time_point begin = Clock::now();
  JobOutcome outcome = doJob_(job, sink, stop);
  if (!outcome.noRunner) {
    lost_ = 0;
    return outcome;
  }
  if (++lost_ == 1) first_ = begin;
  last_ = Clock::now();
  outcome_ = outcome;
  return outcome;
}

bool LostRunner::isGivenUp() const {
  return lost_ >= kMostLostJobs && last_ - first_ >= patience_;
}

}  // namespace headroom
