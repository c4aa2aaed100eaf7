#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "commands.hpp"
#include "headroom/advice.hpp"
#include "headroom/analysis/bandwidth.hpp"
#include "headroom/analysis/crossover.hpp"
#include "headroom/analysis/device_comparison.hpp"
#include "headroom/analysis/verdict.hpp"
#include "headroom/history.hpp"
#include "headroom/hosts/hosts_file.hpp"
#include "headroom/report/report.hpp"
#include "headroom/report/trace.hpp"
#include "headroom/run/run_document.hpp"
#include "headroom/run/workers.hpp"
#include "headroom/story.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/workload.hpp"
#include "headroom/workloads.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "plans.hpp"
#include "table_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

RunPlan planFrom(const RunOptions& options) {
  if (!(options.sampling.timeBudgetSeconds > 0)) throw UsageError("The time budget must be more than 0 seconds.");
  RunPlan plan;
  plan.devices = options.devices;
  plan.parameters =
      parametersFrom(options.parameters, workloadsNamed(options.workload, options.variants), plan.configuration);
  plan.ceilings = !options.noCeilings;
  plan.sampling = options.sampling;
  plan.longestLaunchSeconds = options.longestLaunchSeconds;
  plan.seed = options.seed;
  plan.caches = options.coldCaches ? Caches::Cold : Caches::Warm;
  plan.repeats = options.repeats;
  plan.tuned = options.tuned;
  plan.transfers = options.transfers;
  plan.workers = options.workers;
  return plan;
}

/// Below the table: several devices compared, the size from which a device is faster than the host, and the use of its
/// memory bandwidth.
void printFindings(const CollectedRun& collected, const RunDocument& document) {
  std::vector<std::string> sentences = deviceSentences(document);
  for (std::string& sentence : crossoverSentences(collected.rows)) sentences.push_back(std::move(sentence));
  for (std::string& sentence : bandwidthSentences(collected.rows, collected.devices)) {
    sentences.push_back(std::move(sentence));
  }
  if (!sentences.empty()) printOut("\n");
  for (const std::string& sentence : sentences) printOut("{}\n", sentence);
}

std::vector<ResultRow> failedOf(const std::vector<ResultRow>& rows) {
  std::vector<ResultRow> failed;
  std::copy_if(rows.begin(), rows.end(), std::back_inserter(failed),
               [](const ResultRow& row) { return !isValid(row); });
  return failed;
}

/// Those of the table, and what failed beside them.
std::vector<ResultRow> explainedRows(const std::vector<ResultRow>& rows, const TableOptions& table) {
  std::vector<ResultRow> explained = rowsOfTable(rows, table);
  const bool hasCeilings =
      std::any_of(explained.begin(), explained.end(), [](const ResultRow& row) { return row.role == Role::Ceiling; });
  for (ResultRow& row : failedOf(rows)) {
    if (row.role == Role::Ceiling && !hasCeilings) explained.push_back(std::move(row));
  }
  return explained;
}

/// Rows go to stdout first, so that a file that cannot be written loses nothing.
void report(const CommonOptions& common, const CollectedRun& collected, const std::vector<RunPlan>& plans,
            const RunOptions& options) {
  const RunDocument document{collected.context, plans, collected.rows, collected.finished.outcome};
  const TableOptions table = tableOptions(options.table);
  printOut("{}", options.json ? toJson(document) : toTextTable(collected.rows, table));
  if (!options.json) printFindings(collected, document);
  flushOutput();
  printTo(stderr, "{}", toReasonsText(common.quiet ? failedOf(collected.rows) : explainedRows(collected.rows, table)));
  writeOutputs({{options.csvFile, [&] { return toCsv(collected.rows); }},
                {options.jsonFile, [&] { return toJson(document); }},
                {options.traceFile, [&] { return toChromeTrace(collected.rows); }}});
}

