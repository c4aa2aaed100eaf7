#include "roofline_command.hpp"

#include <algorithm>
#include <array>

#include "headroom/history.hpp"
#include "headroom/report/report.hpp"
#include "headroom/roofline.hpp"
#include "headroom/system/error.hpp"
#include "output_files.hpp"
#include "parameter_options.hpp"
#include "plans.hpp"
#include "shared_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

struct RooflineOutput {
  const std::string& name;
  std::string (*content)(const RooflineReport& report);
};

std::array<RooflineOutput, 3> outputsOf(const RooflineOptions& options) {
  return {RooflineOutput{options.svgFile, toSvg}, RooflineOutput{options.csvFile, toCsv},
          RooflineOutput{options.jsonFile, toJson}};
}

/// Reports errors in files before anything is measured.
void requireSound(const RooflineOptions& options, const std::vector<std::string>& read) {
  std::size_t printed = 0;
  std::vector<std::string> files;
  for (const RooflineOutput& output : outputsOf(options)) {
    if (output.name == kStandardOutput) {
      ++printed;
    } else {
      files.push_back(output.name);
    }
  }
  if (printed > 1)
    throw UsageError("Standard output takes one of --svg -, --csv - and --json -. Name files for the others.");
  requireOutputs(files, read);
}

RooflineReport reportOf(const std::vector<ResultRow>& rows, const std::vector<DeviceDescription>& devices,
                        const Catalogue& catalogue) {
  RooflineReport report{rooflinesOf(rows, devices, catalogue), {}, rows};
  for (const Roofline& line : report.rooflines) {
    std::vector<std::string>& advice = report.advice.emplace_back();
    for (const RooflineMark& mark : line.marks) advice.push_back(adviceOn(mark, rows, devices, catalogue));
  }
  return report;
}

/// Standard output first, so that a file that cannot be written loses nothing.
void writeReport(const RooflineReport& report, const RooflineOptions& options) {
  std::string (*printed)(const RooflineReport& report) = nullptr;
  std::vector<OutputFile> files;
  for (const RooflineOutput& output : outputsOf(options)) {
    if (output.name == kStandardOutput) {
      printed = output.content;
    } else {
      files.push_back({output.name, [&report, content = output.content] { return content(report); }});
    }
  }
  printOut("{}", printed != nullptr ? printed(report) : toTextTable(report, widthOfOutput()));
  flushOutput();
  writeOutputs(files);
}

int showSaved(const CommonOptions& common, const RooflineOptions& options) {
  const std::string file = fileOfRun(options.run).string();
  requireSound(options, {file});
  const RunDocument document = readDocument(common, file);
  // For its catalogue: workloads of kernel folders say what their results mean.
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  writeReport(reportOf(document.rows, document.context.devices, workbench->catalogue()), options);
  return kOk;
}

RunPlan planFrom(const RooflineOptions& options) {
  if (!(options.sampling.timeBudgetSeconds > 0)) throw UsageError("The time budget must be more than 0 seconds.");
  RunPlan plan;
  plan.devices = options.devices;
  plan.parameters =
      parametersFrom(options.parameters, workloadsNamed(options.workload, options.variants), plan.configuration);
  plan.sampling = options.sampling;
  plan.longestLaunchSeconds = options.longestLaunchSeconds;
  plan.tuned = options.tuned;
  return plan;
}

int measureRoofline(const CommonOptions& common, const RooflineOptions& options) {
  requireSound(options, {});
  const std::unique_ptr<Workbench> workbench = openWorkbench(common);
  const Catalogue& catalogue = workbench->catalogue();
  Wanted wanted{options.workload, options.variants, options.sizes, planFrom(options), false};
  if (wanted.variants.empty()) wanted.variants = options.workload == kAll ? kAll : kStory;
  requireKnownWords(wanted, catalogue);
  std::vector<ChosenDevice> devices;
  const int exitCode = lookForDevices(*workbench, common, options.devices, devices);
  if (exitCode != kOk) return exitCode;
  Planned plan = plansFor(wanted, catalogue, devices);
  if (!options.ownSizesOnly) {
    const std::vector<RunPlan> ofVariants = plan.plans;
    for (const ChosenDevice& chosen : devices) {
      for (RunPlan& more : roofPlans(ofVariants, catalogue, chosen.device)) plan.plans.push_back(std::move(more));
    }
    plan.estimatedSeconds = planned(plan.plans, catalogue, devices).estimatedSeconds;
  }
  announce(common, plan, devices);
  const CollectedRun collected =
      waitFor(*workbench, common.quiet, [&](EventSink sink) { return workbench->start(plan.plans, std::move(sink)); });
  if (!collected.rows.empty()) writeReport(reportOf(collected.rows, collected.devices, catalogue), options);
  return exitCodeOf(collected);
}

}  // namespace

CLI::App* addRoofline(CLI::App& app, RooflineOptions& options) {
  CLI::App* command =
      app.add_subcommand("roofline", "Measure variants below the roofs of their device, as tables, SVG, CSV or JSON");
  CLI::Option* run = command
                         ->add_option("run", options.run,
                                      "Show this run instead: its file, or its name in the list of headroom-cli runs")
                         ->type_name("RUN");
  std::vector<CLI::Option*> planning = addParameters(*command, options.parameters, Settable::ParametersAndTunables);
  planning.push_back(command->add_option("--workload", options.workload, "Workload, or all")
                         ->capture_default_str()
                         ->type_name("WORKLOAD"));
  planning.push_back(
      command->add_option("--variants,--variant", options.variants, "Variants, comma-separated; story; or all")
          ->type_name("VARIANTS")
          ->default_str("story; all with --workload all"));
  planning.push_back(command->add_option("--sizes,--size", options.sizes, "Sizes, e.g. 1MP,16MP or 512x1024x256")
                         ->type_name("SIZES")
                         ->default_str("those that suit the workload and the device"));
  planning.push_back(command
                         ->add_option("--device", options.devices,
                                      "Device id, type or part of a name, or all; HOST/... of a host (repeatable)")
                         ->type_name("DEVICE")
                         ->allow_extra_args(false));
  planning.push_back(command->add_flag("--own-sizes-only", options.ownSizesOnly,
                                       "Measure no copies at other footprints, and no peaks that no variant needs"));
  planning.push_back(command->add_flag("--tuned", options.tuned,
                                       "Run each variant with the configuration that tuning found best, if any"));
  planning.push_back(
      command->add_option("--time-budget", options.sampling.timeBudgetSeconds, "Most seconds of sampling per point")
          ->type_name("SECONDS")
          ->capture_default_str());
  planning.push_back(command->add_option("--rounds", options.sampling.rounds, "Measure each point in this many rounds")
                         ->type_name("N")
                         ->capture_default_str());
  planning.push_back(command
                         ->add_option("--longest-launch", options.longestLaunchSeconds,
                                      "Skip points predicted to take longer than this (seconds)")
                         ->type_name("SECONDS")
                         ->capture_default_str());
  for (CLI::Option* option : planning) run->excludes(option);
  addFile(*command, "--svg", options.svgFile, "Write the roofline as a picture; - for standard output");
  addFile(*command, "--csv", options.csvFile, "Write roofs, ridges and marks as CSV; - for standard output");
  addFile(*command, "--json", options.jsonFile, "Write them as JSON; - for standard output");
  return command;
}

int showRoofline(const CommonOptions& common, const RooflineOptions& options) {
  return options.run.empty() ? measureRoofline(common, options) : showSaved(common, options);
}

}  // namespace headroom::cli
