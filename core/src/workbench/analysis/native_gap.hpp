// Whose ceiling is it: the processor's, or its OpenCL compiler's? Kernels can't tell; the same work from C++ can.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "headroom/run/run_event.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Hears the rows of a sweep and compares the ceilings of CPU devices with the native host peers of the same workload
/// at the same size.
class NativeGap {
 public:
  void hear(const DevicesFound& found);
  void hear(const ResultRow& row);

  /// One sentence for each device and kind of ceiling that stays under 90 % of the native rate even in its fastest
  /// launch, at the size where it stays behind most. Nothing of what was not measured both ways.
  [[nodiscard]] std::vector<std::string> sentences() const;

 private:
  using Place = std::tuple<Bound, Size, PixelFormat>;  // which ceiling, width, height, of which pixels
  struct Best {
    double rate = 0;  // GB/s or GFLOP/s
    std::string variant;
    Size size;
  };
  using BestAtPlaces = std::map<Place, Best>;

  std::set<std::string> cpuDevices_;
  std::map<std::string, BestAtPlaces> ceilings_;  // by device
  BestAtPlaces native_;
};

}  // namespace headroom
