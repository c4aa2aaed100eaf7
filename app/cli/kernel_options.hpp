// The command line of what is done with one kernel: described, watched, checked, looked at, handed to others.
#pragma once

#include <CLI/CLI.hpp>

#include "commands.hpp"

namespace headroom::cli {

/// Each adds its command, which fills the options.
CLI::App* addAllow(CLI::App& app, AllowOptions& options);
CLI::App* addNew(CLI::App& app, NewOptions& options);
CLI::App* addWatch(CLI::App& app, WatchOptions& options);
CLI::App* addReplay(CLI::App& app, ReplayOptions& options);
CLI::App* addCheck(CLI::App& app, CheckOptions& options);
CLI::App* addAdvice(CLI::App& app, AdviceOptions& options);
CLI::App* addRevisions(CLI::App& app, RevisionsOptions& options);
CLI::App* addCompiled(CLI::App& app, CompiledOptions& options);
CLI::App* addProblem(CLI::App& app, ProblemOptions& options);

}  // namespace headroom::cli
