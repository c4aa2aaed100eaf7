// Parts that pages of runs and of comparisons share.
#pragma once

#include <string>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/pages/page.hpp"
#include "headroom/run/run_document.hpp"

namespace headroom {

/// Under a heading of its own: what was measured on, and under which conditions.
void addDevices(Page& page, const RunDocument& run);
void addConditions(Page& page, const RunDocument& run);
/// What was asked for, and how points were sampled.
void addPlans(Page& page, const RunDocument& run);
/// Names and hashes, then the sources that are still those that were measured.
void addKernels(Page& page, const RunDocument& run, const Catalogue& catalogue);

/// "Gaussian blur, sigma 5 on NVIDIA H200"
[[nodiscard]] std::string titleOf(const RunDocument& run);
/// "2026-11-27 08:00:00 UTC, compute-1, Headroom 1.4.0, completed", after the name and the tags of a labelled run.
[[nodiscard]] std::string subtitleOf(const RunDocument& run);

}  // namespace headroom
