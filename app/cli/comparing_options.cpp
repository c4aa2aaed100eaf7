#include "comparing_options.hpp"

#include <fmt/format.h>

#include <tuple>

#include "option_range.hpp"
#include "parameter_options.hpp"
#include "shared_options.hpp"

namespace headroom::cli {

CLI::App* addCompare(CLI::App& app, CompareOptions& options) {
  CLI::App* command = app.add_subcommand("compare", "Compare two saved runs, or two devices of a run");
  command->add_option("base", options.base, "The run to compare with, as `run --save` wrote it")
      ->required()
      ->type_name("BASE.json");
  command->add_option("new", options.fresh, "The new run; with --new-device by default the base")
      ->type_name("NEW.json");
  for (auto& [flag, device, run] : {std::tuple("--base-device", &options.baseDevice, "base"),
                                    std::tuple("--new-device", &options.freshDevice, "new run")}) {
    command->add_option(flag, *device, fmt::format("Only this device of the {}: id, type or part of a name", run))
        ->type_name("DEVICE");
  }
  CLI::Option* gate =
      command
          ->add_option("--fail-on-regression", options.failOnRegression,
                       "Exit with 4 if a point is certainly slower by more than this, e.g. 3%, or fails")
          ->type_name("SHARE");
  command->add_flag("--gate-ceilings", options.gatesCeilings, "Check ceilings for regressions too")->needs(gate);
  addFile(*command, "--markdown", options.markdownFile, "Write Markdown for a pull request; - for standard output");
  command->add_flag("--json", options.json, "Print JSON instead of a table");
  return command;
}

CLI::App* addAb(CLI::App& app, AbOptions& options) {
  CLI::App* command =
      app.add_subcommand("ab", "Compare two versions of kernels, interleaved in one run: faster, slower or the same?");
  command
      ->add_option("base", options.base,
                   "The version to compare with: a variant, a kernel file, a folder of kernels, REVISION:PATH of a git "
                   "repository, or built-in; then @NAME=VALUE for a tunable, @-OPTION for a build option")
      ->required()
      ->type_name("BASE");
  command->add_option("new", options.fresh, "The new version; @... alone is the base with other settings")
      ->required()
      ->type_name("NEW");
  command
      ->add_option("--variants,--variant", options.variants,
                   "Compare only these kernels of a folder, comma-separated, even if they do not differ")
      ->type_name("KERNELS");
  command->add_option("--size,--sizes", options.sizes, "Sizes, e.g. 1MP,16MP")
      ->type_name("SIZES")
      ->capture_default_str();
  addParameters(*command, options.parameters);
  command->add_option("--device", options.device, "Device id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  command->add_option("--margin", options.margin, "Largest change of the time to ignore, e.g. 2%")
      ->type_name("SHARE")
      ->capture_default_str();
  command->add_option("--budget", options.budget, "Most time for each pair and size, e.g. 60s or 2min")
      ->type_name("TIME")
      ->capture_default_str();
  addSeed(*command, options.seed, "Seed of the random image and of the order in rounds");
  command->add_flag("--fail-on-regression", options.failsOnRegression,
                    "End with 4 if a new version is slower by more than the margin, or fails");
  addFile(*command, "--markdown", options.markdownFile, "Write Markdown for a pull request; - for standard output");
  addFile(*command, "--csv", options.csvFile, "Write the rounds as CSV");
  command->add_flag("--json", options.json, "Print JSON instead of a table");
  return command;
}

CLI::App* addNoise(CLI::App& app, NoiseOptions& options) {
  CLI::App* command = app.add_subcommand("noise", "Measure this machine's noise floor (A/A test)");
  command->add_option("--workload", options.workload, "Workload, or all")->capture_default_str()->type_name("WORKLOAD");
  command->add_option("--variants", options.variants, "Variants, comma-separated, or all")
      ->capture_default_str()
      ->type_name("VARIANTS");
  command->add_option("--sizes", options.sizes, "Sizes, e.g. 1MP,4MP")->type_name("SIZES")->capture_default_str();
  addParameters(*command, options.parameters);
  command
      ->add_option("--device", options.devices,
                   "Device id, type or part of a name, or all; HOST/... of a host (repeatable)")
      ->type_name("DEVICE")
      ->allow_extra_args(false);
  limitTo(command->add_option("--pairs", options.pairs, "Pairs of measurements of each point")
              ->capture_default_str()
              ->type_name("N"),
          1, kMostNoisePairs);
  command->add_option("--time-budget", options.sampling.timeBudgetSeconds, "Most seconds of sampling per measurement")
      ->type_name("SECONDS")
      ->capture_default_str();
  return command;
}

}  // namespace headroom::cli