void printAdvice(std::FILE* stream, const Catalogue& catalogue, const CollectedRun& collected) {
  for (const ResultRow& row : collected.rows) {
    if (row.role == Role::Ceiling) continue;
    printTo(stream, "\n{}\n", verdict(row));
    const auto device = std::find_if(collected.devices.begin(), collected.devices.end(),
                                     [&row](const DeviceDescription& found) { return found.id == row.deviceId; });
    if (device == collected.devices.end()) continue;
    for (const Advice& advice : adviceFor(row, catalogue.find(row.variant), *device, {.others = collected.rows})) {
      printTo(stream, "  - {} ({})\n", advice.sentence, advice.source);
    }
  }
}

/// Returns the options with the host in the device's selector.
RunOptions onHost(RunOptions options) {
  if (options.host.empty()) return options;
  if (options.devices.empty()) options.devices.emplace_back();
  for (std::string& device : options.devices) device = deviceOnHost(options.host, device);
  return options;
}

/// Reports errors in files and columns before anything is measured.
void requireSound(const RunOptions& options) {
  requireOutputs({options.csvFile, options.jsonFile, options.traceFile});
  static_cast<void>(tableOptions(options.table));
}

/// Waits for the run that `start` starts and reports its results.
int execute(Workbench& workbench, const std::vector<RunPlan>& plans, const CommonOptions& common,
            const RunOptions& options, const std::function<RunId(EventSink)>& start) {
  CollectedRun collected = waitFor(workbench, common.quiet, start);
  const bool isOfWorkers =
      std::any_of(plans.begin(), plans.end(), [](const RunPlan& plan) { return plan.workers > 1; });
  if (isOfWorkers) putInOrder(collected.rows, plans);
  if (!collected.rows.empty()) report(common, collected, plans, options);
  // Beside a JSON document on stdout prose would spoil it.
  if (options.advice) printAdvice(options.json ? stderr : stdout, workbench.catalogue(), collected);
  return exitCodeOf(collected);
}

int measure(Workbench& workbench, const Planned& planned, const std::vector<ChosenDevice>& devices,
            const CommonOptions& common, const RunOptions& options) {
  announce(common, planned, devices);
  return execute(workbench, planned.plans, common, options,
                 [&](EventSink sink) { return workbench.start(planned.plans, std::move(sink)); });
}

/// Everything of all workloads, the story of one, unless variants were named.
std::string variantsOf(const RunOptions& options) {
  if (!options.variants.empty()) return options.variants;
  return std::string(options.workload == kAll ? kAll : kStory);
}

Planned ceilingsPlan(const RunOptions& options, RunPlan plan, const Catalogue& catalogue,
                     const std::vector<ChosenDevice>& devices) {
  for (const Variant& variant : catalogue.variants()) {
    const bool isNative = variant.isHostPeer() && findWorkload(variant.workload).ceiling != Bound::Unknown;
    if (options.native && isNative) plan.variants.push_back(variant.id);
  }
  plan.devices.clear();
  for (const ChosenDevice& chosen : devices) {
    if (!chosen.selector.empty()) plan.devices.push_back(chosen.selector);
  }
  plan.sizes = options.sizes ? parseSizes(*options.sizes) : storySizes("copy", devices.front().device);
  return planned({plan}, catalogue, devices);
}

std::filesystem::path newestUnfinishedRun() {
  for (const RunSummary& run : listRuns(historyFolder())) {
    if (isUnfinished(run)) return run.file;
  }
  throw UsageError(fmt::format("There is no unfinished run in {} to resume. `headroom-cli runs` lists all.",
                               historyFolder().string()));
}

/// Returns the names of the run's hosts in hosts.toml.
std::vector<std::string> hostsOf(const RunContext& context) {
  std::vector<std::string> hosts;
  if (!context.namedHost.empty()) hosts.push_back(context.namedHost);
  for (const MachineContext& machine : context.otherMachines) {
    if (!machine.namedHost.empty()) hosts.push_back(machine.namedHost);
  }
  return hosts;
}

