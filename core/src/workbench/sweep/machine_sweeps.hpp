// The groups of a run by machine: machines measure at the same time, each of them one group after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/run_context.hpp"
#include "workbench/sweep/point_group.hpp"

namespace headroom {

/// Common to all machines of a run.
struct SweepConditions {
  const RunContext& context;
  std::uint64_t seed = 1;  ///< of the order of points in rounds
  const DoJob& doJob;      ///< for several machines from several threads
};

class MachineSweeps {
 public:
  /// Groups of devices that are the same machine's under any name are measured in the order in which they were added:
  /// one whose system reports the same identity, or without it the same network name.
  void add(PointGroup group);
  [[nodiscard]] std::size_t points() const { return points_; }

  /// Sends what measureGroup sends, and SizeFinished after each group. Progress is that of all machines. Events of
  /// other machines are sent while no job is executed on this one.
  void measure(const SweepConditions& conditions, const Tell& tell, const std::stop_token& stop);

 private:
  struct OneMachine {
    std::vector<Machine> known;  ///< it, as its devices describe it
    std::string host;            ///< first name of it; empty: the workbench's own
    bool isHere = false;         ///< the machine of this program
    std::vector<PointGroup> groups;
  };
  void measureOne(const OneMachine& machine, const SweepConditions& conditions, const Tell& tell,
                  const std::stop_token& stop) const;

  std::vector<OneMachine> machines_;
  std::size_t points_ = 0;
};

}  // namespace headroom
