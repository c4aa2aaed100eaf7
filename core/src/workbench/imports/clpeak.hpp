// Interpretation of clpeak's figures, for all of its file formats.
#pragma once

#include <string>

#include "workbench/imports/readings.hpp"

namespace headroom {

/// One reading of clpeak, from any of its formats.
struct ClpeakReading {
  std::string device;
  std::string backend;   ///< "OpenCL", "CUDA"...; empty in files of clpeak 1.x, which supports only OpenCL
  std::string test;      ///< e.g. "global_memory_bandwidth"
  std::string metric;    ///< e.g. "float4"; empty for a test with one figure
  double value = 0;      ///< in `unit`
  std::string unit;      ///< clpeak's own unit: "gbps", "gflops", "us"...
  std::string quantity;  ///< in format 3: "bytes_per_second"...; empty in others
  double scale = 1;      ///< in format 3: value x scale is in the quantity's SI unit
};

/// The test and the metric as a label.
std::string labelOf(const ClpeakReading& reading);
/// Adds the reading in a common unit, with a rate in pixels if it measures pixel transfers.
void addClpeakReading(Readings& readings, const ClpeakReading& reading);

}  // namespace headroom
