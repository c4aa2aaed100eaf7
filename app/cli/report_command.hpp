// headroom-cli report: a saved run as one page.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "commands.hpp"

namespace headroom::cli {

struct ReportOptions {
  std::string run;   ///< its file, or its name in the list
  std::string base;  ///< likewise; empty: no comparison
  std::string htmlFile;
  std::string markdownFile;
};

CLI::App* addReport(CLI::App& app, ReportOptions& options);

int report(const CommonOptions& common, const ReportOptions& options);

}  // namespace headroom::cli
