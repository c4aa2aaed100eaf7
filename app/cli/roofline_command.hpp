// headroom-cli roofline: variants below the roofs of their device, measured now or in a saved run.
#pragma once

#include <CLI/CLI.hpp>
#include <optional>
#include <string>
#include <vector>

#include "commands.hpp"

namespace headroom::cli {

struct RooflineOptions {
  std::string run;  ///< a saved run's file or its name in the list; empty: measure
  std::string workload{kUsualWorkload};
  std::string variants;              ///< empty: the story
  std::optional<std::string> sizes;  ///< none: those of the story
  ParameterWords parameters;
  std::vector<std::string> devices;
  Sampling sampling;
  double longestLaunchSeconds = RunPlan().longestLaunchSeconds;
  bool tuned = false;
  bool ownSizesOnly = false;
  std::string svgFile;  ///< of these three one may be "-": in place of the tables
  std::string csvFile;
  std::string jsonFile;
};

CLI::App* addRoofline(CLI::App& app, RooflineOptions& options);

int showRoofline(const CommonOptions& common, const RooflineOptions& options);

}  // namespace headroom::cli
