// References of workloads that process each pixel separately.
#pragma once

#include <cstddef>
#include <vector>

#include "headroom/values/workload.hpp"
#include "system/row_bands.hpp"
#include "values/rounding.hpp"

namespace headroom {

/// Streams operation(pixel, row) for every pixel.
template <typename Operation>
void computePointwise(const ReferenceInput& input, const RowSink& sink, const Operation& operation) {
  constexpr int kLeastRows = 16;  // fewer rows per thread are done sooner than a thread starts
  forEachBand(input.image().height, kLeastRows, [&](int first, int last) {
    const std::size_t width = static_cast<std::size_t>(input.image().width);
    std::vector<float> source(width);
    std::vector<double> result(width);
    for (int y = first; y < last && !input.stop.stop_requested(); ++y) {
      input.source(y, source);
      for (std::size_t x = 0; x < width; ++x) result[x] = operation(static_cast<double>(source[x]), y);
      sink(y, result);
    }
  });
}

inline int count(const Symbols& symbols, const char* name) {
  return static_cast<int>(symbols.at(name));
}

}  // namespace headroom
