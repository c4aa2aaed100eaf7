// Reports of runs, for readers who have neither Headroom nor the device.
#pragma once

#include <vector>

#include "headroom/analysis/comparison.hpp"
#include "headroom/catalogue/catalogue.hpp"
#include "headroom/pages/page.hpp"
#include "headroom/run/run_document.hpp"

namespace headroom {

/// Verdicts with advice, charts of rates, the roofline, all results, warnings, devices, conditions, plans, and the
/// kernels with the sources that are still those that were measured. `catalogue`: where advice and sources come from.
/// `shown`: what else the reader should see of the results, such as photoBlocks().
[[nodiscard]] Page pageOf(const RunDocument& run, const Catalogue& catalogue, const std::vector<PageBlock>& shown = {});

/// The page of `fresh` with its changes against `base` first.
[[nodiscard]] Page pageOf(const RunDocument& fresh, const RunDocument& base, const Comparison& comparison,
                          const Catalogue& catalogue, const std::vector<PageBlock>& shown = {});

}  // namespace headroom
