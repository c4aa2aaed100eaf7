#include "plans.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <sstream>
#include <utility>

#include "console.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/run/workers.hpp"
#include "headroom/story.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/device_place.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

/// The words of a list without those that say "story", and whether there were any.
std::pair<std::string, bool> withoutStory(const std::string& words) {
  std::string others;
  bool hasStory = false;
  std::istringstream list(words);
  for (std::string word; std::getline(list, word, ',');) {
    const std::size_t first = word.find_first_not_of(' ');
    const std::size_t last = word.find_last_not_of(' ');
    if (first != std::string::npos && word.substr(first, last - first + 1) == kStory) {
      hasStory = true;
    } else {
      others += (others.empty() ? "" : ",") + word;
    }
  }
  return {hasStory ? others : words, hasStory};
}

std::vector<std::string> workloadsOf(const std::string& workload) {
  if (workload != kAll) return {findWorkload(workload).id};
  std::vector<std::string> ids;
  for (const Workload& each : workloads()) ids.push_back(each.id);
  return ids;
}

/// Ids in the catalogue's order, by workload.
std::map<std::string, std::vector<std::string>> variantsByWorkload(const Wanted& wanted, const Catalogue& catalogue,
                                                                   const DeviceDescription& device) {
  const auto [names, hasStory] = withoutStory(wanted.variants);
  std::map<std::string, std::vector<std::string>> variants;
  const auto add = [&](const std::string& id) {
    std::vector<std::string>& ids = variants[catalogue.find(id).workload];
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  };
  if (!names.empty()) {
    for (const std::string& id : catalogue.select(wanted.workload, names)) add(id);
  }
  if (!hasStory) return variants;
  for (const std::string& workload : workloadsOf(wanted.workload)) {
    requireParameters(findWorkload(workload), wanted.common.parameters);
    for (const std::string& id : storyOf(catalogue, workload, device, wanted.common.parameters)) add(id);
  }
  return variants;
}

class Planner {
 public:
  Planner(const Wanted& wanted, const Catalogue& catalogue) : wanted_(wanted), catalogue_(catalogue) {
    if (wanted.sizes) given_ = parseSizes(*wanted.sizes);
  }

  /// Host implementations belong to the first device.
  void add(const ChosenDevice& chosen, bool isFirst) {
    std::vector<RunPlan> plans;
    const auto variants = variantsByWorkload(wanted_, catalogue_, chosen.device);
    for (const Workload& workload : workloads()) {
      const auto found = variants.find(workload.id);
      if (found != variants.end()) addTo(plans, workload, found->second, chosen);
    }
    if (!isFirst) {
      for (RunPlan& plan : plans) plan.variants = withoutHost(plan);
      std::erase_if(plans, [](const RunPlan& plan) { return plan.variants.empty(); });
    }
    seconds_.add(chosen.device, estimatedSeconds(plans, catalogue_, chosen.device));
    planned_.estimatedSeconds = seconds_.longest();
    for (RunPlan& plan : plans) join(std::move(plan), chosen.selector);
  }

  Planned take() {
    for (RunPlan& plan : planned_.plans) {
      if (plan.devices == std::vector<std::string>{""}) plan.devices.clear();
    }
    return std::move(planned_);
  }

 private:
  void addTo(std::vector<RunPlan>& plans, const Workload& workload, const std::vector<std::string>& ids,
             const ChosenDevice& chosen) {
    const std::vector<Size> sizes = sizesOf(workload, chosen.device);
    auto plan = std::find_if(plans.begin(), plans.end(), [&](const RunPlan& each) { return each.sizes == sizes; });
    if (plan == plans.end()) {
      plan = plans.insert(plans.end(), wanted_.common);
      plan->sizes = sizes;
    }
    plan->variants.insert(plan->variants.end(), ids.begin(), ids.end());
  }

  std::vector<Size> sizesOf(const Workload& workload, const DeviceDescription& device) {
    if (given_.empty()) return storySizes(workload.id, device);
    WorkloadSizes converted = sizesFor(workload, given_);
    const bool isNew = std::find(planned_.notes.begin(), planned_.notes.end(), converted.note) == planned_.notes.end();
    if (!converted.note.empty() && isNew) planned_.notes.push_back(converted.note);
    return converted.sizes;
  }

  [[nodiscard]] std::vector<std::string> withoutHost(const RunPlan& plan) const {
    std::vector<std::string> ids = plan.variants;
    std::erase_if(ids, [this](const std::string& id) { return catalogue_.find(id).isHostPeer(); });
    return ids;
  }

  /// Into the plan of another device that measures the same, or as one of its own.
  void join(RunPlan plan, const std::string& selector) {
    const auto same = std::find_if(planned_.plans.begin(), planned_.plans.end(), [&](const RunPlan& other) {
      return other.sizes == plan.sizes && withoutHost(other) == withoutHost(plan);
    });
    if (same == planned_.plans.end()) {
      plan.devices = {selector};
      planned_.plans.push_back(std::move(plan));
    } else {
      same->devices.push_back(selector);
    }
  }

  const Wanted& wanted_;
  const Catalogue& catalogue_;
  std::vector<Size> given_;
  Planned planned_;
  MachineSeconds seconds_;
};

