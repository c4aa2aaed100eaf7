// Ceilings of a device that runs of the history measured.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/roofline.hpp"
#include "headroom/values/device.hpp"

namespace headroom {

struct MeasuredCeiling {
  Roof roof;  ///< `row` has no meaning
  std::string variant;
  Size size;
  std::size_t rounds = 0;
  std::string measuredAt;  ///< start of the run: ISO 8601, UTC
};

struct MeasuredCeilings {
  std::vector<MeasuredCeiling> ceilings;  ///< memory by footprint, caches, local memory, peaks, chains
  std::size_t runs = 0;                   ///< runs that measured any of them
};

/// Returns the highest rate of each ceiling among the latest runs of this device with this driver, on this machine.
/// Reads up to kMostCeilingRuns journals; those that cannot be read are left out. Results whose clock cannot be right
/// are left out, too.
[[nodiscard]] MeasuredCeilings measuredCeilings(const std::filesystem::path& historyFolder,
                                                const DeviceDescription& device, const Catalogue& catalogue);

/// Older runs say little about the device of today, and reading hundreds of runs takes long.
inline constexpr std::size_t kMostCeilingRuns = 30;

struct MissingCeilings {
  std::vector<std::string> names;     ///< "copies of 4 sizes", "Double peak"
  std::vector<std::string> commands;  ///< measure them; each is a line for a shell
};

/// Returns the ceilings that roofPlans() would measure on the device, and its local memory, without those in `known`.
[[nodiscard]] MissingCeilings missingCeilings(const MeasuredCeilings& known, const DeviceDescription& device,
                                              const Catalogue& catalogue);

}  // namespace headroom
