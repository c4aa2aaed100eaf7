#include <fmt/format.h>

#include "commands.hpp"
#include "headroom/error.hpp"
#include "headroom/report.hpp"

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
  plan.seed = options.seed;
  return plan;
}

/// A long run should not end at a file that can't be written: ask before it starts.
void requireWritableFolder(const std::string& file) {
  if (file.empty()) return;
  const std::filesystem::path folder = std::filesystem::absolute(file).parent_path();
  if (!std::filesystem::is_directory(folder)) {
    throw Error(Stage::ReportFile, fmt::format("{} can't be written: there is no folder {}.", file, folder.string()));
  }
}

/// Rows go to stdout first, so that a file that can't be written loses nothing.
void report(const CollectedRun& collected, const RunOptions& options) {
  fmt::print("{}", options.json ? toJson(collected.rows) + "\n" : toTextTable(collected.rows));
  std::fflush(stdout);
  for (const ResultRow& row : collected.rows) {
    if (!row.reason.empty()) {
      fmt::print(stderr, "{}, {}, {}: {}\n", row.variant, toText(row.size), toText(row.status), row.reason);
    }
    if (!row.log.empty()) fmt::print(stderr, "{}\n", row.log);
  }
  if (!options.csvFile.empty()) writeFile(options.csvFile, toCsv(collected.rows));
  if (!options.jsonFile.empty()) writeFile(options.jsonFile, toJson(collected.rows));
}

int execute(Workbench& workbench, const RunPlan& plan, const CommonOptions& common, const RunOptions& options) {
  requireWritableFolder(options.csvFile);
  requireWritableFolder(options.jsonFile);
  const CollectedRun collected =
      waitFor(workbench, common.quiet, [&](EventSink sink) { return workbench.start(plan, std::move(sink)); });
  if (!collected.rows.empty()) report(collected, options);
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
