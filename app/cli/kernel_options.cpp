#include "kernel_options.hpp"

#include "option_range.hpp"
#include "option_texts.hpp"
#include "parameter_options.hpp"
#include "shared_options.hpp"

namespace headroom::cli {

CLI::App* addAllow(CLI::App& app, AllowOptions& options) {
  CLI::App* command = app.add_subcommand("allow", "Show the commands that check a folder's kernels, and agree to them");
  command->add_option("folder", options.folder, "Folder of kernels")->required()->type_name("DIR");
  command->add_flag("--yes", options.isAgreed, "Agree without being asked");
  return command;
}

CLI::App* addNew(CLI::App& app, NewOptions& options) {
  CLI::App* command =
      app.add_subcommand("new", "Describe a kernel of your own so that it runs, or copy a built-in one to change it");
  command
      ->add_option("kernel", options.kernel,
                   "File of OpenCL C, or a tuning problem in T1 JSON; - for text from standard input")
      ->type_name("FILE");
  command->add_option("--kernel", options.kernelName, "Which kernel of the file (default: the only one)")
      ->type_name("NAME");
  command
      ->add_option("--device", options.device, "Device that builds it: id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  command->add_option("--options", options.buildOptions, "Build options, e.g. \"-DN=4 -Iinclude\"")->type_name("TEXT");
  command
      ->add_option("-o,--output", options.output,
                   "The description to write (default: beside the kernel); with --from a folder")
      ->type_name("FILE");
  command->add_option("--from", options.from, "Copy this built-in variant, e.g. matmul.tile")->type_name("VARIANT");
  command->add_flag("--run", options.runs, "Measure it briefly at once");
  command->add_flag("--force", options.force, "Overwrite files that are there already");
  return command;
}

CLI::App* addWatch(CLI::App& app, WatchOptions& options) {
  CLI::App* command = app.add_subcommand("watch", "Measure a kernel again whenever its file is saved");
  command->add_option("kernel", options.kernel, "A kernel's .cl or .toml, or a folder of kernels")
      ->required()
      ->type_name("FILE");
  command
      ->add_option("--device", options.device, "Device to measure on: id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  command->add_option("--size", options.size, "Size to measure at, e.g. 4MP (default: the workload's own)")
      ->type_name("SIZE");
  addParameters(*command, options.parameters);
  limitTo(command->add_option("--time-budget", options.timeBudgetSeconds, "Seconds of sampling each time")
              ->capture_default_str()
              ->type_name("SECONDS"),
          0.001, 60.0);
  command->add_flag("--no-ceilings", options.noCeilings, "Begin at once, without measuring the device's ceilings");
  CLI::Option* times = command->add_option("--times", options.times,
                                           "Exit after this many saves; 0: measure once (default: run until Ctrl+C)");
  refuseBeyond(times->type_name("N"), 0, 1'000'000);
  return command;
}

CLI::App* addReplay(CLI::App& app, ReplayOptions& options) {
  CLI::App* command = app.add_subcommand("replay", "Replay captured launches, and describe them as workloads");
  command->add_option("folder", options.folders, "A capture folder, or a folder of such folders")
      ->required()
      ->type_name("FOLDER");
  command->add_option("--device", options.device, "Device id, type or part of a name")->type_name("DEVICE");
  limitTo(command->add_option("--times", options.times, "Launches on the captured contents")
              ->capture_default_str()
              ->type_name("N"),
          2, 100);
  limitTo(command->add_option("--limit", options.limitSeconds, "Most seconds that a launch may take")
              ->capture_default_str()
              ->type_name("SECONDS"),
          0.1, 86400.0);
  command->add_flag("--overwrite", options.overwrite, "Write descriptions again that were changed since");
  CLI::Option* describe =
      command->add_flag("--describe-only", options.describesOnly, "Write the descriptions without a launch");
  command
      ->add_option("--merge", options.mergedFolder,
                   "Write captures of one kernel as one workload, a size for each, to a new folder")
      ->type_name("FOLDER");
  addFile(*command, "--json", options.jsonFile, "Write what was found as JSON; - prints it")->excludes(describe);
  return command;
}

namespace {

void addReview(CLI::App& command, ReviewOptions& options) {
  const char* const group = "For a folder or a workload";
  const auto grouped = [group](CLI::Option* option) { option->group(group); };
  grouped(command
              .add_option("--baseline-from", options.baselineFrom,
                          "Compare speed with git:REVISION, a folder of kernels, built-in, or a run of run --save")
              ->type_name("BASELINE"));
  grouped(command.add_flag("--oclgrind", options.oclgrind, "Run each kernel in Oclgrind too"));
  grouped(command.add_option("--device", options.device, "Device id, type or part of a name; HOST/... of a host")
              ->type_name("DEVICE"));
  for (CLI::Option* option : addWorkers(command, options.host, options.workers)) grouped(option);
  grouped(command
              .add_option("--sizes", options.sizes,
                          "Sizes at which speed is compared (default: a usual one of each workload)")
              ->type_name("SIZES"));
  grouped(command.add_option("--margin", options.margin, "Largest change of the time to ignore, e.g. 2%")
              ->type_name("SHARE")
              ->capture_default_str());
  grouped(command.add_option("--budget", options.budget, "Most time for each changed kernel and size, e.g. 60s")
              ->type_name("TIME")
              ->capture_default_str());
  grouped(addSeed(command, options.seed, "Seed of the random inputs and of the order in rounds"));
  grouped(addFile(command, "--junit", options.junitFile, "Write JUnit XML"));
  grouped(
      addFile(command, "--markdown", options.markdownFile, "Write Markdown for a pull request; - for standard output"));
  grouped(addFile(command, "--sarif", options.sarifFile, "Write SARIF, for annotations at the kernels' lines"));
}

}  // namespace

CLI::App* addCheck(CLI::App& app, CheckOptions& options) {
  CLI::App* command = app.add_subcommand(
      "check", "Run a kernel once in Oclgrind; or check all kernels of a folder or a workload: builds, results, speed");
  command
      ->add_option("kernel", options.kernel,
                   "A kernel's .cl or .toml, or a variant's id; or a folder of kernels, or a workload")
      ->required()
      ->type_name("TARGET");
  command->add_option("--size", options.size, "Size to run one kernel at (default: a small one, which is printed)")
      ->type_name("SIZE");
  addParameters(*command, options.parameters, Settable::ParametersAndTunables);
  command->add_option("--at", options.scaledTo, "Size that the counts of one kernel are scaled to")->type_name("SIZE");
  limitTo(command->add_option("--limit", options.limitSeconds, "Most seconds in Oclgrind, for each kernel")
              ->capture_default_str()
              ->type_name("SECONDS"),
          0.1, 86400.0);
  addFile(*command, "--json", options.jsonFile, "Write what was found in one kernel as JSON; - prints it");
  addReview(*command, options.review);
  return command;
}

CLI::App* addAdvice(CLI::App& app, AdviceOptions& options) {
  CLI::App* command =
      app.add_subcommand("advice", "Measure a kernel and show what to try next, or list the rules of advice");
  CLI::Option* kernel =
      command
          ->add_option("kernel", options.kernel, "A kernel's .cl or .toml, or a variant's id (default: list the rules)")
          ->type_name("KERNEL");
  command
      ->add_option("--device", options.device, "Device to measure on: id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE")
      ->needs(kernel);
  command->add_option("--size", options.size, "Size to measure, e.g. 4MP (default: the workload's own)")
      ->type_name("SIZE")
      ->needs(kernel);
  for (CLI::Option* option : addParameters(*command, options.parameters, Settable::ParametersAndTunables))
    option->needs(kernel);
  command->add_option("--time-budget", options.timeBudgetSeconds, "Most seconds of sampling")
      ->type_name("SECONDS")
      ->capture_default_str()
      ->needs(kernel);
  command->add_flag("--no-ceilings", options.noCeilings, "Leave the ceilings out, and the rules that need them")
      ->needs(kernel);
  command->add_flag("--counts", options.counts, "Count memory accesses in Oclgrind too, for rules on repeated loads")
      ->needs(kernel);
  command->add_flag("--json", options.json, "Print JSON instead of text");
  return command;
}

CLI::App* addRevisions(CLI::App& app, RevisionsOptions& options) {
  CLI::App* command = app.add_subcommand("revisions", "List the stored revisions of a kernel, or restore one");
  command->add_option("kernel", options.kernel, "A kernel's .cl or .toml")->required()->type_name("FILE");
  CLI::Option* diff = command->add_option("--diff", options.differing,
                                          "Show the changes since this revision, or between two: --diff 2,5");
  diff->type_name("N")->expected(1, 2)->delimiter(',');
  command->add_option("--restore", options.restored, "Write the files of this revision over what they are now")
      ->type_name("N")
      ->excludes(diff);
  command->add_flag("--force", options.force, "Restore even if the current files are not stored as a revision");
  return command;
}

CLI::App* addCompiled(CLI::App& app, CompiledOptions& options) {
  CLI::App* command =
      app.add_subcommand("compiled", "Show a compiled kernel: registers, spills, local memory, instructions");
  command->add_option("kernel", options.kernel, "A kernel's .cl or .toml, or a variant's id")
      ->required()
      ->type_name("KERNEL");
  command
      ->add_option("--device", options.device, "Device to compile for: id, type or part of a name; HOST/... of a host")
      ->type_name("DEVICE");
  command->add_option("--size", options.size, "Size to compile for, e.g. 4MP (default: the workload's own)")
      ->type_name("SIZE");
  addParameters(*command, options.parameters, Settable::ParametersAndTunables);
  CLI::Option* json = command->add_flag("--json", options.json, "Print JSON instead of text");
  CLI::Option* text =
      addFile(*command, "--text", options.textFile, "Write the code as text; - prints it instead of the facts");
  CLI::Option* binary = addFile(*command, "--binary", options.binaryFile, "Write the code as the driver has it");
  command->add_option("--kernel", options.kernelName, "Which kernel's binary to write, where each has its own")
      ->type_name("NAME")
      ->needs(binary);
  command
      ->add_option("--diff", options.differing,
                   "Show the differences between this revision and the current file, or two revisions: --diff 2,5")
      ->type_name("N")
      ->expected(1, 2)
      ->delimiter(',')
      ->excludes(json)
      ->excludes(text)
      ->excludes(binary);
  return command;
}

CLI::App* addProblem(CLI::App& app, ProblemOptions& options) {
  CLI::App* command =
      app.add_subcommand("problem", "Write a kernel's tuning problem as T1 JSON, for Kernel Tuner, KTT and others");
  command->add_option("variant", options.variant, "The kernel, e.g. matmul.tile")->required()->type_name("VARIANT");
  command->add_option("--size", options.size, "One size, e.g. 1024 or 1920x1080 (default: the workload's smallest)")
      ->type_name("SIZE");
  addParameters(*command, options.parameters);
  command->add_option("-o,--output", options.output, "The file to write (default: the kernel's name and .json)")
      ->type_name("FILE");
  command->add_flag("--force", options.force, "Overwrite files that are there already");
  return command;
}

}  // namespace headroom::cli
