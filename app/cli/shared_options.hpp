// Options that several commands have.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "console.hpp"

namespace headroom::cli {

void addCommon(CLI::App& app, CommonOptions& options);

CLI::Option* addAllowance(CLI::App& command, std::string& allowance);

/// A file to be written, if the option is given.
CLI::Option* addFile(CLI::App& command, const std::string& name, std::string& file, const std::string& what);

/// --host and --workers. Returns the options.
std::vector<CLI::Option*> addWorkers(CLI::App& command, std::string& host, int& workers);

CLI::Option* addSeed(CLI::App& command, std::uint64_t& seed, const std::string& what);

/// Removes the words after the first "--" that follows the word `command` from the arguments and returns them: another
/// program's command line.
std::vector<std::string> takeProgram(const std::string& command, std::vector<std::string>& arguments);

/// Lets every --device of the commands name a host too, as in gpu7/0:1: the known hosts go to `common`. Throws
/// UsageError while arguments are parsed if there is no such host.
void placeDevices(CLI::App& app, CommonOptions& common);

/// Refuses an empty value of every option of the command and of its subcommands, as an unset variable of a script gives
/// one: it would silently mean the default. Words to search for may be empty.
void refuseEmptyValues(CLI::App& app);

/// The same for an option whose value may be left out, which the parser does not check. Throws UsageError.
void requireValueIfGiven(const std::string& option, const std::vector<std::string>& arguments);

}  // namespace headroom::cli
