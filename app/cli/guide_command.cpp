#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "commands.hpp"
#include "headroom/guide/guide_report.hpp"
#include "headroom/report/report.hpp"
#include "headroom/system/error.hpp"
#include "output_files.hpp"
#include "plans.hpp"
#include "terminal.hpp"

namespace headroom::cli {

namespace {

void listExperiments(const Catalogue& catalogue) {
  for (const GuideStep& step : guideSteps()) {
    printOut("{}: {}\n", step.id, step.title);
    for (const Experiment& experiment : experiments()) {
      if (experiment.step != step.id) continue;
      printOut("  {:<17}{} ({} variants)\n", experiment.id, experiment.question,
               participants(experiment, catalogue).size());
    }
  }
  printOut("\nRun one with `headroom-cli guide NAME`, all with `headroom-cli guide --all --report guide.html`.\n");
}

std::vector<const Experiment*> chosenExperiments(const GuideOptions& options) {
  std::vector<const Experiment*> chosen;
  for (const Experiment& experiment : experiments()) {
    if (options.all || experiment.id == options.name || experiment.step == options.name) chosen.push_back(&experiment);
  }
  if (chosen.empty()) {
    throw UsageError(
        fmt::format("The guide has no step and no experiment \"{}\". `headroom-cli guide` lists them.", options.name));
  }
  return chosen;
}

bool isMarkdown(const std::string& file) {
  return std::filesystem::path(file).extension() == ".md";
}

void requireKnownFormat(const std::string& file) {
  const std::string extension = std::filesystem::path(file).extension().string();
  if (file.empty() || extension == ".md" || extension == ".html" || extension == ".htm") return;
  throw UsageError(fmt::format("{} cannot be written: a report is FILE.html or FILE.md.", file));
}

void print(const GuideRecord& record, const Catalogue& catalogue) {
  for (const Experiment* experiment : record.experiments) {
    const std::vector<LabelledRow> rows = rowsOf(*experiment, catalogue, record.asked, record.rows);
    printOut("{}: {}\n", experiment->title, experiment->question);
    for (const auto& [label, row] : rows) {
      const std::optional<double> quantity = isValid(row) ? quantityOf(*experiment, row) : std::nullopt;
      const std::optional<double> percent = percentOfCeiling(row);
      printOut("  {:<24}{:>14}  {}{}\n", label, toText(row.size),
               quantity ? fmt::format("{:>10.4g} {}", *quantity, unitOf(experiment->quantity))
                        : fmt::format("{}: {}", toText(row.status), row.reason),
               percent && quantity ? fmt::format("  {:>5.3g}% of its ceiling", *percent) : "");
    }
    printOut("  => {}\n\n", experimentVerdict(*experiment, rows));
  }
}

std::vector<RunPlan> plansOf(const GuideRecord& record, const Catalogue& catalogue,
                             const std::vector<std::string>& selectors, int workers) {
  std::vector<RunPlan> plans = plansFor(record.experiments, catalogue, record.asked);
  for (RunPlan& plan : plans) {
    plan.devices = selectors;
    plan.workers = workers;
  }
  return plans;
}

}  // namespace

int guide(const CommonOptions& given, const GuideOptions& options) {
  if (options.coverage) {
    printOut("{}", coverageMarkdown(Catalogue(toWorkbenchOptions(given).kernelFolders)));
    return kOk;
  }
  if (options.name.empty() && !options.all) {
    if (!options.report.empty() || !options.csvFile.empty())
      throw UsageError("Name a step or an experiment, or give --all.");
    listExperiments(Catalogue(toWorkbenchOptions(given).kernelFolders));
    return kOk;
  }
  GuideRecord record;
  record.experiments = chosenExperiments(options);
  record.asked = parseSize(options.size);
  requireKnownFormat(options.report);
  requireOutputs({options.report, options.csvFile});

  const CommonOptions common = knowingHost(given, options.host);
  requireSoundWorkers(common, options.workers);
  const std::string device = deviceOnHost(options.host, options.device);
  const std::vector<std::string> selectors = device.empty() ? std::vector<std::string>() : std::vector{device};

  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  const Catalogue& catalogue = workbench->catalogue();
  const std::vector<RunPlan> plans = plansOf(record, catalogue, selectors, options.workers);
  std::vector<ChosenDevice> devices;
  const int found = lookForDevices(*workbench, common, selectors, devices);
  if (found != kOk) return found;
  Planned whole = planned(plans, catalogue, devices);
  whole.estimatedSeconds /= options.workers;
  announce(common, whole, devices);
  CollectedRun collected =
      waitFor(*workbench, common.quiet, [&](EventSink sink) { return workbench->start(plans, std::move(sink)); });
  putWorkersRowsInOrder(collected, plans);
  if (!collected.devices.empty()) record.device = collected.devices.front();
  record.rows = collected.rows;
  widen(record.measured, collected.context.startedAt);
  if (!record.rows.empty()) {
    print(record, catalogue);
    flushOutput();
    const auto report = [&] {
      return isMarkdown(options.report) ? toMarkdown(record, catalogue) : toHtml(record, catalogue);
    };
    writeOutputs({{options.csvFile, [&] { return toCsv(record.rows); }}, {options.report, report}});
  }
  return exitCodeOf(collected);
}

}  // namespace headroom::cli
