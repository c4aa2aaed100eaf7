// The best configuration of a target, stored for later runs.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include "headroom/run/run_event.hpp"
#include "headroom/tuning/tuning.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Where it is stored.
struct BestStore {
  const std::filesystem::path& folder;
  const Variant& variant;
  std::span<const std::string> machines;  ///< names of those with such a device that took part
};

/// Stores the report's best for each machine, and sets isKept. One that an earlier tuning found stays if it gains more
/// over the default and was not tried again, which is a note, as is a failure.
void keepBestOf(TuningReport& report, const BestStore& store, const Tell& tell);

}  // namespace headroom
