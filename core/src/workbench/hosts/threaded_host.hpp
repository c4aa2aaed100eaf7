// A host whose calls run on one thread of its own, because a child process ends with the thread that started it.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "jobs/job_host.hpp"

namespace headroom {

/// Callers wait, so that sinks are called while they do. One call at a time.
class ThreadedHost : public JobHost {
 public:
  explicit ThreadedHost(std::unique_ptr<JobHost> host);
  ~ThreadedHost() override;

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override;
  std::optional<RunContext> context(const std::stop_token& stop) override;

 private:
  void serve(const std::stop_token& ending);
  /// Rethrows what the call throws.
  void perform(const std::function<void()>& call);

  std::unique_ptr<JobHost> host_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  const std::function<void()>* call_ = nullptr;
  std::exception_ptr failure_;
  std::jthread thread_;  // last, because it uses all of the above
};

}  // namespace headroom
