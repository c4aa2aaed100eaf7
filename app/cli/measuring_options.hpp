// Options of the commands that measure: runs, ceilings, tunings, splits, the guide, photos.
#pragma once

#include <CLI/CLI.hpp>
#include <vector>

#include "commands.hpp"

namespace headroom::cli {

/// Returns the options that say what is measured and how.
std::vector<CLI::Option*> addSizes(CLI::App& command, RunOptions& options);
/// Adds `run`, which sets the exit code when it is called.
void addRun(CLI::App& app, const CommonOptions& common, RunOptions& options, int& exitCode);
/// Each adds its command to the program's and returns it.
CLI::App* addTune(CLI::App& app, TuneOptions& options);
CLI::App* addSplit(CLI::App& app, SplitOptions& options);
CLI::App* addGuide(CLI::App& app, GuideOptions& options);
CLI::App* addBest(CLI::App& app, BestOptions& options);
/// Adds the options of `blur` to its command.
void addBlur(CLI::App& command, BlurOptions& options);

}  // namespace headroom::cli
