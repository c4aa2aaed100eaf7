// Options that several commands have.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

#include "console.hpp"

namespace headroom::cli {

void addCommon(CLI::App& app, CommonOptions& options);

CLI::Option* addAllowance(CLI::App& command, std::string& allowance);

/// A file to be written, if the option is given.
CLI::Option* addFile(CLI::App& command, const std::string& name, std::string& file, const std::string& what);

CLI::Option* addSeed(CLI::App& command, std::uint64_t& seed, const std::string& what);

}  // namespace headroom::cli
