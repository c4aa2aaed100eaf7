#include "result_options.hpp"

#include <cstddef>

#include "option_range.hpp"
#include "shared_options.hpp"
#include "table_options.hpp"

namespace headroom::cli {
namespace {

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

}  // namespace

void addRuns(CLI::App& app, const CommonOptions& common, RunsOptions& options, int& exitCode) {
  CLI::App* command = app.add_subcommand("runs", "List the runs that were made, newest first, or export or label one");
  command->add_option("search", options.search, "Words: parts of names of devices, workloads, variants, of labels")
      ->type_name("SEARCH");
  command->add_flag("--json", options.json, "Print JSON instead of a table");
  CLI::Option* exported =
      command->add_option("--export", options.exported, "A run: its file, or its name in the list")->type_name("RUN");
  CLI::Option* kept =
      command->add_option("--keep", options.kept,
                          "Store the newest N completed runs from now on; 0 for all. Labelled runs are never deleted");
  refuseBeyond(kept->type_name("N")->excludes(exported), std::size_t{0}, std::size_t{1'000'000});
  addLabel(*command, options, exported);
  addFile(*command, "--save", options.jsonFile, "Write that run with all samples as JSON")->needs(exported);
  addFile(*command, "--csv", options.csvFile, "Write its rows as CSV")->needs(exported);
  addTable(*command, options.table);
  command->callback([&] { exitCode = runs(common, options); });
}

CLI::App* addImport(CLI::App& app, ImportOptions& options) {
  CLI::App* command =
      app.add_subcommand("import", "List the results in a file of clpeak, nvbench, Google Benchmark or another tuner");
  command->add_option("file", options.file, "The other tool's results: XML or JSON")->required()->type_name("FILE");
  command->add_flag("--json", options.json, "Print JSON instead of a table");
  addFile(*command, "--csv", options.csvFile, "Write the points as CSV");
  return command;
}

}  // namespace headroom::cli
