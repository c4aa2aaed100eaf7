#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "headroom/story.hpp"
#include "headroom/system/error.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "parameter_options.hpp"
#include "plans.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

/// Throws UsageError for a size that is no photo's.
ImageSize photoSize(Size size) {
  requireSize(findWorkload(kPhotoWorkload), size);
  return imageSize(size);
}

CollectedRun rank(Workbench& workbench, const CommonOptions& common, const ChoicePlan& plan) {
  return waitFor(
      workbench, common.quiet, [&](EventSink sink) { return workbench.rank(plan, std::move(sink)); }, "variants");
}

}  // namespace

int listBest(const CommonOptions& common, const BestOptions& options) {
  ChoicePlan plan;
  plan.device = options.device;
  plan.parameters = parametersFrom(options.parameters, workloadsNamed(std::string(kPhotoWorkload)));
  plan.trialSeconds = kTrialSecondsOfListing;
  plan.channels = options.channels;
  plan.allowance = allowanceFromText(options.allowance);
  const std::vector<Size> sizes = parseSizes(options.sizes);
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  for (const Size size : sizes) {
    plan.size = photoSize(size);
    const CollectedRun found = rank(*workbench, common, plan);
    const int exitCode = exitCodeOf(found);
    if (exitCode != kOk) return exitCode;
    if (!found.ranking) return kRuntimeFailure;
    printOut("{}{}\n", toTextTable(*found.ranking), toSentence(*found.ranking));
    flushOutput();
  }
  return kOk;
}

int findBest(Workbench& workbench, const CommonOptions& common, const RunOptions& options,
             const std::vector<ChosenDevice>& devices, std::vector<std::string>& ids) {
  if (options.workload != kPhotoWorkload) {
    throw UsageError(fmt::format("Which variant is best is known of {} alone. Name variants of {}, or all.",
                                 kPhotoWorkload, options.workload));
  }
  ChoicePlan plan;
  Configuration tunables;  // of the runs to come
  plan.parameters = parametersFrom(options.parameters, workloadsNamed(options.workload), tunables);
  plan.trialSeconds = kTrialSecondsOfListing;
  plan.allowance = allowanceFromText(options.allowance);
  for (const ChosenDevice& chosen : devices) {
    const std::vector<Size> sizes =
        options.sizes ? parseSizes(*options.sizes) : storySizes(kPhotoWorkload, chosen.device);
    for (const Size size : sizes) {
      plan.device = chosen.selector;
      plan.size = photoSize(size);
      const CollectedRun found = rank(workbench, common, plan);
      const int exitCode = exitCodeOf(found);
      if (exitCode != kOk) return exitCode;
      if (!found.ranking) return kRuntimeFailure;
      tellNote(common, toSentence(*found.ranking));
      const std::string& id = headroom::chosen(*found.ranking).variant;
      if (std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
    }
  }
  return kOk;
}

}  // namespace headroom::cli
