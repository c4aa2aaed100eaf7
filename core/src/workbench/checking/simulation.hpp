// A runner in Oclgrind: launches of one kernel, and what Oclgrind writes of them.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>

#include "headroom/run/check_plan.hpp"
#include "jobs/job.hpp"
#include "workbench/checking/oclgrind.hpp"
#include "workbench/checking/oclgrind_log.hpp"

namespace headroom {

/// A stop when somebody asks for it, or when the time is over.
class TimeLimit {
 public:
  TimeLimit(double seconds, const std::stop_token& stop);

  [[nodiscard]] std::stop_token token() const { return both_.get_token(); }
  [[nodiscard]] bool isOver();

 private:
  std::stop_source both_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  bool isOver_ = false;
  std::stop_callback<std::function<void()>> asked_;
  std::jthread timer_;  // last: it uses all of the above
};

/// One launch, which may not have come to its end.
struct Simulated {
  JobOutcome outcome;
  std::optional<ResultRow> row;
  std::optional<Launched> launched;
  std::string output;  ///< what was printed during it, its end where that is much

  [[nodiscard]] bool hasCrashed() const { return outcome.kind == JobOutcome::Kind::RunnerDied; }
};

class Simulation {
 public:
  /// What is to be launched.
  struct Subject {
    const Variant& variant;
    const ParameterValues& parameters;
  };

  /// Starts nothing yet. The references outlive it. Throws Error where there is no Oclgrind or no temporary folder.
  Simulation(const Subject& subject, std::filesystem::path runner, const Watched& watched, TimeLimit& limit);
  ~Simulation();
  Simulation(const Simulation&) = delete;
  Simulation& operator=(const Simulation&) = delete;

  /// `progress` gets what is being done.
  Simulated launch(Size size, const std::function<void(std::string activity)>& progress);
  /// Ends the runner; what was logged.
  [[nodiscard]] OclgrindLog end();
  /// "Oclgrind 21.10"; empty before a launch.
  [[nodiscard]] const std::string& name() const { return name_; }

 private:
  class Parts;
  JobOutcome findDevice();

  Subject subject_;
  TimeLimit& limit_;
  std::unique_ptr<Parts> parts_;
  std::string deviceId_;
  std::string name_;
};

}  // namespace headroom
