#include "models/story_ids.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "headroom/story.hpp"

namespace headroom {

QStringList storyIdsOf(const Catalogue& catalogue, std::span<const RunPlan> plans,
                       std::span<const DeviceDescription> devices) {
  QStringList ids;
  if (devices.empty()) return ids;
  std::set<std::string> workloads;
  for (const RunPlan& plan : plans) {
    for (const std::string& id : plan.variants) {
      // A run of the history may have a kernel that no longer exists, but the first part of its id is its workload.
      const std::string workload = id.substr(0, id.find('.'));
      const bool isKnown = std::any_of(catalogue.variants().begin(), catalogue.variants().end(),
                                       [&workload](const Variant& variant) { return variant.workload == workload; });
      if (!isKnown || !workloads.insert(workload).second) continue;
      for (const std::string& member : storyOf(catalogue, workload, devices.front(), plan.parameters)) {
        ids << QString::fromStdString(member);
      }
    }
  }
  return ids;
}

QStringList colourOrder(const Catalogue& catalogue) {
  // Variants for all types of devices, then those for one: few enough of the latter are shown together to have
  // different hues.
  QStringList everywhere;
  QStringList onCpus;
  QStringList onGpus;
  QStringList others;
  for (const Variant& variant : catalogue.variants()) {
    const bool isOfCpus = variant.story.count(DeviceType::Cpu) > 0;
    QStringList& list = variant.story.size() > 1 ? everywhere
                        : variant.story.empty()  ? others
                        : isOfCpus               ? onCpus
                                                 : onGpus;
    list << QString::fromStdString(variant.id);
  }
  return everywhere + onCpus + onGpus + others;
}

}  // namespace headroom
