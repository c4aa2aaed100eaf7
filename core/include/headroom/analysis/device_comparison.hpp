// Devices of one run compared: verdicts point by point, and the shares of their own ceilings.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "headroom/analysis/comparison.hpp"
#include "headroom/run/run_document.hpp"

namespace headroom {

/// Returns the run with the rows of one device only, without host implementations. Throws NoDeviceError if the selector
/// names none of the run's devices: see selectDevice. For a run on one host's devices alone, its name may be left out.
[[nodiscard]] RunDocument ofDevice(const RunDocument& run, std::string_view selector);

/// Compares a device of a run with one of another run, or with another one of the same run if `fresh` is null. A
/// selector may be empty for a run on one device. Throws UsageError if it is empty for a run on several, whose rows
/// would be paired with those of another device, or if both name the same rows; NoDeviceError as ofDevice does.
[[nodiscard]] Comparison compareOnDevices(const RunDocument& base, std::string_view baseDevice,
                                          const RunDocument* fresh, std::string_view freshDevice);

/// A device of a run against the run's first device, which is the base of the comparison.
struct DeviceComparison {
  std::string base;   ///< see deviceLabelOf
  std::string fresh;  ///< likewise
  Comparison comparison;
};

/// Returns one for each device after the first, in the rows' order; none for a run on one device.
[[nodiscard]] std::vector<DeviceComparison> compareDevices(const RunDocument& run);

/// Returns a sentence or two for each of them: how many points are faster and slower, and which share of its own
/// ceiling each device reaches at best. That share shows how well the kernels suit a device, whatever its speed.
[[nodiscard]] std::vector<std::string> deviceSentences(const RunDocument& run);

}  // namespace headroom
