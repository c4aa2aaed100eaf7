// The guide's results of earlier runs: those that are still valid, and those that are outdated.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// A row with the time of its run.
struct DatedRow {
  ResultRow row;
  std::string startedAt;  ///< start of its run: ISO 8601, UTC
};

/// A point of a run that measured for the guide under conditions other than the current ones.
struct OutdatedPoint {
  std::string variant;
  Size size;
  std::string startedAt;   ///< as in DatedRow
  std::string difference;  ///< the changed condition, as a sentence
};

/// Results of earlier guide runs (see measuresForTheGuide) on one device.
struct EarlierGuide {
  /// The newest finished row of each point under the current conditions: the same version of Headroom, machine,
  /// variables that affect OpenCL, device with its driver, and kernel.
  std::vector<DatedRow> rows;
  /// The newest outdated result of each point, whether or not there is a current row as well.
  std::vector<OutdatedPoint> outdated;
};

/// Returns the results of the runs in the folder that measured that one device; `now` holds the current conditions of
/// its machine (see DevicesFound). A journal that cannot be read is skipped, because lists of runs report it.
EarlierGuide earlierGuide(const std::filesystem::path& folder, const RunContext& now, const DeviceDescription& device,
                          const Catalogue& catalogue);

}  // namespace headroom
