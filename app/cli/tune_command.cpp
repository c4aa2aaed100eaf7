#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "headroom/tuning/best_configurations.hpp"
#include "headroom/tuning/build_settings.hpp"
#include "headroom/workloads.hpp"
#include "headroom/workloads/workload_sizes.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "plans.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

constexpr const char* kUsualSize = "16MP";

TuningPlan planFrom(const CommonOptions& common, const TuneOptions& options, const Catalogue& catalogue) {
  if (!(options.sampling.timeBudgetSeconds > 0)) throw UsageError("The time budget must be more than 0 seconds.");
  TuningPlan plan;
  plan.device = deviceOnHost(options.host, options.device);
  plan.variants = catalogue.select(options.workload, options.variants);
  // "all" means those that can be tuned.
  if (options.variants == "all") {
    std::erase_if(plan.variants, [&](const std::string& id) { return catalogue.find(id).tunables.empty(); });
  }
  plan.sizes = parseSizes(options.sizes.empty() ? kUsualSize : options.sizes);
  if (!plan.variants.empty()) {
    const Workload& workload = findWorkload(catalogue.find(plan.variants.front()).workload);
    if (options.sizes.empty() && !isOfPixels(workload)) plan.sizes = {workload.usualOnCpus.back()};
    if (options.sizes.empty() && hasListedSizesOnly(workload)) plan.sizes = workload.usualOnCpus;
    for (Size& size : plan.sizes) size = fittedSize(workload, size);
  }
  plan.parameters = parametersFrom(options.parameters, workloadsNamed(options.workload, options.variants));
  plan.search = searchMethodFromText(options.search);
  plan.budgetSeconds = parseSeconds(options.budget);
  plan.seed = options.seed;
  plan.sampling = options.sampling;
  plan.finalists = options.finalists;
  plan.buildsAtOnce = options.jobs;
  plan.workers = options.workers;
  plan.ceilings = !options.noCeilings;
  plan.isResuming = options.isResuming;
  plan.keepsJournal = !common.noHistory;
  return plan;
}

void requireSoundOptions(const CommonOptions& common, const TuneOptions& options, const TuningPlan& plan) {
  requireSoundWorkers(common, plan.workers);
  if (common.noHistory && options.isResuming) throw UsageError("Without a journal, nothing can be resumed.");
  if (!options.t4File.empty() && plan.variants.size() * plan.sizes.size() > 1) {
    throw UsageError("A T4 file holds one tuning. Name one variant and one size for it.");
  }
  const bool hasSettings = !options.headerFile.empty() || !options.cmakeFile.empty();
  if (hasSettings && plan.sizes.size() > 1) {
    throw UsageError("A file of build settings has one configuration for each kernel. Name one size for it.");
  }
  requireOutputs({options.csvFile, options.t4File, options.headerFile, options.cmakeFile});
}

/// Separate notes report results that could not be stored, or that an earlier tuning run exceeds.
void tellKept(const CommonOptions& common, const std::vector<TuningReport>& reports) {
  std::vector<std::string> kept;
  for (const TuningReport& report : reports) {
    if (report.isKept) kept.push_back(fmt::format("{} at {}", report.target.variant, toText(report.target.size)));
  }
  if (kept.empty()) return;
  tellNote(common, fmt::format("The best configuration of {} is stored in {}. `headroom-cli run --tuned` uses it.",
                               fmt::join(kept, ", "), bestConfigurationsFile(tuningFolder()).string()));
}

/// A program launches its kernel with one configuration at all of them.
void tellCommon(const CommonOptions& common, const std::vector<TuningReport>& reports, const TuningPlan& plan,
                const Catalogue& catalogue) {
  for (const std::string& variant : plan.variants) {
    const Workload& workload = findWorkload(catalogue.find(variant).workload);
    if (!hasListedSizesOnly(workload)) continue;
    const std::optional<CommonBest> best = commonBest(reports, variant);
    if (!best) continue;
    tellNote(common,
             fmt::format("{}: of {} configurations that are valid at all {} sizes, {} has the shortest sum of "
                         "times, {:.4g} ms.",
                         variant, best->configurations, best->sizes.size(), toText(best->configuration), best->ms));
  }
}

}  // namespace

int tune(const CommonOptions& given, const TuneOptions& options) {
  const CommonOptions common = knowingHost(given, options.host);
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  const TuningPlan plan = planFrom(common, options, workbench->catalogue());
  requireSoundOptions(common, options, plan);
  const CollectedRun collected = waitFor(
      *workbench, common.quiet, [&](EventSink sink) { return workbench->tune(plan, std::move(sink)); },
      "configurations");
  const std::vector<TuningReport>& reports = collected.tunings;
  printOut("{}", toTextTable(reports));
  flushOutput();
  if (!reports.empty()) {
    writeOutputs({{options.csvFile, [&] { return toCsv(reports); }},
                  {options.t4File, [&] { return toT4(reports.front(), collected.context); }},
                  {options.headerFile, [&] { return toCHeader(reports, workbench->catalogue()); }},
                  {options.cmakeFile, [&] { return toCMake(reports, workbench->catalogue()); }}});
  }
  tellKept(common, reports);
  tellCommon(common, reports, plan, workbench->catalogue());
  const int exitCode = exitCodeOf(collected);
  if (collected.finished.outcome == Outcome::Cancelled && plan.keepsJournal && !reports.empty()) {
    tellNote(common, "Results so far are kept. Repeat the command with --resume to continue.");
  }
  const bool isAllFound =
      std::all_of(reports.begin(), reports.end(), [](const TuningReport& report) { return report.best.has_value(); });
  return exitCode == kOk && !isAllFound ? kRuntimeFailure : exitCode;
}

}  // namespace headroom::cli
