// Workers without processes: each is a function that computes the result of a job.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "jobs/blank_row.hpp"
#include "jobs/job_host.hpp"
#include "whole_values.hpp"

namespace headroom {

inline ResultRow timedRound(const MeasureJob& job, double ms) {
  ResultRow row = blankRow(findWorkload(job.variant.workload), job.variant, job.role, job.size, job.parameters);
  for (int i = 0; i < 10; ++i) row.samplesMs.push_back(ms * (1 + 0.0005 * i));
  row.wallSamplesMs = {ms * 1.01};
  row.rounds = {{0, 0.01, static_cast<int>(row.samplesMs.size()), 1, 0}};
  if (job.round == 0) row.ownError = ErrorFigures{1e-6, 1e-7, 120};
  summariseSamples(row);
  return row;
}

inline double launchMsOf(const Configuration& configuration) {
  double ms = 0.5;
  for (const auto& [name, value] : configuration) ms += 1.0 / (1 + value);
  return ms;
}

/// What all workers of a test share.
struct FakeMachines {
  std::mutex mutex;
  std::vector<DeviceDescription> devices;  // by worker
  /// Decides about a job before its result; by default it is measured.
  std::function<JobOutcome(std::size_t worker, const MeasureJob& job)> fate;
  std::function<bool(std::size_t worker)> starts;
  std::size_t together = 1;                                // no job ends before so many workers have one
  std::map<std::size_t, int> measured;                     // jobs by worker
  std::map<std::size_t, int> listed;                       // lists of devices by worker
  std::map<std::string, std::set<std::size_t>> measuring;  // workers by device
  std::size_t mostOnOneDevice = 0;
  std::set<std::size_t> later;  // workers with a round after the first one

  /// Waits for it, but not for ever.
  void waitUntil(const std::function<bool()>& isTrue) {
    for (int step = 0; step < 20000; ++step) {
      {
        const std::lock_guard lock(mutex);
        if (isTrue()) return;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }
};

class FakeWorker : public JobHost {
 public:
  FakeWorker(FakeMachines& machines, std::size_t index) : machines_(machines), index_(index) {}

  JobOutcome execute(const Job& job, const JobSink& sink, const std::stop_token& stop) override {
    if (std::holds_alternative<ListDevicesJob>(job)) {
      sink(DevicesFound{{machines_.devices[index_]}, {}});
      const std::lock_guard lock(machines_.mutex);
      ++machines_.listed[index_];
    }
    const auto* pair = std::get_if<PairJob>(&job);
    const MeasureJob* measure = pair != nullptr ? &pair->base : std::get_if<MeasureJob>(&job);
    if (measure == nullptr) return {};
    const std::string device = machines_.devices[index_].machine.bootId + measure->deviceId;
    enter(device, *measure);
    machines_.waitUntil([this] { return machines_.measured.size() >= machines_.together; });
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const JobOutcome outcome = machines_.fate ? machines_.fate(index_, *measure) : JobOutcome{};
    leave(device);
    if (stop.stop_requested()) return {JobOutcome::Kind::Cancelled};
    if (outcome.kind != JobOutcome::Kind::Done) return outcome;
    for (const MeasureJob* point : {measure, pair != nullptr ? &pair->fresh : nullptr}) {
      if (point != nullptr) sink(RowReady{timedRound(*point, launchMsOf(configurationOf(point->variant)))});
    }
    return outcome;
  }
  std::optional<RunContext> context(const std::stop_token& stop) override {
    if (stop.stop_requested()) return std::nullopt;
    if (machines_.starts && !machines_.starts(index_)) throw Error(Stage::Runner, "Its queue is closed.");
    RunContext context = someContext();
    context.host = machines_.devices[index_].machine.name;
    return context;
  }

 private:
  void enter(const std::string& device, const MeasureJob& job) {
    const std::lock_guard lock(machines_.mutex);
    ++machines_.measured[index_];
    if (job.round > 0) machines_.later.insert(index_);
    machines_.measuring[device].insert(index_);
    machines_.mostOnOneDevice = std::max(machines_.mostOnOneDevice, machines_.measuring[device].size());
  }
  void leave(const std::string& device) {
    const std::lock_guard lock(machines_.mutex);
    machines_.measuring[device].erase(index_);
  }

  FakeMachines& machines_;
  std::size_t index_;
};

}  // namespace headroom
