#include "headroom/guide/guide_history.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "catalogue/kernel_identity.hpp"
#include "headroom/guide/guide.hpp"
#include "headroom/history.hpp"
#include "headroom/system/error.hpp"
#include "workbench/history/journal_files.hpp"
#include "workbench/history/run_recorder.hpp"
#include "workbench/history/same_context.hpp"

namespace headroom {
namespace {

using Kernels = std::map<std::string, KernelIdentity>;  // by variant

Kernels kernelsOf(const Catalogue& catalogue) {
  Kernels kernels;
  for (const Variant& variant : catalogue.variants()) kernels[variant.id] = identityOf(variant);
  return kernels;
}

/// Driver and version may differ from the current ones. A device on another machine is a different one.
bool isOfTheGuideHere(const RunDocument& run, const RunContext& now) {
  const auto isIt = [&today = now.devices.front()](const DeviceDescription& device) {
    return device.id == today.id && device.name == today.name;
  };
  return !run.plans.empty() && std::all_of(run.plans.begin(), run.plans.end(), measuresForTheGuide) &&
         run.context.host == now.host && run.context.devices.size() == 1 && isIt(run.context.devices.front());
}

/// Returns why the variant's rows of that run are outdated; empty if they are not.
std::string whyOutdated(const std::string& variant, const RunContext& begun, const Kernels& today) {
  const auto before = std::find_if(begun.kernels.begin(), begun.kernels.end(),
                                   [&variant](const KernelIdentity& kernel) { return kernel.variant == variant; });
  const auto now = today.find(variant);
  if (before == begun.kernels.end() || now == today.end()) return fmt::format("{} is not known.", variant);
  return changedKernel(*before, now->second);
}

/// Processes journals from the newest to the oldest.
class EarlierRuns {
 public:
  EarlierRuns(RunContext now, const DeviceDescription& device, const Catalogue& catalogue)
      : now_(std::move(now)), kernels_(kernelsOf(catalogue)) {
    now_.devices = {device};
  }

  void take(const std::filesystem::path& journal) {
    const std::optional<RunDocument> head = headOf(journal);
    if (!head || !isOfTheGuideHere(*head, now_)) return;
    const std::string difference = changedConditions(head->context, now_);
    if (difference.empty()) return takeRows(readRun(journal).document);
    for (const RunPlan& plan : head->plans) {
      for (const std::string& variant : plan.variants) {
        outdate({variant, plan.sizes.front(), head->context.startedAt, difference});
      }
    }
  }

  [[nodiscard]] EarlierGuide found() && { return std::move(found_); }

 private:
  void takeRows(const RunDocument& run) {
    for (ResultRow& row : finishedRows(run)) {
      const std::string difference = whyOutdated(row.variant, run.context, kernels_);
      if (!difference.empty()) {
        outdate({row.variant, row.size, run.context.startedAt, difference});
      } else if (!isHeld(row)) {
        found_.rows.push_back({std::move(row), run.context.startedAt});
      }
    }
  }

  void outdate(OutdatedPoint point) {
    const bool isKnown = std::any_of(
        found_.outdated.begin(), found_.outdated.end(),
        [&point](const OutdatedPoint& newer) { return newer.variant == point.variant && newer.size == point.size; });
    if (!isKnown) found_.outdated.push_back(std::move(point));
  }

  [[nodiscard]] bool isHeld(const ResultRow& row) const {
    return std::any_of(found_.rows.begin(), found_.rows.end(),
                       [&row](const DatedRow& newer) { return isSamePoint(newer.row, row); });
  }

  RunContext now_;
  Kernels kernels_;
  EarlierGuide found_;
};

}  // namespace

EarlierGuide earlierGuide(const std::filesystem::path& folder, const RunContext& now, const DeviceDescription& device,
                          const Catalogue& catalogue) {
  EarlierRuns runs(now, device, catalogue);
  for (const std::filesystem::path& journal : journalsIn(folder)) {
    try {
      runs.take(journal);
    } catch (const Error&) {
      continue;
    }
  }
  return std::move(runs).found();
}

}  // namespace headroom
