// The best configurations that tuning found, kept from one run to the next.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "headroom/values/configuration.hpp"
#include "headroom/values/device.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// One of them. It holds for the same host, device, driver, kernel, class of sizes and parameters.
struct BestConfiguration {
  std::string host;    ///< the machine's name
  std::string device;  ///< name
  std::string driver;  ///< version
  std::string variant;
  std::string sha256;          ///< of the kernel's source with what it includes, lower case hexadecimal
  int sizeClass = 0;           ///< see sizeClassOf
  ParameterValues parameters;  ///< exactly: a wider Gaussian needs more local memory
  Configuration configuration;
  Size size;              ///< that it was found at
  double medianMs = 0;    ///< there, in the comparison
  double standardMs = 0;  ///< of the default configuration beside it; 0 when that was not valid
  std::string foundAt;    ///< ISO 8601, UTC

  bool operator==(const BestConfiguration&) const = default;
};

/// Sizes of a class are alike enough to share a configuration: class k are planes of 2^k pixels up to, and without,
/// 2^(k + 1). 16 MP (4000 x 4000) are of class 23.
int sizeClassOf(double items);

/// The file in a tuning folder (see tuningFolder); empty for no folder.
std::filesystem::path bestConfigurationsFile(const std::filesystem::path& tuningFolder);

/// What would have to be the same: all but the finding itself.
BestConfiguration bestConfigurationKey(const Variant& variant, const DeviceDescription& device, Size size,
                                       const ParameterValues& parameters);

/// What is kept for the variant there. Stale ones of it on this device, by another driver or of another source, are
/// dropped from the file, which `note` tells. A file that can't be read counts as empty; `note` tells that too.
std::optional<BestConfiguration> findBestConfiguration(const std::filesystem::path& file, const Variant& variant,
                                                       const DeviceDescription& device, Size size,
                                                       const ParameterValues& parameters, std::string* note = nullptr);

/// Keeps it in place of one with the same key, and drops stale ones. What can't be read of the file is lost; the others
/// in it are kept, also those that another process adds meanwhile. Throws Error(Stage::ReportFile) when it can't be
/// written, and leaves a file alone that can't be read or that a newer Headroom wrote.
void keepBestConfiguration(const std::filesystem::path& file, const BestConfiguration& best);

}  // namespace headroom
