// Plan and report of a split between devices: plain values that travel between threads, processes and hosts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/values/device.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/size.hpp"

namespace headroom {

/// Largest number of parts.
inline constexpr int kMostParts = 64;

/// The work to split, and the devices.
struct SplitPlan {
  /// Selectors, see selectDevice: two or more; or one, and `parts`.
  std::vector<std::string> devices;
  int parts = 1;                      ///< more than one: the one device is split into this number of sub-devices
  std::vector<std::string> variants;  ///< ids: one for all parts, or one for each, in the order of the parts
  Size size;
  ParameterValues parameters;  ///< requested values; defaults for the others
  double step = 0.1;           ///< for two parts: step between the measured shares of the rows, from none to all of
                               ///< them
  double resolution = 0.015;   ///< shares near the best one are measured until they are at most this far apart
  int rounds = 5;              ///< rounds over all shares
  /// Sampling time for each share in all rounds: end to end, and the same again for kernel times. Each round has at
  /// least one sample of each.
  double secondsPerShare = 0.25;
  std::uint64_t seed = 1;  ///< seed of the source data and of the order in a round
};

/// Content of the parts' times.
enum class SplitTimes {
  Whole,   ///< end-to-end times, as in a program: each part's source sent, its kernels run, its rows fetched
  Kernels  ///< kernel times, with their data on the devices before and after
};

std::string_view toText(SplitTimes times);  ///< "end-to-end time", "kernel time"
inline constexpr SplitTimes kSplitTimes[] = {SplitTimes::Whole, SplitTimes::Kernels};

/// The device and variant of a part.
struct SplitPart {
  std::string deviceId;  ///< "0:0"; "0:0/1of2" is the first of two sub-devices
  std::string device;    ///< name; for a sub-device, with its number
  std::string variant;   ///< id
  DeviceType type = DeviceType::Other;
  std::string partOf = {};  ///< for a sub-device: the name of the whole device; else empty

  bool operator==(const SplitPart&) const = default;
};

/// Milliseconds by the host clock from the first part's start to the last one's end.
struct SplitFigures {
  double medianMs = 0;
  double lowMs = 0;  ///< see Summary::low
  double highMs = 0;
  std::size_t samples = 0;
  /// Median of each part: end to end, from the common start to the part's own end; for kernel times, by the device
  /// clock, from its first kernel's start to its last one's end. 0 for a part without rows.
  std::vector<double> partMs;

  bool operator==(const SplitFigures&) const = default;
};

/// One way to share the rows.
struct SplitPoint {
  std::vector<int> rows;  ///< rows of each part; in total all rows of the result
  Status status = Status::Ok;
  std::string reason;  ///< a sentence unless Ok
  SplitFigures whole;
  SplitFigures kernels;
  std::optional<double> maxError;  ///< largest error of the joined result against the reference

  [[nodiscard]] const SplitFigures& figures(SplitTimes times) const {
    return times == SplitTimes::Whole ? whole : kernels;
  }
  bool operator==(const SplitPoint&) const = default;
};

/// Results of a plan, complete or so far.
struct SplitReport {
  std::string workload;
  Size size;
  ParameterValues parameters;  ///< one for each of the workload's parameters
  std::vector<SplitPart> parts;
  /// For two parts, in the order of the second one's share; for more, in the order of measurement.
  std::vector<SplitPoint> points;

  bool operator==(const SplitReport&) const = default;
};

/// Sent after every round of a point: the results so far.
struct SplitUpdated {
  SplitReport report;
};

/// Sent at the end.
struct SplitDone {
  SplitReport report;
};

}  // namespace headroom
