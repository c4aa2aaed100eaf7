// Reports of tunings and splits, for readers who have neither Headroom nor the device.
#pragma once

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/history/stored_report.hpp"
#include "headroom/pages/page.hpp"

namespace headroom {

/// Of a tuning: the best configuration and its speed-up, the progress of the search, the comparison, the fastest
/// configurations, and why others failed. Of a split: the best share, speed-ups over shares, all shares. Then devices,
/// conditions, and the kernels with the sources that are still those that were measured, from `catalogue`.
[[nodiscard]] Page pageOf(const StoredReport& stored, const Catalogue& catalogue);

}  // namespace headroom
