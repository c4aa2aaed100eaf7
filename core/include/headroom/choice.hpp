// The best variant for a picture: the fastest on its device among those that are exact enough, by what was measured.
#pragma once

#include <string>

#include "headroom/run/choice_plan.hpp"

namespace headroom {

/// Throws UsageError when no kernel takes the parameters.
[[nodiscard]] const Candidate& chosen(const Ranking& ranking);

/// One sentence: what was chosen, among how many, by which measurement.
std::string toSentence(const Ranking& ranking);

/// The candidates as a table: the chosen one marked, rates, stated errors, where they were measured.
std::string toTextTable(const Ranking& ranking);

}  // namespace headroom
