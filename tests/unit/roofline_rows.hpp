// Rows of a known roofline: a device that copies at 25 GB/s and computes 100 GFLOP/s.
#pragma once

#include <string>
#include <vector>

#include "headroom/analysis/verdict.hpp"
#include "headroom/values/result.hpp"
#include "workbench/analysis/ceilings.hpp"

namespace headroom {

inline ResultRow roofRow(const std::string& variant, Size size, double floats, double flops, double gigapixels) {
  ResultRow row;
  row.deviceId = "0:0";
  row.device = "Test device";
  row.workload = variant.substr(0, variant.find('.'));
  row.variant = variant;
  row.size = size;
  row.compulsoryFloats = floats;
  row.flops = flops;
  row.medianMs = itemsOf(row) * 1e-6 / gigapixels;
  return row;
}

inline ResultRow copyRow(Size size, double gigabytes, Role role = Role::Ceiling) {
  ResultRow row = roofRow("copy.scalar", size, 2, 0, gigabytes / 8);
  row.role = role;
  return row;
}

inline ResultRow peakRow(Size size, double gigaflops, Precision precision = Precision::Float) {
  ResultRow row = roofRow("mad.peak", size, 2, 512, gigaflops / 512);
  row.role = Role::Ceiling;
  row.precision = precision;
  return row;
}

/// A blur with 124 operations per pixel, 15.5 per byte, whose own loads and stores are 64 floats.
inline ResultRow blurRow(Size size, double gigaflops, const std::string& variant = "blur.separable") {
  ResultRow row = roofRow(variant, size, 2, 124, gigaflops / 124);
  row.modelFloats = 64;
  return row;
}

/// Returns the rows with the ceilings of their sizes.
inline std::vector<ResultRow> withCeilings(std::vector<ResultRow> rows) {
  for (ResultRow& row : rows) {
    std::vector<const ResultRow*> measured;
    for (const ResultRow& other : rows) {
      if (other.role == Role::Ceiling && pointSizeOf(other) == row.size) measured.push_back(&other);
    }
    if (row.role == Role::Variant) applyCeilings(row, ceilingsOf(row, measured));
  }
  return rows;
}

}  // namespace headroom
