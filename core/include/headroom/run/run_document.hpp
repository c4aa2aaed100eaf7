// A run as a document: its plans, devices, conditions and results.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "headroom/run/run_label.hpp"
#include "headroom/run/run_plan.hpp"
#include "headroom/values/result.hpp"
#include "headroom/values/run_context.hpp"

namespace headroom {

/// Version of both the CSV's columns and the JSON document.
inline constexpr int kReportFormatVersion = 2;

enum class Outcome { Completed, Cancelled, Failed };

std::string_view toText(Outcome outcome);  ///< "completed", "cancelled", "failed"

/// A run with its rows, as JSON: see docs/run-document.schema.json.
struct RunDocument {
  RunContext context;
  std::vector<RunPlan> plans;
  std::vector<ResultRow> rows;
  /// Empty: the run had not ended when this was written (it was killed, or is in progress).
  std::optional<Outcome> outcome;
  RunLabel label = {};
};

/// Version 2 of the JSON document: {"format_version": 2, "context": {...}, "plans": [...], "rows": [...], "outcome":
/// "completed"}; an unknown outcome is "unfinished". Rows also hold derived values, for other tools; these are not read
/// back.
std::string toJson(const RunDocument& document);
/// Reads what toJson wrote, and version 1, {"format_version": 1, "rows": [...]}, which has no context and no plans. Of
/// a session, see session.hpp, it reads the run. Throws Error(Stage::ReportFile).
RunDocument runDocumentFromJson(std::string_view text);

/// Returns a list for people: at most three names, then the number of others.
std::string inShort(std::span<const std::string> names);
std::string inShort(std::span<const Size> sizes);

}  // namespace headroom
