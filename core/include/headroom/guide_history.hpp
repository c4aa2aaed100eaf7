// The guide's results of earlier runs, as far as they hold today.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/catalogue.hpp"
#include "headroom/device.hpp"
#include "headroom/result.hpp"

namespace headroom {

/// A row and when it was measured.
struct DatedRow {
  ResultRow row;
  std::string startedAt;  ///< when its run began: ISO 8601, UTC
};

/// The newest finished row of each point that runs in the folder measured for the guide (see measuresForTheGuide) under
/// the conditions of today: the same version of Headroom, machine, variables that steer OpenCL, device with its driver,
/// and kernel. Of runs on that one device. A journal that can't be read is passed over: lists of runs tell it.
std::vector<DatedRow> earlierGuideRows(const std::filesystem::path& folder, const DeviceDescription& device,
                                         const Catalogue& catalogue);

}  // namespace headroom
