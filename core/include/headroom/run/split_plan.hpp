// What to split between devices and what comes of it: plain values that travel between threads, processes and hosts.
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

/// How many parts work may be split into.
inline constexpr int kMostParts = 64;

/// What to split, and between what.
struct SplitPlan {
  /// Selectors, see selectDevice: two or more; or one, and `parts`.
  std::vector<std::string> devices;
  int parts = 1;                      ///< more than one: the one device is split into so many sub-devices
  std::vector<std::string> variants;  ///< ids: one for all parts, or one for each, in the order of the parts
  Size size;
  ParameterValues parameters;  ///< asked for; the usual ones in place of others
  double step = 0.1;           ///< of two parts: shares of the rows that are measured, from none to all of them
  double resolution = 0.015;   ///< shares about the best one are measured until they are at most so far apart
  int rounds = 5;              ///< turns that the shares take among each other
  /// Of sampling for each share in all rounds: of the operation with transfers, and as long of kernels alone. A round
  /// has a sample of each at least.
  double secondsPerShare = 0.25;
  std::uint64_t seed = 1;  ///< of the random source and of the order of turns
};

/// What the times of the parts include.
enum class SplitTimes {
  Whole,   ///< the operation as a program has it: each part's source sent, its kernels run, its rows fetched
  Kernels  ///< kernels alone, their data on the devices before and after
};

std::string_view toText(SplitTimes times);  ///< "with transfers", "kernels only"
inline constexpr SplitTimes kSplitTimes[] = {SplitTimes::Whole, SplitTimes::Kernels};

/// Who does a part.
struct SplitPart {
  std::string deviceId;  ///< "0:0"; "0:0/1of2" is the first of two sub-devices
  std::string device;    ///< name; of a sub-device with its number
  std::string variant;   ///< id
  DeviceType type = DeviceType::Other;
  std::string partOf = {};  ///< of a sub-device: the name of the whole one; else empty

  bool operator==(const SplitPart&) const = default;
};

/// Milliseconds by the host's clock from the first part's start to the last one's end.
struct SplitFigures {
  double medianMs = 0;
  double lowMs = 0;  ///< see Summary::low
  double highMs = 0;
  std::size_t samples = 0;
  /// Median of each part: of the operation with transfers from the same start to the part's own end, of kernels alone
  /// by the device's clock from the first one's start to the last one's end. 0 for a part without rows.
  std::vector<double> partMs;

  bool operator==(const SplitFigures&) const = default;
};

/// One way to share the rows.
struct SplitPoint {
  std::vector<int> rows;  ///< of each part; together all rows of the result
  Status status = Status::Ok;
  std::string reason;  ///< a sentence unless Ok
  SplitFigures whole;
  SplitFigures kernels;
  std::optional<double> maxError;  ///< of the joined result from the reference

  [[nodiscard]] const SplitFigures& figures(SplitTimes times) const {
    return times == SplitTimes::Whole ? whole : kernels;
  }
  bool operator==(const SplitPoint&) const = default;
};

/// What came of a plan, or is known so far.
struct SplitReport {
  std::string workload;
  Size size;
  ParameterValues parameters;  ///< one for each of the workload's
  std::vector<SplitPart> parts;
  /// Of two parts in the order of the second one's share; of more in the order in which they were measured.
  std::vector<SplitPoint> points;

  bool operator==(const SplitReport&) const = default;
};

/// After every round of a point: what is known so far.
struct SplitUpdated {
  SplitReport report;
};

/// When all has been measured.
struct SplitDone {
  SplitReport report;
};

}  // namespace headroom
