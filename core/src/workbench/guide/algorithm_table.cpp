// Table 14-1 with this device's results.
#include <fmt/format.h>

#include "headroom/guide/guide.hpp"

namespace headroom {

std::vector<AlgorithmLine> algorithmTable(const Catalogue& catalogue, std::span<const LabelledRow> rows) {
  std::vector<AlgorithmLine> lines;
  for (const auto& [label, row] : rows) {
    AlgorithmLine line;
    line.algorithm = label;
    line.floats = row.modelFloats;
    line.flops = row.flops;
    if (row.modelFloats && row.flops && *row.modelFloats > 0) line.flopsPerFloat = *row.flops / *row.modelFloats;
    line.estimate = row.estimateGigapixelsPerSecond;
    line.guideEstimate = catalogue.find(row.variant).guide.estimateGigapixelsPerSecond;
    line.measured = gigapixelsPerSecond(row);
    line.measuredOverEstimate = measuredOverEstimate(row);
    if (row.status != Status::Ok) line.problem = fmt::format("{}: {}", toText(row.status), row.reason);
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace headroom
