// From which size on is a device faster than the host's processors, with and without transfers?
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// Who is faster at a size; Unknown where the two intervals overlap.
enum class Faster { Device, Host, Unknown };

/// The device's fastest variant against the fastest of the host's peers, at one size.
struct CrossoverPoint {
  Size size;
  double extent = 0;  ///< see extentOf
  Faster faster = Faster::Unknown;
  double ratio = 1;  ///< the host's time over the device's: above 1 the device is faster
  std::string deviceVariant;
  std::string hostVariant;
};

/// Sizes at which the device is faster, by their extents. An end that lies outside of what was measured is missing.
struct FasterRange {
  std::optional<double> from;
  std::optional<double> to;

  bool operator==(const FasterRange&) const = default;
};

/// One question: this device, problem, parameters, pixel and state of the caches, by this time.
struct Crossover {
  std::string deviceId;
  std::string device;
  std::string workload;
  ParameterValues parameters;
  PixelFormat pixel;
  Caches caches = Caches::Warm;
  TimeKind time = TimeKind::Kernel;
  std::vector<CrossoverPoint> points;  ///< by extent, at least one
  /// In between two sizes whose winners differ, an end is where the times are the same when both are straight lines
  /// over logarithmic axes. What can't be told apart is passed over.
  std::vector<FasterRange> ranges;
};

/// Where the row's size stands on the axis of sizes of its workload, see extentOf in workloads.hpp. Of a workload that
/// is not known, because its folder is elsewhere, its items, or millions of them where they are pixels.
[[nodiscard]] double extentOf(const ResultRow& row);
/// "0.35 MP", or "N = 180" where the workload's sizes are no images. "4096 elements" where it is not known and counts
/// such items.
[[nodiscard]] std::string extentText(double extent, std::string_view workload, std::string_view item = "pixel");

/// All questions that the rows answer: valid rows of variants beside those of host peers of the same problem,
/// parameters, pixel and caches. The host's side are its libraries and codes (Role::HostPeer), not an OpenCL device
/// that is a CPU: that is a device like others. By whole operations only where these were timed. In the rows' order,
/// the kernels alone first.
[[nodiscard]] std::vector<Crossover> crossovers(std::span<const ResultRow> rows);

/// A sentence or two for each device and problem; none where there is nothing to compare.
[[nodiscard]] std::vector<std::string> crossoverSentences(std::span<const ResultRow> rows);

}  // namespace headroom
