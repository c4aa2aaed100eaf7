// Compares ceilings of kernels with those of native C++ code, which shows whether the CPU or its OpenCL compiler is the
// limit.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "headroom/run/run_event.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Collects the rows of a run and compares the ceilings of CPU devices with the native host implementations of the same
/// workload at the same size.
class NativeGap {
 public:
  void hear(const DevicesFound& found);
  void hear(const ResultRow& row);

  /// Returns one sentence for each device and kind of ceiling that stays below 90% of the native rate even in its
  /// fastest launch, for the size with the largest gap. Nothing for ceilings that were not measured both ways.
  [[nodiscard]] std::vector<std::string> sentences() const;

 private:
  using Place = std::tuple<Bound, Size, PixelFormat>;  // which ceiling, width, height, of which pixels
  struct Best {
    double rate = 0;  // GB/s or GFLOP/s
    std::string variant;
    Size size;
  };
  using BestAtPlaces = std::map<Place, Best>;

  std::string machine_;  // of host implementations: the first device's, as the user named it
  std::set<std::string> cpuDevices_;
  std::map<std::string, BestAtPlaces> ceilings_;  // by device
  BestAtPlaces native_;
};

}  // namespace headroom
