// A host whose jobs know the expected outputs that commands compute, where a person agreed to that.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "jobs/job_host.hpp"
#include "workbench/references/command_reference.hpp"

namespace headroom {

class ReferencedHost : public JobHost {
 public:
  explicit ReferencedHost(std::unique_ptr<JobHost> host) : host_(std::move(host)) {}
  /// What the commands wrote goes with it.
  ~ReferencedHost() override;

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override;
  std::optional<RunContext> context(const std::stop_token& stop) override { return host_->context(stop); }

 private:
  void addExpected(MeasureJob& job, const JobSink& sink, const std::stop_token& stop);

  std::unique_ptr<JobHost> host_;
  std::filesystem::path folder_;                  // of all scratch folders; made when one is needed
  std::map<std::string, ExpectedOutputs> known_;  // by all that a command's answer depends on
};

}  // namespace headroom
