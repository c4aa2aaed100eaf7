// What kernels took on devices of each machine, kept from one run to the next: what the best variant is chosen by.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/variant.hpp"

namespace headroom {

/// True for sizes that a kernel is about as fast at, for their pixels: of one class (see sizeClassOf), and alike in
/// whether every row of floats begins at a multiple of 16 bytes. Where rows do not, vectors can not be loaded whole,
/// which costs some kernels two fifths of their speed and others next to nothing.
[[nodiscard]] int classOf(ImageSize size);
[[nodiscard]] bool areAlike(ImageSize one, ImageSize other);
/// True where every row of a picture so wide begins at a multiple of four pixels.
[[nodiscard]] bool haveWholeVectors(ImageSize size);

/// It holds for the same host, device, driver, kernel, configuration and parameters, and for sizes alike; a later one
/// replaces it.
struct MeasuredTime {
  std::string host;    ///< the machine's name
  std::string device;  ///< name
  std::string driver;  ///< version
  std::string variant;
  std::string sha256;         ///< of the kernel's source with what it includes
  std::string configuration;  ///< as in ResultRow
  ImageSize size;
  ParameterValues parameters;
  double ms = 0;           ///< of one launch of all passes; 0 when it failed
  std::string failure;     ///< a sentence; empty when it did not
  std::string measuredAt;  ///< ISO 8601, UTC

  bool operator==(const MeasuredTime&) const = default;
};

/// The file in a tuning folder (see tuningFolder); empty for no folder.
std::filesystem::path measuredTimesFile(const std::filesystem::path& tuningFolder);

/// The row as a time of the machine of that name, where it was measured; `variant` is the row's, as the catalogue has
/// it.
MeasuredTime measuredTimeOf(const std::string& machine, const ResultRow& row, const Variant& variant);

/// True for rows that tell how fast a kernel is for a picture: valid ones of warm caches, of the workload for photos,
/// that nothing speaks against.
[[nodiscard]] bool isWorthKeeping(const ResultRow& row);

/// The times of a file, or of this object alone where there is none.
class MeasuredTimes {
 public:
  explicit MeasuredTimes(std::filesystem::path file) : file_(std::move(file)) {}

  /// Those of this device as it is now: machine, name and driver. Read anew only when the file has changed. `note`,
  /// where given, gets a sentence when not all could be read.
  [[nodiscard]] std::vector<MeasuredTime> of(const DeviceDescription& device, std::string* note = nullptr);
  /// Keeps them, and drops those that they replace and those that are stale: of the same device by another driver, of
  /// the same kernel from another source. The oldest go when there are too many. Throws Error(Stage::ReportFile) when
  /// they can't be written; they are known to this object all the same.
  void keep(const std::vector<MeasuredTime>& times);

 private:
  void refresh(std::string* note);

  std::filesystem::path file_;
  std::filesystem::file_time_type readAt_{};
  std::vector<MeasuredTime> times_;
};

}  // namespace headroom
