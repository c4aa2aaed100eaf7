// A host that adds the expected outputs of commands to jobs, if the user agreed to the commands.
#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "jobs/job_host.hpp"
#include "workbench/references/command_reference.hpp"

namespace headroom {

/// Commands run on this machine, one at a time, and not while it measures: commands for jobs of other machines wait for
/// the end of its job.
class ReferencedHost : public JobHost {
 public:
  /// The host must outlive it.
  explicit ReferencedHost(JobHost& host) : host_(host) {}
  /// Removes the commands' output files.
  ~ReferencedHost() override;

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override;
  std::optional<RunContext> context(const std::stop_token& stop) override { return host_.context(stop); }

  /// Returns the job with its expected outputs. May be called from several threads.
  [[nodiscard]] Job completed(const Job& job, const JobSink& sink, const std::stop_token& stop);

 private:
  void addExpected(MeasureJob& job, const JobSink& sink, const std::stop_token& stop);
  [[nodiscard]] bool isKnown(const std::string& key);
  JobOutcome perform(const Job& job, const std::string& deviceId, const JobSink& sink, const std::stop_token& stop);

  JobHost& host_;
  std::mutex measuring_;                          // held while a job measures on this machine; after mutex_, if both
  std::mutex mutex_;                              // for the members below: jobs of several hosts may come at once
  std::filesystem::path folder_;                  // parent of all scratch folders; created when needed
  std::map<std::string, ExpectedOutputs> known_;  // by everything that a command's output depends on
};

}  // namespace headroom
