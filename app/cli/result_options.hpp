// Options of the commands for results that exist: those of the history, and of other tools.
#pragma once

#include <CLI/CLI.hpp>

#include "commands.hpp"

namespace headroom::cli {

/// Adds `runs`, which sets the exit code when it is called.
void addRuns(CLI::App& app, const CommonOptions& common, RunsOptions& options, int& exitCode);
/// Adds `import` to the program's commands and returns it.
CLI::App* addImport(CLI::App& app, ImportOptions& options);

}  // namespace headroom::cli
