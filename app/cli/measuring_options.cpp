#include "measuring_options.hpp"

#include "option_range.hpp"
#include "parameter_options.hpp"
#include "shared_options.hpp"
#include "table_options.hpp"

namespace headroom::cli {
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
          ->type_name("SIZES")
          ->default_str("those that suit the workload and the device"),
      command
          .add_option("--device", options.devices,
                      "Device id, type or part of a name, or all; HOST/... of a host (repeatable)")
          ->type_name("DEVICE")
          ->allow_extra_args(false),
      command.add_option("--time-budget", options.sampling.timeBudgetSeconds, "Most seconds of sampling per point")
          ->type_name("SECONDS")
          ->capture_default_str(),
      command
          .add_option("--longest-launch", options.longestLaunchSeconds,
                      "Skip points predicted to take longer than this (seconds)")
          ->type_name("SECONDS")
          ->capture_default_str(),
      command
          .add_option("--noise-goal", options.sampling.noiseGoal,
                      "Stop at this relative noise of the median; negative: never")
          ->type_name("SHARE")
          ->capture_default_str(),
      command
          .add_option("--rounds", options.sampling.rounds, "Measure each point in this many rounds, in random order")
          ->type_name("N")
          ->capture_default_str(),
      command.add_flag("!--one-process", options.sampling.freshRounds,
                       "Run all rounds in one process: faster, but hides variation between processes"),
      command.add_option("--repeats", options.repeats, "Measure each point this many times, each as a separate result")
          ->type_name("N")
          ->capture_default_str(),
      command.add_flag("--cold", options.coldCaches, "Empty the caches before every launch"),
      addSeed(command, options.seed, "Seed of the random image and of the order in rounds")};
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
  const std::vector<CLI::Option*> workers = addWorkers(*command, options.host, options.workers);
  planning.push_back(workers.front());  // a run is resumed by any number of workers
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
  command->callback([&, resume, allowance, count = workers.back()] {
    options.isResuming = resume->count() > 0;
    options.areWorkersGiven = count->count() > 0;
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
  command
      ->add_option("--sizes", options.sizes,
                   "Sizes, e.g. 1MP,16MP (default: 16MP, the largest usual size of other workloads, or all launches of "
                   "merged captures)")
      ->type_name("SIZES");
  addParameters(*command, options.parameters);
  command->add_option("--device", options.device, "Device id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  addWorkers(*command, options.host, options.workers);
  command->add_option("--search", options.search, "learning, genetic, random or exhaustive")
      ->capture_default_str()
      ->type_name("METHOD");
  command->add_option("--budget", options.budget, "Time for all searches together, e.g. 60s, 10min or 1h")
      ->type_name("TIME")
      ->capture_default_str();
  addSeed(*command, options.seed, "Seed of the search, the random image and the order in rounds");
  command->add_option("--finalists", options.finalists, "How many of the fastest are compared at the end")
      ->type_name("N")
      ->capture_default_str();
  command
      ->add_option("--time-budget", options.sampling.timeBudgetSeconds, "Most seconds of sampling per point compared")
      ->type_name("SECONDS")
      ->capture_default_str();
  command
      ->add_option("--jobs", options.jobs,
                   "Compile this many configurations at once before measuring them (0: by CPU cores, 1: none ahead)")
      ->type_name("N")
      ->capture_default_str();
  command->add_flag("--no-ceilings", options.noCeilings, "Leave the ceilings out of the comparison");
  command->add_flag("--resume", options.isResuming, "Resume earlier tunings of the same kernel, device and size");
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
  command->add_option("--size,--sizes", options.sizes, "Size, e.g. 16MP")->type_name("SIZES")->capture_default_str();
  addParameters(*command, options.parameters);
  command
      ->add_option("--device,--devices", options.devices,
                   "Device ids, types or parts of names, comma-separated: two or more; or one, with --parts")
      ->type_name("DEVICES")
      ->allow_extra_args(false)
      ->delimiter(',');
  limitTo(command->add_option("--parts", options.parts, "Split the device into this many sub-devices")->type_name("N"),
          2, kMostParts);
  command->add_option("--step", options.stepPercent, "Per cent of the rows from one share of two parts to the next")
      ->type_name("PERCENT")
      ->capture_default_str();
  command
      ->add_option("--resolution", options.resolutionPercent,
                   "Refine shares around the best one until they are at most this many percent of the rows apart")
      ->type_name("PERCENT")
      ->capture_default_str();
  command->add_option("--time-budget", options.secondsPerShare, "Most seconds of sampling per share")
      ->type_name("SECONDS")
      ->capture_default_str();
  command->add_option("--rounds", options.rounds, "Measure each share in this many rounds, in random order")
      ->type_name("N")
      ->capture_default_str();
  addSeed(*command, options.seed, "Seed of the random source and of the order in rounds");
  addFile(*command, "--csv", options.csvFile, "Write the shares as CSV");
  addFile(*command, "--json", options.jsonFile, "Write the shares as JSON");
  return command;
}

CLI::App* addGuide(CLI::App& app, GuideOptions& options) {
  CLI::App* command = app.add_subcommand("guide", "List or run the tuning guide's experiments");
  command->add_option("name", options.name, "A step or an experiment, as the list names it")->type_name("STEP");
  command->add_flag("--all", options.all, "Run every experiment");
  command->add_option("--size", options.size, "Size of the images, e.g. 16MP")
      ->type_name("SIZE")
      ->capture_default_str();
  command->add_option("--device", options.device, "Device id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  addWorkers(*command, options.host, options.workers);
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
                                         "Variant of the blur (default: the fastest measured on the device that is "
                                         "exact enough)")
                             ->type_name("VARIANT");
  addAllowance(command, options.allowance)->excludes(variant);
  command
      .add_option(
          "--check", options.check,
          "Check of the result: whole compares all of it with the kernel's reference and the exact Gaussian, which "
          "takes longer than the blur; sample compares patches with the exact Gaussian; none compares nothing")
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
  command->add_option("--size,--sizes", options.sizes, "Sizes, e.g. 1MP,16MP")
      ->type_name("SIZES")
      ->capture_default_str();
  addParameters(*command, options.parameters);
  limitTo(command->add_option("--channels", options.channels, "Channels of the picture")
              ->capture_default_str()
              ->type_name("N"),
          1, 4);
  addAllowance(*command, options.allowance);
  return command;
}

}  // namespace headroom::cli
