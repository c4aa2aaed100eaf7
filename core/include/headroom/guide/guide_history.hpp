// The guide's results of earlier runs: those that hold today, and which no longer do.
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

/// A row and when it was measured.
struct DatedRow {
  ResultRow row;
  std::string startedAt;  ///< when its run began: ISO 8601, UTC
};

/// A point of a run that measured for the guide under conditions that are not today's.
struct OutdatedPoint {
  std::string variant;
  Size size;
  std::string startedAt;   ///< as of a DatedRow
  std::string difference;  ///< what is not as it was, as a sentence
};

/// What runs on one device measured for the guide (see measuresForTheGuide).
struct EarlierGuide {
  /// The newest finished row of each point under the conditions of today: the same version of Headroom, machine,
  /// variables that steer OpenCL, device with its driver, and kernel.
  std::vector<DatedRow> rows;
  /// The newest of each, whether or not there is a row of today's conditions as well.
  std::vector<OutdatedPoint> outdated;
};

/// Of the runs in the folder that measured that one device; `now` are the conditions of today where it is (see
/// DevicesFound). A journal that can't be read is passed over: lists of runs tell it.
EarlierGuide earlierGuide(const std::filesystem::path& folder, const RunContext& now, const DeviceDescription& device,
                          const Catalogue& catalogue);

}  // namespace headroom
