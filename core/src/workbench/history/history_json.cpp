#include "headroom/history.hpp"
#include "headroom/run/run_document.hpp"
#include "text/json.hpp"
#include "values/row_json.hpp"
#include "workbench/run/run_json.hpp"

namespace headroom {
namespace {

using nlohmann::json;

json jsonFromSummary(const RunSummary& run) {
  json sizes = json::array();
  for (const Size size : run.sizes) sizes.push_back(jsonFromSize(size));
  return {{"file", run.file.string()},
          {"kind", toText(run.kind)},
          {"problem", run.problem},
          {"label", jsonFromLabel(run.label)},
          {"label_problem", run.labelProblem},
          {"started_at", run.startedAt},
          {"host", run.host},
          {"devices", run.devices},
          {"workloads", run.workloads},
          {"variants", run.variants},
          {"sizes", std::move(sizes)},
          {"finished_rows", run.finishedRows},
          {"cut_short_rows", run.cutShortRows},
          {"points", run.points},
          {"state", run.isRunning ? "running" : outcomeText(run.outcome)}};
}

}  // namespace

std::string toJson(std::span<const RunSummary> runs) {
  json list = json::array();
  for (const RunSummary& run : runs) list.push_back(jsonFromSummary(run));
  return jsonText({{"format_version", kReportFormatVersion}, {"runs", std::move(list)}}, kFileIndent) + '\n';
}

}  // namespace headroom
