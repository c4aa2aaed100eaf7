// The OpenCL worker: executes jobs one at a time on the calling thread, and owns every OpenCL object.
#pragma once

#include <memory>
#include <stop_token>

#include "jobs/job.hpp"

namespace headroom {

class Engine {
 public:
  Engine();
  ~Engine();
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  /// Never throws: a failure ends Failed with a sentence, and a point that fails is a row.
  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop);

 private:
  class Devices;
  JobOutcome attempt(const Job& job, const JobSink& sink, const std::stop_token& stop);

  std::unique_ptr<Devices> devices_;
};

}  // namespace headroom
