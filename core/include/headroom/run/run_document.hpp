// A run as a document: what was asked, on what, under which conditions, and all that was measured.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/run/run_plan.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// Version of the CSV's columns and of the JSON document, in both.
inline constexpr int kReportFormatVersion = 2;

enum class Outcome { Completed, Cancelled, Failed };

std::string_view toText(Outcome outcome);  ///< "completed", "cancelled", "failed"

/// A run with its rows, as JSON: see docs/run-document.schema.json.
struct RunDocument {
  RunContext context;
  std::vector<RunPlan> plans;
  std::vector<ResultRow> rows;
  /// Empty: the run had not ended when this was written (it was killed, or it still runs).
  std::optional<Outcome> outcome;
};

/// Version 2 of the JSON document: {"format_version": 2, "context": {...}, "plans": [...], "rows": [...], "outcome":
/// "completed"}; an outcome that is not known is "unfinished". Rows also tell what follows from their figures, for
/// readers with other tools; it is not read back.
std::string toJson(const RunDocument& document);
/// Reads what toJson wrote, and version 1, {"format_version": 1, "rows": [...]}, which has no context and no plans.
/// Throws Error(Stage::ReportFile).
RunDocument runDocumentFromJson(std::string_view text);

/// A list as a person reads it: not more than three, then how many more.
std::string inShort(std::span<const std::string> names);
std::string inShort(std::span<const Size> sizes);

}  // namespace headroom
