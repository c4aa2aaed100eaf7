#include <array>
#include <string>

#include "text/json.hpp"
#include "values/launch_cost.hpp"
#include "values/parameters_json.hpp"
#include "values/row_json.hpp"
#include "workbench/run/report_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

constexpr std::array kSearchMethods{SearchMethod::Exhaustive, SearchMethod::Random, SearchMethod::Learning,
                                    SearchMethod::Genetic};

json jsonFromTrialTimes(const TuningTimes& times) {
  return {{"search", jsonFromNumber(times.searchMs)},
          {"build", jsonFromNumber(times.buildMs)},
          {"timing", jsonFromNumber(times.timingMs)},
          {"checking", jsonFromNumber(times.checkingMs)},
          {"total", jsonFromNumber(times.totalMs)}};
}

TuningTimes trialTimesFromJson(const json& object) {
  return {
      {numberAt(object, "build"), numberAt(object, "timing"), numberAt(object, "checking"), numberAt(object, "total")},
      numberAt(object, "search")};
}

json jsonFromTuningTarget(const TuningTarget& target) {
  json object{{"device", jsonFromDevice(target.device)}, {"variant", target.variant}};
  addParameters(object, target.parameters);
  addSize(object, target.size);
  return object;
}

TuningTarget tuningTargetFromJson(const json& object) {
  return {deviceFromJson(object.at("device")), textAt(object, "variant"), sizeAt(object), parametersAt(object)};
}

json jsonFromReportRows(const std::vector<ResultRow>& rows) {
  json list = json::array();
  for (const ResultRow& row : rows) list.push_back(jsonFromRow(row));
  return list;
}

std::vector<ResultRow> reportRowsAt(const json& object, const char* key) {
  std::vector<ResultRow> rows;
  for (const json& row : object.at(key)) rows.push_back(rowFromJson(row));
  return rows;
}

}  // namespace

json jsonFromTrial(const TuningResult& result) {
  json object{{"configuration", json(result.configuration)},
              {"row", jsonFromRow(result.row)},
              {"times_ms", jsonFromTrialTimes(result.times)},
              {"tried_at", result.triedAt}};
  if (!result.worker.empty()) object["worker"] = result.worker;
  return object;
}

TuningResult trialFromJson(const json& object) {
  return {object.at("configuration").get<Configuration>(), rowFromJson(object.at("row")),
          trialTimesFromJson(object.at("times_ms")), textAt(object, "tried_at"),
          object.contains("worker") ? textAt(object, "worker") : std::string()};
}

json jsonFromReport(const TuningReport& report) {
  json tried = json::array();
  for (const TuningResult& result : report.tried) tried.push_back(jsonFromTrial(result));
  json object{{"target", jsonFromTuningTarget(report.target)},
              {"search", toText(report.search)},
              {"configurations", report.configurations},
              {"allowed", report.allowed},
              {"allowed_is_exact", report.isAllowedExact},
              {"known", report.known},
              {"tried", std::move(tried)},
              {"search_s", jsonFromNumber(report.searchSeconds)},
              {"ceilings", jsonFromReportRows(report.ceilings)},
              {"compared", jsonFromReportRows(report.compared)},
              {"standard", json(report.standard)},
              {"standard_lack", report.standardLack},
              {"is_kept", report.isKept},
              {"is_stopped", report.isStopped}};
  if (report.best) object["best"] = json(*report.best);
  return object;
}

TuningReport tuningReportFromJson(const json& object) {
  TuningReport report;
  report.target = tuningTargetFromJson(object.at("target"));
  report.search = fromText(kSearchMethods, textAt(object, "search"), "search");
  report.configurations = integerAt<std::uint64_t>(object, "configurations");
  report.allowed = integerAt<std::uint64_t>(object, "allowed");
  report.isAllowedExact = object.at("allowed_is_exact").get<bool>();
  report.known = integerAt<std::size_t>(object, "known");
  for (const json& trial : object.at("tried")) report.tried.push_back(trialFromJson(trial));
  report.searchSeconds = numberAt(object, "search_s");
  report.ceilings = reportRowsAt(object, "ceilings");
  report.compared = reportRowsAt(object, "compared");
  report.standard = object.at("standard").get<Configuration>();
  report.standardLack = textAt(object, "standard_lack");
  report.isKept = object.at("is_kept").get<bool>();
  report.isStopped = object.at("is_stopped").get<bool>();
  if (object.contains("best")) report.best = object.at("best").get<Configuration>();
  return report;
}

void completeRows(TuningReport& report, const RunContext& context) {
  for (TuningResult& trial : report.tried) judgeLaunchCost(trial.row, context.launchCosts);
  for (ResultRow& row : report.compared) judgeLaunchCost(row, context.launchCosts);
  for (ResultRow& row : report.ceilings) judgeLaunchCost(row, context.launchCosts);
}

}  // namespace headroom
