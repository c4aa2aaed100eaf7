// A picture of spans of time: bars on lanes, coloured by their kind.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace headroom {

struct SpanBar {
  double startMs = 0;
  double endMs = 0;
  std::size_t kind = 0;  ///< index
};

struct SpanLane {
  std::string name;
  std::vector<SpanBar> bars;  ///< by start
};

struct SpanChart {
  std::string title;
  std::vector<std::string> kinds;  ///< names; the first kSvgColoured have colours
  std::vector<SpanLane> lanes;
};

/// Times count from the first start. Bars that are closer than a pixel are drawn as one, so that the picture's length
/// is bounded whatever their number is. Empty without a bar.
[[nodiscard]] std::string toSvg(const SpanChart& chart);

}  // namespace headroom
