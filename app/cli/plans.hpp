// Plans from the words of the command line: variants, sizes and devices.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "commands.hpp"

namespace headroom::cli {

/// In place of variants' names.
inline constexpr std::string_view kStory = "story";  // see headroom/story.hpp
inline constexpr std::string_view kAll = "all";
inline constexpr std::string_view kBest = "best";  // see headroom/choice.hpp

/// A device as it was asked for.
struct ChosenDevice {
  std::string selector;
  DeviceDescription device;
};

/// Returns the options with the hosts of hosts.toml, if a host is named. Throws UsageError unless it is one of them.
CommonOptions knowingHost(const CommonOptions& given, const std::string& host);

/// Returns the device's selector on the host, if one is named. Throws UsageError if the selector names a host too.
std::string deviceOnHost(const std::string& host, const std::string& device);

/// Throws UsageError for a number of workers that is out of range, and for several in this process.
void requireSoundWorkers(const CommonOptions& common, int workers);

/// Several workers return rows as they measure them.
void putWorkersRowsInOrder(CollectedRun& collected, const std::vector<RunPlan>& plans);

/// Each once, in the order of the selectors; the default device where there are none. Throws NoDeviceError.
std::vector<ChosenDevice> chosenDevices(const std::vector<std::string>& selectors,
                                        const std::vector<DeviceDescription>& devices);

/// What is to be planned; `common` has all but variants, sizes and devices of the plans.
struct Wanted {
  std::string workload;              // an id, or "all"
  std::string variants;              // names, ids and "story", comma-separated; or "all"
  std::optional<std::string> sizes;  // none: the workloads' own
  RunPlan common;
  bool timesTransfers = true;  // where a workload's question needs them, see Workload::countsTransfers
};

struct Planned {
  std::vector<RunPlan> plans;
  double estimatedSeconds = 0;
  std::vector<std::string> notes;  // on sizes of another kind than the workload's
};

/// Throws UsageError for words that mean nothing on any device.
void requireKnownWords(const Wanted& wanted, const Catalogue& catalogue);

/// Workloads with the same sizes share a plan, and so its ceilings; devices with the same points share one too. Throws
/// UsageError.
Planned plansFor(const Wanted& wanted, const Catalogue& catalogue, const std::vector<ChosenDevice>& devices);

/// Plans that are as they should be, each for all of the devices.
Planned planned(std::vector<RunPlan> plans, const Catalogue& catalogue, const std::vector<ChosenDevice>& devices);

/// Finds the devices that the selectors name. Returns the exit code. Of several machines, those that cannot be reached
/// or have no device are left out with a sentence: see leaveMachinesOut. Throws NoDeviceError.
int lookForDevices(Workbench& workbench, const CommonOptions& common, const std::vector<std::string>& selectors,
                   std::vector<ChosenDevice>& chosen);

/// Prints the planned points, their estimated duration and the notes to stderr, unless quiet.
void announce(const CommonOptions& common, const Planned& planned, const std::vector<ChosenDevice>& devices);

}  // namespace headroom::cli
