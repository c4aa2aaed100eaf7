#include "headroom/guide_history.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "engine/sweep.hpp"
#include "headroom/error.hpp"
#include "headroom/guide.hpp"
#include "headroom/history.hpp"
#include "history/journal_files.hpp"
#include "history/run_recorder.hpp"
#include "history/same_context.hpp"

namespace headroom {
namespace {

using Kernels = std::map<std::string, KernelIdentity>;  // by variant

Kernels kernelsOf(const Catalogue& catalogue) {
  Kernels kernels;
  for (const Variant& variant : catalogue.variants()) kernels[variant.id] = identityOf(variant);
  return kernels;
}

/// But for its kernels, each of which counts by itself.
bool isOfTheGuideToday(const RunDocument& run, const RunContext& now) {
  return !run.plans.empty() && std::all_of(run.plans.begin(), run.plans.end(), measuresForTheGuide) &&
         run.context.devices.size() == 1 && whyNotTheSame(run.context, now).empty();
}

/// The same then and now; a kernel that only one of the two knows is not.
bool isUnchanged(const std::string& variant, const RunContext& begun, const Kernels& today) {
  const auto now = today.find(variant);
  return now != today.end() &&
         std::find(begun.kernels.begin(), begun.kernels.end(), now->second) != begun.kernels.end();
}

bool holds(const std::vector<DatedRow>& rows, const ResultRow& wanted) {
  return std::any_of(rows.begin(), rows.end(),
                     [&wanted](const DatedRow& earlier) { return isSamePoint(earlier.row, wanted); });
}

}  // namespace

std::vector<DatedRow> earlierGuideRows(const std::filesystem::path& folder, const DeviceDescription& device,
                                       const Catalogue& catalogue) {
  RunContext now = currentContext();
  now.devices = {device};
  const Kernels today = kernelsOf(catalogue);
  std::vector<DatedRow> found;
  for (const std::filesystem::path& journal : journalsIn(folder)) {
    const std::optional<RunDocument> head = headOf(journal);
    if (!head || !isOfTheGuideToday(*head, now)) continue;
    try {
      const RunDocument run = readRun(journal).document;
      for (ResultRow& row : finishedRows(run)) {
        if (!isUnchanged(row.variant, run.context, today) || holds(found, row)) continue;
        found.push_back({std::move(row), run.context.startedAt});
      }
    } catch (const Error&) {
      continue;
    }
  }
  return found;
}

}  // namespace headroom
