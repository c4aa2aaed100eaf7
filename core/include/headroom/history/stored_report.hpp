// Tunings and splits in the history: a journal for each target of a tuning and for each split, with its report.
#pragma once

#include <filesystem>
#include <variant>

#include "headroom/run/run_label.hpp"
#include "headroom/run/split_plan.hpp"
#include "headroom/run/tuning_plan.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

struct StoredReport {
  RunContext context;
  std::variant<TuningReport, SplitReport> report;
  RunLabel label = {};
};

/// Reads the journal of a tuning or a split. Throws Error(Stage::ReportFile) for any other file, and for a damaged one
/// with its line.
StoredReport readReport(const std::filesystem::path& journal);

}  // namespace headroom
