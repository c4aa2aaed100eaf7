// Measured times of kernels on the devices of each machine, stored between runs: the basis of the best variant's
// choice.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// Returns a class of sizes at which a kernel has about the same rate: a size class (see sizeClassOf), combined with
/// whether every row of floats begins at a multiple of 16 bytes. Otherwise vectors cannot be loaded whole, which costs
/// some kernels two fifths of their speed and others almost nothing.
[[nodiscard]] int classOf(ImageSize size);
[[nodiscard]] bool areAlike(ImageSize one, ImageSize other);
/// Returns whether every row of an image of this width begins at a multiple of four pixels.
[[nodiscard]] bool haveWholeVectors(ImageSize size);

/// A time for the same host, device, driver, kernel, configuration and parameters, and for similar sizes; a later one
/// replaces it.
struct MeasuredTime {
  std::string host;    ///< the machine's name
  std::string device;  ///< name
  std::string driver;  ///< version
  std::string variant;
  std::string sha256;         ///< of the kernel's source with its includes
  std::string configuration;  ///< as in ResultRow
  ImageSize size;
  ParameterValues parameters;
  double ms = 0;           ///< of one launch of all passes; 0 if it failed
  std::string failure;     ///< a sentence; empty if it did not fail
  std::string measuredAt;  ///< ISO 8601, UTC

  bool operator==(const MeasuredTime&) const = default;
};

/// Returns the file in a tuning folder (see tuningFolder); empty for no folder.
std::filesystem::path measuredTimesFile(const std::filesystem::path& tuningFolder);

/// Converts the row to a time of the machine of that name; `variant` is the row's, from the catalogue.
MeasuredTime measuredTimeOf(const std::string& machine, const ResultRow& row, const Variant& variant);

/// Returns true for rows that show a kernel's rate for an image: valid ones with warm caches, of the workload for
/// photos, without warnings that affect the time.
[[nodiscard]] bool isWorthKeeping(const ResultRow& row);

/// The times of a file, or of this object alone without one.
class MeasuredTimes {
 public:
  explicit MeasuredTimes(std::filesystem::path file) : file_(std::move(file)) {}

  /// Returns the times for the current machine, device name and driver. Reads the file again only if it has changed.
  /// `note`, if given, receives a sentence if not all could be read.
  [[nodiscard]] std::vector<MeasuredTime> of(const DeviceDescription& device, std::string* note = nullptr);
  /// Stores the times, and removes those that they replace and stale ones: for the same device with another driver, or
  /// the same kernel with another source. The oldest are removed above the limit. Throws Error(Stage::ReportFile) if
  /// they cannot be written; this object knows them all the same.
  void keep(const std::vector<MeasuredTime>& times);

 private:
  void refresh(std::string* note);

  std::filesystem::path file_;
  std::filesystem::file_time_type readAt_{};
  std::vector<MeasuredTime> times_;
};

}  // namespace headroom
