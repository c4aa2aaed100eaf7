// Parts that pages of runs, comparisons, tunings and splits share.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/catalogue/catalogue.hpp"
#include "headroom/history.hpp"
#include "headroom/pages/page.hpp"
#include "headroom/run/run_document.hpp"

namespace headroom {

/// Under a heading of its own: what was measured on, and under which conditions.
void addDevices(Page& page, const RunContext& context);
void addConditions(Page& page, const RunContext& context);
/// What was asked for, and how points were sampled.
void addPlans(Page& page, const RunDocument& run);
/// Names and hashes of these variants, then the sources that are still those that were measured.
void addKernels(Page& page, const RunContext& context, const std::set<std::string>& variants,
                const Catalogue& catalogue);
/// The lines of a label's note.
void addNote(Page& page, const RunLabel& label);

/// "Gaussian blur, sigma 5 on NVIDIA H200"
[[nodiscard]] std::string titleOf(const RunSummary& run);
[[nodiscard]] std::string titleOf(const RunDocument& run);
/// "2026-11-27 08:00:00 UTC, compute-1, Headroom 1.4.0, completed", after the name and the tags of a labelled run.
[[nodiscard]] std::string subtitleOf(const RunDocument& run);
/// The same, with this state at its end.
[[nodiscard]] std::string subtitleOf(const RunContext& context, const RunLabel& label, std::string_view state);

/// "2026-11-27T08:00:00Z" as people write it.
[[nodiscard]] std::string readableTime(std::string time);
[[nodiscard]] std::vector<std::string> nonEmptyLines(const std::string& text);

}  // namespace headroom
