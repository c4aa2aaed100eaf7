#include "workbench/sweep/machine_sweeps.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <optional>
#include <random>
#include <string_view>
#include <utility>

#include "headroom/values/device_place.hpp"
#include "headroom/values/same_device.hpp"
#include "system/machine.hpp"
#include "workbench/sweep/lanes.hpp"
#include "workbench/sweep/lost_runner.hpp"

namespace headroom {
namespace {

/// Ceilings of matrix products have sizes of their own.
Size sizeOf(const PointGroup& group) {
  return group.back().size;
}

/// Progress of several machines as one.
class JointProgress {
 public:
  using Clock = std::chrono::steady_clock;

  explicit JointProgress(std::size_t machines) : parts_(machines) {}

  Progress joined(std::size_t machine, Progress progress, const std::string& host) {
    const Clock::time_point now = Clock::now();
    parts_[machine] = {progress.done, progress.secondsLeft, now};
    progress.done = 0;
    for (const Part& part : parts_) {
      progress.done += part.done;
      const std::optional<double> left = secondsLeft(part, now);
      if (left > progress.secondsLeft) progress.secondsLeft = left;
    }
    if (!progress.activity.empty()) {
      progress.activity = host.empty() ? fmt::format("on this machine: {}", progress.activity)
                                       : fmt::format("on {}: {}", host, progress.activity);
    }
    return progress;
  }

 private:
  struct Part {
    std::size_t done = 0;
    std::optional<double> secondsLeft;  ///< as of `heard`
    Clock::time_point heard;
  };
  /// Time passes between two messages of a machine, too.
  static std::optional<double> secondsLeft(const Part& part, Clock::time_point now) {
    if (!part.secondsLeft) return std::nullopt;
    return std::max(0.0, *part.secondsLeft - std::chrono::duration<double>(now - part.heard).count());
  }
  std::vector<Part> parts_;
};

unsigned processorsOf(const RunContext& context, const std::string& host) {
  for (const MachineContext& other : context.otherMachines) {
    if (other.namedHost == host) return std::max(1U, other.processors);
  }
  return std::max(1U, context.processors);
}

}  // namespace

void MachineSweeps::add(PointGroup group) {
  if (group.empty()) return;
  points_ += rowsToTell(group);
  const DeviceDescription& device = *group.front().device;
  auto machine = std::find_if(machines_.begin(), machines_.end(), [&device](const OneMachine& other) {
    return std::any_of(other.known.begin(), other.known.end(),
                       [&device](const Machine& known) { return isSameMachine(known, device.machine); });
  });
  if (machine == machines_.end()) {
    machine = machines_.insert(machines_.end(), OneMachine{{}, std::string(hostInId(device.id)), false, {}});
  }
  machine->known.push_back(device.machine);
  // The workbench's own host is nearly always here, even where Linux does not report its identity.
  machine->isHere = machine->isHere || hostInId(device.id).empty() ||
                    (!device.machine.bootId.empty() && device.machine.bootId == bootId());
  machine->groups.push_back(std::move(group));
}

void MachineSweeps::measure(const SweepConditions& conditions, const Tell& tell, const std::stop_token& stop) {
  if (machines_.size() == 1) return measureOne(machines_.front(), conditions, tell, stop);
  std::vector<Lane> lanes;
  for (const OneMachine& machine : machines_) {
    lanes.push_back({[this, &machine, &conditions](const Tell& toLane, const std::stop_token& stopOfLane,
                                                   const HearOthers& hearOthers) {
                       const DoJob doJob = [&](const Job& job, const JobSink& sink, const std::stop_token& stopOfJob) {
                         JobOutcome outcome = conditions.doJob(job, sink, stopOfJob);
                         hearOthers();
                         return outcome;
                       };
                       measureOne(machine, {conditions.context, conditions.seed, doJob}, toLane, stopOfLane);
                     },
                     machine.isHere});
  }
  JointProgress joint(machines_.size());
  const HearLane hear = [&](std::size_t lane, decltype(RunEvent::what) what) {
    if (auto* progress = std::get_if<Progress>(&what))
      *progress = joint.joined(lane, std::move(*progress), machines_[lane].host);
    tell(std::move(what));
  };
  runLanes(lanes, hear, stop);
}

void MachineSweeps::measureOne(const OneMachine& machine, const SweepConditions& conditions, const Tell& tell,
                               const std::stop_token& stop) const {
  // The machine may have several hosts, one of which is gone.
  std::map<std::string_view, LostRunner> runners;
  LostRunner* runner = nullptr;
  const DoJob doJob = [&runner](const Job& job, const JobSink& sink, const std::stop_token& stopOfJob) {
    return runner->execute(job, sink, stopOfJob);
  };
  SweepState sweep{doJob, tell, stop, {}, {}, std::mt19937_64(conditions.seed)};
  sweep.launchCosts = conditions.context.launchCosts;
  sweep.processors = processorsOf(conditions.context, machine.host);
  sweep.totalPoints = points_;
  for (const PointGroup& group : machine.groups) sweep.timeLeft.add(predictedSeconds(group));
  for (const PointGroup& group : machine.groups) {
    runner = &runners.try_emplace(hostInId(group.front().device->id), conditions.doJob).first->second;
    measureGroup(sweep, group);
    if (!stop.stop_requested()) tell(SizeFinished{group.front().device->id, sizeOf(group)});
  }
}

}  // namespace headroom
