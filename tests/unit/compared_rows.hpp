// Rows and documents for tests of comparisons.
#pragma once

#include <utility>
#include <vector>

#include "headroom/run/run_document.hpp"
#include "report_rows.hpp"

namespace headroom {

/// A row whose median has a 95% interval of +- `half` milliseconds. It has no samples, so nothing is known about its
/// rounds.
inline ResultRow comparedRow(double medianMs, double half) {
  ResultRow row = withoutSamples(timedRow());
  row.rounds.clear();
  row.marks.clear();
  row.medianMs = medianMs;
  row.lowMs = medianMs - half;
  row.highMs = medianMs + half;
  return row;
}

inline RunDocument comparedDocument(std::vector<ResultRow> rows) {
  RunDocument document;
  document.rows = std::move(rows);
  document.outcome = Outcome::Completed;
  return document;
}

/// Has a context, so that there are conditions to compare.
inline RunDocument documentWithContext() {
  RunDocument document = comparedDocument({comparedRow(100, 1)});
  document.context.startedAt = "2026-11-21T08:00:00Z";
  document.context.headroomVersion = "1";
  document.context.host = "a";
  document.context.kernels = {{"blur.separable", "abc", "-DA"}};
  document.context.environment = {{"POCL_AFFINITY", "1"}};
  return document;
}

}  // namespace headroom
