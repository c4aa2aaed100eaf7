// Rows whose rounds have known medians.
#pragma once

#include <vector>

#include "report_rows.hpp"

namespace headroom {

/// Returns a row whose rounds have these medians, each with ten samples within 1%.
inline ResultRow rowOfRounds(const std::vector<double>& mediansMs) {
  ResultRow row = timedRow();
  row.marks.clear();
  row.samplesMs.clear();
  row.wallSamplesMs.clear();
  row.rounds.clear();
  for (const double median : mediansMs) {
    for (int i = -5; i < 5; ++i) row.samplesMs.push_back(median * (1 + 0.002 * i));
    row.wallSamplesMs.push_back(median * 1.02);
    row.rounds.push_back({0, 0.2, 10, 1, 0});
  }
  summariseSamples(row);
  return row;
}

}  // namespace headroom
