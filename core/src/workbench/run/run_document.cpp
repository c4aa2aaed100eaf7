#include "headroom/run/run_document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "headroom/system/error.hpp"
#include "text/json.hpp"
#include "text/text_limits.hpp"
#include "values/launch_cost.hpp"
#include "values/row_json.hpp"
#include "workbench/run/run_json.hpp"
#include "workbench/run/session_members.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::string_view kUnfinished = "unfinished";
constexpr const char* kLabelKey = "label";
constexpr std::array kOutcomes{Outcome::Completed, Outcome::Cancelled, Outcome::Failed};

/// Rows alone, without context, plans and outcome.
constexpr int kFormatOfRowsAlone = 1;

void putFigure(json& object, const char* key, const std::optional<double>& figure) {
  if (figure) object[key] = jsonFromNumber(*figure);
}

/// Adds derived values for other tools; rowFromJson skips them.
json jsonWithDerivedFigures(const ResultRow& row) {
  json object = jsonFromRow(row);
  putFigure(object, "gpix_per_s", gigapixelsPerSecond(row));
  putFigure(object, "gbyte_per_s", gigabytesPerSecond(row));
  putFigure(object, "gflop_per_s", gigaflopsPerSecond(row));
  putFigure(object, "percent_of_ceiling", percentOfCeiling(row));
  putFigure(object, "measured_over_estimate", measuredOverEstimate(row));
  return object;
}

/// Returns the run in a document or a session.
const json& runIn(const json& object) {
  if (!isSession(object)) return object;
  requireReadableSession(object);
  const json& results = object.at(kSessionResultsKey);
  if (results.contains(kSessionRunKey)) return results.at(kSessionRunKey);
  throw Error(Stage::ReportFile, "This session has no results. Save one that has, or name a run document.");
}

}  // namespace

std::string_view toText(Outcome outcome) {
  switch (outcome) {
    case Outcome::Completed:
      return "completed";
    case Outcome::Cancelled:
      return "cancelled";
    case Outcome::Failed:
      break;
  }
  return "failed";
}

std::string outcomeText(const std::optional<Outcome>& outcome) {
  return std::string(outcome ? toText(*outcome) : kUnfinished);
}

std::optional<Outcome> outcomeFromText(const std::string& text) {
  if (text == kUnfinished) return std::nullopt;
  return fromText(kOutcomes, text, "outcome");
}

json jsonFromHead(const RunDocument& document) {
  json plans = json::array();
  for (const RunPlan& plan : document.plans) plans.push_back(jsonFromPlan(plan));
  return {{"format_version", kReportFormatVersion},
          {"context", jsonFromContext(document.context)},
          {"plans", std::move(plans)}};
}

RunDocument documentFromHead(const json& object) {
  const int format = integerAt<int>(object, "format_version");
  if (format != kReportFormatVersion) {
    throw Error(Stage::ReportFile,
                fmt::format("These results are of format {}; this Headroom reads formats {} and {}. Open them with the "
                            "version that wrote them.",
                            format, kFormatOfRowsAlone, kReportFormatVersion));
  }
  RunDocument document;
  document.context = contextFromJson(object.at("context"));
  for (const json& plan : object.at("plans")) document.plans.push_back(planFromJson(plan));
  return document;
}

RunDocument documentFromJson(const json& object) {
  RunDocument document;
  const bool isRowsAlone = object.at("format_version") == kFormatOfRowsAlone;
  if (!isRowsAlone) {
    document = documentFromHead(object);
    document.outcome = outcomeFromText(textAt(object, "outcome"));
    if (object.contains(kLabelKey)) document.label = labelFromJson(object.at(kLabelKey));
  }
  for (const json& row : object.at("rows")) document.rows.push_back(rowFromJson(row));
  completeRows(document);
  if (isRowsAlone) {
    // These versions wrote documents only after a run's end; a stopped run has Cancelled rows.
    const bool wasStopped = std::any_of(document.rows.begin(), document.rows.end(),
                                        [](const ResultRow& row) { return row.status == Status::Cancelled; });
    document.outcome = wasStopped ? Outcome::Cancelled : Outcome::Completed;
  }
  return document;
}

void completeRows(RunDocument& document) {
  completeCeilings(document.rows);
  for (ResultRow& row : document.rows) judgeLaunchCost(row, document.context.launchCosts);
}

json jsonFromDocument(const RunDocument& document) {
  json object = jsonFromHead(document);
  object["rows"] = json::array();
  for (const ResultRow& row : document.rows) object["rows"].push_back(jsonWithDerivedFigures(row));
  object["outcome"] = outcomeText(document.outcome);
  if (!document.label.isEmpty()) object[kLabelKey] = jsonFromLabel(document.label);
  return object;
}

std::string toJson(const RunDocument& document) {
  return jsonText(jsonFromDocument(document), kFileIndent) + '\n';
}

RunDocument runDocumentFromJson(std::string_view text) {
  if (deepestNesting(text) > kDeepestJson) {
    throw Error(Stage::ReportFile, "This is not a run document of Headroom: it is nested too deeply.");
  }
  const json read = json::parse(text, nullptr, false);
  if (read.is_discarded()) {
    throw Error(Stage::ReportFile, "This is not a run document of Headroom: it is not JSON, or is truncated.");
  }
  try {
    requireShortTexts(read, TextsOf::Document);
    return documentFromJson(runIn(read));
  } catch (const json::exception& failure) {
    throw Error(Stage::ReportFile, fmt::format("This is not a run document of Headroom: {}.", damageText(failure)));
  } catch (const std::invalid_argument& failure) {
    throw Error(Stage::ReportFile, fmt::format("This run document is damaged: {}.", failure.what()));
  }
}

}  // namespace headroom
