// headroom-cli: the engine without a window. Tables go to stdout, progress and notes to stderr.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>

#include "capture_command.hpp"
#include "commands.hpp"
#include "comparing_options.hpp"
#include "completion.hpp"
#include "headroom/system/error.hpp"
#include "headroom/system/version.hpp"
#include "headroom/text/terminal_text.hpp"
#include "hosts_command.hpp"
#include "kernel_options.hpp"
#include "manual_page.hpp"
#include "option_texts.hpp"
#include "parameter_options.hpp"
#include "report_command.hpp"
#include "roofline_command.hpp"
#include "shared_options.hpp"
#include "standard_streams.hpp"
#include "table_options.hpp"
#include "terminal.hpp"

namespace headroom::cli {
namespace {

constexpr const char* kExitCodes =
    "Exit codes: 0 ok, 1 runtime failure, 2 usage, 3 a result failed validation or check found something, 4 "
    "regression, 5 no matching device, 6 check could not decide.";

/// Returns the options that say what is measured and how.
std::vector<CLI::Option*> addSizes(CLI::App& command, RunOptions& options) {
  addFile(command, "--csv", options.csvFile, "Write the rows as CSV");
  addFile(command, "--save", options.jsonFile, "Write the run with all samples as JSON");
  addFile(command, "--trace", options.traceFile, "Write the commands of a few launches of each row as a trace");
  command.add_flag("--json", options.json, "Print JSON instead of a table");
  addTable(command, options.table);
  return {
      command
          .add_option("--sizes", options.sizes,
                      "Sizes, e.g. 1MP,4MP,1023x769; of matmul N or MxNxK, e.g. 1024,512x1024x256")
          ->default_str("those that suit the workload and the device"),
      command
          .add_option("--device", options.devices,
                      "Device id, type or part of a name, or all; HOST/... of a host (repeatable)")
          ->type_name("DEVICE")
          ->allow_extra_args(false),
      command.add_option("--time-budget", options.sampling.timeBudgetSeconds, "Most seconds of sampling per point")
          ->capture_default_str(),
      command
          .add_option("--longest-launch", options.longestLaunchSeconds,
                      "Skip points predicted to take longer than this (seconds)")
          ->capture_default_str(),
      command
          .add_option("--noise-goal", options.sampling.noiseGoal,
                      "Stop at this relative noise of the median; negative: never")
          ->capture_default_str(),
      command
          .add_option("--rounds", options.sampling.rounds, "Turns that the variants of a size take among each other")
          ->capture_default_str(),
      command.add_flag("!--one-process", options.sampling.freshRounds,
                       "Run all rounds in one process: faster, but hides variation between processes"),
      command.add_option("--repeats", options.repeats, "Measure each point this many times, each as a separate result")
          ->capture_default_str(),
      command.add_flag("--cold", options.coldCaches, "Empty the caches before every launch"),
      addSeed(command, options.seed, "Seed of the random image and of the order of turns")};
}

void addRun(CLI::App& app, const CommonOptions& common, RunOptions& options, int& exitCode) {
  CLI::App* command = app.add_subcommand("run", "Measure variants and ceilings at each size");
  std::vector<CLI::Option*> planning = addSizes(*command, options);
  planning.push_back(command->add_option("--workload", options.workload, "Workload, or all")
                         ->capture_default_str()
                         ->type_name("WORKLOAD"));
  planning.push_back(
      command
          ->add_option("--variants", options.variants,
                       "Variants, comma-separated; story: a few from plain to best; all; or best: for each size the "
                       "fastest blur")
          ->type_name("VARIANTS")
          ->default_str("story; all with --workload all"));
  CLI::Option* allowance = addAllowance(*command, options.allowance);
  planning.push_back(allowance);
  for (CLI::Option* option : addParameters(*command, options.parameters, Settable::ParametersAndTunables))
    planning.push_back(option);
  planning.push_back(command->add_flag("--no-ceilings", options.noCeilings, "Leave the ceilings out"));
  planning.push_back(command->add_flag("--tuned", options.tuned,
                                       "Run each variant with the configuration that tuning found best, if any"));
  planning.push_back(
      command->add_flag("--transfers", options.transfers,
                        "Time whole operations too: inputs written from ordinary memory, kernels, result read back"));
  planning.push_back(
      command->add_flag("--no-transfers", options.noTransfers, "Do not time transfers, even for matmul"));
  planning.back()->excludes(planning[planning.size() - 2]);
  command->add_flag("--advice", options.advice, "Print a verdict on each row and what to try next");
  CLI::Option* resume =
      command
          ->add_option(
              "--resume", options.journal,
              "Resume an interrupted or stopped run: its journal, or the newest one; headroom-cli runs lists them")
          ->type_name("[JOURNAL]")
          ->expected(0, 1);
  // The journal contains the plan.
  for (CLI::Option* option : planning) resume->excludes(option);
  command->callback([&, resume, allowance] {
    options.isResuming = resume->count() > 0;
    options.isAllowanceGiven = allowance->count() > 0;
    exitCode = run(common, options);
  });
}

CLI::App* addTune(CLI::App& app, TuneOptions& options) {
  CLI::App* command = app.add_subcommand("tune", "Find the fastest tunable values and save them for run --tuned");
  command->add_option("--variants", options.variants, "Variants, comma-separated, or all")
      ->required()
      ->type_name("VARIANTS");
  command->add_option("--workload", options.workload, "Workload of variants named without theirs")
      ->capture_default_str()
      ->type_name("WORKLOAD");
  command->add_option("--sizes", options.sizes,
                      "Sizes, e.g. 1MP,16MP (default: 16MP, or the largest usual size of other workloads)");
  addParameters(*command, options.parameters);
  command->add_option("--device", options.device, "Device id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  command->add_option("--search", options.search, "learning, genetic, random or exhaustive")
      ->capture_default_str()
      ->type_name("METHOD");
  command->add_option("--budget", options.budget, "Time for all searches together, e.g. 60s, 10min or 1h")
      ->capture_default_str();
  addSeed(*command, options.seed, "Seed of the search, the random image and the order of turns");
  command->add_option("--finalists", options.finalists, "How many of the fastest are compared at the end")
      ->capture_default_str();
  command
      ->add_option("--time-budget", options.sampling.timeBudgetSeconds, "Most seconds of sampling per point compared")
      ->capture_default_str();
  command
      ->add_option("--jobs", options.jobs,
                   "Compile this many configurations at once before measuring them (0: by CPU cores, 1: none ahead)")
      ->capture_default_str();
  command->add_flag("--no-ceilings", options.noCeilings, "Leave the ceilings out of the comparison");
  command->add_flag("--resume", options.isResuming,
                    "Go on with what earlier tunings of the same kernel, device and size have tried");
  addFile(*command, "--csv", options.csvFile, "Write what was tried and compared as CSV");
  addFile(*command, "--t4", options.t4File, "Write what was tried as Kernel Tuner's T4 JSON");
  addFile(*command, "--header", options.headerFile, "Write the best build options as a C header");
  addFile(*command, "--cmake", options.cmakeFile, "Write the best build options as variables of CMake");
  return command;
}

CLI::App* addSplit(CLI::App& app, SplitOptions& options) {
  CLI::App* command = app.add_subcommand(
      "split", "Split the rows of one job between devices: the speed-up of each share, and the best one");
  command
      ->add_option("--variants,--variant", options.variants,
                   "Variant, or a variant for each part in their order, comma-separated")
      ->required()
      ->type_name("VARIANT")
      ->allow_extra_args(false)
      ->delimiter(',');
  command->add_option("--workload", options.workload, "Workload of variants named without theirs")
      ->capture_default_str()
      ->type_name("WORKLOAD");
  command->add_option("--size,--sizes", options.sizes, "Size, e.g. 16MP")->capture_default_str();
  addParameters(*command, options.parameters);
  command
      ->add_option("--device,--devices", options.devices,
                   "Device ids, types or parts of names, comma-separated: two or more; or one, with --parts")
      ->type_name("DEVICES")
      ->allow_extra_args(false)
      ->delimiter(',');
  command->add_option("--parts", options.parts, "Split the device into this many sub-devices")
      ->check(CLI::Range(2, kMostParts));
  command->add_option("--step", options.stepPercent, "Per cent of the rows from one share of two parts to the next")
      ->capture_default_str();
  command
      ->add_option("--resolution", options.resolutionPercent,
                   "Refine shares around the best one until they are at most this many percent of the rows apart")
      ->capture_default_str();
  command->add_option("--time-budget", options.secondsPerShare, "Most seconds of sampling per share")
      ->capture_default_str();
  command->add_option("--rounds", options.rounds, "Turns that the shares take among each other")->capture_default_str();
  addSeed(*command, options.seed, "Seed of the random source and of the order of turns");
  addFile(*command, "--csv", options.csvFile, "Write the shares as CSV");
  addFile(*command, "--json", options.jsonFile, "Write the shares as JSON");
  return command;
}

void addLabel(CLI::App& command, RunsOptions& options, CLI::Option* exported) {
  CLI::Option* labelled =
      command.add_option("--label", options.labelled, "Show or change the label of a run: its file, or its name")
          ->type_name("RUN")
          ->excludes(exported)
          ->excludes("--keep");
  const auto addPart = [&](const char* flag, auto& value, const char* help, const char* type) {
    return command.add_option(flag, value, help)->type_name(type)->needs(labelled);
  };
  CLI::Option* name = addPart("--name", options.name, "Name that run", "TEXT");
  CLI::Option* note = addPart("--note", options.note, "Set its note", "TEXT");
  command.add_flag("--no-name", options.noName, "Remove its name")->needs(labelled)->excludes(name);
  command.add_flag("--no-note", options.noNote, "Remove its note")->needs(labelled)->excludes(note);
  for (CLI::Option* tags : {addPart("--tag", options.tags, "Add tags, comma-separated", "TAGS"),
                            addPart("--untag", options.untags, "Remove tags, comma-separated", "TAGS")}) {
    tags->allow_extra_args(false)->delimiter(',');
  }
}

void addRuns(CLI::App& app, const CommonOptions& common, RunsOptions& options, int& exitCode) {
  CLI::App* command = app.add_subcommand("runs", "List the runs that were made, newest first, or export or label one");
  command->add_option("search", options.search, "Words: parts of names of devices, workloads, variants, of labels")
      ->type_name("SEARCH");
  command->add_flag("--json", options.json, "Print JSON instead of a table");
  CLI::Option* exported =
      command->add_option("--export", options.exported, "A run: its file, or its name in the list")->type_name("RUN");
  command
      ->add_option("--keep", options.kept,
                   "Store the newest N completed runs from now on; 0 for all. Labelled runs are never deleted")
      ->type_name("N")
      ->check(CLI::Range(std::size_t{0}, std::size_t{1'000'000}))
      ->excludes(exported);
  addLabel(*command, options, exported);
  addFile(*command, "--save", options.jsonFile, "Write that run with all samples as JSON")->needs(exported);
  addFile(*command, "--csv", options.csvFile, "Write its rows as CSV")->needs(exported);
  addTable(*command, options.table);
  command->callback([&] { exitCode = runs(common, options); });
}

CLI::App* addGuide(CLI::App& app, GuideOptions& options) {
  CLI::App* command = app.add_subcommand("guide", "List or run the tuning guide's experiments");
  command->add_option("name", options.name, "A step or an experiment, as the list names it")->type_name("STEP");
  command->add_flag("--all", options.all, "Run every experiment");
  command->add_option("--size", options.size, "Size of the images, e.g. 16MP")->capture_default_str();
  command->add_option("--device", options.device, "Device id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  addFile(*command, "--report", options.report, "Write a report: FILE.html or FILE.md");
  addFile(*command, "--csv", options.csvFile, "Write the rows as CSV");
  command->add_flag("--coverage", options.coverage, "Print what of the sources is carried out by what, as Markdown");
  return command;
}

void addBlur(CLI::App& command, BlurOptions& options) {
  command.add_option("photo", options.photo, "The photo")->required()->type_name("FILE");
  command.add_option("-o,--output,output", options.output, "Where the blurred photo goes")
      ->required()
      ->type_name("FILE");
  addParameters(command, options.parameters);
  CLI::Option* variant = command
                             .add_option("--variant", options.variant,
                                         "Variant of the blur (default: the fastest on the device that is exact "
                                         "enough, by what was measured there)")
                             ->type_name("VARIANT");
  addAllowance(command, options.allowance)->excludes(variant);
  command
      .add_option("--check", options.check,
                  "How much of the result is compared: whole with the kernel's reference and the exact Gaussian, which "
                  "takes longer than the blur; sample, squares from all over it, with the latter; or none")
      ->check(CLI::IsMember({kCheckWhole, kCheckSample, kCheckNone}))
      ->capture_default_str();
  command.add_option("--device", options.device, "Device id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  command.add_flag("--force", options.force, "Overwrite the photo itself where it is the output too");
  addFile(command, "--html", options.htmlFile, "Write a report with both pictures and their difference as HTML");
  addFile(command, "--markdown", options.markdownFile, "Write the report as Markdown, without pictures");
}

CLI::App* addBest(CLI::App& app, BestOptions& options) {
  CLI::App* command = app.add_subcommand("best", "List the blurs by their speed on a device, the best one first");
  command->add_option("--device", options.device, "Device id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  command->add_option("--size,--sizes", options.sizes, "Sizes, e.g. 1MP,16MP")->capture_default_str();
  addParameters(*command, options.parameters);
  command->add_option("--channels", options.channels, "Channels of the picture")
      ->capture_default_str()
      ->check(CLI::Range(1, 4));
  addAllowance(*command, options.allowance);
  return command;
}

CLI::App* addImport(CLI::App& app, ImportOptions& options) {
  CLI::App* command =
      app.add_subcommand("import", "List what a file of clpeak, nvbench, Google Benchmark or another tuner holds");
  command->add_option("file", options.file, "The other tool's results: XML or JSON")->required()->type_name("FILE");
  command->add_flag("--json", options.json, "Print JSON instead of a table");
  addFile(*command, "--csv", options.csvFile, "Write the points as CSV");
  return command;
}

/// What is wrong with the arguments, and where to read what is right.
std::string mistakeText(const CLI::App* app, const CLI::Error& error) {
  const std::vector<std::string> unknown = app->remaining();
  const std::vector<CLI::App*> commands = app->get_subcommands();
  if (commands.empty()) {
    std::vector<std::string> names;
    for (const CLI::App* command : app->get_subcommands(nullptr)) {
      const bool isHidden = command->get_group().empty();
      if (!isHidden) names.push_back(command->get_name());
    }
    return fmt::format("headroom-cli: {}; choose one of: {}. `headroom-cli --help` describes them.\n",
                       unknown.empty() ? "A command is missing" : "There is no command \"" + unknown.front() + '"',
                       fmt::join(names, ", "));
  }
  const std::string& command = commands.front()->get_name();
  return fmt::format("headroom-cli {}: {}. `headroom-cli {} --help` lists what it takes.\n", command,
                     unknown.empty() ? error.what() : "unknown argument " + unknown.front(), command);
}

/// Tables that reached nobody are a failure: a full disk shows when what is left of them is written. A reader that has
/// gone, as `head` does, wants no more.
int withOutputWritten(int exitCode) {
  flushOutput();
  switch (outputFailure()) {
    case OutputFailure::None:
      return exitCode;
    case OutputFailure::ReaderGone:
      if (exitCode == kOk) endByBrokenPipe();
      return exitCode;
    case OutputFailure::Other:
      break;
  }
  printTo(stderr, "headroom-cli: The output could not be written to the standard output. Make room there.\n");
  return exitCode == kOk ? kRuntimeFailure : exitCode;
}

int main(int argc, char** argv) {
  openClosedStreams();
  ignoreBrokenPipes();
  CLI::App app(kQuestion, "headroom-cli");
  app.set_version_flag("--version", std::string(version()));
  app.require_subcommand(1);
  app.footer(kExitCodes);
  app.failure_message(
      [](const CLI::App* failed, const CLI::Error& error) { return terminalText(mistakeText(failed, error)); });
  app.fallthrough();
  CommonOptions common;
  addCommon(app, common);
  int exitCode = kOk;

  ListOptions list;
  CLI::App* devices = app.add_subcommand("devices", "List the OpenCL devices");
  devices->add_flag("--json", list.json, "Print JSON instead of text");
  devices->callback([&] { exitCode = listDevices(common, list); });

  CLI::App* variants = app.add_subcommand("variants", "List the kernel variants and host peers");
  variants->add_flag("--json", list.json, "Print JSON instead of text");
  variants->callback([&] { exitCode = listVariants(common, list); });

  RunOptions ceilingOptions;
  CLI::App* ceilings = app.add_subcommand("ceilings", "Measure copy and arithmetic peaks at each size");
  addSizes(*ceilings, ceilingOptions);
  ceilings->add_flag("--native", ceilingOptions.native,
                     "Beside them, what this machine's processors reach from C++, without OpenCL");
  ceilings->callback([&] { exitCode = measureCeilings(common, ceilingOptions); });

  RunOptions runOptions;
  addRun(app, common, runOptions, exitCode);

  TuneOptions tuneOptions;
  addTune(app, tuneOptions)->callback([&] { exitCode = tune(common, tuneOptions); });

  SplitOptions splitOptions;
  addSplit(app, splitOptions)->callback([&] { exitCode = split(common, splitOptions); });

  RunsOptions runsOptions;
  addRuns(app, common, runsOptions, exitCode);

  GuideOptions guideOptions;
  addGuide(app, guideOptions)->callback([&] { exitCode = guide(common, guideOptions); });

  BlurOptions blurOptions;
  CLI::App* blurring = app.add_subcommand("blur", "Blur a photo");
  addBlur(*blurring, blurOptions);
  blurring->callback([&] { exitCode = blur(common, blurOptions); });

  BestOptions bestOptions;
  addBest(app, bestOptions)->callback([&] { exitCode = listBest(common, bestOptions); });

  CompareOptions compareOptions;
  addCompare(app, compareOptions)->callback([&] { exitCode = compare(common, compareOptions); });

  AbOptions abOptions;
  addAb(app, abOptions)->callback([&] { exitCode = takeTurns(common, abOptions); });

  NoiseOptions noiseOptions;
  addNoise(app, noiseOptions)->callback([&] { exitCode = measureNoise(common, noiseOptions); });

  ImportOptions importOptions;
  addImport(app, importOptions)->callback([&] { exitCode = importFigures(common, importOptions); });

  ProblemOptions problemOptions;
  addProblem(app, problemOptions)->callback([&] { exitCode = writeProblem(common, problemOptions); });
  NewOptions newOptions;
  addNew(app, newOptions)->callback([&] { exitCode = makeNew(common, newOptions); });
  WatchOptions watchOptions;
  addWatch(app, watchOptions)->callback([&] { exitCode = watch(common, watchOptions); });
  RevisionsOptions revisionsOptions;
  addRevisions(app, revisionsOptions)->callback([&] { exitCode = showRevisions(common, revisionsOptions); });

  CheckOptions checkOptions;
  addCheck(app, checkOptions)->callback([&] { exitCode = check(common, checkOptions); });
  ReplayOptions replayOptions;
  addReplay(app, replayOptions)->callback([&] { exitCode = replay(common, replayOptions); });
  CompiledOptions compiledOptions;
  addCompiled(app, compiledOptions)->callback([&] { exitCode = showCompiled(common, compiledOptions); });

  AdviceOptions adviceOptions;
  addAdvice(app, adviceOptions)->callback([&] { exitCode = advise(common, adviceOptions); });

  ReportOptions reportOptions;
  addReport(app, reportOptions)->callback([&] { exitCode = report(common, reportOptions); });

  RooflineOptions rooflineOptions;
  addRoofline(app, rooflineOptions)->callback([&] { exitCode = showRoofline(common, rooflineOptions); });

  CaptureOptions captureOptions;
  addCapture(app, captureOptions)->callback([&] { exitCode = capture(common, captureOptions); });

  HostsOptions hostsOptions;
  addHosts(app, common, hostsOptions, exitCode);

  AllowOptions allowOptions;
  addAllow(app, allowOptions)->callback([&] { exitCode = allow(common, allowOptions); });

  WorkerOptions workerOptions;
  CLI::App* worker =
      app.add_subcommand("worker", "Serve jobs as JSON lines on stdin and stdout (used by Headroom itself)");
  worker->add_option("--pixels", workerOptions.pixels, "Descriptor of the socket that brings memory with pixels");
  worker->add_flag("--leave-printed", workerOptions.leavesPrinted, "Leave what kernels print on stderr");
  worker->add_flag("--alone", workerOptions.isAlone, "Serve jobs in this process, without a supervisor");
  worker->callback([&] { exitCode = work(workerOptions); });

  CodecsOptions codecsOptions;
  CLI::App* codecs = app.add_subcommand("codecs", "Decode and encode pictures (used by Headroom itself)")->group("");
  codecs->add_option("--memory", codecsOptions.memory, "Descriptor of the socket that memory comes and goes through")
      ->required();
  codecs->callback([&] { exitCode = serveImageCodecs(codecsOptions); });

  std::vector<std::string> completedWords;
  addComplete(app, completedWords);
  app.add_subcommand("manual-page", "Print the page for man (used when Headroom is built)")
      ->group("")
      ->callback([&app] { printOut("{}", manualPage(app, version(), "headroom")); });
  placeDevices(app, common);
  refuseEmptyValues(app);

  try {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!arguments.empty() && arguments.front() == "complete") completedWords = takeProgram("complete", arguments);
    const std::vector<std::string> program = takeProgram("capture", arguments);
    if (!program.empty()) captureOptions.command = program;
    hostsOptions.words = takeProgram("hosts", arguments);
    requireValueIfGiven("--resume", arguments);
    std::reverse(arguments.begin(), arguments.end());  // as the parser takes them
    app.parse(std::move(arguments));
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? withOutputWritten(kOk) : kUsage;
  } catch (const UsageError& error) {
    printTo(stderr, "headroom-cli: {}\n", error.what());
    printHiddenRejections();
    return kUsage;
  } catch (const NoDeviceError& error) {
    printTo(stderr, "headroom-cli: {}\n", error.what());
    return kNoDevice;
  } catch (const std::exception& error) {
    printTo(stderr, "headroom-cli: {}\n", error.what());
    return kRuntimeFailure;
  }
  return withOutputWritten(exitCode);
}

}  // namespace
}  // namespace headroom::cli

int main(int argc, char** argv) {
  return headroom::cli::main(argc, argv);
}
