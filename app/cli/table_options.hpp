// The options of commands that print a table of results.
#pragma once

#include <CLI/CLI.hpp>

#include "commands.hpp"
#include "headroom/report/report.hpp"

namespace headroom::cli {

/// What --columns takes in place of columns to list them all.
inline constexpr std::string_view kColumnsHelp = "help";

void addTable(CLI::App& command, TableWords& words);

/// For the terminal that the table goes to. Throws UsageError for columns that there are not.
TableOptions tableOptions(const TableWords& words);

/// Lists the columns instead, where that was asked for.
bool printsColumns(const TableWords& words);

}  // namespace headroom::cli
