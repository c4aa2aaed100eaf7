#include <fmt/format.h>

#include <algorithm>

#include "commands.hpp"
#include "headroom/advice.hpp"
#include "headroom/error.hpp"
#include "headroom/report.hpp"
#include "headroom/run_document.hpp"
#include "headroom/trace.hpp"

namespace headroom::cli {

namespace {

RunPlan planFrom(const RunOptions& options) {
  if (!(options.sampling.timeBudgetSeconds > 0)) throw UsageError("The time budget must be more than 0 seconds.");
  RunPlan plan;
  plan.devices = options.devices;
  plan.sizes = parseSizes(options.sizes);
  plan.sigma = options.sigma;
  plan.ceilings = !options.noCeilings;
  plan.sampling = options.sampling;
  plan.longestLaunchSeconds = options.longestLaunchSeconds;
  plan.seed = options.seed;
  plan.caches = options.coldCaches ? Caches::Cold : Caches::Warm;
  plan.repeats = options.repeats;
  return plan;
}

/// Rows go to stdout first, so that a file that can't be written loses nothing.
void report(const CollectedRun& collected, const std::vector<RunPlan>& plans, const RunOptions& options) {
  const RunDocument document{collected.context, plans, collected.rows, collected.finished.outcome};
  fmt::print("{}", options.json ? toJson(document) : toTextTable(collected.rows));
  std::fflush(stdout);
  for (const ResultRow& row : collected.rows) {
    if (!row.reason.empty()) {
      fmt::print(stderr, "{}, {}, {}: {}\n", row.variant, toText(row.size), toText(row.status), row.reason);
    }
    if (!row.log.empty()) fmt::print(stderr, "{}\n", row.log);
  }
  if (!options.csvFile.empty()) writeFile(options.csvFile, toCsv(collected.rows));
  if (!options.jsonFile.empty()) writeFile(options.jsonFile, toJson(document));
  if (!options.traceFile.empty()) writeFile(options.traceFile, toChromeTrace(collected.rows));
}

void printAdvice(std::FILE* stream, const Catalogue& catalogue, const CollectedRun& collected) {
  for (const ResultRow& row : collected.rows) {
    if (row.role == Role::Ceiling) continue;
    fmt::print(stream, "\n{}\n", verdict(row));
    const auto device = std::find_if(collected.devices.begin(), collected.devices.end(),
                                     [&row](const DeviceDescription& found) { return found.name == row.device; });
    if (device == collected.devices.end()) continue;
    for (const Advice& advice : adviceFor(row, catalogue.find(row.variant), *device, collected.rows)) {
      fmt::print(stream, "  - {} ({})\n", advice.sentence, advice.source);
    }
  }
}

int execute(Workbench& workbench, const RunPlan& plan, const CommonOptions& common, const RunOptions& options) {
  requireWritableFolder(options.csvFile);
  requireWritableFolder(options.jsonFile);
  requireWritableFolder(options.traceFile);
  const CollectedRun collected =
      waitFor(workbench, common.quiet, [&](EventSink sink) { return workbench.start(plan, std::move(sink)); });
  if (!collected.rows.empty()) report(collected, {plan}, options);
  // Beside a JSON document on stdout prose would spoil it.
  if (options.advice) printAdvice(options.json ? stderr : stdout, workbench.catalogue(), collected);
  return exitCodeOf(collected);
}

}  // namespace

int measureCeilings(const CommonOptions& common, const RunOptions& options) {
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  return execute(*workbench, planFrom(options), common, options);
}

int run(const CommonOptions& common, const RunOptions& options) {
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  RunPlan plan = planFrom(options);
  plan.variants = workbench->catalogue().select(options.workload, options.variants);
  return execute(*workbench, plan, common, options);
}

}  // namespace headroom::cli
