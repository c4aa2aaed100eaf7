// A host that adds the expected outputs of commands to jobs, if the user agreed to the commands.
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
  /// Removes the commands' output files.
  ~ReferencedHost() override;

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override;
  std::optional<RunContext> context(const std::stop_token& stop) override { return host_->context(stop); }

 private:
  void addExpected(MeasureJob& job, const JobSink& sink, const std::stop_token& stop);

  std::unique_ptr<JobHost> host_;
  std::filesystem::path folder_;                  // parent of all scratch folders; created when needed
  std::map<std::string, ExpectedOutputs> known_;  // by everything that a command's output depends on
};

}  // namespace headroom
