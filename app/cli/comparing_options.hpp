// Options of the commands that compare: two runs, two versions, the same with itself.
#pragma once

#include <CLI/CLI.hpp>

#include "commands.hpp"

namespace headroom::cli {

/// Each adds its command to the program's and returns it.
CLI::App* addCompare(CLI::App& app, CompareOptions& options);
CLI::App* addAb(CLI::App& app, AbOptions& options);
CLI::App* addNoise(CLI::App& app, NoiseOptions& options);

}  // namespace headroom::cli
