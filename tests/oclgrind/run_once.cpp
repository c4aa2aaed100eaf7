// Runs one variant in this process with as few launches as the engine allows, for a simulator, which cannot time
// anything. Prints the row's status and reason.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <string>
#include <variant>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/system/error.hpp"
#include "headroom/values/configuration.hpp"
#include "headroom/values/size.hpp"
#include "runner/engine.hpp"

namespace headroom {
namespace {

Sampling fewestLaunches() {
  Sampling sampling;
  sampling.warmUps = 0;
  sampling.minimumSamples = 1;
  sampling.maximumSamples = 1;
  sampling.timeBudgetSeconds = 0;
  sampling.rounds = 1;
  return sampling;
}

/// A simulator has no matrix unit: it runs the kernel's emulation, with the smallest groups, because it is slow.
Variant withoutMatrixUnit(Variant variant) {
  Configuration smallest;
  for (const Tunable& tunable : variant.tunables) smallest[tunable.name] = tunable.values.front();
  variant = withConfiguration(variant, smallest);
  variant.needsMatrixUnit = false;
  return variant;
}

/// Shortens the walk of a group down a strip to the fewest rows: each phase of the walk does the same, and an image
/// that ends earlier takes as long.
Variant withShortestWalk(const Variant& variant) {
  Configuration configuration = configurationOf(variant);
  for (const Tunable& tunable : variant.tunables) {
    if (tunable.name == "PHASES") {
      configuration[tunable.name] = *std::min_element(tunable.values.begin(), tunable.values.end());
    }
  }
  return withConfiguration(variant, configuration);
}

int run(const std::string& id, const std::string& size, const std::string& sigma,
        const std::vector<std::filesystem::path>& kernelFolders) {
  Engine engine;
  MeasureJob job;
  job.variant = Catalogue(kernelFolders).find(id);
  job.variant = job.variant.needsMatrixUnit ? withoutMatrixUnit(job.variant) : withShortestWalk(job.variant);
  job.size = parseSize(size);
  job.parameters = {{"sigma", std::stod(sigma)}};
  job.sampling = fewestLaunches();
  const JobSink sink = [&job](const JobEvent& event) {
    if (const auto* found = std::get_if<DevicesFound>(&event)) job.deviceId = found->devices.at(0).id;
    const auto* ready = std::get_if<RowReady>(&event);
    if (ready != nullptr) std::cout << toText(ready->row.status) << ' ' << ready->row.reason << '\n';
  };
  JobOutcome outcome = engine.execute(ListDevicesJob{}, sink, {});
  if (outcome.kind == JobOutcome::Kind::Done) outcome = engine.execute(job, sink, {});
  if (!outcome.reason.empty()) std::cout << outcome.reason << '\n';
  return outcome.kind == JobOutcome::Kind::Done ? 0 : 1;
}

}  // namespace
}  // namespace headroom

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() < 3) {
    std::cerr << "Usage: run_once VARIANT SIZE SIGMA [KERNEL FOLDER]...\n";
    return 2;
  }
  return headroom::run(arguments[0], arguments[1], arguments[2], {arguments.begin() + 3, arguments.end()});
}
