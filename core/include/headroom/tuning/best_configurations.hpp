// The best configurations found by tuning, stored between runs.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "headroom/values/configuration.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// A stored configuration, valid for the same host, device, driver, kernel, class of sizes and parameters.
struct BestConfiguration {
  std::string host;    ///< the machine's name
  std::string device;  ///< name
  std::string driver;  ///< version
  std::string variant;
  std::string sha256;          ///< of the kernel's source with its includes, lower case hexadecimal
  int sizeClass = 0;           ///< see sizeClassOf
  ParameterValues parameters;  ///< exact values: a wider Gaussian needs more local memory
  Configuration configuration;
  Size size;              ///< size of the tuning run
  double medianMs = 0;    ///< at that size, in the comparison
  double standardMs = 0;  ///< of the default configuration beside it; 0 if that was invalid
  std::string foundAt;    ///< ISO 8601, UTC

  bool operator==(const BestConfiguration&) const = default;
};

/// Returns the class of a size. Sizes of a class are similar enough to share a configuration: class k holds planes of
/// 2^k pixels up to, but not including, 2^(k + 1). 16 MP (4000 x 4000) is in class 23.
int sizeClassOf(double items);

/// Returns the file in a tuning folder (see tuningFolder); empty for no folder.
std::filesystem::path bestConfigurationsFile(const std::filesystem::path& tuningFolder);

/// Returns the values that must match: everything except the found configuration.
BestConfiguration bestConfigurationKey(const Variant& variant, const DeviceDescription& device, Size size,
                                       const ParameterValues& parameters);

/// Returns the stored configuration of the variant there. Stale ones of the variant on this device, for another driver
/// or another source, are removed from the file, which `note` reports. A file that cannot be read is treated as empty,
/// which `note` reports too.
std::optional<BestConfiguration> findBestConfiguration(const std::filesystem::path& file, const Variant& variant,
                                                       const DeviceDescription& device, Size size,
                                                       const ParameterValues& parameters, std::string* note = nullptr);

/// Stores it in place of one with the same key, and removes stale ones. Unreadable entries of the file are lost; the
/// others are kept, including those that another process adds meanwhile. Throws Error(Stage::ReportFile) if the file
/// cannot be written, and leaves a file unchanged that cannot be read or that a newer Headroom wrote.
void keepBestConfiguration(const std::filesystem::path& file, const BestConfiguration& best);

}  // namespace headroom