int resume(const CommonOptions& common, const RunOptions& options) {
  const std::filesystem::path journal = options.journal.empty() ? newestUnfinishedRun() : fileOfRun(options.journal);
  if (journal.extension() != kJournalExtension) {
    throw UsageError(fmt::format("{} is not a journal, so no run can be resumed from it.", journal.string()));
  }
  StoredRun stored = readRun(journal);
  if (!stored.note.empty()) tellNote(common, stored.note);
  if (stored.document.outcome == Outcome::Completed) {
    throw UsageError(fmt::format("{} is already complete. `headroom-cli runs --export {}` exports it.",
                                 journal.string(), journal.string()));
  }
  std::optional<int> workers;
  if (options.areWorkersGiven) workers = options.workers;
  takeUsersWorkers(stored.document.plans, workers, journal);
  requireSoundWorkers(common, workers.value_or(1));
  const std::size_t rows = stored.document.rows.size();
  tellNote(common,
           fmt::format("Going on with {}, which has {} {}.", journal.string(), rows, rows == 1 ? "row" : "rows"));
  // A journal may be untrusted: kernels are compiled only from folders that this command line names, and of a host it
  // has the name alone.
  CommonOptions there = common;
  const std::vector<std::string> named = hostsOf(stored.document.context);
  if (!named.empty()) there.hosts = readHosts(hostsFile());
  for (const std::string& host : named) static_cast<void>(knownHost(there.hosts, host));
  const std::unique_ptr<Workbench> workbench = openWorkbench(there);
  const std::vector<RunPlan> plans = stored.document.plans;
  return execute(*workbench, plans, common, options, [&](EventSink sink) {
    return workbench->resume(std::move(stored), journal, std::move(sink), workers);
  });
}

}  // namespace

int measureCeilings(const CommonOptions& common, const RunOptions& options) {
  if (printsColumns(options.table)) return kOk;
  requireSound(options);
  const RunPlan plan = planFrom(options);
  if (options.sizes) parseSizes(*options.sizes);  // what is wrong with them needs no device
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  std::vector<ChosenDevice> devices;
  const int exitCode = lookForDevices(*workbench, common, options.devices, devices);
  if (exitCode != kOk) return exitCode;
  return measure(*workbench, ceilingsPlan(options, plan, workbench->catalogue(), devices), devices, common, options);
}

int run(const CommonOptions& given, const RunOptions& givenOptions) {
  if (printsColumns(givenOptions.table)) return kOk;
  requireSound(givenOptions);
  if (givenOptions.isResuming) return resume(given, givenOptions);
  const CommonOptions common = knowingHost(given, givenOptions.host);
  const RunOptions options = onHost(givenOptions);
  requireSoundWorkers(common, options.workers);
  if (options.workers > 1 && options.devices.size() > 1) throw UsageError(kWorkersOnOneDevice);
  if (options.isAllowanceGiven && options.variants != kBest) {
    throw UsageError(
        "--allow says how exact the best variant has to be, and variants were named. Leave it out, or give --variants "
        "best.");
  }
  // First, for kernel folders bring workloads with them.
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  Wanted wanted{options.workload, variantsOf(options), options.sizes, planFrom(options), !options.noTransfers};
  if (options.variants != kBest) requireKnownWords(wanted, workbench->catalogue());
  std::vector<ChosenDevice> devices;
  int exitCode = lookForDevices(*workbench, common, options.devices, devices);
  if (exitCode != kOk) return exitCode;
  if (options.variants == kBest) {
    std::vector<std::string> ids;
    exitCode = findBest(*workbench, common, options, devices, ids);
    if (exitCode != kOk) return exitCode;
    wanted.variants = fmt::format("{}", fmt::join(ids, ","));
    wanted.common.tuned = true;  // as they were chosen
  }
  Planned whole = plansFor(wanted, workbench->catalogue(), devices);
  whole.estimatedSeconds /= options.workers;
  return measure(*workbench, whole, devices, common, options);
}

}  // namespace headroom::cli
