// headroom-cli capture: another program's kernels, counted, timed and captured.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "console.hpp"

namespace headroom::cli {

struct CaptureOptions {
  std::vector<std::string> command;  ///< the program and its arguments
  std::vector<std::string> dumps;
  std::string folder = "headroom-capture";
  std::string limit;  ///< "512M"; empty: the default
  bool refusesBinaries = false;
  bool json = false;
  std::string reportFile;  ///< empty: stderr
  std::string csvFile;
  std::string traceFile;
  std::string htmlFile;
  std::string markdownFile;
  // A changed kernel put back into the program.
  std::string with;  ///< folder of the capture; empty: the program runs as it is
  std::vector<std::string> settings;
  std::vector<std::string> outputs;
  std::string compare;
  int runs = 3;
};

CLI::App* addCapture(CLI::App& app, CaptureOptions& options);

/// Runs the program. Returns its exit code, or 128 and the signal that ended it.
int capture(const CommonOptions& common, const CaptureOptions& options);

}  // namespace headroom::cli