/// Those of machines with a device.
std::vector<std::string> selectorsOfHosts(const std::vector<std::string>& selectors,
                                          const std::vector<DeviceDescription>& devices) {
  std::vector<std::string> kept;
  std::copy_if(selectors.begin(), selectors.end(), std::back_inserter(kept), [&devices](const std::string& selector) {
    return std::any_of(devices.begin(), devices.end(), [&selector](const DeviceDescription& device) {
      return hostInId(device.id) == hostInId(selector);
    });
  });
  return kept;
}

std::string counted(std::size_t number, std::string_view what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

}  // namespace

CommonOptions knowingHost(const CommonOptions& given, const std::string& host) {
  CommonOptions common = given;
  if (host.empty()) return common;
  common.hosts = readHosts(hostsFile());
  static_cast<void>(knownHost(common.hosts, host));
  return common;
}

std::string deviceOnHost(const std::string& host, const std::string& device) {
  if (host.empty()) return device;
  requireHostName(host);
  if (hostInId(device).empty()) return placedId(host, device);
  throw UsageError(fmt::format("--device {} names a host too. Leave out --host, or the host in --device.", device));
}

void requireSoundWorkers(const CommonOptions& common, int workers) {
  requireWorkers(workers);
  if (workers > 1 && common.inProcess)
    throw UsageError("Several workers need processes of their own. Leave out --in-process.");
}

void putWorkersRowsInOrder(CollectedRun& collected, const std::vector<RunPlan>& plans) {
  const bool isOfSeveral =
      std::any_of(plans.begin(), plans.end(), [](const RunPlan& plan) { return plan.workers > 1; });
  if (isOfSeveral) putInOrder(collected.rows, plans);
}

std::vector<ChosenDevice> chosenDevices(const std::vector<std::string>& selectors,
                                        const std::vector<DeviceDescription>& devices) {
  std::vector<ChosenDevice> chosen;
  for (const std::string& selector : selectors.empty() ? std::vector<std::string>{""} : selectors) {
    const std::vector<const DeviceDescription*> found = selectDevices(devices, std::span(&selector, 1));
    for (const DeviceDescription* device : found) {
      const bool isNew = std::none_of(chosen.begin(), chosen.end(),
                                      [device](const ChosenDevice& other) { return other.device.id == device->id; });
      if (isNew) chosen.push_back({found.size() > 1 ? device->id : selector, *device});
    }
  }
  return chosen;
}

void requireKnownWords(const Wanted& wanted, const Catalogue& catalogue) {
  if (wanted.sizes) parseSizes(*wanted.sizes);
  const auto [names, hasStory] = withoutStory(wanted.variants);
  if (!names.empty()) static_cast<void>(catalogue.select(wanted.workload, names));
  for (const std::string& workload : workloadsOf(wanted.workload)) {
    if (hasStory) requireParameters(findWorkload(workload), wanted.common.parameters);
  }
}

Planned plansFor(const Wanted& wanted, const Catalogue& catalogue, const std::vector<ChosenDevice>& devices) {
  Planner planner(wanted, catalogue);
  for (const ChosenDevice& chosen : devices) planner.add(chosen, &chosen == &devices.front());
  Planned planned = planner.take();
  for (RunPlan& plan : planned.plans) {
    const bool counts = std::any_of(plan.variants.begin(), plan.variants.end(), [&](const std::string& id) {
      return findWorkload(catalogue.find(id).workload).countsTransfers;
    });
    plan.transfers = plan.transfers || (counts && wanted.timesTransfers);
  }
  return planned;
}

Planned planned(std::vector<RunPlan> plans, const Catalogue& catalogue, const std::vector<ChosenDevice>& devices) {
  std::vector<DeviceDescription> all;
  for (const ChosenDevice& chosen : devices) all.push_back(chosen.device);
  const double seconds = estimatedSeconds(plans, catalogue, all);
  return {std::move(plans), seconds, {}};
}

int lookForDevices(Workbench& workbench, const CommonOptions& common, const std::vector<std::string>& selectors,
                   std::vector<ChosenDevice>& chosen) {
  const CollectedRun found = waitFor(workbench, common.quiet,
                                     [&](EventSink sink) { return workbench.listDevices(std::move(sink), selectors); });
  const int exitCode = exitCodeOf(found);
  const bool isWhole = exitCode == kOk;
  if (!isWhole && found.devices.empty()) return exitCode;
  if (!isWhole) leaveMachinesOut();
  chosen = chosenDevices(isWhole ? selectors : selectorsOfHosts(selectors, found.devices), found.devices);
  return kOk;
}

void announce(const CommonOptions& common, const Planned& planned, const std::vector<ChosenDevice>& devices) {
  if (common.quiet) return;
  for (const std::string& note : planned.notes) tellNote(common, note);
  std::set<std::string> variants;
  std::vector<Size> sizes;
  std::vector<std::string> names;
  for (const RunPlan& plan : planned.plans) {
    variants.insert(plan.variants.begin(), plan.variants.end());
    for (const Size size : plan.sizes) {
      if (std::find(sizes.begin(), sizes.end(), size) == sizes.end()) sizes.push_back(size);
    }
  }
  for (const ChosenDevice& chosen : devices) names.push_back(placedId(hostInId(chosen.device.id), chosen.device.name));
  printTo(stderr, "Measuring {} at {} on {}: about {}.\n",
          variants.empty() ? "the ceilings" : counted(variants.size(), "variant"), counted(sizes.size(), "size"),
          fmt::join(names, ", "), approximateDuration(planned.estimatedSeconds));
}

}  // namespace headroom::cli
