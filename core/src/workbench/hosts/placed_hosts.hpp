// Hosts as one: each job goes to the machine of its device, whose id names it: "gpu7/0:1".
#pragma once

#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "headroom/hosts/hosts_file.hpp"
#include "jobs/job_host.hpp"
#include "jobs/left_out.hpp"

namespace headroom {

/// Far ends see their own ids; devices and rows from them get the host's name before theirs. Jobs of different hosts
/// may be executed at the same time, from several threads; those of one host may not.
class PlacedHosts : public JobHost {
 public:
  /// Returns the host of jobs for a host; its name is empty for devices without a host in their id.
  using Make = std::function<std::unique_ptr<JobHost>(const Host& host)>;

  explicit PlacedHosts(Make make) : make_(std::move(make)) {}

  /// Sets the hosts that ids and selectors may name. Runners of others end. Not during a job.
  void setHosts(std::vector<NamedHost> hosts);

  /// Ends the runner of a host: devices of its next one have the ids of that one. Not during a job.
  void renew(const std::string& name);

  /// A job of devices of two machines fails.
  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override;
  std::optional<RunContext> context(const std::stop_token& stop) override { return contextOf({}, stop); }

  /// Returns the name of the host that the selector names; empty for the workbench's own. Throws UsageError if it names
  /// none.
  [[nodiscard]] std::string hostOfSelector(std::string_view selector) const;
  /// Returns the context of the machines that the selectors name, of the workbench's own without any: see
  /// JobHost::context. Throws UsageError likewise, and Error for a machine without a runner. With `leftOut`, machines
  /// without one are added to it instead, unless there is no other. Machines are reached at the same time.
  std::optional<RunContext> contextOf(std::span<const std::string> selectors, const std::stop_token& stop,
                                      std::vector<LeftOut>* leftOut = nullptr);
  /// Throws UsageError if the selectors name devices of several machines, which `what` cannot use.
  void requireOneMachine(std::span<const std::string> selectors, std::string_view what) const;

 private:
  struct Reached {
    std::optional<RunContext> context;
    std::exception_ptr failure;
  };
  std::vector<Reached> reach(std::span<const std::string> names, const std::stop_token& stop);
  [[nodiscard]] std::string hostOfJob(const Job& job) const;
  JobHost& hostNamed(const std::string& name);

  Make make_;
  std::vector<NamedHost> hosts_;
  std::mutex mutex_;  // for made_
  std::map<std::string, std::unique_ptr<JobHost>> made_;
};

}  // namespace headroom
