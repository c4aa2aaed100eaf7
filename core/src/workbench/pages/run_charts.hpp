// Pictures of a run's rates.
#pragma once

#include <span>
#include <vector>

#include "headroom/pages/page.hpp"
#include "headroom/values/result.hpp"

namespace headroom {

/// Rows of variants that share a device, a workload, parameters, a unit and caches: what one chart can show.
struct ChartedRows {
  std::string title;
  std::vector<const ResultRow*> rows;  ///< valid ones, as measured

  /// "blur.separable", with its configuration where the variant has several of them here.
  [[nodiscard]] std::string nameOf(const ResultRow& row) const;
};

[[nodiscard]] std::vector<ChartedRows> chartedRows(std::span<const ResultRow> rows);

/// Lines over sizes or, of a single size, bars.
[[nodiscard]] std::vector<PagePicture> chartsOf(const std::vector<ChartedRows>& charted);

/// A row's speed in its unit, see rateUnit.
[[nodiscard]] double speedOf(const ResultRow& row);

}  // namespace headroom
