// Jobs in a runner process that is replaced when it dies or falls silent.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "jobs/job_host.hpp"
#include "jobs/protocol.hpp"
#include "workbench/hosts/fresh_cache.hpp"
#include "workbench/hosts/runner_process.hpp"

namespace headroom {

class RunnerHost : public JobHost {
 public:
  /// `program` has the `worker` command; a runner silent for longer than `deadline` is killed.
  RunnerHost(std::filesystem::path program, std::chrono::milliseconds deadline);
  ~RunnerHost() override;

  /// A job whose runner died is tried once more in a fresh runner; its row says so if the runner had crashed. If it
  /// crashes again, it is tried with a fresh PoCL cache and without program binaries, because damaged ones crash
  /// drivers. Where that works, and a last try with the old caches crashes again, they are removed.
  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override;

  /// Starts a runner where there is none. Until this is called again, a runner that replaces it has to be on the same
  /// machine.
  std::optional<RunContext> context(const std::stop_token& stop) override;

 private:
  JobOutcome executeOnce(const Job& job, const JobSink& sink, const std::stop_token& stop);
  JobOutcome executeWithoutCaches(const Job& job, const JobSink& sink, const std::stop_token& stop,
                                  const JobOutcome& crash);
  JobOutcome converse(std::uint64_t serial, const JobSink& sink, const std::stop_token& stop);
  JobOutcome lost(JobOutcome::Kind kind, const std::string& how);
  void start(const std::stop_token& stop);
  bool greets();
  void take(const Greeting& greeting);
  bool sharePixels(const ImageJob& photo);
  void deliver(EventLine line, const JobSink& sink);
  void avoidCaches();
  void useCachesAgain();

  RunnerProgram program_;
  std::chrono::milliseconds deadline_;
  std::unique_ptr<RunnerProcess> runner_;
  bool avoidsCaches_ = false;
  std::optional<FreshCache> freshPoclCache_;  // empty: the usual one, or the user's
  std::uint64_t serial_ = 0;
  std::uint64_t sharedImage_ = 0;      // identity of the last photo that this runner was given
  std::shared_ptr<PixelMemory> room_;  // for the pixels of the job's result
  bool crashed_ = false;               // how the last lost runner ended
  std::optional<RunContext> context_;  // as the last runner greeted
  std::vector<Note> notes_;            // of its greeting, until there is a sink for them
  bool hasGreeted_ = false;            // some runner
};

}  // namespace headroom
