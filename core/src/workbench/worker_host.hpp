// The host of one of several workers, which has a connection of its own.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "jobs/job_host.hpp"
#include "workbench/hosts/placed_hosts.hpp"
#include "workbench/references/referenced_host.hpp"

namespace headroom {

class WorkerHost : public JobHost {
 public:
  /// `selector`: names the host. `references`: shared by all workers, so that a command runs once; it must outlive
  /// this.
  WorkerHost(std::unique_ptr<PlacedHosts> placed, std::string selector, ReferencedHost& references)
      : placed_(std::move(placed)), selector_(std::move(selector)), references_(references) {}

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override {
    return placed_->execute(references_.completed(job, sink, stop), sink, stop);
  }
  std::optional<RunContext> context(const std::stop_token& stop) override {
    return placed_->contextOf(std::span(&selector_, 1), stop);
  }

 private:
  std::unique_ptr<PlacedHosts> placed_;
  std::string selector_;
  ReferencedHost& references_;
};

}  // namespace headroom
