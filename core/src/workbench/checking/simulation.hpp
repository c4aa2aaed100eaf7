// A runner in Oclgrind: launches of one kernel, and Oclgrind's output about them.
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

/// Stops on request, or when the time is over.
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
  std::jthread timer_;  // last, because it uses all of the above
};

/// One launch, which may be incomplete.
struct Simulated {
  JobOutcome outcome;
  std::optional<ResultRow> row;
  std::optional<Launched> launched;
  std::string output;  ///< its output; only the end of a long one

  [[nodiscard]] bool hasCrashed() const { return outcome.kind == JobOutcome::Kind::RunnerDied; }
};

class Simulation {
 public:
  /// The launched variant and point.
  struct Subject {
    const Variant& variant;
    const ParameterValues& parameters;
  };

  /// Starts nothing yet. The references must outlive it. Throws Error if there is no Oclgrind or no temporary folder.
  Simulation(const Subject& subject, std::filesystem::path runner, const Watched& watched, TimeLimit& limit);
  ~Simulation();
  Simulation(const Simulation&) = delete;
  Simulation& operator=(const Simulation&) = delete;

  /// `progress` receives the current activity.
  Simulated launch(Size size, const std::function<void(std::string activity)>& progress);
  /// Ends the runner and returns the log.
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
