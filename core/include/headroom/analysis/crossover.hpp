// Crossover: the size from which a device is faster than the host's CPU, with and without transfers.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/result.hpp"

namespace headroom {

/// The faster side at a size; Unknown if the two intervals overlap.
enum class Faster { Device, Host, Unknown };

/// The device's fastest variant against the fastest host implementation, at one size.
struct CrossoverPoint {
  Size size;
  double extent = 0;  ///< see extentOf
  Faster faster = Faster::Unknown;
  double ratio = 1;  ///< the host's time over the device's: above 1 if the device is faster
  std::string deviceVariant;
  std::string hostVariant;
};

/// Sizes at which the device is faster, by their extents. An end outside the measured sizes is missing.
struct FasterRange {
  std::optional<double> from;
  std::optional<double> to;

  bool operator==(const FasterRange&) const = default;
};

/// One comparison: a device, workload, parameters, pixel format and cache state, by one kind of time.
struct Crossover {
  std::string deviceId;
  std::string device;
  std::string workload;
  ParameterValues parameters;
  PixelFormat pixel;
  Caches caches = Caches::Warm;
  TimeKind time = TimeKind::Kernel;
  std::vector<CrossoverPoint> points;  ///< by extent, at least one
  /// Between two sizes with different winners, an end is the size of equal times, interpolated linearly on logarithmic
  /// axes. Sizes with overlapping intervals are skipped.
  std::vector<FasterRange> ranges;
};

/// Returns the position of the row's size on its workload's axis of sizes, see extentOf in workloads.hpp. For an
/// unknown workload, whose folder is elsewhere: its items, or millions of them if they are pixels.
[[nodiscard]] double extentOf(const ResultRow& row);
/// "0.35 MP", or "N = 180" if the workload's sizes are not images. "4096 elements" if the workload is unknown and has
/// such items.
[[nodiscard]] std::string extentText(double extent, std::string_view workload, std::string_view item = "pixel");

/// Returns all comparisons that the rows allow: valid rows of variants beside those of host implementations with the
/// same workload, parameters, pixel format and cache state. The host side consists of libraries and native code
/// (Role::HostPeer); an OpenCL device that is a CPU is a device like any other. End-to-end comparisons appear only if
/// end-to-end times were measured. In the rows' order, kernel times first.
[[nodiscard]] std::vector<Crossover> crossovers(std::span<const ResultRow> rows);

/// Returns a sentence or two for each device and workload; empty if there is nothing to compare.
[[nodiscard]] std::vector<std::string> crossoverSentences(std::span<const ResultRow> rows);

}  // namespace headroom
