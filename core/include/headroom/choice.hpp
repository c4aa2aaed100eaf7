// The best variant for an image: the fastest on its device among the sufficiently accurate ones, by measured times.
#pragma once

#include <string>

#include "headroom/run/choice_plan.hpp"

namespace headroom {

/// Throws UsageError if no kernel accepts the parameters.
[[nodiscard]] const Candidate& chosen(const Ranking& ranking);

/// One sentence: the choice, the number of candidates, and the measurement.
std::string toSentence(const Ranking& ranking);

/// The candidates as a table: the chosen one marked, rates, stated errors, measurement conditions.
std::string toTextTable(const Ranking& ranking);

}  // namespace headroom
