// The story of a workload: the few variants, from plain to best, that a run measures by default on a device; its sizes
// and its duration.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/size.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Returns ids, plain to best, host implementations last: those declared for this kind of device that it can run, or
/// all that it can run if none is declared. Throws UsageError for an unknown workload.
[[nodiscard]] std::vector<std::string> storyOf(const Catalogue& catalogue, std::string_view workload,
                                               const DeviceDescription& device, const ParameterValues& parameters);

/// Returns sizes that suit the device's kind, its memory and the workload's kind of size. Throws UsageError for an
/// unknown workload.
[[nodiscard]] std::vector<Size> storySizes(std::string_view workload, const DeviceDescription& device);

/// Returns the approximate duration of the plans on this device in seconds, including ceilings, rounds and starts of
/// the runner.
[[nodiscard]] double estimatedSeconds(std::span<const RunPlan> plans, const Catalogue& catalogue,
                                      const DeviceDescription& device);

/// Durations of work on several devices: machines work at the same time, the devices of one machine after each other.
class MachineSeconds {
 public:
  void add(const DeviceDescription& device, double seconds);
  [[nodiscard]] double longest() const;

 private:
  struct OneMachine {
    Machine machine;
    double seconds = 0;
  };
  std::vector<OneMachine> machines_;
};

/// Returns the approximate duration of plans that are each for all of these devices, likewise. Host implementations run
/// with the first device only.
[[nodiscard]] double estimatedSeconds(std::span<const RunPlan> plans, const Catalogue& catalogue,
                                      std::span<const DeviceDescription> devices);

/// For people, rounded to the accuracy of an estimate: "5 s", "40 s", "3 min", "1 h 20 min".
[[nodiscard]] std::string approximateDuration(double seconds);

}  // namespace headroom
